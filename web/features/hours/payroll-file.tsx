import { FileSpreadsheet, FileText } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { type DownloadRequest, download, FileNotReady } from '../../list/export/download.ts';
import { sessionNow } from '../../session/fetch-in-session.ts';
import { readSession } from '../../session/session.ts';
import { createStore } from '../../ui/create-store.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { showFailure } from '../../ui/toasts.tsx';

const formats = [
  { ending: 'xlsx', word: 'Excel', Icon: FileSpreadsheet },
  { ending: 'csv', word: 'CSV', Icon: FileText },
] as const;

/** Downloads the hours of everybody in a month, with the columns that the company has set; says how far it is. */
export function PayrollFile({ month }: { month: string | undefined }) {
  const file = usePayrollFile(month);
  const isInWork = file !== undefined && !file.isFailed;

  return (
    <>
      <PopoverButton
        look="plain"
        label="Payroll file"
        disabled={isInWork || !month}
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
                    if (month) void makePayrollFile(month, ending);
                  }}
                >
                  <Icon size={16} aria-hidden />
                  <span className="popover-item-text">{word}</span>
                </button>
              ))}
            </div>
            <p className="popover-hint">All staff, without the filters, in the columns that your company has set.</p>
          </>
        )}
      >
        {isInWork ? <Ring /> : <FileSpreadsheet aria-hidden />}
        <span>Payroll file</span>
      </PopoverButton>
      <span className={file?.isFailed ? 'fault' : file?.said ? 'note' : 'visually-hidden'} role="status">
        {file && (file.said || 'Preparing the payroll file')}
      </span>
    </>
  );
}

/** A file that is being made or could not be made, and what the gateway said of it last. */
interface PayrollFileInWork {
  readonly month: string;
  /** `37 of 59 days have been read. …`; empty before that; after a failure its reason. */
  readonly said: string;
  /** Its reason stays until another file is asked for: a person who waits for minutes looks elsewhere. */
  readonly isFailed: boolean;
}

/** Milliseconds after which a file is asked for again whose days are being read. */
const pause = 5_000;

const inWork = createStore<readonly PayrollFileInWork[]>([]);

function note(month: string, said: string | null, isFailed = false): void {
  const others = inWork.read().filter((file) => file.month !== month);
  inWork.write(said === null ? others : [...others, { month, said, isFailed }]);
}

/** The file of a month that a screen of this tab has asked for, while it is being made and after it failed; else undefined. */
const usePayrollFile = (month: string | undefined): PayrollFileInWork | undefined =>
  useSyncExternalStore(inWork.subscribe, inWork.read).find((file) => file.month === month);

/**
 * Downloads the hours of everybody in a month, also after the screen has been left. Asks again until all days have been
 * read, says why if the file cannot be made, and stops when the session ends.
 */
async function makePayrollFile(month: string, ending: DownloadRequest['ending']): Promise<void> {
  if (inWork.read().some((file) => file.month === month && !file.isFailed)) return;
  try {
    const { ended } = sessionNow(readSession());
    // The next user who signs in does not see it.
    ended.addEventListener('abort', () => note(month, null), { once: true });
    for (note(month, ''); ; await new Promise((resolve) => setTimeout(resolve, pause))) {
      if (ended.aborted) return;
      try {
        await download({ list: 'staffHours', ending, args: { month } }, () => {});
        return note(month, null);
      } catch (error) {
        if (!(error instanceof FileNotReady)) throw error;
        note(month, `${error.cause}. The file is saved when all days have been read.`);
      }
    }
  } catch (error) {
    showFailure('Download failed', error);
    if (readSession() && error instanceof Error) note(month, error.message, true);
    else note(month, null);
  }
}
