import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useEffect, useRef, useState } from 'react';
import { readFailure } from '../../api/failure.ts';
import { useUpdateStaffMutation } from '../../api/generated/staff.ts';
import type { UpdateStaffInput } from '../../api/generated/types.ts';
import { toggled } from '../../list/table/table-state.ts';
import { messages } from '../../messages.ts';
import { showToast } from '../../ui/toasts.tsx';
import { counted } from '../../ui/words.ts';
import type { BatchRow, StaffBatch } from './staff-sheet.ts';

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
const editInput = ({ edit }: EditRow): UpdateStaffInput =>
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
type EditCounts = ReturnType<typeof countEdits>;

/** Counts the results of the rows that were to be updated. */
function countEdits(rows: readonly BatchRow[], wanted: ReadonlySet<number>, results: EditResults) {
  const counts = { done: 0, failed: 0, unanswered: 0, open: 0 };
  for (const { line } of rows) {
    const state = results.get(line)?.state ?? (wanted.has(line) ? 'sending' : null);
    if (state) counts[state === 'sending' ? 'open' : state] += 1;
  }
  return counts;
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

/** The changed rows of a checked spreadsheet, as edits that can be chosen and sent. */
export type BatchEdits = ReturnType<typeof useBatchEdits>;

/** How far a run is; `waiting` is for the gateway, which takes no more calls for a moment. */
interface Run {
  readonly sent: number;
  readonly total: number;
  readonly state: 'sending' | 'waiting' | 'stopping';
}

/**
 * Keeps the changes of the file that was checked, which rows are chosen, and what came of each. They stay when the new
 * rows are imported; another check starts over. Leaving the page stops before the next row.
 */
export function useBatchEdits(batch: StaffBatch) {
  const [update] = useUpdateStaffMutation();
  const [rows] = useState(() => batch.rows.filter(({ outcome }) => outcome === 'CHANGED'));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [results, setResults] = useState<EditResults>(new Map());
  const [run, setRun] = useState<Run | null>(null);
  const [stopReason, setStopReason] = useState<string | null>(null);
  const stopper = useRef<AbortController | null>(null);

  useEffect(() => () => stopper.current?.abort(), []);

  const open = rows.filter(isEditable).filter(({ line }) => results.get(line)?.state !== 'done');
  const chosen = open.filter(({ line }) => ticked.has(line));

  async function start() {
    // A second click may come before the first is drawn.
    if (stopper.current || chosen.length === 0) return;
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    // A row that is sent again shows no result of the run before.
    const latest = new Map([...results].filter(([, result]) => !canRetry(result)));
    const lines = new Set(chosen.map(({ line }) => line));
    const counts = () => countEdits(chosen, lines, latest);
    const show = (state: Run['state']) => {
      setResults(new Map(latest));
      setRun((last) => ({
        sent: chosen.length - counts().open,
        total: chosen.length,
        state: last?.state === 'stopping' ? last.state : state,
      }));
    };
    setStopReason(null);
    show('sending');
    const reason = await sendEdits(chosen, {
      send: (row) => update({ variables: { id: row.edit.id, input: editInput(row) } }),
      wait: async (seconds) => {
        show('waiting');
        await wait(seconds, signal);
        show('sending');
      },
      signal,
      report: ({ line }, result) => {
        if (result) latest.set(line, result);
        else latest.delete(line);
        show('sending');
      },
    });
    stopper.current = null;
    setRun(null);
    setStopReason(reason);
    if (isAllDone(counts())) showToast({ kind: 'success', title: messages.completed });
    else showToast({ kind: 'info', title: 'Some updates are not confirmed', message: describeEdits(counts()) });
  }

  return {
    /** All changed rows, those that cannot be sent included. */
    rows,
    /** The rows that can be sent and are not done. */
    open,
    /** The chosen ones of these: what `start` sends. */
    chosen,
    /** Lines of the rows that are chosen. */
    ticked,
    results,
    counts: countEdits(rows, ticked, results),
    /** Null while nothing is sent. */
    run,
    isRunning: run !== null,
    /** Why the last run gave up before its end; null when it did not. */
    stopReason,
    /** Something was sent, so `counts` say what came of it. */
    hasRun: results.size > 0 && run === null,
    toggle: (line: number) => setTicked((latest) => new Set(toggled([...latest], line))),
    tick: (isTicked: boolean) => setTicked(new Set(isTicked ? open.map(({ line }) => line) : [])),
    start,
    stop: () => {
      stopper.current?.abort();
      setRun((latest) => latest && { ...latest, state: 'stopping' });
    },
  };
}

/** Resolves after so many seconds, or when the signal aborts. */
const wait = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
