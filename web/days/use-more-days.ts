import { useEffect, useState } from 'react';
import { wholeListsInterval } from '../../schema/live.ts';
import { type Coverage, isPartial } from './days-read.tsx';

/** Milliseconds between an answer that lacks days and the next question. */
const pause = 500;
/** The same where a screen is about days that are being learned at once, since somebody waits for them. */
const waitersPause = 10_000;

/**
 * Asks again by itself while days are missing. While they are being learned: every minute, all parts of a page at the same
 * moments. Else as long as each answer has more of them than the last, for the gateway keeps the days that it has read. Asks nothing while the
 * page is hidden. Answers whether it asks again. `period` is whose days they are, `refetch` the query's own, and `isSoon` says
 * that days which are being learned come soon.
 */
export function useMoreDays(
  period: string,
  coverage: Coverage | null | undefined,
  refetch: () => Promise<unknown>,
  isSoon = false,
): boolean {
  const [before, setBefore] = useState({ period, read: 0, asked: 0 });
  const readBefore = before.period === period ? before.read : 0;
  const { daysRead: read = 0, isLearning = false } = coverage ?? {};
  const isAsking = coverage != null && isPartial(coverage) && (isLearning || read > readBefore);
  // Each question that is over is followed by the next, also where its answer is the same.
  const { asked } = before;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (!isAsking) return;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const end = () => {
      if (!isLeft) setBefore((last) => ({ period, read, asked: last.asked + 1 }));
    };
    const wait = () => {
      const learning = isSoon ? waitersPause : wholeListsInterval - (performance.now() % wholeListsInterval);
      timer = setTimeout(look, isLearning ? learning : pause);
    };
    const look = () => {
      if (document.hidden) wait();
      else refetch().then(end, end);
    };
    wait();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isAsking, isLearning, isSoon, period, read, asked, refetch]);
  return isAsking;
}
