import { type Kysely, sql } from 'kysely';
import { monthsBefore } from '../../schema/time.ts';
import { addDays, instantOf, monthAround } from '../calendar.ts';
import { readProperty } from '../properties.ts';
import type { Tables } from '../tables.ts';

/** How long data are kept, in whole months before the running one; absent: for ever. */
export interface Retention {
  /** Of sign-ins and all that follows from them. */
  readonly months?: number | undefined;
  /** Of photos: of sign-ins, and of staff records that were replaced or have left. */
  readonly photoMonths?: number | undefined;
  /** Of entries of the trail. */
  readonly trailMonths?: number | undefined;
}

/** First days, `YYYY-MM-DD`, of the data that the settings keep; absent: all data. */
export interface RetainedDays {
  readonly signIns?: string;
  readonly photos?: string;
  readonly trail?: string;
}

/** The first days that are kept on a day. A photo is removed with its sign-in. */
export function retainedDays({ months, photoMonths, trailMonths }: Retention, today: string): RetainedDays {
  const photos = Math.min(photoMonths ?? Infinity, months ?? Infinity);
  return {
    ...(months !== undefined && { signIns: firstOf(today, months) }),
    ...(photos !== Infinity && { photos: firstOf(today, photos) }),
    ...(trailMonths !== undefined && { trail: firstOf(today, trailMonths) }),
  };
}

/** The first day of the month so many months before that of a day. */
const firstOf = (today: string, months: number) => monthAround(monthsBefore(today, months)).first;

/** Names of the properties with the first day that earlier removals have left: another setting brings nothing back. */
export const removedBefore = { signIns: 'retained_from', photos: 'photos_retained_from' } as const;

/** The first day that is kept: the later one of the setting's and of the one that earlier removals have left. */
export async function retainedSince(
  db: Kysely<Tables>,
  what: keyof typeof removedBefore,
  bySetting: string | undefined,
): Promise<string | undefined> {
  return laterDay(await readProperty(db, removedBefore[what]), bySetting);
}

/** The later one of two days that may be missing. */
export function laterDay(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one > other ? one : other;
}

/** The day whose records are the oldest that are taken in: the night before the first day that reports look back to. */
export const firstTakenDay = (signIns: string): string => addDays(signIns, -1);

/** Whether a record may still be taken in: what is removed is older by weeks. */
export function isTaken(instant: Date, signIns: string | undefined, timeZone: string): boolean {
  return signIns === undefined || instant.getTime() >= instantOf(firstTakenDay(signIns), 0, timeZone);
}

/** The month whose sign-ins are the oldest that stay, by its first day in UTC: nights begin in the month before. */
export const firstKeptMonth = (signIns: string): string => monthAround(addDays(signIns, -1)).first;

/** Notes the day up to which something was removed; false where another service has noted that day, or a later one. */
export async function moveOn(db: Kysely<Tables>, name: string, day: string): Promise<boolean> {
  const moved = await db
    .insertInto('properties')
    .values({ name, value: day })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: day }).where('properties.value', '<', day))
    .returning('value')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Key of the advisory lock that writers of sign-ins with photos share, each until its transaction has ended. */
const lock = 7302032;

/**
 * Which sign-ins may have a photo, by their instants: those of a month may have been deleted before one arrives late, or
 * are about to be, by the first day with photos of the settings.
 */
export async function photosRetained(
  db: Kysely<Tables>,
  bySetting: string | undefined,
): Promise<(instant: Date) => boolean> {
  const since = await retainedSince(db, 'photos', bySetting);
  return (instant) => since === undefined || instant.toISOString() >= since;
}

/** The same for a transaction that writes sign-ins: it stays so until the transaction has ended. */
export async function holdPhotosRetained(
  transaction: Kysely<Tables>,
  bySetting: string | undefined,
): Promise<(instant: Date) => boolean> {
  // A statement of its own: the next one sees what was committed before the lock was given.
  await sql`select pg_advisory_xact_lock_shared(${lock})`.execute(transaction);
  return photosRetained(transaction, bySetting);
}

/** Lets no sign-in of before a day be stored with a photo any more; waits for those that are just being stored. */
export async function endPhotosBefore(db: Kysely<Tables>, day: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
    await moveOn(transaction, removedBefore.photos, day);
  });
}
