import { type Kysely, sql } from 'kysely';
import { addDays, dayOf, monthAround, startOf } from '../calendar.ts';
import { forEachAlone } from '../each-alone.ts';
import { changeTables } from '../partitions.ts';
import type { Tables } from '../tables.ts';
import { dayOutcomes } from './day-outcomes.ts';
import { locks, whileNothingIsWorkedOut } from './work-locks.ts';

/** Days from the one to the day before the other, `YYYY-MM-DD`; nothing after `now` counts. */
export interface ReportSpan {
  readonly timeZone: string;
  readonly now: Date;
  readonly from: string;
  readonly before: string;
}

/** Where the days of a span are found. */
interface StoredDays {
  /** Days that the table `days` has as they should be, but for the people who are marked. */
  readonly stored: readonly string[];
  /** Who of stored days has to be worked out again: ids by day. */
  readonly stale: ReadonlyMap<string, readonly string[]>;
  /** Days that belong into the table and are not in it, or are stale as a whole. */
  readonly missing: readonly string[];
  /** Today, where it is in the span. */
  readonly live: readonly string[];
}

/**
 * Days that are over belong into the table, from the month of the first record on: on earlier days nobody came or was
 * absent, and they are in none of the lists. Neither is what retention has removed.
 */
export async function readStoredDays(
  db: Kysely<Tables>,
  { timeZone, now, from, before }: ReportSpan,
): Promise<StoredDays> {
  const within = sql`day >= ${from}::date and day < ${before}::date`;
  const { rows } = await sql<Known>`
    select (select min(attendance_at) from attendance) as "firstAt",
      (select value from properties where name = 'retained_from') as "retainedFrom",
      array(select day from finished_days where ${within}
        and day not in (select day from stale_days where staff_id is null)) as finished,
      (select json_object_agg(marked.day, marked.people) from (
        select day, json_agg(distinct staff_id) as people from stale_days
        where ${within} and staff_id is not null group by day
      ) as marked) as stale`.execute(db);
  const { firstAt, retainedFrom, finished, stale } = rows[0] as Known;
  const today = dayOf(now, timeZone);
  if (!firstAt) return { stored: [], stale: new Map(), missing: [], live: [] };
  // The first record may be of a shift day that began the evening before.
  const begin = monthAround(addDays(dayOf(firstAt, timeZone), -1)).first;
  const days = daysBetween(later(later(from, begin), retainedFrom ?? from), earlier(before, addDays(today, 1)));
  const belongs = (day: string) => day < today;
  const known = new Set(finished);
  const stored = days.filter((day) => belongs(day) && known.has(day));
  return {
    stored,
    stale: new Map(stored.flatMap((day) => (stale?.[day] ? [[day, stale[day]]] : []))),
    missing: days.filter((day) => belongs(day) && !known.has(day)),
    live: days.filter((day) => !belongs(day)),
  };
}

interface Known {
  /** Of the first sign-in or sign-out there is. */
  readonly firstAt: Date | null;
  readonly retainedFrom: string | null;
  readonly finished: string[];
  readonly stale: Readonly<Record<string, readonly string[]>> | null;
}

function daysBetween(from: string, before: string): string[] {
  const days: string[] = [];
  for (let day = from; day < before; day = addDays(day, 1)) days.push(day);
  return days;
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/**
 * Works out days that are over, and again those that something came late for, so that `days` holds them. Each day is a
 * transaction of its own; several services may do it at once.
 */
async function finishDays(
  db: Kysely<Tables>,
  timeZone: string,
  { missing, stale }: Pick<StoredDays, 'missing' | 'stale'>,
  signal?: AbortSignal,
): Promise<void> {
  const finish = async (day: string) => {
    if (!signal?.aborted) await workOut(db, timeZone, day);
  };
  const begin = async () => {
    if (missing.length > 0 && (await announce(db, timeZone, missing))) await forEachAlone(missing, finish);
  };
  await forEachAlone([begin, () => forEachAlone(stale.keys(), finish)], (step) => step());
}

/**
 * Says which days are about to be in the table: from then on writers mark what changes them. The lock waits for
 * writers who have not seen it and whose rows nobody else can see yet, as long as other writers may wait for it: false
 * where one of them takes longer.
 */
function announce(db: Kysely<Tables>, timeZone: string, days: readonly string[]): Promise<boolean> {
  const ends = days.map((day) => startOf(addDays(day, 1), timeZone));
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

/**
 * Works out all days that are over and not stored yet, or stale, until `signal`; answers how many.
 */
export async function keepDays(
  db: Kysely<Tables>,
  { timeZone, now, signal }: { timeZone: string; now: Date; signal?: AbortSignal },
): Promise<number> {
  const span = { from: '-infinity', before: dayOf(now, timeZone) };
  const unfinished = await readStoredDays(db, { timeZone, now, ...span });
  await finishDays(db, timeZone, unfinished, signal);
  return unfinished.missing.length + unfinished.stale.size;
}

/** Forgets all stored days and works them out again from sign-ins; answers how many there are. */
export async function rebuildDays(
  db: Kysely<Tables>,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<number> {
  await whileNothingIsWorkedOut(db, async (transaction) => {
    // Not truncated: reports would wait for the end, and behind whoever reads the tables for long.
    for (const table of ['days', 'finished_days', 'stale_days', 'centre_starts'] as const) {
      await transaction.deleteFrom(table).execute();
    }
    await sql`insert into centre_starts select * from find_centre_starts(null)`.execute(transaction);
  });
  const days = await keepDays(db, { timeZone, now });
  // Writers may have been at it for too long.
  for (let tries = 20; tries > 0 && (await keepDays(db, { timeZone, now })) > 0; tries -= 1);
  return days;
}
