import { type Kysely, sql } from 'kysely';
import type { Tables, TrailEntry } from '../tables.ts';
import { type Author, type Change, hashOf } from './entry.ts';

/** An end of the chain: the number of an entry and its hash; 0 and an empty text where there is none. */
export interface End {
  readonly number: number;
  readonly hash: string;
}

/**
 * Adds changes to the end of the chain and answers where it ends then. Whoever else does so waits until the transaction is
 * over, so this is the last that a transaction does: numbers have no gaps, and nobody who waits holds what is waited for.
 */
export async function append(
  transaction: Kysely<Tables>,
  changes: readonly Change[],
  { author, at }: { author: Author; at: Date },
): Promise<End> {
  let end = await lockEnd(transaction);
  const entries = changes.map(({ action, subject, id, name, before, after }) => {
    const { userID, who, role, program, address } = author;
    const made = { number: end.number + 1, at, user_id: userID, who, role, program, address };
    const done = { action, subject, subject_id: id, subject_name: name, before: json(before), after: json(after) };
    const entry = { ...made, ...done };
    const hash = hashOf(entry, end.hash);
    end = { number: entry.number, hash };
    return { ...entry, hash } satisfies TrailEntry;
  });
  if (entries.length === 0) return end;
  await sql`
    with added as (
      insert into trail select * from json_populate_recordset(null::trail, ${JSON.stringify(entries)}::json)
    )
    update trail_ends set last_number = ${end.number}, last_hash = ${end.hash}`.execute(transaction);
  return end;
}

/** Where the chain ends; nobody else changes it until the transaction is over. */
export async function lockEnd(transaction: Kysely<Tables>): Promise<End> {
  const row = await transaction
    .selectFrom('trail_ends')
    .select(['last_number as number', 'last_hash as hash'])
    .forUpdate()
    .executeTakeFirst();
  if (row) return row;
  throw new Error('The table trail_ends has lost its row: no write can be put on record. Restore it from a backup.');
}

const json = (fields: Change['before']) => (fields === null ? null : JSON.stringify(fields));
