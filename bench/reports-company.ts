/** The company of the reports' benchmarks, and its day. */
import { sql } from 'kysely';
import { addDays, dayOf, instantOf, monthAround, weekdayOf } from '../upstream/calendar.ts';
import type { Database } from '../upstream/database.ts';
import { ensureDemoCompany } from '../upstream/demo/company.ts';
import { holidaysOf } from '../upstream/demo/interruptions.ts';
import { hashPassword } from '../upstream/passwords.ts';
import { keepDayRecords } from '../upstream/reports/day-records.ts';
import { keepDays } from '../upstream/reports/stored-days.ts';
import { figure, option } from './command.ts';
import { writeLeaves } from './payroll-load.ts';
import { writeDays } from './report-data.ts';

export const days = Number(option('days') ?? '60');
export const jwtSecret = 'of this benchmark and of nothing else';
export const timeZone = 'Africa/Lagos';

/** The day, or the last working day before it; on a company's only day its holidays are those of that day. */
function workingDay(day: string): string {
  const isHoliday = holidaysOf({ start: day, days: 1, staff: 0 }).has(day);
  return weekdayOf(day) < 6 && !isHoliday ? day : workingDay(addDays(day, -1));
}

/** The last working day's afternoon, when everybody has signed in; `shift` is between the machine's clock and the servers'. */
const afternoon = 15 * 3600;
const lately = dayOf(new Date(Date.now() - afternoon * 1000), timeZone);
export const today = workingDay(lately);
export const shift = instantOf(today, afternoon, timeZone) - Date.now();
export const now = () => Date.now() + shift;
export const yesterday = workingDay(addDays(today, -1));
export const lastMonth = addDays(monthAround(today).first, -1);

/** Makes the company: its organisation by the demo, its days by the database; what each part took. */
export async function makeCompany(database: Database, staff: number): Promise<string> {
  const { db } = database;
  const laps: string[] = [];
  const lap = async (name: string, work: Promise<unknown>) => {
    const start = performance.now();
    await work;
    laps.push(`${name} ${figure((performance.now() - start) / 1000)} s`);
  };
  const demo = { staff, days: 1, hashPassword, log: () => undefined };
  const at = new Date(now());
  await lap('staff', ensureDemoCompany({ db, timeZone, now: () => at, ...demo, deliver: () => Promise.resolve() }));
  const first = addDays(today, 1 - days);
  await lap('sign-ins', writeDays(db, { first, before: today, now: at, timeZone }));
  await lap('leaves', writeLeaves(db, lastMonth.slice(0, 7), Math.round(staff / 4), at));
  await lap('finished days', keepDays(db, { timeZone, now: at }));
  await lap('records of days', keepDayRecords(db, { timeZone, now: at }));
  // As autovacuum leaves a database that has been there for a while.
  await sql`vacuum analyze`.execute(db);
  return laps.join(', ');
}
