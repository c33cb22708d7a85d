/** @module-tag nightly */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { now } from '../support/fixed-clock.ts';
import { startPostgresql } from '../support/postgresql.ts';
import { freePort, startUpstreamProcess } from '../support/product.ts';

/** Seconds of it, records a second, bad records in all, and seconds between two kills of the service and two crashes of PostgreSQL. */
const fire = { seconds: 14, rate: 200, bad: 64, killEvery: 4, crashEvery: 6 };
const people = 500;
const tick = 100;
/** Milliseconds between two tries of a delivery. */
const pause = 150;
const administrator = { email: 'head@fire.example', password: 'a password of the fire' };

/** A record as a device sends it. */
interface SentRecord {
  readonly staffID: string;
  readonly mode: string;
  readonly attendanceDate: string;
  readonly [more: string]: unknown;
}
interface Verdict {
  readonly outcome: 'stored' | 'repeated' | 'refused';
  readonly message?: string;
}

/** Records that must be refused, each for another reason. */
const faults: readonly object[] = [
  { staffID: 'nobody' },
  { mode: 'punch' },
  { attendanceDate: new Date(now() + 3_600_000).toISOString() },
  { attendanceDate: '2026-02-30T08:00:00Z' },
  { latitude: 95.5, longitude: 7 },
  { latitude: 6 },
  { imageURL: 'http://169.254.169.254/' },
  { staffID: '' },
];

const identityOf = ({ staffID, mode, attendanceDate }: SentRecord) => `${staffID} ${mode} ${attendanceDate}`;

/**
 * A device that hands in records until each has a verdict, whatever happens to the service: a refused connection, one that
 * breaks, 429 and 5xx are tried again.
 */
function createSender(url: string, key: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const post = async (path: string, body: object) => {
    for (;;) {
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch(`${url}/api/v2/attendance/attendance/${path}`, sent).catch(() => null);
      const reply = await response?.json().catch(() => null);
      if (response && reply && response.status !== 429 && response.status < 500) return { ...reply, response };
      await wait(pause);
    }
  };
  return {
    async one(record: SentRecord): Promise<Verdict> {
      const { response, data, message } = await post('create', record);
      return response.ok ? data : { outcome: 'refused', message };
    },
    async many(records: readonly SentRecord[]): Promise<readonly Verdict[]> {
      if (records.length === 0) return [];
      const { response, data, message } = await post('create/many', { records });
      if (!response.ok) throw new Error(`create/many answered ${response.status}: ${message}`);
      return data.records;
    },
  };
}

/** The rows of a statement. */
async function ask<Row extends object>(database: string, statement: string, values: readonly unknown[] = []) {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<Row>(statement, [...values]);
  await client.end();
  return rows;
}

