import { isWeekend } from '../../../schema/time.ts';
import type { AttendanceTrendQuery } from '../../api/generated/dashboard.ts';
import type { Coverage } from '../../days/days-read.tsx';
import type { Overview } from './overview-facts.ts';

type ReadDay = NonNullable<AttendanceTrendQuery['attendanceTrend']>['days'][number];

/** One day of the trend; one before the first record of the company says so. */
export type TrendDay = ReadDay & { readonly hasNoRecords?: boolean };

/** Days that the trend shows, today included. */
export const trendDays = 30;

/** The earlier days with today behind them, whose numbers are the cards' own. */
export function withToday(days: readonly ReadDay[], overview: Overview): readonly TrendDay[] {
  const today: ReadDay = {
    date: overview.date,
    isWeekend: isWeekend(overview.date),
    attendance: overview.attendance.distinctStaff,
    lateness: overview.lateness.distinctStaff,
    absent: overview.absent.distinctStaff,
  };
  const all = [...days.filter(({ date }) => date < today.date), today];
  const first = all.findIndex(({ attendance }) => attendance !== 0);
  const before = first < 0 ? all.length : first;
  return all.map((day, index) => (index < before && day.absent === null ? { ...day, hasNoRecords: true } : day));
}

/** From how many of the days shown their numbers are known; of a day before the first record they are. */
export const coverageOf = (days: readonly TrendDay[], isLearning: boolean): Coverage => ({
  daysAsked: days.length,
  daysRead: days.filter((day) => isKnown(day) || day.hasNoRecords).length,
  isLearning,
});

/** Whether all three numbers of a day are known. */
export const isKnown = (day: TrendDay) => day.attendance !== null && day.lateness !== null && day.absent !== null;

/** The least round number that is at or above every day's people; the top of an axis that starts at zero. */
export function axisTop(days: readonly TrendDay[]): number {
  const most = Math.max(4, ...days.map(({ attendance, absent }) => (attendance ?? 0) + (absent ?? 0)));
  const unit = 10 ** Math.floor(Math.log10(most));
  const step = [1, 1.2, 1.4, 1.6, 2, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * unit >= most) ?? 10;
  return Math.round(step * unit);
}

/** A working day counts as quiet when at most this share of the usual people came. */
const quietShare = 0.25;

/**
 * The weekdays, of those that are known and over, on which at most a quarter of the middle day's people came: a holiday or
 * an outage, which the numbers alone do not tell apart.
 */
export function quietDays(days: readonly TrendDay[], today: string): ReadonlySet<string> {
  const counted = days.filter((day) => !day.isWeekend && !day.hasNoRecords && day.date !== today && isKnown(day));
  const people = counted.map(({ attendance }) => attendance ?? 0).toSorted((one, other) => one - other);
  const middle = people[Math.floor(people.length / 2)] ?? 0;
  return new Set(
    counted.filter(({ attendance }) => (attendance ?? 0) <= middle * quietShare && middle > 0).map(({ date }) => date),
  );
}

/** Means of the known days from Monday to Friday, `today` left out as it is not over; null without such a day. */
export function weekdayMeans(days: readonly TrendDay[], today: string) {
  const counted = days.filter((day) => !day.isWeekend && day.date !== today && isKnown(day));
  if (counted.length === 0) return null;
  const mean = (name: 'attendance' | 'lateness' | 'absent') =>
    Math.round(counted.reduce((sum, day) => sum + (day[name] ?? 0), 0) / counted.length);
  return { attendance: mean('attendance'), lateness: mean('lateness'), absent: mean('absent') };
}
