import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { formatNumber } from '../../ui/words.ts';
import { type Downloads, formats } from './use-downloads.ts';

/** `Download Excel` of all rows that pass, and `CSV` beside it: one press each. The one that was chosen last stands first. */
export function DownloadButtons({ downloads, total }: { downloads: Downloads; total: number }) {
  const { isRunning, isOff, megabytes, endings, choose } = downloads;
  return (
    <div className="split-chip">
      {endings.map((ending, index) => (
        <Button
          key={ending}
          look="chip"
          aria-disabled={isOff}
          aria-label={`Download ${formats[ending]}`}
          title={`All ${formatNumber(total)} rows as ${formats[ending]}`}
          onClick={() => choose(ending)}
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
      <span className="visually-hidden" role="status">
        {isRunning && 'Preparing the download'}
      </span>
    </div>
  );
}