/** Puts staff on the register; answers senders with four device keys. */
async function prepare(url: string, database: string) {
  await ask(
    database,
    `insert into staff (staff_id, district, service_centre, department, unit)
     select 'F-' || n, 'Awka', 'Awka', 'ICT', 'BIU' from generate_series(0, $1::integer - 1) as n`,
    [people],
  );
  const call = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}/api/v2/attendance${path}`, sent);
    return ((await response.json()) as { data: Record<string, string> }).data;
  };
  const { token } = await call('/users/signin', administrator);
  const made = [1, 2, 3, 4].map((n) => call('/deviceKey/create', { name: `Gate ${n}` }, token));
  return (await Promise.all(made)).map(({ key = '' }) => createSender(url, key));
}

/**
 * Hands in records at a steady rate while the service is killed and PostgreSQL crashes, one in seven of them again, and
 * bad ones among them; then compares the database with what was acknowledged.
 */
async function runFire({ seconds, rate, bad, killEvery, crashEvery }: typeof fire) {
  const postgresql = await startPostgresql({ isDurable: true });
  if (!postgresql) throw new Error('No PostgreSQL is installed.');
  const settings = {
    PORT: String(await freePort()),
    DATABASE_URL: postgresql.url,
    DEMO: 'off',
    ADMIN_EMAIL: administrator.email,
    DEFAULT_PASSWORD: administrator.password,
    INTAKE_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
  };
  let service = await startUpstreamProcess(settings);
  try {
    const senders = await prepare(service.url, postgresql.url);
    const acknowledged = new Set<string>();
    const counts = { sent: 0, doubled: 0, refused: 0, wronglyRefused: 0, kills: 0, crashes: 0 };
    const pending: Promise<void>[] = [];
    const begun = performance.now();
    const base = now() - 7_200_000;
    const record = (n: number): SentRecord => ({
      staffID: `F-${n % people}`,
      mode: n % 3 === 0 ? 'signedOut' : 'signedIn',
      attendanceDate: new Date(base + n * 5).toISOString(),
      ...(n % 2 === 0 && { idempotencyKey: `k-${n}` }),
    });
    const deliver = async (records: readonly SentRecord[], turn: number) => {
      const sender = senders[turn % senders.length];
      const [single, ...others] = records;
      if (!sender || !single) return;
      const [first, many] = await Promise.all([sender.one(single), sender.many(others)]);
      for (const [index, { outcome }] of [first, ...many].entries()) {
        if (outcome === 'refused') counts.wronglyRefused += 1;
        else acknowledged.add(identityOf(records[index] as SentRecord));
      }
      const again = await sender.many(records.filter((_, index) => (turn + index) % 7 === 0));
      counts.doubled += again.filter(({ outcome }) => outcome !== 'repeated').length;
    };
    const refuse = async (n: number) => {
      const verdict = await senders[0]?.one({ ...record(n), ...faults[n % faults.length] });
      if (verdict?.outcome === 'refused' && verdict.message) counts.refused += 1;
    };
    let isOver = false;
    let isBusy: Promise<unknown> = Promise.resolve();
    /** Does it every so many seconds, and never two at once. */
    const strike = async (every: number, act: () => Promise<void>) => {
      for (;;) {
        await wait(every * 1_000, undefined, { ref: false });
        if (isOver) return;
        const done = isBusy.then(act);
        isBusy = done.catch(() => undefined);
        await done;
      }
    };
    void strike(killEvery, async () => {
      await service.kill();
      service = await startUpstreamProcess(settings);
      counts.kills += 1;
    });
    void strike(crashEvery, async () => {
      await postgresql.restart();
      counts.crashes += 1;
    });
    let refusals = 0;
    for (let turn = 0; performance.now() - begun < seconds * 1_000; turn += 1) {
      const due = Math.floor(((turn + 1) * tick * rate) / 1_000) - counts.sent;
      const records = Array.from({ length: due }, (_, index) => record(counts.sent + index));
      counts.sent += due;
      pending.push(deliver(records, turn));
      const wanted = Math.min(bad, Math.ceil((bad * (turn + 1) * tick) / (seconds * 1_000)));
      for (; refusals < wanted; refusals += 1) pending.push(refuse(refusals));
      await wait(Math.max(0, begun + (turn + 1) * tick - performance.now()));
    }
    isOver = true;
    for (; refusals < bad; refusals += 1) pending.push(refuse(refusals));
    await isBusy;
    await Promise.all(pending);
    const rows = await ask<{ staff_id: string; mode: string; attendance_at: Date }>(
      postgresql.url,
      'select s.staff_id, a.mode, a.attendance_at from attendance a join staff s on s.id = a.staff_id',
    );
    const stored = rows.map((row) => `${row.staff_id} ${row.mode} ${row.attendance_at.toISOString()}`);
    return { counts, acknowledged: [...acknowledged].sort(), stored: stored.sort() };
  } finally {
    await service.stop();
    await postgresql.stop();
  }
}

describe.skipIf(!inject('postgresqlUrl'))('intake under fire', () => {
  it('F-81 loses nothing that it acknowledged and stores nothing twice while it is killed and PostgreSQL crashes', async () => {
    const { counts, acknowledged, stored } = await runFire(fire);
    expect(counts).toMatchObject({ doubled: 0, wronglyRefused: 0, refused: fire.bad });
    expect(counts.kills).toBeGreaterThan(0);
    expect(counts.crashes).toBeGreaterThan(0);
    expect(counts.sent).toBeGreaterThan(2_000);
    expect(acknowledged).toHaveLength(counts.sent);
    expect(stored).toEqual(acknowledged);
  });
});
