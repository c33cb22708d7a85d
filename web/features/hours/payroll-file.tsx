import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { type DownloadRequest, download } from '../../list/export/download.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toasts.tsx';

const formats = [
  { ending: 'xlsx', word: 'Excel', Icon: FileSpreadsheet },
  { ending: 'csv', word: 'CSV', Icon: FileText },
] as const;

/** Downloads the hours of everybody in a month, with the columns that the company has set. */
export function PayrollFile({ month }: { month: string | undefined }) {
  const [isRunning, setRunning] = useState(false);

  async function run(ending: DownloadRequest['ending']) {
    setRunning(true);
    try {
      await download({ list: 'staffHours', ending, args: { month } }, () => {});
    } catch (error) {
      const message = error instanceof Error ? error.message : undefined;
      showToast({ kind: 'error', title: 'Download failed', message });
    } finally {
      setRunning(false);
    }
  }

  return (
    <>
      <PopoverButton
        look="plain"
        label="Payroll file"
        disabled={isRunning || !month}
        content={(close) => (
          <>
            <div className="popover-list">
              {formats.map(({ ending, word, Icon }) => (
                <button
                  key={ending}
                  type="button"
                  className="popover-item"
                  onClick={() => {
                    close();
                    run(ending);
                  }}
                >
                  <Icon size={16} aria-hidden />
                  <span className="popover-item-text">{word}</span>
                </button>
              ))}
            </div>
            <p className="popover-hint">Everybody, whatever is filtered, with the columns that the company has set.</p>
          </>
        )}
      >
        {isRunning ? <Ring /> : <FileSpreadsheet aria-hidden />}
        <span>Payroll file</span>
      </PopoverButton>
      <span className="visually-hidden" role="status">
        {isRunning && 'Preparing the payroll file'}
      </span>
    </>
  );
}
