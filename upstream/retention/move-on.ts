import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Notes the day up to which something was removed; false where another service has noted that day, or a later one. */
export async function moveOn(db: Kysely<Tables>, name: string, day: string): Promise<boolean> {
  const moved = await db
    .insertInto('properties')
    .values({ name, value: day })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: day }).where('properties.value', '<', day))
    .returning('value')
    .executeTakeFirst();
  return moved !== undefined;
}
