import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { dayOutcomes } from './day-outcomes.ts';
import { readRunningDay } from './running-day.ts';
import { type ReportSpan, readStoredDays } from './stored-days.ts';

/**
 * A query for the rows `staff_id, day, first_at, outcome` of some outcomes in a span, to be run in the same snapshot.
 * Days that are over come from the table `days`, the running one from `running_outcomes`; what is missing or stale in
 * them is worked out now.
 */
export async function readOutcomes(
  db: Kysely<Tables>,
  outcomes: readonly ('late' | 'absent')[],
  span: ReportSpan,
): Promise<RawBuilder<unknown>> {
  const { timeZone, now } = span;
  const { stored, stale, missing, live } = await readStoredDays(db, span);
  const running = live.length > 0 ? await readRunningDay(db, { timeZone, now }) : null;
  const isKnown = (day: string) => day === running?.day;
  const wanted = sql`outcome in (${sql.join(outcomes.map((outcome) => sql.lit(outcome)))})`;
  const unmarked = sql`not exists (
    select from stale_days where stale_days.day = days.day and stale_days.staff_id = days.staff_id)`;
  // Each outcome has an index of its own.
  const fromStored = outcomes.map(
    (outcome) => sql`
    select staff_id, day, first_at, outcome from days
    where outcome = ${sql.lit(outcome)} and day >= ${stored[0] ?? span.before}::date and day <= ${stored.at(-1) ?? span.before}::date
      and day = any (${stored}::date[]) and ${stale.size > 0 ? unmarked : sql`true`}`,
  );
  const questions = [
    ...[...stale].map(([day, among]) => ({ day, timeZone, among })),
    ...missing.map((day) => ({ day, timeZone })),
    ...live.map((day) => ({ day, timeZone, now, ...(isKnown(day) && { among: running?.stale }) })),
  ];
  const fromRunning = live.filter(isKnown).map(
    (day) => sql`
    select staff_id, ${day}::date as day, first_at, outcome from running_outcomes
    where ${wanted} and not (staff_id = any (${running?.stale}::uuid[]))`,
  );
  const worked = questions.map(
    (question) =>
      sql`select staff_id, day, first_at, outcome from (${dayOutcomes(question)}) as worked where ${wanted}`,
  );
  return sql.join([...fromStored, ...fromRunning, ...worked], sql` union all `);
}
