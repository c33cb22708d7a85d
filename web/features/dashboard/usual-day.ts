import { formatLongDate } from '../../../schema/format.ts';
import { movePeriod } from '../../days/periods.ts';
import { formatCount } from './overview-facts.ts';
import { isKnown, type TrendDay } from './trend-facts.ts';

/** The numbers of a day that can be compared. */
export type UsualName = 'attendance' | 'lateness' | 'absent';

/** What is usual on the weekday of a day. */
export interface UsualDay extends Readonly<Record<UsualName, number>> {
  readonly weekday: string;
  /** On how many of the four days somebody signed in. */
  readonly count: number;
}

const weeks = [1, 2, 3, 4];
const fewestDays = 2;

/**
 * The middle of the same weekday in the four weeks before `date`, of days on which somebody signed in: a holiday or an
 * outage among them changes little, and days before the first record nothing. Null with fewer than two, from which
 * nothing can be told.
 */
export function usualDay(days: readonly TrendDay[], date: string): UsualDay | null {
  const dates = weeks.map((week) => movePeriod(date, -7 * week));
  const same = days.filter((day) => dates.includes(day.date) && isKnown(day) && day.attendance);
  if (same.length < fewestDays) return null;
  const of = (name: UsualName) => middle(same.map((day) => day[name] ?? 0));
  return {
    weekday: formatLongDate(date).split(',')[0] ?? '',
    count: same.length,
    attendance: of('attendance'),
    lateness: of('lateness'),
    absent: of('absent'),
  };
}

/** How the people of a number differ from the usual day: `12 below a normal Sunday`, with `so far` while it goes on. */
export function describeChange(people: number | null, usual: number, weekday: string, goesOn: boolean): string {
  if (people === null) return '';
  const change = people - usual;
  const text =
    change === 0
      ? `As many as a normal ${weekday}`
      : `${formatCount(Math.abs(change))} ${wordOf(change)} a normal ${weekday}`;
  return goesOn ? `${text} so far` : text;
}

/** The usual day in a sentence, and what it is the middle of. */
export function describeUsual({ weekday, count, attendance, lateness, absent }: UsualDay): string {
  return `A normal ${weekday}, the middle of the last ${count} with records: ${formatCount(attendance)} signed in, ${formatCount(lateness)} of them late, ${formatCount(absent)} absent.`;
}

const wordOf = (change: number) => (change > 0 ? 'above' : 'below');

function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return Math.round(((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2);
}
