import { type Kysely, sql } from 'kysely';
import type { Tables, TrailEntry } from '../tables.ts';
import { dropNote, type End, hashOf } from './entries.ts';

/** Entries read at once. */
const pageSize = 2_000;

/** What is wrong with the trail, at the first entry where it shows. */
interface TrailFault {
  readonly number: number;
  readonly message: string;
}

/** What the trail was found to be. */
export interface TrailCheck {
  /** Entries that were read. */
  readonly entries: number;
  /** The last of those that were dropped. */
  readonly dropped: End;
  /** Where the chain ends. */
  readonly end: End;
  /** Null for a trail that is whole. */
  readonly fault: TrailFault | null;
}

/**
 * Works out every hash of the trail anew, in one snapshot: writes may go on. `noted` is an end of the chain that was read
 * from the log or printed before: without it nobody can know whether the last entries were removed by somebody who
 * corrected the stored end too.
 */
export async function verifyTrail(db: Kysely<Tables>, noted?: End): Promise<TrailCheck> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute((transaction) => verify(transaction, noted));
}

async function verify(db: Kysely<Tables>, noted: End | undefined): Promise<TrailCheck> {
  const ends = await db.selectFrom('trail_ends').selectAll().executeTakeFirst();
  if (!ends) {
    const none = { number: 0, hash: '' };
    const fault = { number: 1, message: 'The table trail_ends has lost its row, which says where the trail ends.' };
    return { entries: 0, dropped: none, end: none, fault };
  }
  const dropped = { number: ends.dropped_number, hash: ends.dropped_hash };
  const end = { number: ends.last_number, hash: ends.last_hash };
  const found = (entries: number, fault: TrailFault | null): TrailCheck => ({ entries, dropped, end, fault });

  let last: End = dropped;
  let entries = 0;
  let lastDrop: string | null = null;
  for await (const entry of allEntries(db)) {
    entries += 1;
    const fault = faultOf(entry, last, end) ?? unlikeNoted(entry, noted);
    if (fault) return found(entries, fault);
    if (entry.action === 'dropped' && entry.subject === 'trail') lastDrop = entry.after;
    last = { number: entry.number, hash: entry.hash };
  }
  return found(entries, faultAtEnds({ last, end, dropped, lastDrop, noted }));
}

function faultOf(entry: TrailEntry, last: End, end: End): TrailFault | null {
  const { number } = entry;
  const expected = last.number + 1;
  if (number > end.number) return { number, message: `It is after the end of the trail, entry ${end.number}.` };
  if (number < expected) return { number, message: 'It is before the beginning of the trail.' };
  if (number > expected) return { number: expected, message: 'It is missing.' };
  if (hashOf(entry, last.hash) === entry.hash) return null;
  return { number, message: 'It was changed, or it no longer follows the entry that was before it.' };
}

function unlikeNoted({ number, hash }: TrailEntry, noted: End | undefined): TrailFault | null {
  if (noted?.number !== number || noted.hash === hash) return null;
  return { number, message: 'Its hash is not the one that was noted: the trail up to this entry was rewritten.' };
}

/** What no entry by itself can show. */
function faultAtEnds(found: {
  last: End;
  end: End;
  dropped: End;
  lastDrop: string | null;
  noted: End | undefined;
}): TrailFault | null {
  const { last, end, dropped, lastDrop, noted } = found;
  if (last.number < end.number) return { number: last.number + 1, message: 'It is missing, at the end of the trail.' };
  if (last.hash !== end.hash) return { number: last.number, message: 'Its hash is not that of the end of the trail.' };
  if (noted && noted.number > end.number) {
    return { number: end.number + 1, message: 'It was noted, but it is missing at the end of the trail.' };
  }
  // Dropping is itself put on record, behind all that is dropped.
  if (dropped.number > 0 && lastDrop !== JSON.stringify(dropNote(dropped))) {
    return {
      number: dropped.number,
      message: 'This entry and those before it were removed, and no entry records that.',
    };
  }
  return null;
}

async function* allEntries(db: Kysely<Tables>): AsyncGenerator<TrailEntry> {
  for (let after: number | null = null; ; ) {
    const page: TrailEntry[] = await db
      .selectFrom('trail')
      .selectAll()
      .where(after === null ? sql<boolean>`true` : sql<boolean>`number > ${after}`)
      .orderBy('number')
      .limit(pageSize)
      .execute();
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.number;
  }
}
