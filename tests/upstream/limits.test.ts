import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createDatabaseLimit, forgetCounts } from '../../upstream/limits.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines, openTestDatabase } from '../support/database.ts';

describeOnEngines('createDatabaseLimit', (engine) => {
  const database = begun(() => openTestDatabase(engine));

  it('F-297: counts together with the limits of other services, and apart from limits of another name', async () => {
    const { db } = database;
    const settings = { name: 'together', points: 3, seconds: 60 };
    const [one, other] = [createDatabaseLimit(db, settings), createDatabaseLimit(db, settings)];
    expect([await one.take('a'), await other.take('a', 2)]).toEqual([null, null]);
    const waits = await Promise.all([one.take('a'), other.take('a')]);
    expect(waits.map((wait) => wait !== null && wait > 0 && wait <= 60)).toEqual([true, true]);
    expect([await one.take('b'), await createDatabaseLimit(db, { ...settings, name: 'apart' }).take('a')]).toEqual([
      null,
      null,
    ]);
    expect([await other.isCounted('b'), await other.isCounted('c')]).toEqual([true, false]);
    await other.giveBack('b');
    expect(await one.isCounted('b')).toBe(false);
    const { rows } = await sql<{ key: string }>`select key from limit_counts`.execute(db);
    expect(rows.map(({ key }) => key)).toEqual(rows.map(() => expect.stringMatching(/^(together|apart):[\w-]{43}$/)));
  });

  it('F-297: lets everything through again once a window has ended, and forgets it', async () => {
    const { db } = database;
    const limit = createDatabaseLimit(db, { name: 'ended', points: 1, seconds: 60 });
    expect([await limit.take('a'), await limit.take('a')]).toEqual([null, expect.any(Number)]);
    await sql`update limit_counts set expire = ${Date.now() - 1}`.execute(db);
    expect([await limit.isCounted('a'), await limit.take('a')]).toEqual([false, null]);
    await limit.take('b');
    await sql`update limit_counts set expire = ${Date.now() - 1} where key not like 'ended:%'`.execute(db);
    await forgetCounts(db);
    const { rows } = await sql`select key from limit_counts`.execute(db);
    expect(rows).toHaveLength(2);
  });
});
