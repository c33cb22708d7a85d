import { type Kysely, sql } from 'kysely';
import { addDays, dayOf } from '../calendar.ts';
import type { Tables } from '../tables.ts';
import { finishDays, whileNothingIsWorkedOut } from './finish-days.ts';
import { readStoredDays } from './stored-days.ts';

/** Works out all days that are over and not stored yet, or stale, until `signal`; answers how many there were. */
export async function finishAllDays(
  db: Kysely<Tables>,
  { timeZone, now, signal }: { timeZone: string; now: Date; signal?: AbortSignal },
): Promise<number> {
  const { rows } = await sql<{ at: Date | null }>`select min(attendance_at) as at from attendance`.execute(db);
  const first = rows[0]?.at;
  if (!first) return 0;
  const span = { from: addDays(dayOf(first, timeZone), -31), before: dayOf(now, timeZone) };
  const unfinished = await readStoredDays(db, { timeZone, now, ...span });
  await finishDays(db, timeZone, unfinished, signal);
  return unfinished.missing.length + unfinished.stale.size;
}

/** Forgets all stored days and works them out again from sign-ins; answers how many there are. */
export async function rebuildDays(
  db: Kysely<Tables>,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<number> {
  await whileNothingIsWorkedOut(db, (transaction) =>
    sql`truncate days, finished_days, stale_days`.execute(transaction),
  );
  return finishAllDays(db, { timeZone, now });
}
