import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** `valid_from` of an edit made on a day: the database keeps the row as it was for the days before. */
export function validFrom(today: string): RawBuilder<string> {
  return sql<string>`greatest(valid_from, ${today}::date)`;
}

/**
 * Takes a row out of its table from a day on; its past stays. Answers false when there is no such row. Run it in a
 * transaction: a row that others refer to is refused after its past was written.
 */
export async function endVersion(
  transaction: Kysely<Tables>,
  table: 'staff' | 'shifts',
  id: string,
  today: string,
): Promise<boolean> {
  await transaction
    .updateTable(table)
    .set({ valid_from: validFrom(today) })
    .where('id', '=', id)
    .execute();
  const result = await transaction.deleteFrom(table).where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Whether a row of `staff_versions` or `shift_versions`, named by its alias, is valid on a day `YYYY-MM-DD`. */
export function validOn(alias: string, day: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column('valid_from')} <= ${day}::date and ${column('valid_before')} > ${day}::date)`;
}
