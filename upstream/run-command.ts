import { join } from 'node:path';
import { readSettings } from '../common/settings.ts';
import { settings } from './config.ts';
import { type Database, openDatabase } from './database.ts';
import { databaseFault } from './database-fault.ts';

/**
 * Runs a command of the service on the database of the settings, and writes the text that it answers. If it fails, writes
 * `failure` and the reason, and the process ends with 1.
 */
export async function runCommand(
  { failure, migrate }: { readonly failure: string; readonly migrate: boolean },
  work: (database: Database, timeZone: string) => Promise<string>,
): Promise<void> {
  try {
    const names = { DATABASE_URL: true, DATA_FOLDER: true, TIME_ZONE: true } as const;
    const { DATABASE_URL, DATA_FOLDER, TIME_ZONE } = readSettings(settings.pick(names), process.env);
    const place = DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataFolder: join(DATA_FOLDER, 'database') };
    const database = await openDatabase({ ...place, migrate }).catch((error) => {
      throw DATABASE_URL ? databaseFault(DATABASE_URL, error) : error;
    });
    const text = await work(database, TIME_ZONE).finally(database.close);
    process.stdout.write(`${text}\n`);
  } catch (error) {
    process.stderr.write(`${failure}\n${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
