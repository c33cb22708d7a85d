import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { readFailure } from '../../api/failure.ts';
import type { UpdateStaffInput } from '../../api/generated/types.ts';
import { counted } from '../../ui/words.ts';
import type { BatchRow } from './staff-sheet.ts';

/** A row whose record exists with other values, and can be updated. */
export type EditRow = BatchRow & { readonly edit: NonNullable<BatchRow['edit']> };

/** What came of a row's update: `failed` was refused, `unanswered` may be stored or not. Both have a reason. */
export type EditResult =
  | { readonly state: 'sending' }
  | { readonly state: 'done' }
  | { readonly state: 'failed' | 'unanswered'; readonly reason: string };

/** Whether the update can be sent again: it was refused, or had no answer. */
export const canRetry = (result: EditResult | undefined): result is EditResult & { readonly reason: string } =>
  result?.state === 'failed' || result?.state === 'unanswered';

/** The results so far, by line of the sheet. A row that was not sent has none. */
export type EditResults = ReadonlyMap<number, EditResult>;

/** Whether an update of the row can be sent. */
export const isEditable = (row: BatchRow): row is EditRow => row.outcome === 'CHANGED' && row.edit !== null;

/** The values that an update sends: only those that differ, so that changes by others meanwhile stay. */
export const editInput = ({ edit }: EditRow): UpdateStaffInput =>
  Object.fromEntries(edit.values.map(({ field, value }) => [field, value]));

/** After so many calls in a row without an answer the rest is not sent: the service is away. */
const mostUnanswered = 3;

/** How often one update is tried while the gateway asks to wait. */
const mostTries = 5;

/** What sending updates needs. */
interface EditSending {
  readonly send: (row: EditRow) => Promise<unknown>;
  /** Resolves after so many seconds, or when the signal aborts. */
  readonly wait: (seconds: number, signal: AbortSignal) => Promise<void>;
  /** Called with each change of a row's result; null for one that was not sent after all. */
  readonly report: (row: EditRow, result: EditResult | null) => void;
  /** Stops before the next row. */
  readonly signal: AbortSignal;
}

/**
 * Updates one record after the other, one call each. A failure leaves the others alone; a call that the gateway asks to
 * send later is sent later. Answers why the rest was not sent, null when every row was tried or the signal stopped it.
 */
export async function sendEdits(rows: readonly EditRow[], sending: EditSending): Promise<string | null> {
  let unanswered = 0;
  for (const row of rows) {
    if (sending.signal.aborted) return null;
    sending.report(row, { state: 'sending' });
    const failure = await sendOne(row, sending);
    if (failure === 'stopped') {
      sending.report(row, null);
      return null;
    }
    if (!failure) {
      sending.report(row, { state: 'done' });
      unanswered = 0;
      continue;
    }
    sending.report(
      row,
      failure.isAnswer
        ? { state: 'failed', reason: failure.message }
        : { state: 'unanswered', reason: `${failure.message.replace(/\.?$/, '.')} ${mayBeDone}` },
    );
    unanswered = failure.isAnswer ? 0 : unanswered + 1;
    if (unanswered === mostUnanswered && row !== rows.at(-1)) return failure.message;
  }
  return null;
}

const mayBeDone = 'The record may have been updated all the same. You can safely send it again.';

/** Answers null for a row that was updated, `stopped` for one that was not taken before the signal aborted. */
async function sendOne(row: EditRow, { send, wait, signal }: EditSending) {
  for (let tries = 1; ; tries += 1) {
    try {
      await send(row);
      return null;
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null || tries === mostTries) return readFailure(error);
      if (!signal.aborted) await wait(seconds, signal);
      if (signal.aborted) return 'stopped' as const;
    }
  }
}

/** Seconds after which the gateway takes the call; null when it does not ask to wait. */
function secondsToWait(error: unknown): number | null {
  const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
  if (extensions?.code !== 'RATE_LIMITED') return null;
  const { retryAfter } = extensions;
  return typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : 1;
}

/** How many updates are done, failed, without an answer, and not sent. */
export interface EditCounts {
  readonly done: number;
  readonly failed: number;
  readonly unanswered: number;
  readonly open: number;
}

/** Counts the results of the rows that were to be updated. */
export function countEdits(rows: readonly BatchRow[], wanted: ReadonlySet<number>, results: EditResults): EditCounts {
  const states = rows.map(({ line }) => results.get(line)?.state ?? (wanted.has(line) ? 'open' : 'unwanted'));
  const count = (state: string) => states.filter((one) => one === state).length;
  return {
    done: count('done'),
    failed: count('failed'),
    unanswered: count('unanswered'),
    open: count('open') + count('sending'),
  };
}

/** Whether every update that was to be sent is known to be stored. */
export const isAllDone = ({ failed, unanswered, open }: EditCounts): boolean => failed + unanswered + open === 0;

/** Says what came of the updates, in one line. */
export function describeEdits({ done, failed, unanswered, open }: EditCounts): string {
  const parts = [
    `${counted(done, 'record was', 'records were')} updated`,
    ...(failed > 0 ? [`${counted(failed, 'update', 'updates')} failed`] : []),
    ...(unanswered > 0 ? [`${counted(unanswered, 'update', 'updates')} had no answer`] : []),
    ...(open > 0 ? [`${counted(open, 'row was', 'rows were')} not sent`] : []),
  ];
  return `${parts.join(', ')}.`;
}
