import { type Kysely, sql } from 'kysely';
import { addDays, instantOf } from '../calendar.ts';
import { changeTables } from '../change-tables.ts';
import type { Tables } from '../tables.ts';
import { dayOutcomes } from './day-outcomes.ts';
import type { StoredDays } from './stored-days.ts';
import { locks, whileNothingIsWorkedOut } from './work-locks.ts';

/**
 * Works out days that are over, and again those that something came late for, so that `days` holds them. Each day is a
 * transaction of its own; several services may do it at once.
 */
export async function finishDays(
  db: Kysely<Tables>,
  timeZone: string,
  { missing, stale }: Pick<StoredDays, 'missing' | 'stale'>,
  signal?: AbortSignal,
): Promise<void> {
  const isAnnounced = missing.length === 0 || (await announce(db, timeZone, missing));
  for (const day of [...(isAnnounced ? missing : []), ...stale.keys()]) {
    if (signal?.aborted) return;
    await workOut(db, timeZone, day);
  }
}

/**
 * Says which days are about to be in the table: from then on writers mark what changes them. The lock waits for
 * writers who have not seen it and whose rows nobody else can see yet, as long as other writers may wait for it: false
 * where one of them takes longer.
 */
function announce(db: Kysely<Tables>, timeZone: string, days: readonly string[]): Promise<boolean> {
  const ends = days.map((day) => new Date(instantOf(addDays(day, 1), 0, timeZone)));
  return changeTables(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${locks.announcing})`.execute(transaction);
    await sql`
      with added as (
        insert into finished_days (day, ends_at) select * from unnest(${days}::date[], ${ends}::timestamptz[])
        on conflict do nothing returning day
      )
      insert into stale_days (day) select day from added`.execute(transaction);
  });
}

/** Works out what is marked of a day. The marks go before the rows are read: what comes in between is marked again. */
async function workOut(db: Kysely<Tables>, timeZone: string, day: string): Promise<void> {
  await whileNothingIsWorkedOut(db, async (transaction) => {
    const marks = await transaction.deleteFrom('stale_days').where('day', '=', day).returning('staff_id').execute();
    if (marks.length === 0) return;
    const people = [...new Set(marks.map((mark) => mark.staff_id))];
    const isWhole = people.includes(null);
    const among = people.filter((id) => id !== null);
    const old = transaction.deleteFrom('days').where('day', '=', day);
    await (isWhole ? old : old.where(sql<boolean>`staff_id = any (${among}::uuid[])`)).execute();
    const outcomes = dayOutcomes({ day, timeZone, ...(!isWhole && { among }) });
    await sql`insert into days (staff_id, day, first_at, outcome) ${outcomes}`.execute(transaction);
  });
}
