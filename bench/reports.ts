/**
 * `npm run bench:reports`: what each list of our REST service takes the first time and, with nothing changed, two seconds
 * later, over companies of 1,200 to 100,000 staff and 60 days on PostgreSQL; the dashboard's load by a gateway in front;
 * the payroll file of the month before, in which a quarter of the staff has a leave; and each goal with its measured
 * value. Service and gateway are processes of their own, whose clock stands at the afternoon of the last working day.
 * `--staff=` and `--days=` make other companies, `--quick` one of 1,200.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { request } from 'undici';
import { startPostgresql } from '../tests/support/postgresql.ts';
import { openDatabase } from '../upstream/database.ts';
import { demoAccounts, demoPassword } from '../upstream/demo/accounts.ts';
import type { Tables } from '../upstream/tables.ts';
import { type Child, startChild } from './child.ts';
import { describeMachine, figure, hasFlag, median, option, printTable } from './command.ts';
import { MeasuredGoals, printDashboardLoad } from './dashboard-load.ts';
import type { Memory } from './measured.ts';
import { printPayrollFile } from './payroll-load.ts';
import { days, jwtSecret, lastMonth, makeCompany, now, shift, timeZone, today, yesterday } from './reports-company.ts';

const sizes = (option('staff') ?? (hasFlag('quick') ? '1200' : '1200,20000,100000')).split(',').map(Number);

const calls = [
  'staff/findAll',
  `attendance/findall?date=${yesterday}&mode=signedIn`,
  `attendance/findall?date=${today}&mode=signedIn`,
  `attendance/exception?date=${yesterday}`,
  `attendance/exception?date=${today}`,
  `attendance/lateness?date=${yesterday}`,
  `attendance/lateness?date=${today}`,
  `attendance/serialLatness?date=${lastMonth}`,
  `attendance/serialLatness?date=${today}`,
  `attendance/absentee/monthly?date=${lastMonth}`,
  `attendance/absentee/monthly?date=${today}`,
] as const;

const reportPaths = ['attendance/exception', 'attendance/lateness', 'attendance/serialLatness', 'attendance/absentee'];
interface Timing {
  readonly call: string;
  readonly first: number;
  /** Two seconds later, with the name of the version: the middle one of five. */
  readonly again: number;
  readonly status: number;
  readonly kibibytes: number;
  readonly rows: number;
}

const baseOf = (url: string) => `${url}/api/v2/attendance/`;

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: demoAccounts[0].email, password: demoPassword });
  const headers = { 'content-type': 'application/json' };
  const session = await fetch(`${baseOf(url)}users/signin`, { method: 'POST', headers, body });
  return ((await session.json()) as { data: { token: string } }).data.token;
}

