import type { Kysely } from 'kysely';
import { z } from 'zod';
import { addDays, instantOf, monthAround } from '../calendar.ts';
import { day } from '../input.ts';
import { type List, list } from '../lists/list.ts';
import { absenteeSummary, absentees } from '../reports/absence.ts';
import { lastChangeByClock } from '../reports/clock.ts';
import { lateness } from '../reports/lateness.ts';
import { serialLateness } from '../reports/serial-lateness.ts';
import type { Tables } from '../tables.ts';

const search = z.object({ date: day });

type Report = (db: Kysely<Tables>, query: { day: string; timeZone: string; now: Date }) => Promise<unknown[]>;

/** First day, and the day after the last one. */
type Days = readonly [from: string, before: string];

const dayOf = (date: string): Days => [date, addDays(date, 1)];
const monthOf = (date: string): Days => {
  const { first, next } = monthAround(date);
  return [first, next];
};

/**
 * The shift days of some days together, in hours from their first midnight and from their last: they open six hours
 * before their shift, which begins before midnight. An hour more on both sides, for clocks that are put forward.
 */
const opens = -7;
const ends = 19;

/**
 * The reports, for everybody signed in, each `?date=YYYY-MM-DD` in the company's zone: `exception` and `lateness` of
 * the day, `serialLatness` and `absentee/monthly` of the day's month. A date that is missing or does not exist is
 * refused with 400.
 */
export function reportLists({ timeZone }: { timeZone: string }): List[] {
  const declare = (path: string, message: string, report: Report, daysOf: (date: string) => Days) =>
    list({
      paths: [path],
      message,
      search,
      reads({ date }, now) {
        const [from, before] = daysOf(date);
        return {
          tables: ['staff', 'shifts', 'holidays'],
          attendance: {
            from: new Date(instantOf(from, opens * 3600, timeZone)),
            before: new Date(instantOf(before, ends * 3600, timeZone)),
          },
          clock: lastChangeByClock({ timeZone, now, from, before }),
        };
      },
      rows: (db, { date }, now) => report(db, { day: date, timeZone, now }),
    });
  return [
    declare('/attendance/exception', 'Absentees', absentees, dayOf),
    declare('/attendance/lateness', 'Lateness', lateness, dayOf),
    declare('/attendance/serialLatness', 'Serial lateness', serialLateness, monthOf),
    declare('/attendance/absentee/monthly', 'Absentee summary', absenteeSummary, monthOf),
  ];
}
