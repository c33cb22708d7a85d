import { Download } from 'lucide-react';
import { useState } from 'react';
import { usePreference } from '../../session/preferences.tsx';
import { Button } from '../../ui/button.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { showFailure } from '../../ui/toasts.tsx';
import { counted } from '../../ui/words.ts';
import { useShownReport } from '../report/use-report.ts';
import { type DownloadRequest, download } from './download.ts';

/** What kinds of files are called. */
export const formats = { xlsx: 'Excel', csv: 'CSV' } as const;

/** The files of a list: of all rows that pass the filters, or of one page. */
export function useDownloads() {
  const { screen, fileColumns, asked, total } = useShownReport();
  const [isRunning, setRunning] = useState(false);
  // Null for a short file, and while nothing has come.
  const [percent, setPercent] = useState<number | null>(null);
  // What is kept says that CSV was chosen last.
  const [{ isMarked: isCSVFirst }, keep] = usePreference('downloads');
  const isOff = isRunning || !asked || !total;

  async function run(ending: DownloadRequest['ending'], isPage: boolean) {
    if (isOff) return;
    const { facets: _menus, first, offset, ...rest } = asked;
    setRunning(true);
    try {
      const args = isPage ? { ...rest, first, offset } : rest;
      const request = { list: screen.list, ending, columns: fileColumns, args };
      await download(request, (share) => setPercent(Math.floor(share * 100)));
    } catch (error) {
      showFailure('Download failed', error);
    } finally {
      setRunning(false);
      setPercent(null);
    }
  }

  return {
    isRunning,
    isOff,
    /** How much of a long file has come. */
    percent,
    /** The kind that was chosen last is the first. */
    endings: isCSVFirst ? (['csv', 'xlsx'] as const) : (['xlsx', 'csv'] as const),
    run,
    /** A file of all rows, of a kind that is the first from then on. */
    choose(ending: DownloadRequest['ending']) {
      if (isOff) return;
      keep(ending === 'csv' ? { isMarked: true } : {});
      void run(ending, false);
    },
  };
}

/** A list's downloads. */
export type Downloads = ReturnType<typeof useDownloads>;

/** `Download Excel` of all rows that pass, and `CSV` beside it: one press each. The one that was chosen last stands first. */
export function DownloadButtons({ downloads, total }: { downloads: Downloads; total: number }) {
  const { isRunning, isOff, percent, endings, choose } = downloads;
  return (
    <div className="split-chip">
      {endings.map((ending, index) => (
        <Button
          key={ending}
          look="chip"
          aria-disabled={isOff}
          aria-label={`Download ${formats[ending]}`}
          title={`${counted(total, 'row', 'rows')} as ${formats[ending]}`}
          onClick={() => choose(ending)}
        >
          {index === 0 && (isRunning ? <Ring /> : <Download aria-hidden />)}
          <span>
            {index === 0 && <span className="download-word">Download </span>}
            <span>{formats[ending]}</span>
          </span>
        </Button>
      ))}
      {percent !== null && <progress aria-label="Download" max={100} value={percent} />}
      <span className="visually-hidden" role="status">
        {isRunning && 'Preparing the download'}
      </span>
    </div>
  );
}
