import { type Kysely, sql } from 'kysely';
import { addDays, monthAround } from '../calendar.ts';
import { whileNothingIsWorkedOut } from '../reports/work-locks.ts';
import type { Tables } from '../tables.ts';
import { dropped, type RecordOwn } from '../trail/own-changes.ts';
import { moveOn } from './move-on.ts';
import { attendancePartitions } from './partitions.ts';

/**
 * Removes reports of days before a month's first day, staff and shifts that were valid before it alone, and the
 * partitions of attendance that no later report reads.
 */
export async function dropSignIns(db: Kysely<Tables>, retainedFrom: string, record: RecordOwn): Promise<void> {
  const known = await db
    .selectFrom('properties')
    .select('value')
    .where('name', '=', 'retained_from')
    .executeTakeFirst();
  // A longer retention than before brings nothing back, and reports would call everybody absent.
  const from = known && known.value > retainedFrom ? known.value : retainedFrom;
  const keptSince = monthAround(addDays(from, -1)).first;
  const old = (await attendancePartitions(db)).filter(({ month }) => month !== null && month < keptSince);
  if (known?.value === from && old.length === 0) return;
  await whileNothingIsWorkedOut(db, async (transaction) => {
    const isFirst = await moveOn(transaction, 'retained_from', from);
    for (const table of ['days', 'finished_days', 'stale_days'] as const) {
      await transaction.deleteFrom(table).where('day', '<', from).execute();
    }
    for (const table of ['staff_past', 'shifts_past'] as const) {
      await transaction.deleteFrom(table).where('valid_before', '<=', keptSince).execute();
    }
    // Neither the property nor a partition that is dropped has a trigger. Another service may have dropped it meanwhile.
    await sql`select revise('attendance', array['-infinity'::date])`.execute(transaction);
    for (const { name } of old) await sql`drop table if exists ${sql.ref(name)}`.execute(transaction);
    await sql`delete from attendance_other where attendance_at < ${keptSince}::timestamp at time zone 'UTC'`.execute(
      transaction,
    );
    // Verdicts go with the record that they are on.
    await sql`delete from reviews where attendance_at < ${keptSince}::timestamp at time zone 'UTC'`.execute(
      transaction,
    );
    if (isFirst) await record(transaction, dropped('attendance', known?.value, from));
  });
}
