import { useState } from 'react';
import { type ImportLeavesMutation, useImportLeavesMutation } from '../../api/generated/leave.ts';
import type { DayOrder } from '../../api/generated/types.ts';
import { type BatchFailure, readBatchFailure } from '../../list/import/batch-failure.ts';
import { messages } from '../../messages.ts';
import { usePreference } from '../../session/preferences.tsx';
import { showToast } from '../../ui/toasts.tsx';

/** A checked sheet of leaves, as the gateway answers it. */
export type CheckedLeaves = ImportLeavesMutation['importLeaves'];

/** A sheet of leaves on its way: nothing chosen, checked, or sent. */
export interface LeaveBatch {
  /** Null until a file was checked. `id` is another number for each check. */
  readonly review: {
    readonly id: number;
    readonly file: File;
    readonly batch: CheckedLeaves;
    /** Which number of a day was taken for the day. */
    readonly dayOrder: DayOrder | null;
  } | null;
  /** How much of the file has left, 0 to 1; null while nothing is sent. */
  readonly progress: number | null;
  /** Why the last import failed; null when it did not. */
  readonly failure: BatchFailure | null;
  /** Has a file checked; nothing is stored. Answers why it was not, null when it was. */
  readonly check: (file: File) => Promise<BatchFailure | null>;
  /** Has the file checked again with an order of its days, which is remembered. */
  readonly chooseOrder: (order: DayOrder) => Promise<void>;
  /** Sends the checked file: its new rows are stored all or none. */
  readonly send: () => Promise<void>;
  /** Back to the list. */
  readonly close: () => void;
}

/** Checks a sheet of leaves by a dry run, then sends it. Failures are shown as `Upload Failed`. */
export function useLeaveBatch(): LeaveBatch {
  const [run] = useImportLeavesMutation();
  const [review, setReview] = useState<LeaveBatch['review']>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<BatchFailure | null>(null);
  const [{ dayOrder: usual = null }, keep] = usePreference('leave sheets');

  async function upload(file: File, dryRun: boolean, dayOrder: DayOrder | null): Promise<BatchFailure | null> {
    // Another file replaces the shown one only when its check succeeds.
    const isOther = dryRun && file !== review?.file;
    setProgress(0);
    try {
      const { data } = await run({ variables: { file, dryRun, dayOrder }, context: { onProgress: setProgress } });
      if (data) {
        const batch = data.importLeaves;
        setReview((latest) => ({ id: (latest?.id ?? 0) + (dryRun ? 1 : 0), file, batch, dayOrder }));
      }
      if (data?.importLeaves.isSent) showToast({ kind: 'success', title: messages.completed });
      setFailure(null);
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

  return {
    review,
    progress,
    failure,
    check: (file) => upload(file, true, usual),
    chooseOrder: async (order) => {
      keep({ dayOrder: order });
      if (review && progress === null) await upload(review.file, true, order);
    },
    send: async () => {
      if (review && progress === null) await upload(review.file, false, review.dayOrder);
    },
    close: () => {
      setReview(null);
      setFailure(null);
    },
  };
}
