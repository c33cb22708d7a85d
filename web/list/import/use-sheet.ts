import { useState } from 'react';
import { messages } from '../../messages.ts';
import { showToast } from '../../ui/toasts.tsx';
import { type BatchFailure, readBatchFailure } from './batch-failure.ts';
import type { Batch } from './sheet.ts';

/** A sheet that was checked, and perhaps sent. */
export interface CheckedSheet<Checked extends Batch, Options> {
  /** Another number for each check: what was chosen and done in the review of one belongs to it alone. */
  readonly id: number;
  readonly file: File;
  readonly batch: Checked;
  /** With what it was checked or sent. */
  readonly options: Options;
}

/** A sheet on its way: nothing chosen, checked, or sent. */
export interface SheetState<Checked extends Batch, Options> {
  /** Null until a file was checked. */
  readonly review: CheckedSheet<Checked, Options> | null;
  /** How much of the file has left, 0 to 1; null while nothing is sent. */
  readonly progress: number | null;
  /** Why the last import failed; null when it did not. */
  readonly failure: BatchFailure | null;
  /** Has a file checked; nothing is stored. Answers why it was not, null when it was. */
  readonly check: (file: File, options?: Options) => Promise<BatchFailure | null>;
  /** Sends the checked file. */
  readonly send: (options: Options) => Promise<void>;
  /** Back to the list. */
  readonly close: () => void;
}

interface SheetUpload<Checked extends Batch, Options> {
  /** Calls the gateway with the mutation's variables. */
  readonly upload: (request: {
    variables: Options & { file: File; dryRun: boolean };
    context: { onProgress: (share: number) => void };
  }) => Promise<Checked | undefined>;
  /** How files are checked. */
  readonly usual: Options;
  /** Whether an import has stored all that it sent, as far as is known. */
  readonly isWhole?: (batch: Checked) => boolean;
}

/** Checks a spreadsheet by a dry run, then sends it. Failures are shown as `Upload Failed`. */
export function useSheet<Checked extends Batch, Options>({
  upload,
  usual,
  isWhole = () => true,
}: SheetUpload<Checked, Options>): SheetState<Checked, Options> {
  const [review, setReview] = useState<CheckedSheet<Checked, Options> | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<BatchFailure | null>(null);

  async function run(file: File, dryRun: boolean, options: Options): Promise<BatchFailure | null> {
    // Another file replaces the shown one only when its check succeeds.
    const isOther = dryRun && file !== review?.file;
    if (!isOther) setFailure(null);
    setProgress(0);
    try {
      const batch = await upload({ variables: { ...options, file, dryRun }, context: { onProgress: setProgress } });
      if (batch) finish(file, batch, options);
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

  function finish(file: File, batch: Checked, options: Options) {
    setReview((latest) => ({ id: (latest?.id ?? 0) + (batch.isSent ? 0 : 1), file, batch, options }));
    setFailure(null);
    if (batch.isSent) showToast({ kind: isWhole(batch) ? 'success' : 'info', title: messages.completed });
  }

  return {
    review,
    progress,
    failure,
    check: (file, options = usual) => run(file, true, options),
    send: async (options) => {
      if (review && progress === null) await run(review.file, false, options);
    },
    close: () => {
      setReview(null);
      setFailure(null);
    },
  };
}
