import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { dayOutcomes } from './day-outcomes.ts';
import { type ReportSpan, readStoredDays } from './stored-days.ts';

/**
 * A query for the rows `staff_id, day, first_at, outcome` of some outcomes in a span, to be run in the same snapshot.
 * Days that are over come from the table `days`; the running one, and what is missing or stale, is worked out now.
 */
export async function readOutcomes(
  db: Kysely<Tables>,
  outcomes: readonly ('late' | 'absent')[],
  span: ReportSpan,
): Promise<RawBuilder<unknown>> {
  const { timeZone, now } = span;
  const { stored, stale, missing, live } = await readStoredDays(db, span);
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
    ...live.map((day) => ({ day, timeZone, now })),
  ];
  const worked = questions.map(
    (question) =>
      sql`select staff_id, day, first_at, outcome from (${dayOutcomes(question)}) as worked where ${wanted}`,
  );
  return sql.join([...fromStored, ...worked], sql` union all `);
}