/** Hands in a sign-in of now for somebody. */
async function signInSomebody(url: string, token: string, staffID: string): Promise<void> {
  const record = { staffID, mode: 'signedIn', attendanceDate: new Date(now() - 1).toISOString() };
  const reply = await fetch(`${baseOf(url)}attendance/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(record),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

/** Each call once on a service that has answered nothing yet, and all of them again when two seconds have passed. */
async function timeCalls(url: string, token: string, goals: MeasuredGoals): Promise<Timing[]> {
  const get = async (call: string, etag = '') => {
    const start = performance.now();
    // The built-in fetch would add a cache-control of its own, which asks for the whole answer.
    const { headers, body, statusCode } = await request(baseOf(url) + call, {
      headers: { authorization: `Bearer ${token}`, 'if-none-match': etag },
    });
    // To the last byte: what the caller makes of them is not the service's.
    const bytes = await body.bytes();
    const milliseconds = performance.now() - start;
    return { milliseconds, text: Buffer.from(bytes).toString(), etag: String(headers.etag ?? ''), status: statusCode };
  };
  const firsts = [];
  for (const call of calls) {
    const { text, ...answer } = await get(call);
    const { status, data } = JSON.parse(text) as { status: string; data: unknown[] };
    if (status !== 'success') throw new Error(`${call}: ${text.slice(0, 200)}`);
    firsts.push({ call, ...answer, kibibytes: text.length / 1024, rows: data.length });
  }
  await wait(2_000);
  const timings: Timing[] = [];
  for (const { call, etag, milliseconds, kibibytes, rows } of firsts) {
    const agains = [];
    for (let time = 0; time < 5; time++) agains.push(await get(call, etag));
    const again = median(agains.map((one) => one.milliseconds));
    timings.push({ call, first: milliseconds, again, status: agains[0]?.status ?? 0, kibibytes, rows });
    goals.note('unchanged', again, call);
    if (reportPaths.some((path) => call.startsWith(path))) goals.note('report', milliseconds, call);
  }
  return timings;
}

/** Makes administrators who look at the dashboard at once; answers their ids. */
async function makeUsers(db: Kysely<Tables>, count: number): Promise<string[]> {
  const like = await db
    .selectFrom('users')
    .select(['role', 'district', 'service_centre', 'password_hash'])
    .where('email', '=', demoAccounts[0].email)
    .executeTakeFirstOrThrow();
  const values = Array.from({ length: count }, (_, number) => ({ ...like, email: `viewer-${number}@demo.example` }));
  const rows = await db.insertInto('users').values(values).returning('id').execute();
  return rows.map(({ id }) => id);
}

async function measure(staff: number, databaseUrl: string, goals: MeasuredGoals): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'attendance-reports-'));
  const settings = {
    PORT: '0',
    JWT_SECRET: jwtSecret,
    TIME_ZONE: timeZone,
    CLOCK_SHIFT: String(shift),
    LOG_LEVEL: 'silent',
  };
  const ofService = {
    ...settings,
    DATA_FOLDER: folder,
    DEMO: 'on',
    // Gateways go by the machine's clock when they read a token.
    JWT_HOURS: '8760',
    DEMO_STAFF: String(staff),
    INTAKE_PER_MINUTE: '1000000',
    DATABASE_URL: databaseUrl,
  };
  const children: Child[] = [];
  const start = async (...child: Parameters<typeof startChild>) => {
    const started = await startChild(...child);
    children.push(started);
    return started;
  };
  const stopAll = () => Promise.all(children.splice(0).map((child) => child.stop()));
  try {
    const made = await openDatabase({ databaseUrl });
    let userIDs: string[] = [];
    try {
      const laps = await makeCompany(made, staff);
      console.log(`\n${staff} staff, ${days} days: ${laps}\n`);
      userIDs = await makeUsers(made.db, 50);
    } finally {
      await made.close();
    }
    const service = await start('reports-service.ts', ofService);
    const token = await signIn(service.url);
    const timings = await timeCalls(service.url, token, goals);
    printTable(
      ['GET', 'first, ms', 'after 2 s, ms', 'status', 'rows', 'KiB'],
      timings.map(({ call, first, again, status, rows, kibibytes }) => [
        call,
        figure(first),
        figure(again),
        String(status),
        String(rows),
        String(Math.round(kibibytes)),
      ]),
    );
    const { rssMiB } = await service.ask<Memory>('memory');
    console.log(`Memory of the service: ${Math.round(rssMiB)} MiB\n`);
    const gateway = await start('gateway.ts', { ...settings, UPSTREAM_URL: service.url, COST_BUDGET: '0' });
    const staffIDs = await readStaffIDs(service.url, token);
    let written = 0;
    const write = () => signInSomebody(service.url, token, staffIDs[written++] ?? '');
    const load = { service, gateway, token, userIDs, jwtSecret, day: today, now, staffIDs, write, goals };
    await printDashboardLoad(load).catch((error) => console.log(`The dashboard was not measured: ${error}`));
    const month = lastMonth.slice(0, 7);
    await printPayrollFile({ service, gateway, token, month, goals }).catch((error) =>
      console.log(`The payroll file was not measured: ${error}`),
    );
    const memory = await gateway.ask<Memory>('memory');
    console.log(`Memory of the gateway: ${Math.round(memory.rssMiB)} MiB`);
  } finally {
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  }
}

async function readStaffIDs(url: string, token: string): Promise<string[]> {
  const register = await fetch(`${baseOf(url)}staff/findAll`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await register.json()) as { data: { staffID: string }[] };
  return data.map(({ staffID }) => staffID);
}

console.log(`Before: ${describeMachine()}`);
for (const staff of sizes) {
  const server = await startPostgresql();
  if (!server) throw new Error('Nothing was measured: PostgreSQL is not installed.');
  const goals = new MeasuredGoals();
  await measure(staff, server.url, goals).finally(server.stop);
  console.log(`\n${staff} staff; the goals are those of 100,000`);
  goals.print();
}
console.log(`\nAfter: ${describeMachine()}`);
