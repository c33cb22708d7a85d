import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf } from './reason-of.ts';

/** A lock that is held; `release` may be called more than once. */
interface FolderLock {
  /** Ends the process where the lock was taken over, as while it was suspended: what it still wrote would damage the data. */
  assertHeld(): void;
  release(): Promise<void>;
}

/** Milliseconds. */
interface LockTimes {
  /** A holder may be closing: for how long it is waited for. */
  readonly wait: number;
  /** Between two signs of life of a holder. */
  readonly beat: number;
  /** After how long without one a holder on another machine is gone, by the clock of whoever waits. */
  readonly stale: number;
  /** After which of two who took over a lock at once it is certain who has it. */
  readonly settle: number;
}

const usualTimes: LockTimes = { wait: 10_000, beat: 2_000, stale: 20_000, settle: 1_000 };

/** What the file at `path` says of who holds the lock. */
interface Holder {
  readonly text: string;
  /** Changes with every sign of life. */
  readonly beat: number;
  readonly kernel?: string;
  readonly host?: string;
  readonly pid?: number;
  readonly since?: string;
}

/**
 * Takes the lock of a folder for this process; `path` is the folder's with `.lock`. PGlite itself lets two processes write
 * one folder and loses data. SQLite locks a file beside it: the kernel ends that lock with its process, and tells
 * containers apart whose processes have the same number. For volumes that machines share without sharing such locks, the
 * file at `path` names the holder, who touches it as a sign of life. A holder is waited for, then an Error names it.
 */
export async function lockFolder(path: string, given: Partial<LockTimes> = {}): Promise<FolderLock> {
  const times = { ...usualTimes, ...given };
  const folder = path.replace(/\.lock$/, '');
  try {
    await mkdir(dirname(path), { recursive: true });
    const kernel = kernelOf(dirname(path));
    const own = JSON.stringify({ kernel, host: hostname(), pid: process.pid, since: new Date(), id: randomUUID() });
    const begin = performance.now();
    let seen = await readHolder(path);
    let seenAt = begin;
    for (;;) {
      const lock = lockByKernel(`${path}.sqlite`);
      const holder = await readHolder(path);
      const now = performance.now();
      if (holder?.text !== seen?.text || holder?.beat !== seen?.beat) {
        seen = holder;
        seenAt = now;
      }
      const isOfHere = holder?.kernel === kernel;
      if (lock && (!holder || isOfHere || now - seenAt >= times.stale)) {
        if (await enter(path, own, holder && !isOfHere ? times.settle : 0)) return hold(path, own, lock, times.beat);
      }
      lock?.close();
      // Without the kernel's word, a holder that has shown no sign of life yet is watched until it is stale.
      if (now - begin >= times.wait && (!lock || seenAt > begin)) throw new InUse(folder, holder);
      await wait(Math.min(100, times.beat));
    }
  } catch (error) {
    if (error instanceof InUse) throw error;
    const reason = reasonOf(error);
    const message = `The data folder ${folder} cannot be locked: ${reason}. Its volume must be writable for this user and have free space; else choose another DATA_FOLDER.`;
    throw new Error(message, { cause: error });
  }
}

class InUse extends Error {
  constructor(folder: string, holder: Holder | null) {
    const { pid, host, since } = holder ?? {};
    const who = pid ? `process ${pid} on host ${host} since ${since}` : 'another process';
    super(
      `The data folder is in use by ${who} (${folder}). Stop that service first, or choose another DATA_FOLDER. Several services at once need PostgreSQL (DATABASE_URL).`,
    );
  }
}

/** The running kernel and its device: two processes for which it is the same exclude each other by the kernel's locks. */
function kernelOf(folder: string): string {
  let boot = hostname();
  try {
    boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Only Linux has it.
  }
  return `${boot} ${statSync(folder).dev}`;
}

/** The open file, locked as long as it is open; null while another process has it. Nothing else may open it. */
function lockByKernel(file: string): DatabaseSync | null {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
    return database;
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null;
    throw error;
  }
}

const sqliteBusy = 5;

/** Null without one. Opened anew each time, because network file systems compare with the server only then. */
async function readHolder(path: string): Promise<Holder | null> {
  const file = await open(path).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  try {
    const { mtimeMs: beat } = await file.stat();
    const text = await file.readFile('utf8');
    try {
      return { ...JSON.parse(text), text, beat };
    } catch {
      return { text, beat };
    }
  } finally {
    await file.close();
  }
}

/** Puts `own` in the place of a holder that is gone; false where another process was faster. */
async function enter(path: string, own: string, settle: number): Promise<boolean> {
  await rm(path, { force: true });
  try {
    await writeFile(path, own, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    await rm(path, { force: true });
    throw error;
  }
  if (settle === 0) return true;
  await wait(settle);
  return (await readFile(path, 'utf8').catch(() => '')) === own;
}

function hold(path: string, own: string, lock: DatabaseSync, beat: number): FolderLock {
  let checkedAt = Date.now();
  const check = () => {
    if (!isTaken(path, own)) {
      checkedAt = Date.now();
      return;
    }
    process.stderr.write(
      `The lock ${path} was taken by another process, or removed. This one stops writing and ends.\n`,
    );
    // Not closed in order: PGlite would write.
    process.exit(1);
  };
  const timer = setInterval(() => {
    check();
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // A volume that is away or read-only for a while: the next check tells whether the lock is still held.
    }
  }, beat);
  timer.unref();
  return {
    assertHeld() {
      if (lock.isOpen && Math.abs(Date.now() - checkedAt) > 2 * beat) check();
    },
    async release() {
      if (!lock.isOpen) return;
      clearInterval(timer);
      if (!isTaken(path, own)) await rm(path, { force: true });
      lock.close();
    },
  };
}

/** Whether the file is another's or gone; not while it cannot be read. */
function isTaken(path: string, own: string): boolean {
  try {
    return readFileSync(path, 'utf8') !== own;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
