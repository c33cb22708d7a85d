import { openStore, settle } from './browser-database.ts';

/** How one person wants one list, as this browser keeps it: only what is not the default. */
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

/** Longest wait for the browser's database, in ms: a screen without preferences is better than none, and a slow phone takes its time while the page starts. */
const readTimeoutMs = 2_000;

/** One person's preferences; none where the browser keeps no data or does not answer in time. Never rejects. */
export async function readPreferences(userID: string): Promise<Preferences> {
  if (!userID) return new Map();
  const none = new Promise<StoredPreference[]>((resolve) => setTimeout(resolve, readTimeoutMs, []));
  const stored = await Promise.race([readAll(userID).catch(() => []), none]);
  return new Map(stored.map(({ list, userID: _user, ...preference }) => [list, preference]));
}

/** Keeps one person's preference of a list; an empty one is forgotten. Rejects where the browser keeps no data. */
export async function storePreference(userID: string, list: string, preference: Preference): Promise<void> {
  if (!userID) return;
  const store = await openStore('preferences', 'readwrite');
  const isEmpty = Object.keys(preference).length === 0;
  if (isEmpty) await settle(store.delete([userID, list]));
  else await settle(store.put({ ...preference, userID, list }));
}

async function readAll(userID: string): Promise<StoredPreference[]> {
  const store = await openStore('preferences', 'readonly');
  return settle(store.index('userID').getAll(userID));
}
