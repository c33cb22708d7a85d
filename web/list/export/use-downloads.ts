import { useState } from 'react';
import { usePreference } from '../../session/preferences.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useShownReport } from '../report/report-context.ts';
import { type DownloadRequest, download } from './download.ts';

/** What kinds of files are called. */
export const formats = { xlsx: 'Excel', csv: 'CSV' } as const;

/** The files of a list: all rows that pass, or those of the page. */
export function useDownloads() {
  const { screen, fileColumns, asked, total } = useShownReport();
  const [isRunning, setRunning] = useState(false);
  const [megabytes, setMegabytes] = useState(0);
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

  return {
    isRunning,
    isOff,
    /** How much has come of a file whose length is not known. */
    megabytes,
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
