import { SearchCheck, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMonth } from '../../../schema/format.ts';
import { DayMark, dayWord } from '../../days/day-mark.tsx';
import { today } from '../../session/today.ts';
import { useKeyHints } from '../../ui/page-keys.ts';
import './month-calendar.css';
import { clock, dayOfKey, type PersonDay, weekdayOf, weeksOf } from './person-facts.ts';

const hints = [[['←', '→', '↑', '↓', 'Home', 'End', 'Enter'], 'In the calendar: other days; shows the day']] as const;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * A month with one mark a day. Each day is a link that shows its records; one of them is in the tab order, arrow keys,
 * Home and End move on from there.
 */
export function MonthCalendar({ month, days, chosen, searchOf, checksOf }: MonthCalendarProps) {
  const [focused, setFocused] = useState(chosen);
  const inTabOrder = focused?.startsWith(month) ? focused : (chosen ?? days[0]?.date);
  const now = today();
  useKeyHints(hints);

  function move(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const from = (event.target as HTMLElement).dataset.date;
    const next = from && dayOfKey(event.key, from);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  }

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of links to walk through by arrow keys is a grid.
      role="grid"
      className="month-calendar"
      aria-label={`${formatMonth(month)}. Arrow keys move, Enter shows the day.`}
      onKeyDown={move}
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month's weeks have no other name and never change places.
          <tr key={index}>
            {week.map((day, column) =>
              day ? (
                <td key={day.date}>
                  <Day
                    day={day}
                    isChosen={day.date === chosen}
                    isToday={day.date === now}
                    isInTabOrder={day.date === inTabOrder}
                    search={searchOf({ day: day.date, open: '' })}
                    checks={checksOf(day)}
                    onFocus={() => setFocused(day.date)}
                  />
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={column} className="month-no-day" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MonthCalendarProps {
  month: string;
  days: readonly PersonDay[];
  /** The day that is shown beside it. */
  chosen: string | undefined;
  searchOf: (parts: { day: string; open: string }) => string;
  /** Words of what calls for a look in the day's records. */
  checksOf: (day: PersonDay) => readonly string[];
}

function Day({ day, isChosen, isToday, isInTabOrder, search, checks, onFocus }: DayProps) {
  const { date, reason, unknown, minutesLate, firstIn, lastOut, flagged, onLeave } = day;
  return (
    <Link
      to={{ search }}
      className="month-day"
      data-date={date}
      data-quiet={reason === 'DAY_OFF' || reason === 'NEW' || unknown != null || undefined}
      aria-current={isToday ? 'date' : undefined}
      data-chosen={isChosen || undefined}
      tabIndex={isInTabOrder ? 0 : -1}
      onFocus={onFocus}
    >
      <span className="month-number">
        <span>{Number(date.slice(8))}</span>
        <span className="visually-hidden">{` ${weekdayOf(date)}, ${formatMonth(date.slice(0, 7))}: `}</span>
      </span>
      <span className="month-mark">
        {unknown !== 'TO_COME' && <DayMark reason={reason} unknown={unknown} isNamed={false} />}
        <span className="month-word">
          <span>{dayWord(day)}</span>{' '}
          {minutesLate != null && <span className="month-minutes">{`${minutesLate} min`}</span>}
          {onLeave && reason !== 'ON_LEAVE' && <span className="month-minutes"> on leave</span>}
        </span>
      </span>
      {(firstIn || lastOut) && (
        <span className="month-times">
          {firstIn && <span>{`in ${clock(firstIn)} `}</span>}
          {lastOut && <span>{`out ${clock(lastOut)} `}</span>}
        </span>
      )}
      {flagged ? (
        <span className="month-flag" title={`${flagged} flagged`}>
          <TriangleAlert size={12} aria-hidden />
          <span className={flagged > 1 ? undefined : 'visually-hidden'}>{flagged}</span>
          <span className="visually-hidden"> flagged</span>
        </span>
      ) : null}
      {checks.length > 0 && (
        <span className="month-check" title={`Check: ${checks.join(', ')}`}>
          <SearchCheck size={12} aria-hidden />
          <span className="month-check-word one-line">{checks.join(', ')}</span>
          <span className="visually-hidden"> to check</span>
        </span>
      )}
      {isChosen && <span className="visually-hidden"> shown</span>}
    </Link>
  );
}

interface DayProps {
  day: PersonDay;
  isChosen: boolean;
  isToday: boolean;
  isInTabOrder: boolean;
  search: string;
  checks: readonly string[];
  onFocus: () => void;
}
