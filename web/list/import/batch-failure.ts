import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { maximumBatchBytes, maximumBatchRows } from '../../../schema/limits.ts';
import { readFailure } from '../../api/failure.ts';
import { messages } from '../../messages.ts';
import { formatNumber } from '../../ui/words.ts';

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
