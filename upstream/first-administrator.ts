import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { hashPassword } from './passwords.ts';
import type { Tables } from './tables.ts';

/** When there are no users yet: makes the administrator of `ADMIN_EMAIL` with the default password, or says that nobody can sign in. */
export async function ensureAdministrator(options: {
  db: Kysely<Tables>;
  config: Pick<Config, 'adminEmail' | 'defaultPassword'>;
  log: Logger;
}): Promise<void> {
  const { db, config, log } = options;
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return;
  if (!config.adminEmail) {
    log.warn('There are no users yet, so nobody can sign in: set ADMIN_EMAIL to make the first administrator.');
    return;
  }
  await db
    .insertInto('users')
    .values({
      email: config.adminEmail,
      role: 'admin',
      district: 'CHQ',
      service_centre: 'CHQ',
      password_hash: await hashPassword(config.defaultPassword),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  log.info({ email: config.adminEmail }, 'made the first administrator, with the default password');
}
