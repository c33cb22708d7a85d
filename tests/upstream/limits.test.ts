import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { maximumPasswordChanges, maximumReviewWrites } from '../../schema/limits.ts';
import { readConfig } from '../../upstream/config.ts';
import { openDatabase } from '../../upstream/database.ts';
import { createDatabaseLimit, forgetCounts } from '../../upstream/limits.ts';
import { startUpstream } from '../../upstream/server.ts';
import { begun } from '../support/begun.ts';
import { createPostgresqlDatabase, describeOnEngines, engines, openTestDatabase } from '../support/database.ts';

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

/** Two services on one database; calls go to them in turn. */
async function startTwo() {
  const databaseUrl = await createPostgresqlDatabase();
  const { dataFolder: _, ...config } = readConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'x'.repeat(32),
    DEFAULT_PASSWORD: 'swordfish-1234',
    ADMIN_EMAIL: 'first@company.example',
    INTAKE_PER_MINUTE: '10',
  });
  const start = async () => {
    const service = await startUpstream(config, pino({ level: 'silent' }));
    onTestFinished(service.close);
    return service.url;
  };
  const urls = [await start(), await start()];
  const { db, close } = await openDatabase({ databaseUrl, migrate: false });
  onTestFinished(close);
  let calls = 0;
  let token = '';
  const call = async (method: string, path: string, body: unknown) => {
    calls += 1;
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const url = `${urls[calls % 2]}/api/v2/attendance${path}`;
    const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as { data: { token: string } } };
  };
  const signIn = async (password: string) => {
    const reply = await call('POST', '/users/signin', { email: 'first@company.example', password });
    token = reply.status === 200 ? reply.body.data.token : token;
    return reply.status;
  };
  const statuses = async (times: number, run: () => Promise<number>) => {
    const found: number[] = [];
    for (let turn = 0; turn < times; turn += 1) found.push(await run());
    return found;
  };
  /** Counts so many points of the caller's, in a window without end. */
  const count = (limit: string, points: number) =>
    sql`update limit_counts set points = ${points}, expire = 9e12 where key like ${`${limit}:%`}`.execute(db);
  return { call, signIn, statuses, count };
}

it.runIf(engines.includes('postgresql'))(
  'F-297: two services on one database let a caller do as much as one: wrong passwords, records, reviews, new passwords',
  async () => {
    const { call, signIn, statuses, count } = await startTwo();
    expect(await signIn('swordfish-1234')).toBe(200);
    const change = async () => {
      const { status } = await call('POST', '/users/resetpassword', { password: 'another fish 1' });
      return status === 200 ? signIn('another fish 1') : status;
    };
    expect(await change()).toBe(200);
    await count('passwords', maximumPasswordChanges - 2);
    expect(await statuses(4, change)).toEqual([200, 200, 429, 429]);
    const release = async () => (await call('POST', '/review/release', { records: [] })).status;
    expect(await release()).toBe(200);
    await count('reviews', maximumReviewWrites - 2);
    expect(await statuses(4, release)).toEqual([200, 200, 429, 429]);
    const record = { staffID: 'nobody', mode: 'signedIn', attendanceDate: '2026-11-25T08:00:00+01:00' };
    const send = async () => (await call('POST', '/attendance/create/many', { records: Array(5).fill(record) })).status;
    expect(await statuses(4, send)).toEqual([200, 200, 429, 429]);
    expect(await statuses(7, () => signIn('wrong'))).toEqual([401, 401, 401, 401, 401, 429, 429]);
  },
);
