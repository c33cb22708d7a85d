import { FileSpreadsheet, FileText } from 'lucide-react';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { makePayrollFile, usePayrollFile } from './payroll-files.ts';

const formats = [
  { ending: 'xlsx', word: 'Excel', Icon: FileSpreadsheet },
  { ending: 'csv', word: 'CSV', Icon: FileText },
] as const;

/** Downloads the hours of everybody in a month, with the columns that the company has set; says how far it is. */
export function PayrollFile({ month }: { month: string | undefined }) {
  const file = usePayrollFile(month);

  return (
    <>
      <PopoverButton
        look="plain"
        label="Payroll file"
        disabled={file !== undefined || !month}
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
            <p className="popover-hint">Everybody, whatever is filtered, with the columns that the company has set.</p>
          </>
        )}
      >
        {file ? <Ring /> : <FileSpreadsheet aria-hidden />}
        <span>Payroll file</span>
      </PopoverButton>
      <span className={file?.said ? 'note' : 'visually-hidden'} role="status">
        {file && (file.said || 'Preparing the payroll file')}
      </span>
    </>
  );
}
