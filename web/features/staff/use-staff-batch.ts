import { useState } from 'react';
import { useImportStaffMutation } from '../../api/generated/staff.ts';
import { type BatchFailure, readBatchFailure } from '../../list/import/batch-failure.ts';
import { messages } from '../../messages.ts';
import { showToast } from '../../ui/toasts.tsx';
import { type Batch, countSent } from './batch-rows.ts';

/** A spreadsheet that was checked, and perhaps sent. */
export interface CheckedBatch {
  /** Another number for each check: what was chosen and done in the review of one belongs to it alone. */
  readonly id: number;
  readonly file: File;
  readonly batch: Batch;
  /** How many rows were sent to be created; 0 before. */
  readonly sentCount: number;
}

/** A staff batch on its way: nothing chosen, checked, or sent. */
export interface StaffBatch {
  /** Null until a file was checked. */
  readonly review: CheckedBatch | null;
  /** How much of the file has left, 0 to 1; null while nothing is sent. */
  readonly progress: number | null;
  /** Why the last import failed; null when it did not. */
  readonly failure: BatchFailure | null;
  /** Has a file checked; nothing is stored. Answers why it was not, null when it was. */
  readonly check: (file: File) => Promise<BatchFailure | null>;
  /** Sends the checked file: its new rows and, if asked, those with faults. */
  readonly send: (sendsFaulty: boolean) => Promise<void>;
  /** Back to the staff list. */
  readonly close: () => void;
}

/** Checks a spreadsheet by a dry run, then sends it. Failures are shown as `Upload Failed`. */
export function useStaffBatch(): StaffBatch {
  const [run] = useImportStaffMutation();
  const [review, setReview] = useState<CheckedBatch | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<BatchFailure | null>(null);

  async function upload(file: File, dryRun: boolean, sendFaulty: boolean): Promise<BatchFailure | null> {
    // Another file replaces the shown one only when its check succeeds.
    const isOther = dryRun && file !== review?.file;
    if (!isOther) setFailure(null);
    setProgress(0);
    try {
      const { data } = await run({ variables: { file, dryRun, sendFaulty }, context: { onProgress: setProgress } });
      if (data) finish(file, data.importStaff, sendFaulty);
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

  function finish(file: File, batch: Batch, sentFaulty: boolean) {
    setReview((latest) => ({
      id: batch.isSent && latest ? latest.id : (latest?.id ?? 0) + 1,
      file,
      batch,
      sentCount: batch.isSent ? countSent(batch, sentFaulty) : 0,
    }));
    setFailure(null);
    if (!batch.isSent) return;
    const isWhole = batch.confirmedCount !== null && batch.missing?.length === 0;
    showToast({ kind: isWhole ? 'success' : 'info', title: messages.completed });
  }

  return {
    review,
    progress,
    failure,
    check: (file) => upload(file, true, false),
    send: async (sendsFaulty) => {
      if (review && progress === null) await upload(review.file, false, sendsFaulty);
    },
    close: () => {
      setReview(null);
      setFailure(null);
    },
  };
}
