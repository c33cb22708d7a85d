import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDate } from '../../../schema/format.ts';
import { useKeyHints } from '../../ui/page-keys.ts';
import { formatCount } from './overview-facts.ts';
import type { TrendDay } from './trend-facts.ts';

/**
 * A link over each bar of the chart, which opens the day. The pointed or focused day's numbers stand below; one of the
 * links is in the tab order, arrow keys, Home and End move on from there.
 */
export function TrendBars({ days, marks, style }: TrendBarsProps) {
  const [date, setDate] = useState<string | null>(null);
  useKeyHints(hints);
  const index = Math.max(
    0,
    days.findIndex((day) => day.date === date),
  );
  const current = date === null ? days.length - 1 : index;
  const day = days[current];

  function move(event: KeyboardEvent<HTMLElement>) {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: days.length - 1,
    };
    const next = days[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-date="${next.date}"]`)?.focus();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn around links that are not a form. */}
      <div
        className="trend-bars"
        style={style}
        role="group"
        aria-label="Days. Arrow keys move, Enter opens the day."
        onKeyDown={move}
      >
        {days.map((each, index) => (
          <Link
            key={each.date}
            to={`/all/attendance?date=${each.date}`}
            className="trend-bar"
            data-date={each.date}
            aria-label={describeDay(each, marks)}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setDate(each.date)}
            onPointerEnter={() => setDate(each.date)}
          />
        ))}
      </div>
      <p className="trend-day">{day && describeDay(day, marks)}</p>
    </>
  );
}

const hints = [[['←', '→', 'Home', 'End', 'Enter'], 'On the bars: other days; opens the day']] as const;

interface TrendBarsProps {
  days: readonly TrendDay[];
  /** What is to be said of a day, by its date. */
  marks: ReadonlyMap<string, string>;
  style: CSSProperties;
}

/** A day's numbers in words, with its mark. */
function describeDay({ date, attendance, lateness, absent, hasNoRecords }: TrendDay, marks: TrendBarsProps['marks']) {
  if (hasNoRecords) return `${formatLongDate(date)}: no records`;
  const mark = marks.get(date);
  const numbers = `${formatCount(attendance)} signed in, ${formatCount(lateness)} late, ${formatCount(absent)} absent`;
  return `${formatLongDate(date)}: ${numbers}${mark ? `. ${mark}` : ''}`;
}
