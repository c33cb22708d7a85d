import { chakra } from '@chakra-ui/react';
import { SearchCheck, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMonth } from '../../../schema/format.ts';
import { DayMark, dayWord } from '../../days/day-mark.tsx';
import { today } from '../../session/today.ts';
import { Badge } from '../../ui/badge.tsx';
import { useKeyHints } from '../../ui/page-keys.ts';
import { clock, dayOfKey, type PersonDay, weekdayOf, weeksOf } from './person-facts.ts';
import type { PersonView } from './use-person-view.ts';

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
    <chakra.table
      role="grid"
      width="100%"
      fontVariantNumeric="tabular-nums"
      css={looks}
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
                <td key={column} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

const narrow = '@media screen and (width < 900px)';
const tablet = '@media screen and (640px <= width < 900px)';
const phone = '@media screen and (width < 640px)';
const paper = '@media print';

/** Of the month as a whole: it has many days, each drawn anew when another one is chosen. */
const looks = {
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '4px',
  [narrow]: { borderSpacing: '3px' },
  '& th': {
    padding: '0 6px 2px',
    fontSize: 'xs',
    lineHeight: '16px',
    fontWeight: 600,
    textAlign: 'left',
    color: 'fg.muted',
    [phone]: { padding: 0, textAlign: 'center' },
  },
  '& td': {
    height: '84px',
    verticalAlign: 'top',
    [tablet]: { height: '62px' },
    [phone]: { height: '54px' },
    [paper]: { height: '62px', breakInside: 'avoid' },
  },
  '& .month-day': {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    gap: '2px',
    height: '100%',
    padding: '5px 7px',
    border: '1px solid {colors.border}',
    borderRadius: 'md',
    background: 'bg',
    overflow: 'clip',
    '&[data-quiet]': { color: 'fg.muted', background: 'bg.subtle' },
    '&:hover': { borderColor: 'border.control' },
    '&[data-chosen]': {
      borderColor: 'focusRing',
      boxShadow: 'inset 0 0 0 1px {colors.focusRing}',
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-3px' },
    },
    [phone]: { justifyItems: 'center', padding: '4px 0' },
  },
  '& .month-number': {
    fontSize: 'sm',
    lineHeight: '16px',
    fontWeight: 600,
    // Beside the mark of flagged photos.
    [phone]: { justifySelf: 'start', paddingLeft: '2px' },
  },
  '& [aria-current] > .month-number': {
    '&::after': { content: '" today"', fontSize: '11px', fontWeight: 500, color: 'brand.fg' },
    [phone]: { padding: '0 5px', borderRadius: '8px', background: 'brand.muted', '&::after': { content: 'none' } },
  },
  '& .month-mark': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '5px',
    fontSize: 'xs',
    lineHeight: '18px',
    [phone]: { flexFlow: 'column nowrap', alignItems: 'center', gap: 0 },
  },
  // A word that does not fit beside its mark stands below it; on a phone the legend has it, and the link's name.
  '& .month-word': {
    flex: '1 1 min-content',
    minWidth: 0,
    overflowWrap: 'break-word',
    [phone]: { flex: 'none', fontSize: 0, lineHeight: '11px' },
  },
  '& .month-minutes': { whiteSpace: 'nowrap', [phone]: { fontSize: '10px' } },
  '& .month-times': {
    display: 'grid',
    alignSelf: 'end',
    fontSize: '11.5px',
    lineHeight: '14px',
    whiteSpace: 'nowrap',
    [narrow]: { display: 'none' },
  },
  '& .month-check': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    // As wide as its day, whatever it says.
    width: 0,
    minWidth: '100%',
    padding: '0 5px',
    borderRadius: '8px',
    fontSize: '11px',
    lineHeight: '16px',
    color: 'amber.fg',
    background: 'amber.muted',
    [phone]: {
      position: 'absolute',
      right: '1px',
      bottom: '1px',
      gap: 0,
      width: 'auto',
      minWidth: 0,
      padding: '2px',
      fontSize: 0,
      lineHeight: 0,
    },
  },
  '& .month-flag': {
    position: 'absolute',
    top: '4px',
    right: '5px',
    gap: '2px',
    minHeight: '18px',
    padding: '0 4px',
    fontSize: '11px',
    fontWeight: 650,
    [phone]: { top: '1px', right: 0, minHeight: '16px', padding: '0 1px' },
  },
} as const;

interface MonthCalendarProps {
  month: string;
  days: readonly PersonDay[];
  /** The day that is shown beside it. */
  chosen: string | undefined;
  searchOf: PersonView['searchOf'];
  /** Findings in the day's records, in words. */
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
          {minutesLate != null && <span className="month-minutes muted">{`${minutesLate} min`}</span>}
          {onLeave && reason !== 'ON_LEAVE' && <span className="month-minutes muted"> on leave</span>}
        </span>
      </span>
      {(firstIn || lastOut) && (
        <span className="month-times muted">
          {firstIn && <span>{`in ${clock(firstIn)} `}</span>}
          {lastOut && <span>{`out ${clock(lastOut)} `}</span>}
        </span>
      )}
      {flagged ? (
        <Badge tone="flag" className="month-flag" title={`${flagged} flagged`}>
          <TriangleAlert size={12} aria-hidden />
          <span className={flagged > 1 ? undefined : 'visually-hidden'}>{flagged}</span>
          <span className="visually-hidden"> flagged</span>
        </Badge>
      ) : null}
      {checks.length > 0 && (
        <span className="month-check" title={`Check: ${checks.join(', ')}`}>
          <SearchCheck size={12} aria-hidden />
          <span className="one-line">{checks.join(', ')}</span>
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
