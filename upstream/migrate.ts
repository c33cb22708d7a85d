/** `npm run migrate`: brings the database of the settings up to date and ends; a step of its own before an upgrade. */
import { join } from 'node:path';
import { readSettings } from '../schema/settings.ts';
import { settings } from './config.ts';
import { openDatabase } from './database.ts';
import { databaseFault } from './database-fault.ts';

try {
  const { DATABASE_URL, DATA_FOLDER } = readSettings(
    settings.pick({ DATABASE_URL: true, DATA_FOLDER: true }),
    process.env,
  );
  const place = DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataFolder: join(DATA_FOLDER, 'database') };
  const database = await openDatabase(place).catch((error) => {
    throw DATABASE_URL ? databaseFault(DATABASE_URL, error) : error;
  });
  await database.close();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(
    `The database cannot be brought up to date.\n${error instanceof Error ? error.message : error}\n`,
  );
  process.exitCode = 1;
}
