import { formatTimeOfDay, formatTimestamp } from '../../../schema/format.ts';
import { formatDay, weekdayNumber } from '../../../schema/time.ts';
import type { PersonDayFragment, PersonMonthQuery, PersonRecordFragment } from '../../api/generated/person.ts';
import { movePeriod } from '../../days/periods.ts';
import { counted, hoursText } from '../../ui/words.ts';

/** A person's month as the page asks for it. */
export type Person = NonNullable<PersonMonthQuery['personMonth']>;

/** A day of it. */
export type PersonDay = PersonDayFragment;

/** A sign-in or sign-out of it. */
export type PersonRecord = PersonRecordFragment;

/** The name as people call it. */
export const nameOf = ({ staff }: Pick<Person, 'staff'>) => staff.name || staff.staffID;

/** Weeks of a month from Monday to Sunday; null stands where another month's days would. */
export function weeksOf<Day extends { readonly date: string }>(days: readonly Day[]): (Day | null)[][] {
  const [first] = days;
  if (!first) return [];
  const before = (weekdayNumber(first.date) + 6) % 7;
  const cells: (Day | null)[] = [...Array<null>(before).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

/** The day that is shown when the address names none: the last with a record, else the last that is not to come. */
export function dayToShow(days: readonly PersonDay[], asked: string): PersonDay | undefined {
  return (
    days.find(({ date }) => date === asked) ??
    days.findLast(({ records }) => records.length > 0) ??
    days.findLast(({ unknown }) => unknown !== 'TO_COME') ??
    days[0]
  );
}

/** The day that a key of the calendar leads to from another; null for other keys and beyond the month. */
export function dayOfKey(key: string, date: string): string | null {
  const weekday = (weekdayNumber(date) + 6) % 7;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  };
  const step = steps[key];
  if (step === undefined) return null;
  const month = date.slice(0, 7);
  // The week's first and last day stay inside the month.
  for (let rest = step; rest !== 0; rest -= Math.sign(rest)) {
    const next = movePeriod(date, rest);
    if (next.startsWith(month)) return next;
    if (!/^(Home|End)$/.test(key)) return null;
  }
  return null;
}

/** `Thursday`, of a day. */
export const weekdayOf = (date: string) => formatDay(date, 'dddd');

/** Minutes in words. */
export const minutes = (count: number) => `${counted(count, 'minute', 'minutes')}`;

/** What the hours of the month are of, and what is missing of them. */
export function describeHours({ hours }: Pick<Person, 'hours'>): string {
  const { daysCounted, overtime, noSignOut, noSignIn } = hours;
  return [
    `first in to last out of ${counted(daysCounted, 'day', 'days')}`,
    overtime == null ? 'overtime not known' : `${hoursText(overtime)} overtime`,
    noSignOut > 0 && `${counted(noSignOut, 'day', 'days')} without a sign-out`,
    noSignIn > 0 && `${counted(noSignIn, 'day', 'days')} without a sign-in`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The time of an instant, as people read it, without seconds: `8:02 am`. */
export function clock(instant: string): string {
  const time = formatTimestamp(instant).split(', ')[1];
  return time?.replace(/:\d\d(?= )/, '') ?? instant;
}

/** The shift's rule in words: its times, from when its people are late, and how many late days are serial. */
export function describeRule({ shift }: Pick<Person, 'shift'>): string {
  if (!shift) return '';
  const { startTime, endTime, lateAfter, serialLatenessThreshold } = shift;
  return [
    startTime && [startTime, endTime].flatMap((time) => (time ? [formatTimeOfDay(time)] : [])).join(' to '),
    lateAfter && `late after ${formatTimeOfDay(lateAfter)}`,
    serialLatenessThreshold && `serial from ${counted(serialLatenessThreshold, 'late day', 'late days')} a month`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Every sign-in of the month with the day it belongs to, in order of time. */
export function signInsOf({ days, otherRecords }: Pick<Person, 'days' | 'otherRecords'>): readonly PersonRecord[] {
  return [...days.flatMap(({ records }) => records), ...otherRecords].filter(({ mode }) => mode === 'SIGNED_IN');
}
