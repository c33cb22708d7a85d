import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { attendancePartitions, makeAttendanceMonths } from '../../upstream/partitions.ts';
import type { Tables } from '../../upstream/tables.ts';
import { describeOnEngines, openTestDatabase } from '../support/database.ts';

/** What is looked for in attendance, each as the service does. */
const lookups = {
  attendance_time: sql`select * from attendance where attendance_at >= '2026-10-05' and attendance_at < '2026-10-06'
    and mode = 'signedIn'`,
  attendance_once: sql`select min(attendance_at) from attendance where staff_id = '00000000-0000-4000-8000-000000000001'
    and mode = 'signedIn'`,
};

const indexesOf = async (db: Kysely<Tables>, table: string) => {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where indrelid = ${table}::regclass order by 1`.execute(db);
  return rows.map(({ name }) => name);
};

describeOnEngines('attendance', (engine) => {
  it('F-154 has an index for each way it is looked through, and no other', async () => {
    const database = await openTestDatabase(engine);
    onTestFinished(database.close);
    const { db } = database;
    await makeAttendanceMonths(db, new Date('2026-10-01'), new Date('2026-11-01'));
    expect(await indexesOf(db, 'attendance')).toEqual(Object.keys(lookups).sort());
    for (const { name } of await attendancePartitions(db)) expect(await indexesOf(db, name)).toHaveLength(2);
    await db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      for (const [index, lookup] of Object.entries(lookups)) {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${lookup}`.execute(transaction);
        const used = rows.flatMap((row) => /using (\w+)/.exec(row['QUERY PLAN'])?.[1] ?? []);
        const own = await sql<{ name: string }>`
          select inhrelid::regclass::text as name from pg_inherits where inhparent = ${index}::regclass`.execute(
          transaction,
        );
        expect(used.length).toBeGreaterThan(0);
        expect(own.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(used));
      }
    });
  });
});
