import type { VerdictKind } from '../../session/browser-database.ts';

/** A record of the queue, before its photos are loaded. */
export interface QueuedRecord {
  readonly key: string;
  readonly isImageRecognised?: boolean | null;
}

/** How far a review is. */
export interface ReviewProgress extends Readonly<Record<VerdictKind, number>> {
  readonly total: number;
  readonly judged: number;
  /** Records whose photo was not recognised, or never checked. */
  readonly flagged: number;
  readonly flaggedJudged: number;
}

/** The index of the next record without a verdict: behind `from`, then from the start; -1 when all have one. */
export function nextToJudge(keys: readonly string[], isJudged: (key: string) => boolean, from: number): number {
  const isOpen = (key: string) => !isJudged(key);
  const behind = keys.findIndex((key, index) => index > from && isOpen(key));
  return behind >= 0 ? behind : keys.findIndex(isOpen);
}

/** Counts the verdicts on the records of a queue; verdicts on other records do not count. */
export function countProgress(
  queue: readonly QueuedRecord[],
  verdictOf: (key: string) => VerdictKind | undefined,
): ReviewProgress {
  const counts = { total: queue.length, judged: 0, flagged: 0, flaggedJudged: 0, SAME: 0, DIFFERENT: 0, UNCLEAR: 0 };
  for (const { key, isImageRecognised } of queue) {
    const verdict = verdictOf(key);
    if (isImageRecognised !== true) counts.flagged += 1;
    if (!verdict) continue;
    if (isImageRecognised !== true) counts.flaggedJudged += 1;
    counts.judged += 1;
    counts[verdict] += 1;
  }
  return counts;
}

/** The first indexes of the pages of photos to have at hand: those of the record and of the next few. */
export function pagesAround(index: number, total: number, size: number, ahead: number): number[] {
  const last = Math.min(index + ahead, total - 1);
  const first = Math.floor(index / size);
  return Array.from({ length: Math.floor(last / size) - first + 1 }, (_, step) => (first + step) * size);
}
