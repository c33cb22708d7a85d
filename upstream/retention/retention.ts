import type { Kysely } from 'kysely';
import { addDays, dayOf, monthAround } from '../calendar.ts';
import type { Tables } from '../tables.ts';
import { dropPhotos } from './drop-photos.ts';
import { dropSignIns } from './drop-sign-ins.ts';

/** How long data stay, in whole months before the running one; absent, for ever. */
export interface Retention {
  /** Of sign-ins and all that follows from them. */
  readonly months?: number;
  /** Of photos: of sign-ins, and of staff records that were replaced or have left. */
  readonly photoMonths?: number;
}

/**
 * Removes what is older than the retention says; what has been removed before costs nothing. Attendance goes by whole
 * partitions and stays a month longer than reports look back: the first night of a report may begin in the month before.
 */
export async function applyRetention(
  db: Kysely<Tables>,
  { months, photoMonths }: Retention,
  { timeZone, now, imageFolder }: { timeZone: string; now: Date; imageFolder: string },
): Promise<void> {
  const today = dayOf(now, timeZone);
  // A sign-in that is dropped takes its photo along.
  const photos = Math.min(photoMonths ?? Infinity, months ?? Infinity);
  if (photos !== Infinity) await dropPhotos(db, { before: monthsBefore(today, photos), imageFolder });
  if (months !== undefined) await dropSignIns(db, monthsBefore(today, months));
}

/** The first day of the month so many months before that of a day. */
function monthsBefore(today: string, months: number): string {
  let { first } = monthAround(today);
  for (let left = months; left > 0; left -= 1) first = monthAround(addDays(first, -1)).first;
  return first;
}
