import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What is noted under a name, about the data themselves. */
export async function readProperty(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('properties').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
