import { useEffect, useRef, useState } from 'react';
import { useUpdateStaffMutation } from '../../api/generated/staff.ts';
import { messages } from '../../messages.ts';
import { showToast } from '../../ui/toasts.tsx';
import {
  canRetry,
  countEdits,
  describeEdits,
  type EditCounts,
  type EditResults,
  type EditRow,
  editInput,
  isEditable,
  sendEdits,
} from './batch-edits.ts';
import type { BatchRow, StaffBatch } from './staff-sheet.ts';

/** What a run does now: `waiting` is for the gateway, which takes no more calls for a moment. */
type RunState = 'sending' | 'waiting' | 'stopping';

/** The changed rows of a checked spreadsheet, as edits that can be chosen and sent. */
export interface BatchEdits {
  /** Lines of the rows that are chosen. */
  readonly ticked: ReadonlySet<number>;
  readonly results: EditResults;
  readonly isRunning: boolean;
  readonly toggle: (line: number) => void;
  /** All changed rows, those that cannot be sent included. */
  readonly rows: readonly BatchRow[];
  /** The rows that can be sent and are not done. */
  readonly open: readonly EditRow[];
  /** The chosen ones of these: what `start` sends. */
  readonly chosen: readonly EditRow[];
  readonly counts: EditCounts;
  /** How far a run is; null while nothing is sent. */
  readonly run: { readonly sent: number; readonly total: number; readonly state: RunState } | null;
  /** Why the last run gave up before its end; null when it did not. */
  readonly stopReason: string | null;
  /** Something was sent, so `counts` say what came of it. */
  readonly hasRun: boolean;
  readonly tick: (isTicked: boolean) => void;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Keeps the changes of the file that was checked, which rows are chosen, and what came of each. They stay when the new
 * rows are imported; another check starts over. Leaving the page stops before the next row.
 */
export function useBatchEdits(batch: StaffBatch): BatchEdits {
  const [update] = useUpdateStaffMutation();
  const [rows] = useState(() => batch.rows.filter(({ outcome }) => outcome === 'CHANGED'));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [results, setResults] = useState<EditResults>(new Map());
  const [run, setRun] = useState<BatchEdits['run']>(null);
  const [stopReason, setStopReason] = useState<string | null>(null);
  const stopper = useRef<AbortController | null>(null);

  useEffect(() => () => stopper.current?.abort(), []);

  const isDone = (line: number) => results.get(line)?.state === 'done';
  const open = rows.filter(isEditable).filter(({ line }) => !isDone(line));
  const chosen = open.filter(({ line }) => ticked.has(line));

  async function start() {
    // A second click may come before the first is drawn.
    if (stopper.current || chosen.length === 0) return;
    const stopping = new AbortController();
    stopper.current = stopping;
    const sent = { done: 0, failed: 0, unanswered: 0 };
    const count = () => sent.done + sent.failed + sent.unanswered;
    // A row that is sent again shows no result of the run before.
    setResults((latest) => new Map([...latest].filter(([, result]) => !canRetry(result))));
    setStopReason(null);
    setRun({ sent: 0, total: chosen.length, state: 'sending' });
    const reason = await sendEdits(chosen, {
      send: (row) => update({ variables: { id: row.edit.id, input: editInput(row) } }),
      wait: async (seconds, signal) => {
        setRun((latest) => latest && { ...latest, state: 'waiting' });
        await wait(seconds, signal);
        setRun((latest) => (latest?.state === 'waiting' ? { ...latest, state: 'sending' } : latest));
      },
      signal: stopping.signal,
      report: ({ line }, result) => {
        setResults((latest) => {
          const next = new Map(latest);
          if (result) next.set(line, result);
          else next.delete(line);
          return next;
        });
        if (!result || result.state === 'sending') return;
        sent[result.state] += 1;
        setRun((latest) => latest && { ...latest, sent: count() });
      },
    });
    stopper.current = null;
    setRun(null);
    setStopReason(reason);
    const counts = { ...sent, open: chosen.length - count() };
    if (sent.done === chosen.length) showToast({ kind: 'success', title: messages.completed });
    else showToast({ kind: 'info', title: 'Some updates are not confirmed', message: describeEdits(counts) });
  }

  return {
    ticked,
    results,
    isRunning: run !== null,
    toggle: (line) => {
      setTicked((latest) => {
        const next = new Set(latest);
        if (!next.delete(line)) next.add(line);
        return next;
      });
    },
    rows,
    open,
    chosen,
    counts: countEdits(rows, ticked, results),
    run,
    stopReason,
    hasRun: results.size > 0 && run === null,
    tick: (isTicked) => setTicked(new Set(isTicked ? open.map(({ line }) => line) : [])),
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
