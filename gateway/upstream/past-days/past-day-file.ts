import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Values by key that outlive the process. Nothing of it throws: what is not there is learned anew. */
export interface PastDayFile {
  get(key: string): Buffer | null;
  /** `at` is when it was fetched, in milliseconds since 1970. */
  put(key: string, value: Buffer, at: number): void;
  close(): void;
}

/** Milliseconds after which a value is deleted. */
export const keptFor = 70 * 86_400_000;

/** What tells a file of ours from others: the id of the application and the version of its table. */
const applicationID = 0x61_74_64_64;
const tableVersion = 1;

/** Bytes that all values may take; beyond it the oldest are deleted until a tenth is free. */
const mostBytes = 64 * 2 ** 20;

/** Milliseconds for which another gateway's write is waited for: everything else waits too. */
const busyTimeout = 50;

/** Result codes of SQLite, without their details: another connection writes; the file is damaged, or not SQLite's. */
const busyCodes: readonly number[] = [5, 6];
const brokenCodes: readonly number[] = [11, 26];

const resultOf = (error: unknown) => Number((error as { errcode?: unknown }).errcode ?? 0) % 256;

/** Thrown for what somebody else has put there, or another version of this product. */
class ForeignFile extends Error {}

/** The open file. */
interface OpenFile extends Pick<PastDayFile, 'get' | 'put'> {
  readonly database: DatabaseSync;
}

/** Opens the file, and makes it where there is none. Throws SQLite's errors and `ForeignFile`. */
function openFile(file: string): OpenFile {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new ForeignFile('A folder is in its place.');
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    const read = (pragma: string) => Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];
    const isEmpty = database.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.count === 0;
    const isOurs = read('application_id') === applicationID && read('user_version') === tableVersion;
    if (!isEmpty && !isOurs) throw new ForeignFile('The file is of another program or version.');
    // It names people, whatever the folder lets others read.
    if (isEmpty) chmodSync(file, 0o600);
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA journal_size_limit = 4194304;
      PRAGMA application_id = ${applicationID};
      PRAGMA user_version = ${tableVersion};
      CREATE TABLE IF NOT EXISTS digests (key TEXT PRIMARY KEY, at INTEGER NOT NULL, value BLOB NOT NULL) STRICT;
      CREATE INDEX IF NOT EXISTS digests_by_age ON digests (at);
    `);
    return usedFile(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function usedFile(database: DatabaseSync): OpenFile {
  const find = database.prepare('SELECT value FROM digests WHERE key = ?');
  const store = database.prepare('INSERT OR REPLACE INTO digests (key, at, value) VALUES (?, ?, ?)');
  const measure = database.prepare('SELECT coalesce(sum(length(value)), 0) AS bytes FROM digests');
  const remove = database.prepare('DELETE FROM digests WHERE at < ?');
  // The newest of those that are too many: it and all older ones go.
  const surplus = database.prepare(`
    SELECT max(at) AS at FROM (SELECT at, sum(length(value)) OVER (ORDER BY at DESC) AS bytes FROM digests)
    WHERE bytes > ?`);
  const bytesOf = () => Number(measure.get()?.bytes);
  let bytes = bytesOf();
  return {
    database,
    get(key) {
      const value = find.get(key)?.value;
      return value instanceof Uint8Array ? Buffer.from(value) : null;
    },
    put(key, value, at) {
      store.run(key, at, value);
      // A value that takes another's place is counted twice, until all are measured.
      bytes += value.length;
      if (bytes <= mostBytes) return;
      remove.run(at - keptFor);
      bytes = bytesOf();
      if (bytes <= mostBytes) return;
      remove.run(Number(surplus.get(0.9 * mostBytes)?.at ?? 0) + 1);
      bytes = bytesOf();
    },
  };
}

/** Another name for a file that is of no use; the files that belong to it go. */
function putAside(file: string): string {
  let number = 1;
  while (existsSync(`${file}.broken-${number}`)) number += 1;
  const aside = `${file}.broken-${number}`;
  renameSync(file, aside);
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
  return aside;
}

/**
 * Values in one file, `digests.sqlite` in `folder`, made when it is first needed. A file that is damaged, foreign or of
 * another version is put aside under another name; where none can be made, read or written, values are not stored.
 * `warn` hears of either, once.
 */
export function createPastDayFile(folder: string, warn: (details: object, message: string) => void): PastDayFile {
  const file = path.join(folder, 'digests.sqlite');
  let open: OpenFile | null = null;
  let isGivenUp = false;
  const end = () => {
    try {
      open?.database.close();
    } catch {
      // It is of no use any more.
    }
    open = null;
  };
  /** Whether another try may do better. */
  const mend = (error: unknown): boolean => {
    end();
    const reason = error instanceof Error ? error.message : String(error);
    try {
      if (!(error instanceof ForeignFile) && !brokenCodes.includes(resultOf(error))) throw error;
      warn(
        { reason, aside: putAside(file) },
        'The file of learned days cannot be read: it was put aside, and days are learned anew',
      );
      return true;
    } catch {
      isGivenUp = true;
      warn({ reason, file }, 'Learned days cannot be stored: they are learned anew at each start');
      return false;
    }
  };
  const use = <Result>(run: (opened: OpenFile) => Result): Result | null => {
    let tries = 0;
    while (!isGivenUp && tries < 2) {
      tries += 1;
      try {
        open ??= openFile(file);
        return run(open);
      } catch (error) {
        // Another gateway writes: this value is not stored, or learned.
        if (busyCodes.includes(resultOf(error)) || !mend(error)) return null;
      }
    }
    return null;
  };
  return {
    get: (key) => use((opened) => opened.get(key)),
    put: (key, value, at) => void use((opened) => opened.put(key, value, at)),
    close() {
      isGivenUp = true;
      end();
    },
  };
}
