import { type Kysely, sql } from 'kysely';
import { dayOf, startOf } from '../calendar.ts';
import { forEachAlone } from '../each-alone.ts';
import { attendancePartitions, changeTables } from '../partitions.ts';
import { whileNothingIsWorkedOut } from '../reports/work-locks.ts';
import type { Tables } from '../tables.ts';
import { dropEntries, dropped, type RecordOwn } from '../trail/entries.ts';
import { dropPhotos } from './photos.ts';
import { firstKeptMonth, moveOn, type Retention, removedBefore, retainedDays, retainedSince } from './retained-days.ts';

/** What is removed, as of when, and where it is put on record. */
interface RetentionDependencies {
  readonly timeZone: string;
  readonly now: () => Date;
  readonly imageFolder: string;
  readonly record: RecordOwn;
}

/**
 * Steps that remove what is older than the retention says; what has been removed before costs nothing. Attendance goes by
 * whole partitions and stays a month longer than reports look back: the first night of a report may begin in the month
 * before.
 */
export function retentionSteps(
  db: Kysely<Tables>,
  retention: Retention,
  { timeZone, now, imageFolder, record }: RetentionDependencies,
) {
  const days = () => retainedDays(retention, dayOf(now(), timeZone));
  return {
    'photo retention': async () => {
      const before = days().photos;
      if (before !== undefined) await dropPhotos(db, { before, imageFolder, record });
    },
    'attendance retention': async () => {
      const { signIns } = days();
      if (signIns !== undefined) await dropSignIns(db, signIns, record);
    },
    'trail retention': async () => {
      const { trail } = days();
      if (trail !== undefined) await dropEntries(db, startOf(trail, timeZone), now());
    },
  };
}

/**
 * Removes reports of days before a month's first day, staff and shifts that were valid before it alone, and the
 * partitions of attendance that no later report reads.
 */
export async function dropSignIns(db: Kysely<Tables>, bySetting: string, record: RecordOwn): Promise<void> {
  const known = await retainedSince(db, 'signIns', undefined);
  // A longer retention than before brings nothing back, and reports would call everybody absent.
  const from = (await retainedSince(db, 'signIns', bySetting)) ?? bySetting;
  const keptSince = firstKeptMonth(from);
  if (known !== from) await dropRows(db, { known, from, keptSince, record });
  const old = (await attendancePartitions(db)).filter(({ month }) => month !== null && month < keptSince);
  let isLocked = false;
  await forEachAlone(old, async ({ name }) => {
    if (isLocked) return;
    // Partitions have none of the triggers that see a change of attendance. Another service may have dropped it meanwhile.
    isLocked = !(await changeTables(db, async (transaction) => {
      await dropReviews(transaction, keptSince);
      await sql`select revise('attendance', array['-infinity'::date])`.execute(transaction);
      await sql`drop table if exists ${sql.ref(name)}`.execute(transaction);
    }));
  });
}

async function dropRows(
  db: Kysely<Tables>,
  { known, from, keptSince, record }: { known: string | undefined; from: string; keptSince: string; record: RecordOwn },
): Promise<void> {
  await whileNothingIsWorkedOut(db, async (transaction) => {
    const isFirst = await moveOn(transaction, removedBefore.signIns, from);
    for (const table of ['days', 'finished_days', 'stale_days'] as const) {
      await transaction.deleteFrom(table).where('day', '<', from).execute();
    }
    await transaction.deleteFrom('leaves').where('last_day', '<', from).execute();
    await sql`delete from letters where printed_at < ${from}::timestamp at time zone 'UTC'`.execute(transaction);
    for (const table of ['staff_past', 'shifts_past'] as const) {
      await transaction.deleteFrom(table).where('valid_before', '<=', keptSince).execute();
    }
    // Neither the property nor a partition has a trigger.
    await sql`select revise('attendance', array['-infinity'::date])`.execute(transaction);
    await sql`delete from attendance_other where attendance_at < ${keptSince}::timestamp at time zone 'UTC'`.execute(
      transaction,
    );
    await dropReviews(transaction, keptSince);
    for (const { resource, before } of [
      { resource: 'attendance', before: keptSince },
      { resource: 'reviews', before: keptSince },
      { resource: 'days', before: from },
    ]) {
      await foldRevisions(transaction, resource, before);
    }
    if (isFirst) await record(transaction, dropped('attendance', known, from));
  });
}

/** Verdicts go with the record that they are on, also those that were given until its partition could be dropped. */
async function dropReviews(db: Kysely<Tables>, keptSince: string): Promise<void> {
  await sql`delete from reviews where attendance_at < ${keptSince}::timestamp at time zone 'UTC'`.execute(db);
}

/** A slot of revisions that no writer uses. */
const ownSlot = 16;

/**
 * Forgets the revisions of days before a day. What they came to is added to the resource's revision of all days, so that
 * no sum of them is ever one that it has been before.
 */
async function foldRevisions(db: Kysely<Tables>, resource: string, before: string): Promise<void> {
  await sql`
    with folded as (
      delete from revisions
      where resource = ${resource} and day < ${before}::date and day > '-infinity' returning revision
    )
    insert into revisions as known (resource, day, slot, revision)
    select ${resource}, '-infinity', ${ownSlot}::smallint, sum(revision)::bigint from folded having count(*) > 0
    on conflict (resource, day, slot) do update set revision = known.revision + excluded.revision`.execute(db);
}
