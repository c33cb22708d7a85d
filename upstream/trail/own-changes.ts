import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { append } from './append.ts';
import { type Change, service } from './entry.ts';

/** Puts on record what the service does on its own, in the transaction in which it does it. */
export type RecordOwn = (transaction: Kysely<Tables>, change: Change) => Promise<void>;

/** Where the trail is off, nothing is put on record. */
export function createRecordOwn({ isEnabled, now }: { isEnabled: boolean; now: () => Date }): RecordOwn {
  return async (transaction, change) => {
    if (isEnabled) await append(transaction, [change], { author: service, at: now() });
  };
}

/** That everything of a kind from before a day was removed; `earlier` is the day that it was removed to before. */
export function dropped(subject: 'attendance' | 'photo', earlier: string | undefined, day: string): Change {
  const state = (from: string | undefined) => (from === undefined ? null : { retainedFrom: from });
  return { action: 'dropped', subject, id: subject, name: '', before: state(earlier), after: state(day) };
}
