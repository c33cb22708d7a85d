import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { startPostgresql } from './postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of this run's PostgreSQL; null where none is installed. */
    readonly postgresqlUrl: string | null;
    /** File with an empty PGlite, so that no test waits for initdb. */
    readonly pgliteSnapshot: string;
  }
}

/** Once a test run: a real PostgreSQL where one is installed, and the snapshot that PGlite tests begin with. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgresql = await startPostgresql();
  if (!postgresql) console.warn('No PostgreSQL is installed: the upstream tests run on PGlite alone.');
  project.provide('postgresqlUrl', postgresql?.url ?? null);
  project.provide('pgliteSnapshot', await ensureSnapshot());
  return async () => postgresql?.stop();
}

async function ensureSnapshot(): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const version = createHash('sha256')
    .update(await readFile(join(dirname(engine), '../package.json')))
    .digest('hex');
  const file = join('node_modules/.cache/attendance', `pglite-${version.slice(0, 16)}.tar.gz`);
  const known = await readFile(file).catch(() => null);
  if (known) return file;
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('gzip');
  await pglite.close();
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  return file;
}
