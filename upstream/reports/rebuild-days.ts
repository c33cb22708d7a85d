import { type Kysely, sql } from 'kysely';
import { addDays, dayOf } from '../calendar.ts';
import type { Tables } from '../tables.ts';
import { finishDays } from './finish-days.ts';
import { keepRunningDay } from './running-day.ts';
import { readStoredDays } from './stored-days.ts';
import { whileNothingIsWorkedOut } from './work-locks.ts';

/**
 * Works out all days that are over and not stored yet, or stale, until `signal`, and what is new of the running one;
 * answers how many were over.
 */
export async function keepDays(
  db: Kysely<Tables>,
  { timeZone, now, signal }: { timeZone: string; now: Date; signal?: AbortSignal },
): Promise<number> {
  const { rows } = await sql<{ at: Date | null }>`select min(attendance_at) as at from attendance`.execute(db);
  const first = rows[0]?.at;
  if (!first) return 0;
  const span = { from: addDays(dayOf(first, timeZone), -31), before: dayOf(now, timeZone) };
  const unfinished = await readStoredDays(db, { timeZone, now, ...span });
  await finishDays(db, timeZone, unfinished, signal);
  if (!signal?.aborted) await keepRunningDay(db, { timeZone, now });
  return unfinished.missing.length + unfinished.stale.size;
}

/** Forgets all stored days and works them out again from sign-ins; answers how many there are. */
export async function rebuildDays(
  db: Kysely<Tables>,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<number> {
  await whileNothingIsWorkedOut(db, async (transaction) => {
    // Not truncated: reports would wait for the end, and behind whoever reads the tables for long.
    for (const table of ['days', 'finished_days', 'stale_days', 'running_day', 'centre_starts'] as const) {
      await transaction.deleteFrom(table).execute();
    }
    await sql`insert into centre_starts select * from find_centre_starts(null)`.execute(transaction);
  });
  const days = await keepDays(db, { timeZone, now });
  // Writers may have been at it for too long.
  for (let tries = 20; tries > 0 && (await keepDays(db, { timeZone, now })) > 0; tries -= 1);
  return days;
}
