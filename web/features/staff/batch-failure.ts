import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { messages } from '../../messages.ts';
import { readFailure } from '../../report/failure.ts';

/** Why a spreadsheet was not read or not imported. */
export interface BatchFailure {
  readonly message: string;
  /** The file itself is the reason: another one is needed. */
  readonly isFile: boolean;
  /** The rows may have been stored all the same: the file should be checked again before it is sent again. */
  readonly isUnknown: boolean;
}

/** What a failed import or dry run means. */
export function readBatchFailure(error: unknown): BatchFailure {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
  if (code === 'BATCH_FORMAT_INVALID') {
    return { message: `${messages.batchFormatInvalid}. ${messages.batchFormatHint}`, isFile: true, isUnknown: false };
  }
  const { message, isAnswer } = readFailure(error);
  // Where no answer came back, it is not known how far the rows went.
  return { message, isFile: code === 'PAYLOAD_TOO_LARGE', isUnknown: !isAnswer };
}
