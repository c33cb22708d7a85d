import { Braces } from 'lucide-react';
import { type AskedOperation, explorerAddress, type OperationText, operationText } from '../../api/asked-operation.ts';
import { pageSetting } from '../../session/page-setting.ts';
import type { MenuEntry } from '../../ui/menu-button.tsx';
import { showToast } from '../../ui/toasts.tsx';

/** The menu entry that opens what a table asked in the explorer; where that is off, it copies it. */
export function explorerEntry(asked: AskedOperation): MenuEntry {
  const explorer = pageSetting('explorer');
  const text = operationText(asked);
  return explorer
    ? { label: 'Open in Sandbox', icon: Braces, href: explorerAddress(explorer, text) }
    : { label: 'Copy the operation', icon: Braces, onSelect: () => copy(text) };
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
