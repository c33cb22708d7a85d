import { z } from 'zod';
import { addDays, instantOf } from '../calendar.ts';
import { day } from '../input.ts';
import { type List, list } from '../lists/list.ts';
import { attendanceRevisions } from '../lists/version.ts';
import { dayFigures } from '../reports/figures.ts';
import { reportVersion } from '../reports/report-version.ts';

/**
 * The figures of a day, `?date=YYYY-MM-DD` in the company's zone, for everybody signed in: a list of one entry. It is
 * confirmed, shared and cached as lists are.
 */
export function figuresList({ timeZone }: { timeZone: string }): List {
  return list({
    paths: ['/attendance/figures'],
    message: 'Figures',
    search: z.object({ date: day }),
    reads({ date }, now) {
      const before = addDays(date, 1);
      const instants = { from: startOf(date, timeZone), before: startOf(before, timeZone) };
      return {
        tables: ['staff', 'shifts', 'holidays', 'attendance'],
        revisions: attendanceRevisions(instants),
        version: reportVersion({ timeZone, now, from: date, before }),
      };
    },
    rows: async (db, { date }, now) => [{ date, ...(await dayFigures(db, { day: date, timeZone, now })) }],
  });
}

const startOf = (date: string, timeZone: string) => new Date(instantOf(date, 0, timeZone));
