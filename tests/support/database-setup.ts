import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../upstream/database.ts';
import { ensureSnapshot } from './pglite-snapshot.ts';
import { startPostgresql } from './postgresql.ts';
import { addressOf, createDatabase, templateName } from './postgresql-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of this run's PostgreSQL; null where none is installed. */
    readonly postgresqlUrl: string | null;
    /** File with a migrated PGlite without rows. */
    readonly pgliteSnapshot: string;
  }
}

/** Once a test run: a real PostgreSQL where one is installed, and the snapshot that PGlite tests begin with. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgresql = await startPostgresql();
  if (!postgresql) console.warn('No PostgreSQL is installed: the upstream tests run on PGlite alone.');
  if (postgresql) {
    await createDatabase(postgresql.url, templateName);
    const template = await openDatabase({ databaseUrl: addressOf(postgresql.url, templateName) });
    await template.close();
  }
  project.provide('postgresqlUrl', postgresql?.url ?? null);
  project.provide('pgliteSnapshot', await ensureSnapshot());
  return async () => postgresql?.stop();
}
