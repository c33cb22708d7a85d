import type { Verdict } from '../../schema/review-words.ts';

/** What the browser keeps beyond a session; ending a session leaves it. Every record begins with its user's ID. */
type StoreName = 'verdicts' | 'preferences' | 'views';

/** How one person wants one list: only what is not the default. */
export interface Preference {
  /** Hidden columns. */
  readonly hidden?: readonly string[];
  /** Columns shown that a table leaves out by itself. */
  readonly shown?: readonly string[];
  readonly density?: 'compact';
  /** Rows per page. */
  readonly size?: number;
  /** Which number of a day such as 05/12/2026 is the day, in sheets. */
  readonly dayOrder?: 'DAY_FIRST' | 'MONTH_FIRST';
  /** Of what is no list: a note was read, first steps were begun. */
  readonly isMarked?: true;
}

/** By name of the list. */
export type Preferences = ReadonlyMap<string, Preference>;

interface StoredPreference extends Preference {
  readonly userID: string;
  readonly list: string;
}

/** A view of a list that somebody named. */
export interface NamedView {
  readonly name: string;
  /** Search values but for the day or month, filters, order, columns and size, as `textOfView` writes them. */
  readonly text: string;
}

interface StoredView extends NamedView {
  readonly userID: string;
  readonly list: string;
}

/** A verdict: by whom, on which record, of which day's list. No name of whom it is about, no photo. */
export interface StoredVerdict {
  readonly userID: string;
  /** The record's key. */
  readonly key: string;
  /** The list it was judged in, e.g. `2026-11-19 SIGNED_IN`. */
  readonly day: string;
  readonly verdict: Verdict;
  /** Milliseconds since 1970. */
  readonly judgedAt: number;
}

/** Longest wait for the browser's database, in ms: a screen without preferences is better than none, and a slow phone takes its time while the page starts. */
const readTimeoutMs = 2_000;

/** One person's preferences; none where the browser keeps no data or does not answer in time. Never rejects. */
export async function readPreferences(userID: string): Promise<Preferences> {
  if (!userID) return new Map();
  const none = new Promise<StoredPreference[]>((resolve) => setTimeout(resolve, readTimeoutMs, []));
  const all = read<StoredPreference>('preferences', 'userID', userID).catch(() => []);
  const stored = await Promise.race([all, none]);
  return new Map(stored.map(({ list, userID: _user, ...preference }) => [list, preference]));
}

/** Keeps one person's preference of a list; an empty one is forgotten. Rejects where the browser keeps no data. */
export async function storePreference(userID: string, list: string, preference: Preference): Promise<void> {
  if (!userID) return;
  const isEmpty = Object.keys(preference).length === 0;
  if (isEmpty) await write('preferences', (store) => store.delete([userID, list]));
  else await write('preferences', (store) => store.put({ ...preference, userID, list } satisfies StoredPreference));
}

/** A person's named views of a list, by name. Rejects where the browser keeps no data. */
export async function readViews(userID: string, list: string): Promise<NamedView[]> {
  const stored = await read<StoredView>('views', 'list', [userID, list]);
  return stored.map(({ name, text }) => ({ name, text })).sort((one, other) => one.name.localeCompare(other.name));
}

/** Keeps a view; one of the same name is replaced. Rejects where the browser keeps no data. */
export const storeView = (userID: string, list: string, view: NamedView): Promise<void> =>
  write('views', (store) => store.put({ ...view, userID, list } satisfies StoredView));

/** Forgets a view. Rejects where the browser keeps no data. */
export const removeView = (userID: string, list: string, name: string): Promise<void> =>
  write('views', (store) => store.delete([userID, list, name]));

/** One person's verdicts on one day's list. Rejects where the browser keeps no data. */
export const readVerdicts = async (userID: string, day: string): Promise<StoredVerdict[]> =>
  (await read<StoredVerdict>('verdicts', 'day', [userID, day])).map((stored) => ({
    ...stored,
    // As earlier versions called it.
    verdict: (stored.verdict as string) === 'UNCLEAR' ? 'CANNOT_TELL' : stored.verdict,
  }));

/** Keeps a verdict; it replaces the person's last one on that record. */
export const storeVerdict = (verdict: StoredVerdict): Promise<void> => write('verdicts', (store) => store.put(verdict));

/** Forgets a person's verdict on a record. */
export const dropVerdict = ({ userID, key }: Pick<StoredVerdict, 'userID' | 'key'>): Promise<void> =>
  write('verdicts', (store) => store.delete([userID, key]));

async function read<Kept>(name: StoreName, index: string, key: IDBValidKey): Promise<Kept[]> {
  const store = await openStore(name, 'readonly');
  return settle(store.index(index).getAll(key));
}

async function write(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  await settle(ask(await openStore(name, 'readwrite')));
}

let opened: Promise<IDBDatabase> | undefined;

async function openStore(name: StoreName, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= openDatabase();
  try {
    return (await opened).transaction(name, mode).objectStore(name);
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

function settle<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('attendance', 3);
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result } = request;
    if (oldVersion < 1) {
      result.createObjectStore('verdicts', { keyPath: ['userID', 'key'] }).createIndex('day', ['userID', 'day']);
    }
    if (oldVersion < 2) {
      result.createObjectStore('preferences', { keyPath: ['userID', 'list'] }).createIndex('userID', 'userID');
    }
    result.createObjectStore('views', { keyPath: ['userID', 'list', 'name'] }).createIndex('list', ['userID', 'list']);
  };
  const database = await settle(request);
  const forget = () => {
    opened = undefined;
  };
  database.onclose = forget;
  // A tab with a newer version of this page waits until all others let go.
  database.onversionchange = () => {
    database.close();
    forget();
  };
  return database;
}
