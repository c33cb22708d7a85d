import { openStore, settle } from './browser-database.ts';

/** A verdict on two photos: the same person, two, or not to be told. */
export type VerdictKind = 'SAME' | 'DIFFERENT' | 'UNCLEAR';

/** A verdict as this browser keeps it: by whom, on which record, of which day's list. No name of whom it is about, no photo. */
export interface StoredVerdict {
  readonly userID: string;
  /** The record's key. */
  readonly key: string;
  /** The list it was judged in, e.g. `2026-11-19 SIGNED_IN`. */
  readonly day: string;
  readonly verdict: VerdictKind;
  /** Milliseconds since 1970. */
  readonly judgedAt: number;
  /** Who gave it, where it came from another reviewer's file; missing, the user. */
  readonly by?: string;
}

/** One person's verdicts on one day's list. Rejects where the browser keeps no data. */
export async function readVerdicts(userID: string, day: string): Promise<StoredVerdict[]> {
  const store = await openStore('verdicts', 'readonly');
  return settle(store.index('day').getAll([userID, day]));
}

/** Keeps a verdict; it replaces the person's last one on that record. */
export async function storeVerdict(verdict: StoredVerdict): Promise<void> {
  const store = await openStore('verdicts', 'readwrite');
  await settle(store.put(verdict));
}

/** Forgets a person's verdict on a record. */
export async function dropVerdict({ userID, key }: Pick<StoredVerdict, 'userID' | 'key'>): Promise<void> {
  const store = await openStore('verdicts', 'readwrite');
  await settle(store.delete([userID, key]));
}
