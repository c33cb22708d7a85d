import type { Kysely, RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Role, Tables } from '../tables.ts';

/**
 * What lists read, as the revisions name it: a table with the past of its rows; of attendance and of reviews what changed
 * all days; of centres when each has begun.
 */
type Resource = 'users' | 'staff' | 'shifts' | 'holidays' | 'centres' | 'attendance' | 'reviews' | 'trail';

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
