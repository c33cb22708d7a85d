/** `npm run rebuild-days`: works the finished days out again from sign-ins; the service may run meanwhile. */
import { join } from 'node:path';
import { readSettings } from '../schema/settings.ts';
import { settings } from './config.ts';
import { openDatabase } from './database.ts';
import { databaseFault } from './database-fault.ts';
import { rebuildDays } from './reports/stored-days.ts';

try {
  const { DATABASE_URL, DATA_FOLDER, TIME_ZONE } = readSettings(
    settings.pick({ DATABASE_URL: true, DATA_FOLDER: true, TIME_ZONE: true }),
    process.env,
  );
  const place = DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataFolder: join(DATA_FOLDER, 'database') };
  const database = await openDatabase({ ...place, migrate: false }).catch((error) => {
    throw DATABASE_URL ? databaseFault(DATABASE_URL, error) : error;
  });
  const days = await rebuildDays(database.db, { timeZone: TIME_ZONE, now: new Date() }).finally(database.close);
  process.stdout.write(`${days} days were worked out again.\n`);
} catch (error) {
  process.stderr.write(`The days cannot be rebuilt.\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
