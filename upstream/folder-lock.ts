import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Locks this very process holds: a second try from here is a live holder, an old file with our pid is not. */
const held = new Set<string>();

/** A lock that is held; `release` may be called more than once. */
interface FolderLock {
  release(): Promise<void>;
}

/**
 * Takes the lock file at `path` for this process. PGlite itself lets two processes write one folder and loses data, so
 * each folder is opened under such a lock. The file holds pid and start time of its process; one whose process is gone is
 * taken over. A live holder is waited for (`waitMs` at most, it may be closing), then an Error names it.
 */
export async function lockFolder(path: string, waitMs = 10_000): Promise<FolderLock> {
  await mkdir(dirname(path), { recursive: true });
  const deadline = Date.now() + waitMs;
  for (;;) {
    if (await tryCreate(path)) {
      held.add(path);
      return { release: () => release(path) };
    }
    const content = await readFile(path, 'utf8').catch(() => null);
    if (content === null) continue;
    if (!(await isAlive(path, content))) {
      await removeStale(path, content);
    } else if (Date.now() >= deadline) {
      const pid = content.split(' ')[0];
      throw new Error(`The data folder is in use by process ${pid} (${path}). Stop it, or choose another DATA_FOLDER.`);
    } else {
      await wait(100);
    }
  }
}

async function release(path: string): Promise<void> {
  if (!held.delete(path)) return;
  await rm(path, { force: true });
}

/** Creates the file with its content in one step, so that nobody ever reads half of it. */
async function tryCreate(path: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${process.pid} ${await startOf(process.pid)}`);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves the stale file aside; puts it back when another process has meanwhile replaced it by a live one. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== stale) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

async function isAlive(path: string, content: string): Promise<boolean> {
  const [pid, start] = content.split(' ');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0) return false;
  if (number === process.pid) return held.has(path);
  try {
    process.kill(number, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return start === (await startOf(number));
}

/** When the process started, as Linux counts it; elsewhere an empty text, so that the pid alone decides. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
