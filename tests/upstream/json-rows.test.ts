import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { jsonRows } from '../../upstream/lists/list.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines, openTestDatabase } from '../support/database.ts';
import fc from '../support/fast-check.ts';

/** Texts that PostgreSQL stores: of whole characters, without NUL. */
const text = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('"', '\\', '/', '\n', '\u007f', '\u2028', '\u001f', '\b', 'é', '😀') }),
  )
  .map((value) => value.replaceAll('\0', ''));
const row = fc.record({ name: text, count: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), days: fc.array(text) });

describeOnEngines('jsonRows', (engine) => {
  const database = begun(() => openTestDatabase(engine));

  it('makes the bytes that JSON.stringify makes of texts, whole numbers and lists of texts, in order', async () => {
    const equal = fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
      const given = rows.map(
        ({ name, count, days }, place) =>
          sql`select ${place}::integer as place, ${name}::text as name, ${count}::integer as count, ${days}::text[] as days`,
      );
      const none = sql`select 0 as place, '' as name, 0 as count, '{}'::text[] as days where false`;
      const all = sql.join([none, ...given], sql` union all `);
      const query = sql`select name, count, days from (${all}) as given order by place`;
      expect(await jsonRows(database.db, query)).toBe(JSON.stringify(rows));
    });
    await fc.assert(equal, { numRuns: 60 });
  });
});
