import { type Kysely, sql } from 'kysely';
import { changeTables } from '../change-tables.ts';
import { whileNothingIsWorkedOut } from '../reports/work-locks.ts';
import type { Tables } from '../tables.ts';
import { dropped, type RecordOwn } from '../trail/own-changes.ts';
import { moveOn } from './move-on.ts';
import { attendancePartitions } from './partitions.ts';
import { firstKeptMonth, removedBefore, retainedSince } from './retained-days.ts';

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
  for (const { name } of old) {
    // Partitions have none of the triggers that see a change of attendance. Another service may have dropped it meanwhile.
    const isDropped = await changeTables(db, async (transaction) => {
      await sql`select revise('attendance', array['-infinity'::date])`.execute(transaction);
      await sql`drop table if exists ${sql.ref(name)}`.execute(transaction);
    });
    if (!isDropped) return;
  }
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
    for (const table of ['staff_past', 'shifts_past'] as const) {
      await transaction.deleteFrom(table).where('valid_before', '<=', keptSince).execute();
    }
    // Neither the property nor a partition has a trigger.
    await sql`select revise('attendance', array['-infinity'::date])`.execute(transaction);
    await sql`delete from attendance_other where attendance_at < ${keptSince}::timestamp at time zone 'UTC'`.execute(
      transaction,
    );
    // Verdicts go with the record that they are on.
    await sql`delete from reviews where attendance_at < ${keptSince}::timestamp at time zone 'UTC'`.execute(
      transaction,
    );
    if (isFirst) await record(transaction, dropped('attendance', known, from));
  });
}
