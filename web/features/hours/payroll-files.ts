import { useSyncExternalStore } from 'react';
import { type DownloadRequest, download, FileNotReady } from '../../list/export/download.ts';
import { sessionNow } from '../../session/fetch-in-session.ts';
import { readSession } from '../../session/session.ts';
import { createStore } from '../../ui/create-store.ts';
import { showFailure } from '../../ui/toasts.tsx';

/** A file that is being made, and what the gateway said of it last. */
export interface PayrollFileInWork {
  readonly month: string;
  /** `37 of 59 days have been read; …`; an empty text before that. */
  readonly said: string;
}

/** Milliseconds after which a file is asked for again whose days are being read. */
const pause = 5_000;

const inWork = createStore<readonly PayrollFileInWork[]>([]);

function note(month: string, said: string | null): void {
  const others = inWork.read().filter((file) => file.month !== month);
  inWork.write(said === null ? others : [...others, { month, said }]);
}

/** The file of a month that is being made, whoever of this tab's screens has asked for it; undefined where none is. */
export const usePayrollFile = (month: string | undefined): PayrollFileInWork | undefined =>
  useSyncExternalStore(inWork.subscribe, inWork.read).find((file) => file.month === month);

/**
 * Downloads the hours of everybody in a month, also when the screen has been left: asks again until all days have been read, says why
 * where that is not to be had, and ends with the session.
 */
export async function makePayrollFile(month: string, ending: DownloadRequest['ending']): Promise<void> {
  if (inWork.read().some((file) => file.month === month)) return;
  try {
    const { ended } = sessionNow(readSession());
    for (note(month, ''); ; await new Promise((resolve) => setTimeout(resolve, pause))) {
      if (ended.aborted) return;
      try {
        await download({ list: 'staffHours', ending, args: { month } }, () => {});
        return;
      } catch (error) {
        if (!(error instanceof FileNotReady)) throw error;
        note(month, error.message);
      }
    }
  } catch (error) {
    showFailure('Download failed', error);
  } finally {
    note(month, null);
  }
}
