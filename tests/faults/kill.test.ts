import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../upstream/database.ts';
import { verifyTrail } from '../../upstream/trail/verify.ts';
import { createMigratedDatabase, describeOnEngines } from '../support/database.ts';
import { seedFolder } from '../support/pglite-snapshot.ts';
import { freePort, type RunningServer, startUpstreamProcess } from '../support/product.ts';

/** Kills of each kind; `npm run faults` makes more. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1);

/** Writes that are under way at once. */
const writers = 3;
const rowsOfBatch = 40;
const account = { email: 'admin@test.example', password: 'a password for tests' };

/** The settings of a service without a demo company, which keeps its data from one start to the next. */
async function settingsOf(engine: string): Promise<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'attendance-kill-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (engine === 'pglite') await seedFolder(folder);
  return {
    DATA_FOLDER: folder,
    DEMO: 'off',
    ADMIN_EMAIL: account.email,
    DEFAULT_PASSWORD: account.password,
    PORT: String(await freePort()),
    ...(engine === 'postgresql' && { DATABASE_URL: await createMigratedDatabase() }),
  };
}

async function post(url: string, body: unknown, token?: string, more: Record<string, string> = {}) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...more };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  // biome-ignore lint/suspicious/noExplicitAny: a reply of the service, or of GraphQL.
  return (await response.json()) as any;
}

const prefix = (server: RunningServer) => `${server.url}/api/v2/attendance`;
const signIn = async (server: RunningServer): Promise<string> =>
  (await post(`${prefix(server)}/users/signin`, account)).data.token;

async function names(server: RunningServer, list: string, key: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${await signIn(server)}` };
  const reply = await fetch(`${prefix(server)}${list}`, { headers });
  const { data } = (await reply.json()) as { data: Record<string, string>[] };
  return data.map((row) => row[key] ?? '');
}

/**
 * Writes under new names, several at once, and kills the server in the midst of it, as soon as `most` more are
 * `acknowledged`. A write is acknowledged when `write` answers true.
 */
async function writeUntilKilled(
  server: RunningServer,
  most: number,
  acknowledged: string[],
  write: (name: string) => Promise<boolean>,
): Promise<void> {
  const begun = acknowledged.length;
  let kill: Promise<void> | undefined;
  const work = async () => {
    for (;;) {
      const name = crypto.randomUUID();
      if (!(await write(name).catch(() => false))) return;
      acknowledged.push(name);
      if (acknowledged.length - begun >= most) kill ??= server.kill();
    }
  };
  await Promise.all(Array.from({ length: writers }, work));
  await (kill ?? server.kill());
  expect(acknowledged.length - begun).toBeGreaterThanOrEqual(most);
}

/** Names of the shifts that the trail says were created, having checked that it is whole. */
async function recorded({ DATABASE_URL, DATA_FOLDER = '' }: Record<string, string>): Promise<string[]> {
  const { db, close } = await openDatabase(
    DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataFolder: path.join(DATA_FOLDER, 'database') },
  );
  try {
    expect((await verifyTrail(db)).fault).toBeNull();
    const rows = await db.selectFrom('trail').select('subject_name').where('subject', '=', 'shift').execute();
    return rows.map((row) => row.subject_name).sort();
  } finally {
    await close();
  }
}

const shift = (name: string) => ({ name, startTime: '08:00:00', endTime: '17:00:00', serialLatenessThreshold: 3 });
const countOf = (all: readonly string[]) => (name: string) => all.filter((other) => other === name).length;

describeOnEngines('kill -9 of the service', (engine) => {
  it('loses and doubles no write that was acknowledged, and opens again', async () => {
    const settings = await settingsOf(engine);
    const acknowledged: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startUpstreamProcess(settings);
      const token = await signIn(server);
      await writeUntilKilled(server, 5 + 7 * round, acknowledged, async (name) => {
        const reply = await post(`${prefix(server)}/shift/create`, shift(name), token);
        return reply.status === 'success';
      });
    }
    const server = await startUpstreamProcess(settings);
    const kept = await names(server, '/shift/findAll', 'name');
    await server.stop();
    expect(await recorded(settings)).toEqual(kept.sort());
    expect(new Set(kept).size).toBe(kept.length);
    expect(acknowledged.filter((name) => !kept.includes(name))).toEqual([]);
    // Of each round, no more is there than what was acknowledged and what was under way.
    expect(kept.length).toBeLessThanOrEqual(acknowledged.length + rounds * writers);
  });

  it('makes one record of a creation that is repeated with its idempotency key until it is acknowledged', {
    tags: 'nightly',
  }, async () => {
    const settings = await settingsOf(engine);
    const acknowledged: string[] = [];
    const unknown = new Set<string>();
    const create = (server: RunningServer, token: string) => async (name: string) => {
      unknown.add(name);
      const key = { 'idempotency-key': name };
      const reply = await post(`${prefix(server)}/shift/create`, shift(name), token, key);
      if (reply.status === 'success') unknown.delete(name);
      return reply.status === 'success';
    };
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startUpstreamProcess(settings);
      const write = create(server, await signIn(server));
      for (const name of [...unknown, ...acknowledged.slice(-5)]) expect(await write(name)).toBe(true);
      await writeUntilKilled(server, 5 + 7 * round, acknowledged, write);
      expect(unknown.size).toBeGreaterThan(0);
    }
    const server = await startUpstreamProcess(settings);
    onTestFinished(server.stop);
    const write = create(server, await signIn(server));
    const all = [...new Set([...acknowledged, ...unknown])];
    for (const name of all) expect(await write(name)).toBe(true);
    const kept = await names(server, '/shift/findAll', 'name');
    expect(all.filter((name) => countOf(kept)(name) !== 1)).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
  });

  it('stores a batch whole or not at all', { tags: 'nightly' }, async () => {
    const settings = await settingsOf(engine);
    const acknowledged: string[] = [];
    const sent: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startUpstreamProcess(settings);
      const token = await signIn(server);
      await writeUntilKilled(server, 2 * round, acknowledged, async (batch) => {
        sent.push(batch);
        const place = { district: 'Awka', serviceCentre: 'Awka', department: 'ICT', unit: 'ICT' };
        const row = (_: unknown, index: number) => ({ staffID: `${index}-${batch}`, ...place });
        const staffs = Array.from({ length: rowsOfBatch }, row);
        return (await post(`${prefix(server)}/staff/create/many`, { staffs }, token)).status === 'success';
      });
    }
    const server = await startUpstreamProcess(settings);
    onTestFinished(server.stop);
    const kept = (await names(server, '/staff/findAll', 'staffID')).map((id) => id.slice(id.indexOf('-') + 1));
    const rowsKept = countOf(kept);
    expect(sent.filter((batch) => ![0, rowsOfBatch].includes(rowsKept(batch)))).toEqual([]);
    expect(acknowledged.filter((batch) => rowsKept(batch) !== rowsOfBatch)).toEqual([]);
  });
});
