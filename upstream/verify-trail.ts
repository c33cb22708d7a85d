/** `npm run verify-trail [-- --since NUMBER:HASH]`: checks the trail of the settings' database; ends with 1 where it is broken. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../schema/settings.ts';
import { settings } from './config.ts';
import { openDatabase } from './database.ts';
import { databaseFault } from './database-fault.ts';
import type { End } from './trail/entries.ts';
import { verifyTrail } from './trail/verify.ts';

function readNoted(given: string | undefined): End | undefined {
  if (given === undefined) return undefined;
  const [, number, hash] = /^(\d{1,15}):([\w-]{43})$/.exec(given) ?? [];
  if (number && hash) return { number: Number(number), hash };
  throw new Error('--since must be an end of the trail that was printed or logged before, as NUMBER:HASH.');
}

try {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  const noted = readNoted(values.since);
  const { DATABASE_URL, DATA_FOLDER } = readSettings(
    settings.pick({ DATABASE_URL: true, DATA_FOLDER: true }),
    process.env,
  );
  const place = DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataFolder: join(DATA_FOLDER, 'database') };
  const database = await openDatabase({ ...place, migrate: false }).catch((error) => {
    throw DATABASE_URL ? databaseFault(DATABASE_URL, error) : error;
  });
  const { entries, dropped, end, fault } = await verifyTrail(database.db, noted).finally(database.close);
  if (fault) {
    process.stdout.write(`The trail is broken at entry ${fault.number}. ${fault.message}\n`);
    process.exitCode = 1;
  } else {
    const earlier = dropped.number > 0 ? ` Entries up to ${dropped.number} were dropped by retention.` : '';
    process.stdout.write(`The trail is whole: ${entries} entries, up to ${end.number}.${earlier}\n`);
    if (noted && noted.number <= dropped.number) {
      process.stdout.write(`Entry ${noted.number}, which --since names, was dropped: note a later one.\n`);
    }
    if (end.number > 0) {
      process.stdout.write(`Note its end where the database's users cannot write: ${end.number}:${end.hash}\n`);
      process.stdout.write(
        'Given to the next check by --since, it shows what was written anew or removed up to there.\n',
      );
    }
  }
} catch (error) {
  process.stderr.write(`The trail cannot be checked.\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
