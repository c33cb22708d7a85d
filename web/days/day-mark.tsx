import { CircleDashed, CloudOff, type LucideIcon, UserX } from 'lucide-react';
import { memo } from 'react';
import { reasonWords } from '../../schema/reason-words.ts';
import './day-mark.css';
import { shapes } from './reason-mark.tsx';
import { type Reason, reasonClass, reasonOrder } from './reasons.ts';

/** What a day's mark stands for: its reason, or why there is none. */
export interface MarkedDay {
  readonly reason?: Reason | null | undefined;
  readonly unknown?: 'NO_RECORDS' | 'NOT_REGISTERED' | 'TO_COME' | 'UNREAD' | null | undefined;
}

/** Why nothing can be said of a day, as people read it. */
const unknownWords = {
  TO_COME: 'To come',
  NO_RECORDS: 'No records',
  NOT_REGISTERED: 'Not registered',
  UNREAD: 'Not read',
} as const;

/** A day in one word or two. */
export const dayWord = ({ reason, unknown }: MarkedDay) =>
  reason ? reasonWords[reason] : unknownWords[unknown ?? 'NO_RECORDS'];

/** A day's shape in the colours of its reason, named by its word. `DayShapes` must stand somewhere on the page. */
export const DayMark = memo(PlainMark);

function PlainMark({ reason, unknown, isNamed = true }: MarkedDay & { isNamed?: boolean }) {
  const name = shapeName({ reason, unknown });
  const word = dayWord({ reason, unknown });
  const named = isNamed
    ? ({ role: 'img', 'aria-label': word, title: word } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <span {...named} className={`day-mark ${reason ? reasonClass(reason) : `day-${name}`}`}>
      {name !== 'to-come' && (
        <svg aria-hidden="true">
          <use href={`#day-shape-${name}`} />
        </svg>
      )}
    </span>
  );
}

const unknownShapes: readonly (readonly [string, LucideIcon])[] = [
  ['no-records', CircleDashed],
  ['not-registered', UserX],
  ['unread', CloudOff],
];

/** The shapes of all marks of a page, once: thousands of days refer to them. */
export function DayShapes() {
  const all = [...reasonOrder.map((reason) => [shapeName({ reason }), shapes[reason]] as const), ...unknownShapes];
  return (
    <svg className="day-shapes" aria-hidden="true">
      {all.map(([name, Shape]) => (
        <symbol key={name} id={`day-shape-${name}`} viewBox="0 0 24 24">
          <Shape strokeWidth={2.6} />
        </symbol>
      ))}
    </svg>
  );
}

/** What the marks mean: each that may occur, with its word. */
export function DayLegend({ days }: { days: readonly MarkedDay[] }) {
  return (
    <ul className="day-legend" aria-label="Marks">
      {days.map((day) => (
        <li key={dayWord(day)}>
          <DayMark reason={day.reason} unknown={day.unknown} isNamed={false} />
          <span>{dayWord(day)}</span>
        </li>
      ))}
    </ul>
  );
}

/** All marks; future days have no mark. */
export const allMarks: readonly MarkedDay[] = [
  ...reasonOrder.map((reason) => ({ reason })),
  { unknown: 'NO_RECORDS' },
  { unknown: 'NOT_REGISTERED' },
  { unknown: 'UNREAD' },
];

const shapeName = ({ reason, unknown }: MarkedDay) =>
  (reason ?? unknown ?? 'NO_RECORDS').toLowerCase().replaceAll('_', '-');
