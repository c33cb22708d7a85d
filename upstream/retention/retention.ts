import type { Kysely } from 'kysely';
import { dayOf, instantOf } from '../calendar.ts';
import type { Tables } from '../tables.ts';
import { dropEntries } from '../trail/drop-entries.ts';
import type { RecordOwn } from '../trail/own-changes.ts';
import { dropPhotos } from './drop-photos.ts';
import { dropSignIns } from './drop-sign-ins.ts';
import { type Retention, retainedDays } from './retained-days.ts';

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
  retention: Retention,
  { timeZone, now, imageFolder, record }: RetentionDependencies,
): Promise<void> {
  const { photos, signIns, trail } = retainedDays(retention, dayOf(now, timeZone));
  if (photos !== undefined) await dropPhotos(db, { before: photos, imageFolder, record });
  if (signIns !== undefined) await dropSignIns(db, signIns, record);
  if (trail !== undefined) await dropEntries(db, new Date(instantOf(trail, 0, timeZone)), now);
}
