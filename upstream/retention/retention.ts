import type { Kysely } from 'kysely';
import { addDays, dayOf, instantOf, monthAround } from '../calendar.ts';
import type { Tables } from '../tables.ts';
import { dropEntries } from '../trail/drop-entries.ts';
import type { RecordOwn } from '../trail/own-changes.ts';
import { dropPhotos } from './drop-photos.ts';
import { dropSignIns } from './drop-sign-ins.ts';

/** How long data stay, in whole months before the running one; absent, for ever. */
export interface Retention {
  /** Of sign-ins and all that follows from them. */
  readonly months?: number;
  /** Of photos: of sign-ins, and of staff records that were replaced or have left. */
  readonly photoMonths?: number;
  /** Of entries of the trail. */
  readonly trailMonths?: number;
}

/** What is removed, as of when, and where it is put on record. */
interface RetentionDependencies {
  readonly timeZone: string;
  readonly now: Date;
  readonly imageFolder: string;
  readonly record: RecordOwn;
}

/**
 * Removes what is older than the retention says; what has been removed before costs nothing. Attendance goes by whole
 * partitions and stays a month longer than reports look back: the first night of a report may begin in the month before.
 */
export async function applyRetention(
  db: Kysely<Tables>,
  { months, photoMonths, trailMonths }: Retention,
  { timeZone, now, imageFolder, record }: RetentionDependencies,
): Promise<void> {
  const today = dayOf(now, timeZone);
  // A sign-in that is dropped takes its photo along.
  const photos = Math.min(photoMonths ?? Infinity, months ?? Infinity);
  if (photos !== Infinity) await dropPhotos(db, { before: monthsBefore(today, photos), imageFolder, record });
  if (months !== undefined) await dropSignIns(db, monthsBefore(today, months), record);
  if (trailMonths === undefined) return;
  await dropEntries(db, new Date(instantOf(monthsBefore(today, trailMonths), 0, timeZone)), now);
}

/** The first day of the month so many months before that of a day. */
function monthsBefore(today: string, months: number): string {
  let { first } = monthAround(today);
  for (let left = months; left > 0; left -= 1) first = monthAround(addDays(first, -1)).first;
  return first;
}
