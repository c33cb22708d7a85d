import type { Kysely } from 'kysely';
import { z } from 'zod';
import { addDays, instantOf, monthAround } from '../calendar.ts';
import { day } from '../input.ts';
import { type List, list } from '../lists/list.ts';
import { attendanceRevisions } from '../lists/version.ts';
import { dayFigures } from '../reports/figures.ts';
import { monthFigures } from '../reports/month-figures.ts';
import type { MonthQuery } from '../reports/report-query.ts';
import { reportVersion } from '../reports/report-version.ts';
import type { Tables } from '../tables.ts';

const search = z.object({ date: day });

/**
 * The figures of a day and of a day's month, `?date=YYYY-MM-DD` in the company's zone, for everybody signed in: lists of
 * one entry, and the people who are near serial lateness. They are confirmed, shared and cached as lists are.
 */
export const figuresLists = ({ timeZone }: { timeZone: string }): List[] => [
  figuresOfDay(timeZone),
  figuresOfMonth(timeZone),
  nearOfMonth(timeZone),
];

function figuresOfDay(timeZone: string): List {
  return list({
    paths: ['/attendance/figures'],
    message: 'Figures',
    search,
    reads({ date }, now) {
      const before = addDays(date, 1);
      const instants = { from: startOf(date, timeZone), before: startOf(before, timeZone) };
      return {
        tables: ['staff', 'shifts', 'holidays', 'centres', 'attendance'],
        revisions: attendanceRevisions(instants),
        version: reportVersion({ timeZone, now, from: date, before }),
      };
    },
    rows: async (db, { date }, now) => [{ date, ...(await dayFigures(db, { day: date, timeZone, now })) }],
  });
}

/** How long the month's list `attendance/serialLatness` is, and who is near it, which changes with each late sign-in. */
const figuresOfMonth = (timeZone: string): List =>
  listOfMonth(timeZone, {
    path: '/attendance/figures/monthly',
    message: 'Figures of the month',
    rows: async (db, query) => [{ month: query.day.slice(0, 7), ...(await monthFigures(db, query)) }],
  });

/** All people who are near serial lateness. */
const nearOfMonth = (timeZone: string): List =>
  listOfMonth(timeZone, {
    path: '/attendance/figures/near',
    message: 'Near serial lateness',
    rows: async (db, query) => (await monthFigures(db, query, 'all')).nearSerialLateness.latest,
  });

interface ListOfMonth {
  readonly path: string;
  readonly message: string;
  readonly rows: (db: Kysely<Tables>, query: MonthQuery) => Promise<readonly unknown[]>;
}

function listOfMonth(timeZone: string, { path, message, rows }: ListOfMonth): List {
  return list({
    paths: [path],
    message,
    search,
    reads({ date }, now) {
      const { first, next } = monthAround(date);
      return {
        tables: ['staff', 'shifts', 'holidays', 'attendance'],
        version: reportVersion({ timeZone, now, from: first, before: next }),
      };
    },
    rows: (db, { date }, now) => rows(db, { day: date, timeZone, now }),
  });
}

const startOf = (date: string, timeZone: string) => new Date(instantOf(date, 0, timeZone));
