import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { createPostgresqlDatabase } from '../support/database.ts';
import { now } from '../support/fixed-clock.ts';
import { startUpstreamProcess } from '../support/product.ts';
import { nextVersion, previousCommit, versionAt } from '../support/versions.ts';

const prefix = '/api/v2/attendance';
const day = new Date(now()).toISOString().slice(0, 10);
const month = `${day.slice(0, 7)}-01`;
const lists = [
  '/users/findAll',
  '/staff/findAll',
  '/staff/find/all',
  '/shift/findAll',
  `/attendance/findall?date=${day}&mode=signedIn`,
  `/attendance/exception?date=${day}`,
  `/attendance/lateness?date=${day}`,
  `/attendance/serialLatness?date=${month}`,
  `/attendance/absentee/monthly?date=${month}`,
];

/** A signed-in administrator of a running service. */
async function administrator(url: string) {
  const send = async (method: string, address: string, body?: unknown, token = '') => {
    const response = await fetch(`${url}${prefix}${address}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: what came is compared, whatever it is.
    return (await response.json()) as any;
  };
  const signIn = { email: 'admin@demo.example', password: demoPassword };
  const { token } = (await send('POST', '/users/signin', signIn)).data;
  return {
    read: (address: string) => send('GET', address, undefined, token),
    addShift: (name: string) =>
      send('POST', '/shift/create', { name, startTime: '08:00:00', serialLatenessThreshold: 3 }, token),
    shifts: async () =>
      (await send('GET', '/shift/findAll', undefined, token)).data.map(({ name }: { name: string }) => name),
  };
}

/** Reads every list and writes one record, as a version that works does. */
async function assertWorks(url: string, shift: string) {
  const admin = await administrator(url);
  for (const list of lists) expect([list, (await admin.read(list)).status]).toEqual([list, 'success']);
  expect(await admin.addShift(shift)).toMatchObject({ status: 'success' });
  expect(await admin.shifts()).toContain(shift);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
}

/** What the next version may do before the one after it takes anything away. */
const expansion = `export async function up(db) {
  await db.schema.alterTable('staff').addColumn('badge', 'text', (column) => column.notNull().defaultTo('')).execute();
  await db.schema.createTable('badges').addColumn('badge', 'text', (column) => column.primaryKey()).execute();
  await db.schema.createIndex('staff_badge').on('staff').column('badge').execute();
}`;

describe.skipIf(!inject('postgresqlUrl'))('an upgrade and back', () => {
  const settings = async () => ({ DATABASE_URL: await createPostgresqlDatabase(), DEMO_STAFF: '20', DEMO_DAYS: '3' });

  it('R21 F-85 a new version migrates while the previous one serves, and the previous one starts again on its schema', {
    tags: 'nightly',
  }, async () => {
    const next = nextVersion({ '900-badge': expansion });
    onTestFinished(next.remove);
    const shared = await settings();
    const previous = await startUpstreamProcess(shared);
    onTestFinished(previous.stop);
    await assertWorks(previous.url, 'Before');
    const successor = await startUpstreamProcess(shared, next.folder);
    onTestFinished(successor.stop);
    await assertWorks(successor.url, 'By the next version');
    await assertWorks(previous.url, 'By the previous version, meanwhile');
    await successor.stop();
    await previous.stop();
    const again = await startUpstreamProcess(shared);
    onTestFinished(again.stop);
    await assertWorks(again.url, 'After the way back');
    expect(await (await administrator(again.url)).shifts()).toEqual(
      expect.arrayContaining(['Before', 'By the next version', 'By the previous version, meanwhile']),
    );
  });

  const commit = previousCommit();
  it.skipIf(!commit)(
    'R21 F-85 the version before the last migration works on the schema of this one',
    { tags: 'nightly' },
    async () => {
      const previous = versionAt(commit ?? '');
      onTestFinished(previous.remove);
      const shared = await settings();
      const current = await startUpstreamProcess(shared);
      onTestFinished(current.stop);
      await assertWorks(current.url, 'By this version');
      const older = await startUpstreamProcess(shared, previous.folder);
      onTestFinished(older.stop);
      await assertWorks(older.url, 'By the version before');
      await assertWorks(current.url, 'By this version, beside it');
    },
  );
});
