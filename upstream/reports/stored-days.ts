import { type Kysely, sql } from 'kysely';
import { addDays, dayOf, monthAround } from '../calendar.ts';
import type { Tables } from '../tables.ts';

/** Days from the one to the day before the other, `YYYY-MM-DD`; nothing after `now` counts. */
export interface ReportSpan {
  readonly timeZone: string;
  readonly now: Date;
  readonly from: string;
  readonly before: string;
}

/** Where the days of a span are found. */
export interface StoredDays {
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
