import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Role, Tables, TrailEntry } from '../tables.ts';

/** What was done. `dropped` is the service's own: what its retention has removed. */
export type Action = 'created' | 'changed' | 'deleted' | 'passwordChanged' | 'passwordReset' | 'dropped';

/** What has rows of which fields are written down. */
export type RowSubject =
  | 'staff'
  | 'shift'
  | 'user'
  | 'holiday'
  | 'deviceKey'
  | 'machineToken'
  | 'review'
  | 'verdict'
  | 'letterText'
  | 'letterhead'
  | 'leave'
  | 'letter'
  | 'letterRule';

/** To what it was done. What is no row is dropped by retention alone. */
type Subject = RowSubject | 'attendance' | 'photo' | 'trail';

/** What the trail may write down of a row, by the names of section 7. */
export type Fields = Readonly<Record<string, string | number | boolean | null>>;

/** One change, before it has its place in the chain. */
export interface Change {
  readonly action: Action;
  readonly subject: Subject;
  readonly id: string;
  /** What the row is called, at the time. */
  readonly name: string;
  /** Null for a row that is new, and where nothing is written down but the fact. Of a changed row, what differs. */
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** Who has made a change, and from where. */
export interface Author {
  /** For a program the id of its machine token; null for the service itself. */
  readonly userID: string | null;
  /** Email address of the user; of a program, of whoever made its token. */
  readonly who: string;
  readonly role: Role | null;
  /** Name of the machine token, for a program. */
  readonly program: string | null;
  /** As far as trusted proxies tell. */
  readonly address: string;
}

/** What the service does on its own. */
export const service: Author = { userID: null, who: 'service', role: null, program: null, address: '' };

/** The hash of an entry: of all that it holds, and of the hash before it. */
export function hashOf(entry: Omit<TrailEntry, 'hash'>, previous: string): string {
  const { number, at, user_id, who, role, program, address } = entry;
  const { action, subject, subject_id, subject_name, before, after } = entry;
  const made = [previous, number, at.toISOString(), user_id, who, role, program, address];
  const text = JSON.stringify([...made, action, subject, subject_id, subject_name, before, after]);
  return hash('sha256', text, 'base64url');
}

/** An end of the chain: the number of an entry and its hash; 0 and an empty text where there is none. */
export interface End {
  readonly number: number;
  readonly hash: string;
}

/** Entries that are made before others' requests run. */
const entriesAtOnce = 500;

/**
 * Adds changes to the end of the chain and answers where it ends then. Whoever else does so waits until the transaction is
 * over, so this is the last that a transaction does: numbers have no gaps, and nobody who waits holds what is waited for.
 */
export async function append(
  transaction: Kysely<Tables>,
  changes: readonly Change[],
  { author, at }: { author: Author; at: Date },
): Promise<End> {
  let end = await lockEnd(transaction);
  const entries: TrailEntry[] = [];
  for (const [index, { action, subject, id, name, before, after }] of changes.entries()) {
    if (index % entriesAtOnce === entriesAtOnce - 1) await nextTurn();
    const { userID, who, role, program, address } = author;
    const made = { number: end.number + 1, at, user_id: userID, who, role, program, address };
    const done = { action, subject, subject_id: id, subject_name: name, before: json(before), after: json(after) };
    const entry = { ...made, ...done };
    const hash = hashOf(entry, end.hash);
    end = { number: entry.number, hash };
    entries.push({ ...entry, hash });
  }
  if (entries.length === 0) return end;
  await sql`
    with added as (
      insert into trail select * from json_populate_recordset(null::trail, ${JSON.stringify(entries)}::json)
    )
    update trail_ends set last_number = ${end.number}, last_hash = ${end.hash}`.execute(transaction);
  return end;
}

/** Where the chain ends; nobody else changes it until the transaction is over. */
async function lockEnd(transaction: Kysely<Tables>): Promise<End> {
  const row = await transaction
    .selectFrom('trail_ends')
    .select(['last_number as number', 'last_hash as hash'])
    .forUpdate()
    .executeTakeFirst();
  if (row) return row;
  throw new Error('The table trail_ends has lost its row: no write can be put on record. Restore it from a backup.');
}

const json = (fields: Change['before']) => (fields === null ? null : JSON.stringify(fields));

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

/**
 * Removes the entries before the first one that is not older than an instant. The hash of the last that goes is stored, so
 * that the chain begins with it, and the removal is put on record behind all that stays.
 */
export async function dropEntries(db: Kysely<Tables>, before: Date, now: Date): Promise<void> {
  const old = await db.selectFrom('trail').select('number').where('at', '<', before).limit(1).executeTakeFirst();
  if (!old) return;
  await db.transaction().execute(async (transaction) => {
    await lockEnd(transaction);
    const { rows } = await sql<{ number: number; hash: string }>`
      select number, hash from trail
      where number < coalesce((select min(number) from trail where at >= ${before}), 9223372036854775807)
      order by number desc limit 1`.execute(transaction);
    const [last] = rows;
    if (!last) return;
    await transaction.deleteFrom('trail').where('number', '<=', last.number).execute();
    await transaction.updateTable('trail_ends').set({ dropped_number: last.number, dropped_hash: last.hash }).execute();
    const change = { action: 'dropped', subject: 'trail', id: String(last.number), name: 'Change Log' } as const;
    await append(transaction, [{ ...change, before: null, after: dropNote(last) }], { author: service, at: now });
  });
}

/** What an entry about dropped entries holds. */
export const dropNote = ({ number, hash }: End): Fields => ({ upToEntry: number, hash });
