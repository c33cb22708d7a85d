import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { until } from './patience.ts';
import { startTied } from './tied-process.ts';

/** A PostgreSQL server of this test run, in a temporary folder that goes with it. */
interface TestPostgresql {
  /** Address of its database `postgres`; others are made beside it. */
  readonly url: string;
  /** Ends it as a crash does and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that is installed on this machine, on a socket inside a temporary folder; null when there is
 * none. Its zone is none of ours, so that a test fails where the service leans on the server's zone. `isDurable` makes it
 * keep what it has committed over a crash, as a real one does.
 */
export async function startPostgresql({ isDurable = false } = {}): Promise<TestPostgresql | null> {
  const binaries = findBinaries();
  if (!binaries) return null;
  const folder = await mkdtemp(join(tmpdir(), 'attendance-pg-'));
  try {
    const owner = await serverOwner();
    if (owner) await chown(folder, owner.uid, owner.gid);
    await chmod(folder, 0o700);
    const data = join(folder, 'data');
    const options = { ...owner, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } };
    const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await promisify(execFile)(join(binaries, 'initdb'), initialise, options);
    const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
    const settings = [...(isDurable ? [] : hasty), 'listen_addresses=', 'TimeZone=Asia/Tokyo'];
    const server = [
      join(binaries, 'postgres'),
      '-D',
      data,
      '-k',
      folder,
      ...settings.flatMap((value) => ['-c', value]),
    ];
    const begin = () => startTied(server, { ...options, end: isDurable ? 'QUIT' : 'INT', log: 'server.log' });
    let running = begin();
    const stop = async () => {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    };
    const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
    const untilReady = () => until(() => answers(url), 'An answer of PostgreSQL');
    await untilReady().catch(async (error) => {
      await stop();
      throw error;
    });
    const restart = async () => {
      await running.stop();
      running = begin();
      await untilReady();
    };
    return { url, restart, stop };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The newest folder with PostgreSQL's server programs: Debian's, else where PATH leads. */
function findBinaries(): string | null {
  const debian = globSync('/usr/lib/postgresql/*/bin/initdb').map((path) => dirname(path));
  const version = (folder: string) => Number(/\/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
  const newest = debian.sort((one, other) => version(other) - version(one));
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => existsSync(join(folder, 'initdb')));
  return [...newest, ...onPath].find((folder) => existsSync(join(folder, 'postgres'))) ?? null;
}

/** The folder beside the server's where these programs are; null where one of them is missing. */
export function findPostgresqlPrograms(names: readonly string[]): string | null {
  const folder = findBinaries();
  return folder && names.every((name) => existsSync(join(folder, name))) ? folder : null;
}

/** PostgreSQL refuses to run as root: the account that runs it then; undefined for everybody else. */
async function serverOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  return { uid: Number(account?.[2]), gid: Number(account?.[3]) };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
