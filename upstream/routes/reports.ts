import type { Kysely } from 'kysely';
import { z } from 'zod';
import { addDays, daysWithin, monthAround } from '../calendar.ts';
import { day } from '../input.ts';
import { attendanceRevisions, type List, list } from '../lists/list.ts';
import { dayRecords } from '../reports/day-records.ts';
import { dayFigures } from '../reports/figures.ts';
import {
  absenteeSummary,
  absentees,
  lateness,
  type ReportQuery,
  reportVersion,
  serialLateness,
} from '../reports/reports.ts';
import type { Tables } from '../tables.ts';

const search = z.object({ date: day });

type Report = (db: Kysely<Tables>, query: ReportQuery) => Promise<unknown[] | string>;

/** First day, and the day after the last one. */
type Days = readonly [from: string, before: string];

const dayOf = (date: string): Days => [date, addDays(date, 1)];
const monthOf = (date: string): Days => {
  const { first, next } = monthAround(date);
  return [first, next];
};

/**
 * The reports, for everybody signed in, each `?date=YYYY-MM-DD` in the company's zone: `exception` and `lateness` of
 * the day, `serialLatness` and `absentee/monthly` of the day's month. A date that is missing or does not exist is
 * refused with 400.
 */
export function reportLists({ timeZone, publicUrl }: Pick<ReportQuery, 'timeZone' | 'publicUrl'>): List[] {
  const declare = (path: string, message: string, report: Report, daysOf: (date: string) => Days) =>
    list({
      paths: [path],
      message,
      search,
      reads({ date }, now) {
        const [from, before] = daysOf(date);
        return {
          tables: ['staff', 'shifts', 'holidays', 'centres', 'attendance'],
          version: reportVersion({ timeZone, now, from, before }),
        };
      },
      rows: (db, { date }, now) => report(db, { day: date, timeZone, now, publicUrl }),
    });
  return [
    declare('/attendance/exception', 'Absentees', absentees, dayOf),
    declare('/attendance/lateness', 'Lateness', lateness, dayOf),
    declare('/attendance/serialLatness', 'Serial lateness', serialLateness, monthOf),
    declare('/attendance/absentee/monthly', 'Absentee summary', absenteeSummary, monthOf),
  ];
}

const longestSpan = 31;

/**
 * The records of days that are over with the absent and the late, `?from=&until=`, both included, for everybody signed in: a
 * list of one entry. At most 31 days.
 */
export function dayRecordsList(timeZone: string): List {
  return list({
    paths: ['/attendance/records'],
    message: 'Records',
    search: z
      .object({ from: day, until: day })
      .refine(({ from, until }) => from <= until && until < addDays(from, longestSpan), {
        path: ['until'],
        message: `must be on or after from, and within ${longestSpan} days`,
      }),
    reads({ from, until }, now) {
      const before = addDays(until, 1);
      return {
        tables: ['staff', 'shifts', 'holidays', 'centres', 'attendance'],
        revisions: attendanceRevisions(daysWithin(timeZone, from, until)),
        version: reportVersion({ timeZone, now, from, before }),
      };
    },
    rows: (db, { from, until }, now) => dayRecords(db, { from, until, timeZone, now }),
  });
}

/**
 * The figures of a day `?date=YYYY-MM-DD` in the company's zone, for everybody signed in: a list of one entry, confirmed,
 * shared and cached as lists are.
 */
export function figuresList(timeZone: string): List {
  return list({
    paths: ['/attendance/figures'],
    message: 'Figures',
    search,
    reads({ date }, now) {
      return {
        tables: ['staff', 'shifts', 'holidays', 'centres', 'attendance'],
        revisions: attendanceRevisions(daysWithin(timeZone, date)),
        version: reportVersion({ timeZone, now, from: date, before: addDays(date, 1) }),
      };
    },
    rows: async (db, { date }, now) => [{ date, ...(await dayFigures(db, { day: date, timeZone, now })) }],
  });
}
