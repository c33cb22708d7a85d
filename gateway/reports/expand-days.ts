import type { LeaveOfDay } from '../../schema/generated/types.ts';
import type { DayReason } from '../generated/resolvers.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import type { MonthlyFacts, MonthlyRow } from '../upstream/readers/monthly.ts';

/** One such day of a staff member. */
export interface MonthlyDayRow extends MonthlyFacts {
  /** Key of the person's row, and the day. */
  readonly key: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Joined to the row where somebody asks for it. */
  readonly onLeave?: LeaveOfDay | null;
  /** Likewise; null where the day has none for the person. */
  readonly reason?: DayReason | null;
}

/**
 * "Each late day of a staff member becomes its own row", and there is "one row per absent date": people in the order of the
 * rows, days ascending within a person. The same array for the same rows.
 */
export const expandDays = memoizeByIdentity((rows: readonly MonthlyRow[]): readonly MonthlyDayRow[] =>
  rows.flatMap(({ key, days, staff, imageURL, dayCount, occurrence, isCountDifferent }) =>
    days.map((date) => ({ key: `${key}-${date}`, staff, imageURL, date, dayCount, occurrence, isCountDifferent })),
  ),
);
