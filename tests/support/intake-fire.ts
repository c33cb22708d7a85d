import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { now } from './fixed-clock.ts';
import { createSender, type SentRecord } from './intake-sender.ts';
import { startPostgresql } from './postgresql.ts';
import { freePort, startUpstreamProcess } from './product.ts';

/** What is done to the service, and for how long. */
interface Fire {
  readonly seconds: number;
  /** Records a second. */
  readonly rate: number;
  /** Bad records, over the whole time. */
  readonly bad: number;
  /** Seconds between two kills of the service, and between two crashes of PostgreSQL. */
  readonly killEvery: number;
  readonly crashEvery: number;
}

const people = 500;
const tick = 100;
const administrator = { email: 'head@fire.example', password: 'a password of the fire' };

/** Records that must be refused, each for another reason. */
const faults: readonly ((record: SentRecord) => object)[] = [
  (record) => ({ ...record, staffID: 'nobody' }),
  (record) => ({ ...record, mode: 'punch' }),
  (record) => ({ ...record, attendanceDate: new Date(now() + 3_600_000).toISOString() }),
  (record) => ({ ...record, attendanceDate: '2026-02-30T08:00:00Z' }),
  (record) => ({ ...record, latitude: 95.5, longitude: 7 }),
  (record) => ({ ...record, latitude: 6 }),
  (record) => ({ ...record, imageURL: 'http://169.254.169.254/' }),
  (record) => ({ ...record, staffID: '' }),
];

/**
 * Hands in records at a steady rate while the service is killed and PostgreSQL crashes, one in seven of them again, and
 * bad ones among them; then compares the database with what was acknowledged. Null where no PostgreSQL is installed.
 */
export async function runFire({ seconds, rate, bad, killEvery, crashEvery }: Fire) {
  const postgresql = await startPostgresql({ isDurable: true });
  if (!postgresql) return null;
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
    const keys = await prepare(service.url, postgresql.url);
    const senders = keys.map((key) => createSender(service.url, key));
    const acknowledged = new Set<string>();
    const counts = { sent: 0, stored: 0, doubled: 0, refused: 0, wronglyRefused: 0, kills: 0, crashes: 0 };
    const pending = new Set<Promise<void>>();
    const follow = (work: Promise<void>) => {
      pending.add(work);
      void work.finally(() => pending.delete(work));
    };
    const begun = performance.now();
    const base = now() - 7_200_000;
    const record = (n: number): SentRecord => ({
      staffID: `F-${n % people}`,
      mode: n % 3 === 0 ? 'signedOut' : 'signedIn',
      attendanceDate: new Date(base + n * 5).toISOString(),
      ...(n % 2 === 0 && { idempotencyKey: `k-${n}` }),
    });
    const note = (sent: SentRecord, outcome: string) => {
      if (outcome === 'refused') counts.wronglyRefused += 1;
      else acknowledged.add(identityOf(sent));
      if (outcome === 'stored') counts.stored += 1;
    };
    const deliver = async (records: readonly SentRecord[], turn: number) => {
      const sender = senders[turn % senders.length];
      const [single, ...others] = records;
      if (!sender || !single) return;
      const [first, many] = await Promise.all([sender.one(single), others.length > 0 ? sender.many(others) : []]);
      const verdicts = [first, ...many];
      for (const [index, sent] of records.entries()) note(sent, verdicts[index]?.outcome ?? '');
      const again = records.filter((_, index) => (turn + index) % 7 === 0);
      if (again.length === 0) return;
      for (const { outcome } of await sender.many(again)) if (outcome !== 'repeated') counts.doubled += 1;
    };
    const refuse = async (n: number) => {
      const fault = faults[n % faults.length];
      const verdict = await senders[0]?.one(fault?.(record(n)) as SentRecord);
      if (verdict?.outcome === 'refused' && verdict.message) counts.refused += 1;
    };
    let isOver = false;
    const strike = async (every: number, act: () => Promise<void>) => {
      for (;;) {
        await wait(every * 1_000, undefined, { ref: false });
        if (isOver) return;
        await act();
      }
    };
    let isBusy: Promise<unknown> = Promise.resolve();
    const inTurn = (act: () => Promise<void>) => {
      const done = isBusy.then(act);
      isBusy = done.catch(() => undefined);
      return done;
    };
    const strikes = [
      strike(killEvery, () =>
        inTurn(async () => {
          await service.kill();
          service = await startUpstreamProcess(settings);
          counts.kills += 1;
        }),
      ),
      strike(crashEvery, () =>
        inTurn(async () => {
          await postgresql.restart();
          counts.crashes += 1;
        }),
      ),
    ];
    let refusals = 0;
    for (let turn = 0; performance.now() - begun < seconds * 1_000; turn += 1) {
      const due = Math.floor(((turn + 1) * tick * rate) / 1_000) - counts.sent;
      const records = Array.from({ length: due }, (_, index) => record(counts.sent + index));
      counts.sent += due;
      follow(deliver(records, turn));
      const wanted = Math.min(bad, Math.ceil((bad * (turn + 1) * tick) / (seconds * 1_000)));
      for (; refusals < wanted; refusals += 1) follow(refuse(refusals));
      await wait(Math.max(0, begun + (turn + 1) * tick - performance.now()));
    }
    isOver = true;
    for (; refusals < bad; refusals += 1) follow(refuse(refusals));
    await isBusy;
    await Promise.all(pending);
    void strikes;
    const { lost, extra, rows } = await compare(postgresql.url, acknowledged);
    const retries = senders.reduce((sum, sender) => sum + sender.counts.retries, 0);
    return {
      ...counts,
      acknowledged: acknowledged.size,
      rows,
      lost,
      extra,
      retries,
    };
  } finally {
    await service.stop();
    await postgresql.stop();
  }
}

const identityOf = ({ staffID, mode, attendanceDate }: SentRecord) => `${staffID} ${mode} ${attendanceDate}`;

/** Staff on the register, and four device keys. */
async function prepare(url: string, database: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(
    `insert into staff (staff_id, district, service_centre, department, unit)
     select 'F-' || n, 'Awka', 'Awka', 'ICT', 'BIU' from generate_series(0, $1::integer - 1) as n`,
    [people],
  );
  await client.end();
  const call = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/api/v2/attendance${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { data: Record<string, string> }).data;
  };
  const { token = '' } = await call('/users/signin', administrator);
  const made = [1, 2, 3, 4].map((n) => call('/deviceKey/create', { name: `Gate ${n}` }, token));
  return (await Promise.all(made)).map(({ key = '' }) => key);
}

/** What was acknowledged and is not there, and what is there and was not handed in once. */
async function compare(database: string, acknowledged: ReadonlySet<string>) {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ staff_id: string; mode: string; attendance_at: Date }>(
    'select s.staff_id, a.mode, a.attendance_at from attendance a join staff s on s.id = a.staff_id',
  );
  await client.end();
  const found = rows.map((row) => `${row.staff_id} ${row.mode} ${row.attendance_at.toISOString()}`);
  const distinct = new Set(found);
  const lost = [...acknowledged].filter((identity) => !distinct.has(identity)).length;
  const foreign = [...distinct].filter((identity) => !acknowledged.has(identity)).length;
  return { lost, extra: foreign + found.length - distinct.size, rows: found.length };
}
