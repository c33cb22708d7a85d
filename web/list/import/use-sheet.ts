import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { useState } from 'react';
import { maximumBatchBytes, maximumBatchRows } from '../../../schema/limits.ts';
import { readFailure } from '../../api/failure.ts';
import { messages } from '../../messages.ts';
import { showToast } from '../../ui/toasts.tsx';
import { formatNumber } from '../../ui/words.ts';
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

/** Why a spreadsheet was not read or not imported. */
export interface BatchFailure {
  /** What happened; for a file that cannot be read the specification's words. */
  readonly message: string;
  /** The reason and what to do, in sentences; empty where `message` says it all. */
  readonly advice: string;
  /** The rows may have been stored all the same: the file should be checked again before it is sent again. */
  readonly isUnknown: boolean;
}

/** Codes of refusals that come before anything is stored. */
const refusals = ['BATCH_FORMAT_INVALID', 'PAYLOAD_TOO_LARGE', 'RATE_LIMITED'];

/** Explains a failed check or import of a spreadsheet. */
export function readBatchFailure(error: unknown): BatchFailure {
  const { code, advice } = readExtensions(error);
  if (code === 'BATCH_FORMAT_INVALID') {
    return { message: `${messages.batchFormatInvalid}. ${messages.batchFormatHint}`, advice, isUnknown: false };
  }
  const { message, isAnswer } = readFailure(error);
  if (ServerError.is(error) && error.statusCode === 413) {
    return { message: 'The file is too large to be sent.', advice: tooLarge, isUnknown: false };
  }
  if (!CombinedGraphQLErrors.is(error) && !ServerError.is(error)) {
    return { message: 'The file could not be sent.', advice: unsent, isUnknown: true };
  }
  // Where no answer came back, it is not known how far the rows went.
  return { message, advice, isUnknown: !isAnswer && !refusals.includes(code) };
}

const tooLarge = `A file may have ${maximumBatchBytes / 1024 / 1024} MiB and ${formatNumber(maximumBatchRows)} rows. Delete sheets and columns that are not needed, or split the list into several files.`;
const unsent =
  'Check the network and try again. If the file was saved again or moved after you chose it, choose it once more.';

function readExtensions(error: unknown): { code: string; advice: string } {
  const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { code: text(extensions?.code), advice: text(extensions?.advice) };
}
