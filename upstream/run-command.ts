import { join } from 'node:path';
import { reasonOf } from '../common/reason-of.ts';
import { readTable } from '../common/settings.ts';
import { table } from './config.ts';
import { type Database, databaseFault, openDatabase } from './database.ts';

/**
 * Runs a command of the service on the database of the settings, and writes the text that it answers. If it fails, writes
 * `failure` and the reason, and the process ends with 1.
 */
export async function runCommand(
  { failure, migrate }: { readonly failure: string; readonly migrate: boolean },
  work: (database: Database, timeZone: string) => Promise<string>,
): Promise<void> {
  try {
    const needed = { databaseUrl: table.databaseUrl, dataFolder: table.dataFolder, timeZone: table.timeZone };
    const { databaseUrl, dataFolder, timeZone } = readTable(needed, process.env);
    const place = databaseUrl ? { databaseUrl } : { dataFolder: join(dataFolder, 'database') };
    const database = await openDatabase({ ...place, migrate }).catch((error) => {
      throw databaseUrl ? databaseFault(databaseUrl, error) : error;
    });
    const text = await work(database, timeZone).finally(database.close);
    process.stdout.write(`${text}\n`);
  } catch (error) {
    process.stderr.write(`${failure}\n${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}
