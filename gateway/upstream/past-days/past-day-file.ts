import { chmodSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '../../../common/reason-of.ts';

/** Whose list it is, by the name of an owner, and the path that it was asked for with. */
export interface PastDayKey {
  readonly owner: string;
  readonly path: string;
}

/** What tells a file of ours from others: the id of the application and the version of its table. */
const applicationID = 0x61_74_64_64;
const tableVersion = 2;

/** Pages of 4 kB that the file may have, 100 MB; beyond it a tenth of the values, the oldest, are deleted. */
const mostPages = 25_600;

/** Milliseconds for which another gateway's write is waited for: everything else waits too. */
const busyTimeout = 50;

/** Result codes of SQLite, without their details: another connection writes; there is no room. */
const busyCodes: readonly number[] = [5, 6];
const fullCode = 13;

const resultOf = (error: unknown) => Number((error as { errcode?: unknown }).errcode ?? 0) % 256;

/** Opens the file, and makes it where there is none. Throws SQLite's errors, and one for what somebody else has put there. */
function openFile(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    const read = (pragma: string) => Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];
    const isEmpty = database.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.count === 0;
    const isOurs = read('application_id') === applicationID && read('user_version') === tableVersion;
    if (!isEmpty && !isOurs) throw new Error('The file is of another program or version.');
    // It names people, whatever the folder lets others read.
    if (isEmpty) chmodSync(file, 0o600);
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA journal_size_limit = 4194304;
      PRAGMA max_page_count = ${mostPages};
      PRAGMA application_id = ${applicationID};
      PRAGMA user_version = ${tableVersion};
      CREATE TABLE IF NOT EXISTS past_days (
        owner TEXT NOT NULL, path TEXT NOT NULL, at INTEGER NOT NULL, value BLOB NOT NULL, PRIMARY KEY (owner, path)
      ) STRICT;
      CREATE INDEX IF NOT EXISTS past_days_by_age ON past_days (at);
    `);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const deleteOldest = (database: DatabaseSync) =>
  database.exec(`DELETE FROM past_days WHERE at <= (
    SELECT at FROM past_days ORDER BY at LIMIT 1 OFFSET (SELECT count(*) / 10 FROM past_days)
  )`);

/** Gives a file that is of no use another name; the files that belong to it go. */
function putAside(file: string): string {
  const aside = `${file}.broken`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(file, aside);
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
  return aside;
}

/**
 * Values that outlive the process, in one table of one file, `past-days.sqlite` in a folder, made when it is first needed. A
 * file that is of no use is put aside under another name, in the place of an earlier one; where none can be made, read or
 * written, values are not stored. `warn` hears of either, once. Nothing of it throws: what is not there is learned anew.
 */
export class PastDayFile {
  readonly #file: string;
  readonly #warn: (details: object, message: string) => void;
  #database: DatabaseSync | null = null;
  #isGivenUp = false;

  constructor(folder: string, warn: (details: object, message: string) => void) {
    this.#file = path.join(folder, 'past-days.sqlite');
    this.#warn = warn;
  }

  get({ owner, path: of }: PastDayKey): Buffer | null {
    return this.#use((database) => {
      const value = database.prepare('SELECT value FROM past_days WHERE owner = ? AND path = ?').get(owner, of)?.value;
      return value instanceof Uint8Array ? Buffer.from(value) : null;
    });
  }

  /** `at` is when it was fetched, in milliseconds since 1970. */
  put({ owner, path: of }: PastDayKey, value: Buffer, at: number): void {
    this.#use((database) => {
      const put = () =>
        database.prepare('INSERT OR REPLACE INTO past_days VALUES (?, ?, ?, ?)').run(owner, of, at, value);
      try {
        put();
      } catch (error) {
        if (resultOf(error) !== fullCode) throw error;
        deleteOldest(database);
        put();
      }
    });
  }

  /** Gives the file free, for good. */
  close(): void {
    this.#isGivenUp = true;
    this.#end();
  }

  #use<Result>(run: (database: DatabaseSync) => Result): Result | null {
    for (let tries = 0; !this.#isGivenUp && tries < 2; tries++) {
      try {
        this.#database ??= openFile(this.#file);
        return run(this.#database);
      } catch (error) {
        // Another gateway writes: this value is not stored, or learned.
        if (busyCodes.includes(resultOf(error))) return null;
        this.#mend(reasonOf(error));
      }
    }
    return null;
  }

  #mend(reason: string): void {
    this.#end();
    try {
      const details = { reason, aside: putAside(this.#file) };
      this.#warn(details, 'The file of past days cannot be read: it was put aside, and the days are learned again');
    } catch {
      this.#isGivenUp = true;
      const details = { reason, file: this.#file };
      this.#warn(details, 'Past days cannot be stored: they are learned again at each start');
    }
  }

  #end(): void {
    try {
      this.#database?.close();
    } catch {
      // It is of no use any more.
    }
    this.#database = null;
  }
}
