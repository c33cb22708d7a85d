import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../../upstream/database.ts';
import { repository } from './repository.ts';

const migrations = join(repository, 'upstream/migrations');

/** What a snapshot depends on: PGlite's version and the migrations. */
async function snapshotName(): Promise<string> {
  const hash = createHash('sha256');
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(await readFile(join(dirname(engine), '../package.json')));
  const files = await readdir(migrations, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  return `pglite-${hash.digest('hex').slice(0, 16)}.tar.gz`;
}

/** The file with a migrated PGlite without rows, so that no test waits for initdb and migrations; made when it is not there. */
export async function ensureSnapshot(): Promise<string> {
  const file = join(repository, 'node_modules/.cache/attendance', await snapshotName());
  const isThere = await readFile(file).then(
    () => true,
    () => false,
  );
  if (isThere) return file;
  const folder = await mkdtemp(join(tmpdir(), 'attendance-snapshot-'));
  const dataFolder = join(folder, 'database');
  await openDatabase({ dataFolder }).then(({ close }) => close());
  const pglite = await PGlite.create(dataFolder);
  const dump = await pglite.dumpDataDir('gzip');
  await pglite.close();
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  await rm(folder, { recursive: true, force: true });
  return file;
}

/** Puts that database into an empty data folder, for a process that starts with it. */
export async function seedFolder(folder: string): Promise<void> {
  const database = join(folder, 'database');
  await mkdir(database, { recursive: true });
  await promisify(execFile)('tar', ['-xzf', await ensureSnapshot(), '-C', database]);
}
