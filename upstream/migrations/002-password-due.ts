import type { Kysely } from 'kysely';

/** Whether a user has to choose a password: an administrator has set the default one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('password_due', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
