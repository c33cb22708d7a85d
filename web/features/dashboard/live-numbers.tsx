import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createNews } from '../../api/ask-news.ts';
import { DayNumbersDocument, type DayNumbersQuery } from '../../api/generated/dashboard.ts';
import { notePace, sendsWholeLists } from '../../list/live/pace.ts';
import { useSeldom } from '../../list/live/use-seldom.ts';
import { watchNews } from '../../list/live/watch-news.ts';
import { addedTo, type CountName, formatCount, isPartUnknown, mergeNumbers, type Overview } from './overview-facts.ts';
import type { OverviewState } from './use-overview.ts';

/** Milliseconds that a mark stays. */
const markedFor = 8_000;

/** How many of each number came lately. */
export type Came = Readonly<Partial<Record<CountName, number>>>;

/** What the part that follows today's numbers takes. */
interface LiveNumbersProps {
  overview: Overview;
  /** Hears newer numbers, and asks for a whole reading where that is due. */
  onNews: OverviewState['renew'];
  onReread: OverviewState['reread'];
  /** Hears what came lately, which is drawn beside the numbers. */
  onCame: (came: Came) => void;
}

/**
 * Follows today's numbers: those that have changed take their places, and what came is marked. Over a service that sends
 * whole lists this is the one poll of the dashboard. Draws words alone.
 */
export function LiveNumbers({ overview, onNews, onReread, onCame }: LiveNumbersProps) {
  const { date } = overview;
  const isSlow = sendsWholeLists(overview.refreshAfter);
  const [came, setCame] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // All by one call of a service that has the figures of its days; else each is a call, and between whole readings the first one does.
  const isWhole = isSlow || overview.attendance.source.call === overview.absent.source.call;

  const hear = useEffectEvent(({ overview: news, reconciliation }: DayNumbersQuery) => {
    if (!news) return;
    notePace(news.refreshAfter);
    const next = mergeNumbers(overview, news);
    const added = addedTo(overview, next);
    onNews(next, reconciliation);
    if (isSlow) onReread(isPartUnknown(overview, news));
    if (Object.keys(added).length === 0) return;
    setCame(came + (added.attendance ?? 0));
    onCame(added);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onCame({}), markedFor);
  });
  // Only a whole reading says that, and why, the gateway cannot be asked.
  const fail = useEffectEvent(() => isSlow && onReread(true));
  useEffect(() => {
    const stop = watchNews(createNews(DayNumbersDocument, { date, isWhole, isSlow }), hear, fail);
    return () => {
      stop();
      clearTimeout(timer.current);
      // What came today is not news of another day.
      onCame({});
    };
  }, [date, isWhole, isSlow, onCame]);

  const said = useSeldom(
    came > 0
      ? `${formatCount(overview.attendance.rows)} signed in today, ${formatCount(came)} since you opened this page.`
      : '',
  );
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
