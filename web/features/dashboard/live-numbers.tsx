import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createNews } from '../../api/ask-news.ts';
import { DayNumbersDocument, type DayNumbersQuery } from '../../api/generated/dashboard.ts';
import { notePace, sendsWholeLists } from '../../list/live/pace.ts';
import { useSeldom } from '../../list/live/use-seldom.ts';
import { watchNews } from '../../list/live/watch-news.ts';
import { addedTo, type CountName, formatCount, isPartUnknown, mergeNumbers, type Overview } from './overview-facts.ts';
import type { OverviewState } from './use-overview.ts';

/** Milliseconds that a mark stays. */
const markedFor = 8_000;

/** What the part that follows today's numbers takes. */
interface LiveNumbersProps {
  overview: Overview;
  /** Hears newer numbers, and asks for a whole reading where that is due. */
  onNews: OverviewState['renew'];
  onReread: OverviewState['reread'];
  /** What came lately, to be drawn beside the numbers. */
  onMarks: (marks: Partial<Record<CountName, ReactNode>>) => void;
}

/**
 * Follows today's numbers: those that have changed take their places, and what came is marked. Over a service that sends
 * whole lists this is the one poll of the dashboard. Draws words alone.
 */
export function LiveNumbers({ overview, onNews, onReread, onMarks }: LiveNumbersProps) {
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
    onMarks(
      Object.fromEntries(
        Object.entries(added).map(([name, count]) => [name, <Mark key={next[name as CountName].rows} count={count} />]),
      ),
    );
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onMarks({}), markedFor);
  });
  // Only a whole reading says that, and why, the gateway cannot be asked.
  const fail = useEffectEvent(() => isSlow && onReread(true));
  useEffect(() => {
    const stop = watchNews(createNews(DayNumbersDocument, { date, isWhole, isSlow }), hear, fail);
    return () => {
      stop();
      clearTimeout(timer.current);
      // What came today is not news of another day.
      onMarks({});
    };
  }, [date, isWhole, isSlow, onMarks]);

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

function Mark({ count }: { count: number }) {
  return (
    <span className="count-came">
      <Plus size={12} strokeWidth={3} aria-hidden />
      <span>{`${formatCount(count)} new`}</span>
    </span>
  );
}
