import { Braces } from 'lucide-react';
import { type AskedOperation, explorerAddress, type OperationText, operationText } from '../../api/asked-operation.ts';
import { pageSetting } from '../../session/page-setting.ts';
import { showToast } from '../../ui/toasts.tsx';

/** The menu entry that opens what a table asked in the explorer; where that is off, it copies it. */
export function ExplorerItem({ asked, onDone }: { asked: AskedOperation; onDone: () => void }) {
  const explorer = pageSetting('explorer');
  const text = operationText(asked);
  if (explorer) {
    return (
      <a
        className="popover-item"
        href={explorerAddress(explorer, text)}
        target="_blank"
        rel="noopener"
        onClick={onDone}
      >
        <Braces size={16} aria-hidden />
        <span className="popover-item-text">Open in Sandbox</span>
      </a>
    );
  }
  return (
    <button
      type="button"
      className="popover-item"
      onClick={() => {
        onDone();
        copy(text);
      }}
    >
      <Braces size={16} aria-hidden />
      <span className="popover-item-text">Copy the operation</span>
    </button>
  );
}

async function copy({ query, variables }: OperationText): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${query}\n\n${variables}\n`);
    showToast({
      kind: 'success',
      title: 'Operation and variables copied',
      message: 'The explorer is off on this gateway: run them with a client of your own.',
    });
  } catch {
    showToast({ kind: 'error', title: 'Not copied', message: 'The browser does not give this page the clipboard.' });
  }
}
