import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DayNumbersDocument } from '../../generated/dashboard.ts';
import { createNews } from '../../graphql/ask-news.ts';
import { useSeldom } from '../../report/use-seldom.ts';
import { watchNews } from '../../report/watch-news.ts';
import './live-numbers.css';
import { addedTo, type DayNumbers, mergeNumbers } from './merge-numbers.ts';
import { type CountName, formatCount, type Overview } from './overview-facts.ts';

/** Milliseconds that a mark stays. */
const markedFor = 8_000;

/** What the part that follows today's numbers takes. */
interface LiveNumbersProps {
  overview: Overview;
  onNews: (overview: Overview) => void;
  /** What came lately, to be drawn beside the numbers. */
  onMarks: (marks: Partial<Record<CountName, ReactNode>>) => void;
}

/** Follows today's numbers: those that have changed take their places, and what came is marked. Draws words alone. */
export function LiveNumbers({ overview, onNews, onMarks }: LiveNumbersProps) {
  const { date } = overview;
  const [came, setCame] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // All by one call of a service that has the figures of its days; else each would be a call, and the first one does.
  const isWhole = overview.attendance.source.call === overview.absent.source.call;

  const hear = useEffectEvent(({ overview: news }: { overview: DayNumbers | null }) => {
    if (!news) return;
    const next = mergeNumbers(overview, news);
    const added = addedTo(overview, next);
    onNews(next);
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
  useEffect(() => {
    const stop = watchNews(createNews(DayNumbersDocument, { date, isWhole }), hear);
    return () => {
      stop();
      clearTimeout(timer.current);
      // What came today is not news of another day.
      onMarks({});
    };
  }, [date, isWhole, onMarks]);

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
      {formatCount(count)} new
    </span>
  );
}
