import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEngines, openTestDatabase } from '../support/database.ts';

/** Tables of which no list holds anything. */
const unlisted = [
  'revisions',
  'properties',
  'credentials',
  'idempotency_keys',
  'sign_in_counts',
  'limit_counts',
  'trail_ends',
  'kysely_migration',
  'kysely_migration_lock',
  // Worked out beforehand: a report is the same with and without them.
  'days',
  'finished_days',
  'stale_days',
  'running_day',
  'running_outcomes',
  'running_marks',
  'day_records',
  // Read anew for each caller, as the day goes on.
  'device_days',
  'digest_choices',
  'digest_mails',
  // Counts, which no list has.
  'verdict_changes',
  // Revised row by row: a statement that writes none of its rows comes with every sign-in.
  'centre_starts',
  // Their rows are in the tables that inherit from them.
  'staff_versions',
  'shift_versions',
];

describeOnEngines('revise', (engine) => {
  it('is called by every insert, update, deletion and truncation of a table that a list may read', async () => {
    const { db, close } = await openTestDatabase(engine);
    try {
      const { rows } = await sql<{ table: string; events: string[] }>`
        select c.relname as table, array(
          select distinct e.event
          from pg_trigger t
          cross join (values ('insert', 4), ('delete', 8), ('update', 16), ('truncate', 32)) as e(event, bit)
          where t.tgrelid = c.oid and t.tgname like 'revise%' and t.tgtype & e.bit > 0 and t.tgtype & 1 = 0
          order by e.event
        ) as events
        from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
        order by c.relname`.execute(db);
      const listed = rows.filter(({ table }) => !unlisted.includes(table));
      expect(listed.length).toBeGreaterThan(4);
      for (const { table, events } of listed) {
        expect([table, events]).toEqual([table, ['delete', 'insert', 'truncate', 'update']]);
      }
    } finally {
      await close();
    }
  });
});
