import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, inject } from 'vitest';
import { type Database, openDatabase } from '../../upstream/database.ts';
import { longestWait } from './patience.ts';
import { addressOf, createDatabase, templateName } from './postgresql-databases.ts';

/** The engines that this run tests: PGlite, and PostgreSQL where one is installed. For `describe.each`. */
export const engines: readonly Database['engine'][] = inject('postgresqlUrl') ? ['pglite', 'postgresql'] : ['pglite'];

/** The engine of tests that are about neither: PostgreSQL where one is installed, which takes a third of the time. */
export const usualEngine = engines.at(-1) ?? 'pglite';

/**
 * Describes the same on each engine; on another than the usual one for the nightly run, unless it belongs to the sample of
 * what `npm test` runs on PGlite, the engine of `npm start`.
 */
export function describeOnEngines(
  title: string,
  tests: (engine: Database['engine']) => void,
  { isSample = false } = {},
): void {
  for (const engine of engines) {
    const tags = isSample || engine === usualEngine ? [] : ['nightly'];
    describe(`${title} on ${engine}`, { tags }, () => tests(engine));
  }
}

/** Settings of a server of the product whose test is about neither engine. */
export async function usualDatabase(): Promise<Readonly<Record<string, string>>> {
  return usualEngine === 'postgresql' ? { DATABASE_URL: await createMigratedDatabase() } : {};
}

/** A migrated database without rows that nobody else uses. Close it after the tests. */
export async function openTestDatabase(engine: Database['engine'] = usualEngine): Promise<Database> {
  if (engine === 'postgresql') return openPatiently(await createMigratedDatabase());
  const snapshot = new Blob([await readFile(inject('pgliteSnapshot'))], { type: 'application/x-gzip' });
  return openDatabase({ snapshot });
}

/** A PostgreSQL, migrated now; who calls it waits for a connection as long as it takes. */
export const openPatiently = (databaseUrl: string): Promise<Database> =>
  openDatabase({ databaseUrl, limits: { statement: 0, idleTransaction: 0, connection: longestWait } });

/** Address of a migrated database without rows on this run's PostgreSQL. */
export const createMigratedDatabase = (): Promise<string> => createPostgresqlDatabase(templateName);

/** Address of a new database on this run's PostgreSQL, as a copy of another one or empty. */
export async function createPostgresqlDatabase(template?: string): Promise<string> {
  const server = inject('postgresqlUrl');
  if (!server) throw new Error('No PostgreSQL is installed.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(server, name, template);
  return addressOf(server, name);
}
