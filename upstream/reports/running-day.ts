import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addDays, dayOf, instantOf } from '../calendar.ts';
import { changeTables } from '../partitions.ts';
import type { Tables } from '../tables.ts';
import { validOn } from '../versions.ts';
import { dayOutcomes } from './day-outcomes.ts';
import { locks, whileNothingIsWorkedOut } from './work-locks.ts';

/** When and where a day runs. */
interface Moment {
  readonly timeZone: string;
  readonly now: Date;
}

/** What is known of the running day from an earlier moment. */
export interface RunningDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Ids of the people whom something has happened to since. */
  readonly stale: readonly string[];
}

interface Known {
  /** Whether it was worked out for a moment to come: another service's clock is ahead. */
  readonly isAhead: boolean;
  /** Whether it holds for nobody: never worked out, a rule has changed, or a shift has begun since. */
  readonly isWholeStale: boolean;
  readonly stale: string[];
}

/** The running day as far as it has been worked out; null where all of it has to be worked out now. */
export async function readRunningDay(db: Kysely<Tables>, moment: Moment): Promise<RunningDay | null> {
  const known = await readKnown(db, moment);
  if (!known || known.isAhead || known.isWholeStale) return null;
  return { day: dayOf(moment.now, moment.timeZone), stale: known.stale };
}

/**
 * Works out of the running day what is not known of it yet, so that a report needs no more than what has happened since.
 * Several services may do it at once.
 */
export async function keepRunningDay(db: Kysely<Tables>, { timeZone, now }: Moment): Promise<void> {
  const day = dayOf(now, timeZone);
  const known = await readKnown(db, { timeZone, now });
  if (known && !isBehind(known)) return;
  if (!known && !(await announce(db, day, endOf(day, timeZone)))) return;
  await whileNothingIsWorkedOut(db, async (transaction) => {
    // Read before the marks go, and they before the rows: what comes in between is marked again.
    const found = await readKnown(transaction, { timeZone, now });
    if (!found || !isBehind(found)) return;
    const marks = await transaction.deleteFrom('running_marks').returning('staff_id').execute();
    const people = new Set([...found.stale, ...marks.map((mark) => mark.staff_id)]);
    const isWhole = found.isWholeStale || people.has(null);
    const among = [...people].filter((id) => id !== null);
    const old = transaction.deleteFrom('running_outcomes');
    await (isWhole ? old : old.where(sql<boolean>`staff_id = any (${among}::uuid[])`)).execute();
    const outcomes = dayOutcomes({ day, timeZone, now, ...(!isWhole && { among }) });
    await sql`
      insert into running_outcomes (staff_id, first_at, outcome)
      select staff_id, first_at, outcome from (${outcomes}) as worked`.execute(transaction);
    await transaction.updateTable('running_day').set({ moment: now }).execute();
  });
}

const isBehind = ({ isAhead, isWholeStale, stale }: Known) => !isAhead && (isWholeStale || stale.length > 0);

/** Null when it is not the running day that is kept. */
async function readKnown(db: Kysely<Tables>, { timeZone, now }: Moment): Promise<Known | null> {
  const day = dayOf(now, timeZone);
  const present = sql`${now.toISOString()}::timestamptz`;
  const local = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone ${timeZone}::text)`;
  const { rows } = await sql<Known>`
    select coalesce(moment > ${present}, false) as "isAhead",
      moment is null or ${local(present)} < ${local(sql`moment`)}
        or exists (select from running_marks where staff_id is null)
        or exists (
          select from shift_versions h
          where ${validOn('h', day)} and ${day}::date + h.start_time > ${local(sql`moment`)}
            and ${day}::date + h.start_time <= ${local(present)}
        ) as "isWholeStale",
      array(
        select staff_id::text from running_marks where staff_id is not null
        union
        select staff_id::text from attendance where mode = 'signedIn' and attendance_at > running_day.moment
          and attendance_at < ${new Date(now.getTime() + 1).toISOString()}::timestamptz
        union
        select v.id::text from centre_starts s
        join staff_versions v on v.service_centre = s.service_centre and ${validOn('v', day)}
        where s.first_at > running_day.moment and s.first_at < ${new Date(now.getTime() + 1).toISOString()}::timestamptz
      ) as stale
    from running_day
    where day = ${day}::date and ends_at = ${endOf(day, timeZone).toISOString()}::timestamptz`.execute(db);
  return rows[0] ?? null;
}

const endOf = (day: string, timeZone: string) => new Date(instantOf(addDays(day, 1), 0, timeZone));

/**
 * Says which day is kept from now on, in the place of the one before. The lock waits for writers who have not seen it, as
 * long as other writers may wait for it; false where one of them, or who works a day out, takes longer.
 */
function announce(db: Kysely<Tables>, day: string, endsAt: Date): Promise<boolean> {
  return changeTables(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${locks.workingOut})`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${locks.announcing})`.execute(transaction);
    // Not truncated: a report that began before would find them empty.
    for (const table of ['running_day', 'running_outcomes', 'running_marks'] as const) {
      await transaction.deleteFrom(table).execute();
    }
    await transaction.insertInto('running_day').values({ day, ends_at: endsAt, moment: null }).execute();
  });
}
