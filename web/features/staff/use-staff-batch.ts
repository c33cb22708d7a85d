import { useEffect, useState } from 'react';
import { useImportStaffMutation } from '../../generated/staff.ts';
import { messages } from '../../messages.ts';
import { showToast } from '../../ui/toasts.tsx';
import { type BatchFailure, readBatchFailure } from './batch-failure.ts';
import type { Batch } from './batch-rows.ts';

/** A staff batch on its way: nothing chosen, checked, or sent. */
export interface StaffBatch {
  /** Null until a file was checked. */
  readonly review: { readonly file: File; readonly batch: Batch } | null;
  /** How much of the file has left, 0 to 1; null while nothing is sent. */
  readonly progress: number | null;
  /** Why the last import failed; null when it did not. */
  readonly failure: BatchFailure | null;
  /** Has a file checked; nothing is stored. Answers why it was not, null when it was. */
  readonly check: (file: File) => Promise<string | null>;
  /** Sends the checked file. */
  readonly send: () => Promise<void>;
  /** Back to the staff list. */
  readonly close: () => void;
}

/** Checks a spreadsheet by a dry run, then sends it. Failures are shown as `Upload Failed`. */
export function useStaffBatch(): StaffBatch {
  const [run] = useImportStaffMutation();
  const [review, setReview] = useState<StaffBatch['review']>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<BatchFailure | null>(null);

  async function upload(file: File, dryRun: boolean): Promise<BatchFailure | null> {
    // Of a file that is looked at in the place of the one that is shown, only success changes what is shown.
    const isOther = dryRun && file !== review?.file;
    if (!isOther) setFailure(null);
    setProgress(0);
    try {
      const { data } = await run({ variables: { file, dryRun }, context: { onProgress: setProgress } });
      if (data) finish(file, data.importStaff);
      return null;
    } catch (error) {
      const read = readBatchFailure(error);
      showToast({ kind: 'error', title: messages.batchFailedTitle, message: read.message });
      if (!isOther) setFailure(read);
      return read;
    } finally {
      setProgress(null);
    }
  }

  function finish(file: File, batch: Batch) {
    setReview({ file, batch });
    setFailure(null);
    if (!batch.isSent) return;
    const isWhole = batch.confirmedCount !== null && batch.missing?.length === 0;
    showToast({ kind: isWhole ? 'success' : 'info', title: messages.completed });
  }

  useWarning(progress !== null);

  return {
    review,
    progress,
    failure,
    check: async (file) => (await upload(file, true))?.message ?? null,
    send: async () => {
      if (review && progress === null) await upload(review.file, false);
    },
    close: () => {
      setReview(null);
      setFailure(null);
    },
  };
}

/** Asks before the page is left while something is sent. */
function useWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
