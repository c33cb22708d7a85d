import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { hashPassword } from './passwords.ts';
import type { Tables } from './tables.ts';
import type { RecordOwn } from './trail/entries.ts';
import { readRows } from './trail/subjects.ts';

/**
 * When there are no users yet, makes the administrator of `ADMIN_EMAIL` with the default password. Answers false when there
 * are none and the setting is not set: nobody could sign in.
 */
export async function ensureAdministrator(options: {
  db: Kysely<Tables>;
  config: Pick<Config, 'adminEmail' | 'defaultPassword'>;
  record: RecordOwn;
  log: Logger;
}): Promise<boolean> {
  const { db, config, record, log } = options;
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return true;
  if (!config.adminEmail) return false;
  const row = {
    email: config.adminEmail,
    role: 'admin' as const,
    district: 'CHQ',
    service_centre: 'CHQ',
    password_hash: await hashPassword(config.defaultPassword),
  };
  await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    const ids = added.map(({ id }) => id);
    for (const { id, name, fields } of (await readRows(transaction, 'user', ids)).values()) {
      await record(transaction, { action: 'created', subject: 'user', id, name, before: null, after: fields });
    }
  });
  log.info({ email: config.adminEmail }, 'made the first administrator, with the default password');
  return true;
}
