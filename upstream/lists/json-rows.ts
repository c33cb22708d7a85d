import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';

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
