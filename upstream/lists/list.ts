import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Instants } from '../calendar.ts';
import type { Role, Tables } from '../tables.ts';

/**
 * What lists read, as the revisions name it: a table with the past of its rows; of attendance and of reviews what changed
 * all days; of centres when each has begun.
 */
type Resource =
  | 'users'
  | 'staff'
  | 'shifts'
  | 'holidays'
  | 'centres'
  | 'attendance'
  | 'reviews'
  | 'trail'
  | 'letter_texts'
  | 'leaves'
  | 'letters';

/** All that a list is made of: what is not named here may change without a new version of the list. */
export interface Reads {
  readonly tables: readonly Resource[];
  /** A query for the column `revision` of more that counts: see `attendanceRevisions`. */
  readonly revisions?: RawBuilder<unknown>;
  /** One value that is another one whenever anything else has changed the list, be it the clock alone: see `reportVersion`. */
  readonly version?: RawBuilder<unknown>;
}

/** A call that answers a list: who may, what of the query counts, what it reads, and its rows. */
export interface List<Search = unknown> {
  /** Below the prefix; all of them answer the same. */
  readonly paths: readonly [string, ...string[]];
  /** Of the envelope. */
  readonly message: string;
  /** Whether it has few rows however large the company is: then it waits for no long list. */
  readonly isSmall?: boolean;
  /** Everybody signed in, when missing. */
  readonly roles?: readonly Role[];
  /** Leaves out of a row what officers have written about a person, for roles that may not read it. */
  readonly withoutTexts?: (row: never) => unknown;
  /** What of the query the rows depend on. */
  readonly search: z.ZodType<Search>;
  reads(search: Search, now: Date): Reads;
  /**
   * The rows as they were at the snapshot of `db`, or the text of their JSON array; nothing after `now` counts. May throw
   * a Refusal.
   */
  rows(db: Kysely<Tables>, search: Search, now: Date): Promise<readonly unknown[] | string>;
}

/** A list with the type of its search put away, so that lists of all searches stand side by side. */
export function list<Search>(declared: List<Search>): List {
  return declared as List as List;
}

/** Of tables whose revision counts for all days. */
const allDays = '-infinity';

/**
 * One text for the state of all that a list reads, as SQL: equal texts of two snapshots mean equal rows. Revisions only
 * grow, so their sum is the same only where each of them is.
 */
export function versionOf({ tables, revisions, version }: Reads): RawBuilder<string> {
  return sql<string>`(
    select concat_ws(' ', coalesce(sum(revision), 0), ${version ?? sql`null::text`})
    from (
      select revision from revisions where resource = any(${tables}::text[]) and day = ${allDays}::date
      ${revisions ? sql`union all ${revisions}` : sql``}
    ) as revised
  )`;
}

/** A query for the revisions of attendance from one instant up to another. */
export const attendanceRevisions = (instants: Instants): RawBuilder<unknown> => dayRevisions('attendance', instants);

/** The same of a resource whose revisions are by the day in UTC. */
export function dayRevisions(resource: 'attendance' | 'reviews', { from, before }: Instants): RawBuilder<unknown> {
  return sql`select revision from revisions where resource = ${resource}
    and day between ${utcDay(from)}::date and ${utcDay(before, -1)}::date`;
}

function utcDay(instant: Date, milliseconds = 0): string {
  return new Date(instant.getTime() + milliseconds).toISOString().slice(0, 10);
}

/**
 * The rows of a query, in its order, as the text of a JSON array that the database makes. Of texts, whole numbers and
 * lists of these it has the bytes that JSON.stringify makes, and Node need not make an object of each row first; of
 * fractions and instants it has others.
 */
export async function jsonRows(db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select '[' || coalesce(string_agg(row_to_json(listed)::text, ','), '') || ']' as json
    from (${query}) as listed`.execute(db);
  return rows[0]?.json ?? '[]';
}
