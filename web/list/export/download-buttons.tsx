import { ChevronDown, Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { usePreference } from '../../session/preferences.tsx';
import { Button } from '../../ui/button.tsx';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { formatNumber } from '../../ui/words.ts';
import { useShownReport } from '../report/report-context.ts';
import { type DownloadRequest, download } from './download.ts';
import { ExplorerItem } from './explorer-item.tsx';

/**
 * `Download Excel` of all rows that pass, `CSV` beside it, and a menu with the page alone and the operation. The one that was
 * chosen last stands first.
 */
export function DownloadButtons() {
  const { screen, list, fileColumns, asked, total: known } = useShownReport();
  const total = known ?? 0;
  const [isRunning, setRunning] = useState(false);
  const [megabytes, setMegabytes] = useState(0);
  // What is kept says that CSV was chosen last.
  const [{ isMarked: isCSVFirst }, keep] = usePreference('downloads');
  const endings = isCSVFirst ? (['csv', 'xlsx'] as const) : (['xlsx', 'csv'] as const);
  const isOff = isRunning || !asked || total === 0;

  async function run(ending: DownloadRequest['ending'], isPage: boolean) {
    if (isOff) return;
    const { facets: _menus, first, offset, ...rest } = asked;
    setRunning(true);
    try {
      const args = isPage ? { ...rest, first, offset } : rest;
      const request = { list: screen.list, ending, columns: fileColumns, args };
      await download(request, (bytes) => setMegabytes(Math.floor(bytes / 1_000_000)));
    } catch (error) {
      showToast({
        kind: 'error',
        title: 'Download failed',
        message: error instanceof Error ? error.message : undefined,
      });
    } finally {
      setRunning(false);
      setMegabytes(0);
    }
  }

  const item = (ending: DownloadRequest['ending'], isPage: boolean, close: () => void) => (
    <button
      type="button"
      className="popover-item"
      onClick={() => {
        close();
        run(ending, isPage);
      }}
    >
      {ending === 'csv' ? <FileText size={16} aria-hidden /> : <FileSpreadsheet size={16} aria-hidden />}
      <span className="popover-item-text">
        {isPage
          ? `${formats[ending]}, this page (${formatNumber(list.page?.nodes.length ?? 0)} rows)`
          : `${formats[ending]} (${formatNumber(total)} rows)`}
      </span>
    </button>
  );

  return (
    <div className="split-chip">
      {endings.map((ending, index) => (
        <Button
          key={ending}
          look="chip"
          aria-disabled={isOff}
          aria-label={`Download ${formats[ending]}`}
          title={`All ${formatNumber(total)} rows as ${formats[ending]}`}
          onClick={() => {
            if (isOff) return;
            keep(ending === 'csv' ? { isMarked: true } : {});
            run(ending, false);
          }}
        >
          {index === 0 && (isRunning ? <Ring /> : <Download aria-hidden />)}
          <span className="chip-text">
            {index === 0 && megabytes > 0 ? (
              `${megabytes} MB so far`
            ) : (
              <>
                {index === 0 && <span className="download-word">Download </span>}
                <span>{formats[ending]}</span>
              </>
            )}
          </span>
        </Button>
      ))}
      <PopoverButton
        look="chip"
        isSquare
        label="Download"
        aria-label="More downloads"
        disabled={isOff}
        content={(close) => (
          <>
            <div className="popover-list">
              {item('xlsx', false, close)}
              {item('xlsx', true, close)}
              {item('csv', false, close)}
              {item('csv', true, close)}
            </div>
            <p className="popover-hint">
              Excel files keep leading zeros of staff IDs. CSV files may lose them when a spreadsheet opens them.
            </p>
            <div className="popover-list popover-part">
              <ExplorerItem asked={screen.result.asked} onDone={close} />
            </div>
          </>
        )}
      >
        <ChevronDown aria-hidden />
      </PopoverButton>
      <span className="visually-hidden" role="status">
        {isRunning && 'Preparing the download'}
      </span>
    </div>
  );
}

const formats = { csv: 'CSV', xlsx: 'Excel' } as const;
