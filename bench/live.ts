/**
 * `npm run bench:live`: 1,000 viewers of one day, each with a session of its own, who ask the gateway by GET and validator
 * every interval while now and then somebody signs in: what the gateway and the service spend, and how long a sign-in
 * takes to each viewer. Gateway, service and viewers are processes of their own, the service on PostgreSQL
 * where it is installed, else on PGlite.
 * `--viewers=`, `--interval=` (milliseconds) and `--sign-ins=` take other numbers.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt, SignJWT } from 'jose';
import { liveInterval } from '../schema/live.ts';
import { startPostgresql } from '../tests/support/postgresql.ts';
import { dayOf } from '../upstream/calendar.ts';
import { demoAccounts, demoPassword } from '../upstream/demo/accounts.ts';
import { type Child, startChild } from './child.ts';
import { percentile } from './compare.ts';
import type { Seen, Viewers } from './live-viewers.ts';
import { describeMachine } from './machine.ts';
import type { Spent } from './measured.ts';
import { startServer } from './servers.ts';
import { figure, printTable } from './table.ts';

const option = (name: string, standard: number) =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? standard);
const viewers = option('viewers', 1_000);
const interval = option('interval', liveInterval);
const signIns = option('sign-ins', 8);

const jwtSecret = 'of this benchmark and of nothing else';
const timeZone = 'Africa/Lagos';
const day = dayOf(new Date(), timeZone);
const settings = { PORT: '0', JWT_SECRET: jwtSecret, TIME_ZONE: timeZone, LOG_LEVEL: 'silent' };

/** What the two screens ask for. */
const questions = {
  'the dashboard': `query { overview(date: "${day}") { ${['attendance', 'lateness', 'absent', 'signOuts'].map((count) => `${count} { rows distinctStaff source { ok } }`).join(' ')} } }`,
  'the attendance report': `query { attendance(date: "${day}", mode: SIGNED_IN, orderBy: [{ column: ATTENDANCE_DATE, direction: DESC }], first: 20) { totalCount nodes { key } } }`,
};

const baseOf = (service: Child) => `${service.url}/api/v2/attendance/`;

async function callService<Data>(service: Child, call: string, token: string, body?: object): Promise<Data> {
  const reply = await fetch(baseOf(service) + call, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body ? JSON.stringify(body) : null,
  });
  if (!reply.ok) throw new Error(await reply.text());
  return ((await reply.json()) as { data: Data }).data;
}

/** Tokens of as many sessions of one user. */
function sessions(token: string): Promise<string[]> {
  const secret = new TextEncoder().encode(jwtSecret);
  const sign = (session: number) =>
    new SignJWT({ ...decodeJwt(token), jti: String(session) })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(secret);
  return Promise.all(Array.from({ length: viewers }, (_, session) => sign(session)));
}

async function measure(screen: keyof typeof questions, service: Child, gateway: Child): Promise<string[]> {
  const { token } = await callService<{ token: string }>(service, 'users/signin', '', {
    email: demoAccounts[0].email,
    password: demoPassword,
  });
  const people = await callService<{ staffID: string }[]>(service, 'staff/findAll', token);
  const crowd = await startChild('live-viewers.ts');
  try {
    const url = `${gateway.url}?${new URLSearchParams({ query: questions[screen] })}`;
    await crowd.ask('begin', { url, tokens: await sessions(token), interval } satisfies Viewers);
    await wait(2 * interval + 2_000);
    await crowd.ask<Seen>('seen');
    await Promise.all([gateway.ask('begin'), service.ask('begin')]);
    const start = performance.now();
    const notices: number[] = [];
    const latencies: number[] = [];
    let [asked, notModified, failed] = [0, 0, 0];
    for (let turn = 0; turn < signIns; turn += 1) {
      const staffID = people[turn]?.staffID;
      const record = { staffID, mode: 'signedIn', attendanceDate: new Date(Date.now() - 1).toISOString() };
      const at = Date.now();
      await callService(service, 'attendance/create', token, record);
      await wait(3 * interval);
      const seen = await crowd.ask<Seen>('seen');
      notices.push(...seen.noticed.map((time) => time - at));
      latencies.push(...seen.latencies);
      asked += seen.questions;
      notModified += seen.notModified;
      failed += seen.failed;
    }
    const [ofGateway, ofService] = await Promise.all([gateway.ask<Spent>('end'), service.ask<Spent>('end')]);
    const lasted = performance.now() - start;
    const ascending = (numbers: number[]) => numbers.sort((one, other) => one - other);
    const share = ({ cpu }: Spent) => `${figure((cpu / lasted) * 100)} %`;
    const each = ({ cpu }: Spent) => figure(cpu / asked);
    const missed = viewers * signIns - notices.length;
    return [
      screen,
      figure(asked / (lasted / 1_000)),
      `${figure((notModified / asked) * 100)} %`,
      share(ofGateway),
      share(ofService),
      each(ofGateway),
      each(ofService),
      figure(percentile(ascending(latencies), 0.5)),
      figure(percentile(latencies, 0.99)),
      figure(percentile(ascending(notices), 0.5)),
      figure(percentile(notices, 0.99)),
      figure(notices.at(-1) ?? Number.NaN),
      String(missed + failed),
    ];
  } finally {
    await crowd.ask('end').catch(() => undefined);
    await crowd.stop();
  }
}

console.log(describeMachine());
const folder = await mkdtemp(path.join(tmpdir(), 'attendance-live-'));
const children: Child[] = [];
const postgresql = await startPostgresql();
try {
  const service = await startChild('reports-service.ts', {
    ...settings,
    DATA_FOLDER: folder,
    ...(postgresql && { DATABASE_URL: postgresql.url }),
    DEMO: 'on',
    DEMO_STAFF: '1200',
    DEMO_DAYS: '2',
    DEMO_TRICKLE: 'off',
  });
  children.push(service);
  const gateway = await startServer('gateway', service.url, { ...settings, CLOCK_SHIFT: '0' });
  children.push(gateway);
  const rows: string[][] = [];
  for (const screen of Object.keys(questions) as (keyof typeof questions)[]) {
    rows.push(await measure(screen, service, gateway));
  }
  console.log(
    `${viewers} viewers of one day, each asking every ${interval} ms; ${signIns} sign-ins; the service on ${postgresql ? 'PostgreSQL' : 'PGlite'}\n`,
  );
  printTable(
    [
      'viewers of',
      'asked a second',
      '304',
      'CPU, gateway',
      'CPU, service',
      'ms a poll, gateway',
      'service',
      'answer p50, ms',
      'p99',
      'sign-in to notice p50, ms',
      'p99',
      'most',
      'missed or failed',
    ],
    rows,
  );
} finally {
  await Promise.all(children.map((child) => child.stop()));
  await postgresql?.stop();
  await rm(folder, { recursive: true, force: true });
}
