import { Router } from 'express';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { succeed } from '../envelope.ts';
import { day, read } from '../input.ts';
import { absenteeSummary, absentees } from '../reports/absence.ts';
import { lateness } from '../reports/lateness.ts';
import { serialLateness } from '../reports/serial-lateness.ts';
import type { Tables } from '../tables.ts';

const search = z.object({ date: day });

/** What the calls need: the database, the company's zone and the clock that says what has begun. */
interface ReportsDependencies {
  readonly db: Kysely<Tables>;
  readonly timeZone: string;
  readonly now: () => Date;
}

type Report = (db: Kysely<Tables>, query: { day: string; timeZone: string; now: Date }) => Promise<unknown[]>;

/**
 * The reports, for everybody signed in, each `?date=YYYY-MM-DD` in the company's zone: `exception` and `lateness` of
 * the day, `serialLatness` and `absentee/monthly` of the day's month. A date that is missing or does not exist is
 * refused with 400.
 */
export function reportsRoutes({ db, timeZone, now }: ReportsDependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const serve = (path: string, message: string, report: Report) =>
    router.get(path, async (request, response) => {
      const { date } = read(search, request.query);
      succeed(response, message, await report(db, { day: date, timeZone, now: now() }));
    });
  serve('/attendance/exception', 'Absentees', absentees);
  serve('/attendance/lateness', 'Lateness', lateness);
  serve('/attendance/serialLatness', 'Serial lateness', serialLateness);
  serve('/attendance/absentee/monthly', 'Absentee summary', absenteeSummary);
  return router;
}
