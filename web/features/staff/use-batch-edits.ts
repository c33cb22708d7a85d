import { useEffect, useRef, useState } from 'react';
import { useUpdateStaffMutation } from '../../api/generated/staff.ts';
import { toggled } from '../../list/table/table-state.ts';
import { messages } from '../../messages.ts';
import { showToast } from '../../ui/toasts.tsx';
import {
  canRetry,
  countEdits,
  describeEdits,
  type EditResults,
  editInput,
  isAllDone,
  isEditable,
  sendEdits,
} from './batch-edits.ts';
import type { StaffBatch } from './staff-sheet.ts';

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
