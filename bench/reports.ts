/**
 * `npm run bench:reports`: what each list of the REST service takes the first time and, with nothing changed, two seconds
 * later, over companies of 1,200 to 100,000 staff and 60 days, on PostgreSQL where it is installed and, up to 5,000, on
 * PGlite. `--staff=` and `--days=` make other companies, `--engine=` takes one engine. The slowest query is printed with
 * its plan, and the dashboard's load by a gateway in front.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { request } from 'undici';
import { startPostgresql } from '../tests/support/postgresql.ts';
import { addDays, dayOf, monthAround } from '../upstream/calendar.ts';
import { readConfig } from '../upstream/config.ts';
import { type Database, openDatabase } from '../upstream/database.ts';
import { demoAccounts, demoPassword } from '../upstream/demo/accounts.ts';
import { ensureDemoCompany } from '../upstream/demo/company.ts';
import { hashPassword } from '../upstream/passwords.ts';
import { absenteeSummary, absentees } from '../upstream/reports/absence.ts';
import { lateness } from '../upstream/reports/lateness.ts';
import { finishAllDays } from '../upstream/reports/rebuild-days.ts';
import { serialLateness } from '../upstream/reports/serial-lateness.ts';
import { startUpstream } from '../upstream/server.ts';
import type { Tables } from '../upstream/tables.ts';
import { printDashboardLoad } from './dashboard-load.ts';
import { describeMachine } from './machine.ts';
import { writeDays } from './report-data.ts';
import { figure, printTable } from './table.ts';

const option = (name: string, standard: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? standard;
const sizes = option('staff', '1200,5000,20000,100000').split(',').map(Number);
const days = Number(option('days', '60'));
const engines = option('engine', 'pglite,postgresql').split(',');

const jwtSecret = 'of this benchmark and of nothing else';
const timeZone = 'Africa/Lagos';
const now = new Date();
const today = dayOf(now, timeZone);
const yesterday = addDays(today, -1);
const lastMonth = addDays(monthAround(today).first, -1);

/** Staff of the largest company that PGlite is measured with. */
const mostOnPglite = 5_000;

const calls = [
  'staff/findAll',
  `attendance/findall?date=${yesterday}&mode=signedIn`,
  `attendance/exception?date=${yesterday}`,
  `attendance/exception?date=${today}`,
  `attendance/lateness?date=${yesterday}`,
  `attendance/lateness?date=${today}`,
  `attendance/serialLatness?date=${lastMonth}`,
  `attendance/serialLatness?date=${today}`,
  `attendance/absentee/monthly?date=${lastMonth}`,
  `attendance/absentee/monthly?date=${today}`,
] as const;

const reports = { absentees, lateness, serialLateness, absenteeSummary };

interface Timing {
  readonly call: string;
  readonly first: number;
  /** Two seconds later, with the name of the version. */
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

/** Hands in a sign-in of yesterday for the first person of the register. */
async function signInSomebody(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const register = await fetch(`${baseOf(url)}staff/findAll`, { headers });
  const { data } = (await register.json()) as { data: { staffID: string }[] };
  const seconds = new Date(now.getTime() + performance.now()).toISOString().slice(17, 23);
  const record = { staffID: data[0]?.staffID, mode: 'signedIn', attendanceDate: `${yesterday}T12:00:${seconds}Z` };
  const reply = await fetch(`${baseOf(url)}attendance/create`, {
    method: 'POST',
    headers,
    body: JSON.stringify(record),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

/** Each call once on a service that has answered nothing yet, and all of them again when two seconds have passed. */
async function timeCalls(url: string, token: string): Promise<Timing[]> {
  const get = async (call: string, etag = '') => {
    const start = performance.now();
    // The built-in fetch would add a cache-control of its own, which asks for the whole answer.
    const { headers, body, statusCode } = await request(baseOf(url) + call, {
      headers: { authorization: `Bearer ${token}`, 'if-none-match': etag },
    });
    const text = await body.text();
    return { milliseconds: performance.now() - start, text, etag: String(headers.etag ?? ''), status: statusCode };
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
    const again = await get(call, etag);
    timings.push({ call, first: milliseconds, again: again.milliseconds, status: again.status, kibibytes, rows });
  }
  return timings;
}

/** The plan of the report that takes longest, as the database explains it. */
async function explainSlowest(db: Kysely<Tables>): Promise<string> {
  let slowest = { name: '', milliseconds: 0, plan: [] as string[] };
  for (const [name, report] of Object.entries(reports)) {
    let plan: string[] = [];
    const explained = db.withPlugin({
      transformQuery({ node }) {
        if (node.kind !== 'RawNode') return node;
        const [first = '', ...others] = node.sqlFragments;
        if (!/^\s*with /.test(first)) return node;
        return { ...node, sqlFragments: [`explain (analyze, buffers) ${first}`, ...others] };
      },
      async transformResult({ result }) {
        if (!result.rows[0] || !('QUERY PLAN' in result.rows[0])) return result;
        plan = result.rows.map((row) => String(row['QUERY PLAN']));
        return { ...result, rows: [] };
      },
    });
    const start = performance.now();
    await report(explained, { day: yesterday, timeZone, now });
    const milliseconds = performance.now() - start;
    if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds, plan };
  }
  return [`${slowest.name}, ${figure(slowest.milliseconds)} ms`, ...slowest.plan].join('\n');
}

/** Makes the company: its organisation by the demo, its days by the database; what each part took. */
async function makeCompany(database: Database, staff: number): Promise<string> {
  const { db } = database;
  const laps: string[] = [];
  const lap = async (name: string, work: Promise<unknown>) => {
    const start = performance.now();
    await work;
    laps.push(`${name} ${figure((performance.now() - start) / 1000)} s`);
  };
  const demo = { staff, days: 1, hashPassword, imageBase: '/images/demo', log: () => undefined };
  await lap('staff', ensureDemoCompany({ db, timeZone, now: () => now, ...demo, deliver: () => Promise.resolve() }));
  await lap('sign-ins', writeDays(db, { first: addDays(today, 1 - days), before: today, now, timeZone }));
  await lap('finished days', finishAllDays(db, { timeZone, now }));
  return laps.join(', ');
}

async function measure(staff: number, databaseUrl: string | null): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'attendance-reports-'));
  const place = databaseUrl ? { databaseUrl } : { dataFolder: path.join(folder, 'database') };
  const config = readConfig({
    PORT: '0',
    JWT_SECRET: jwtSecret,
    DATA_FOLDER: folder,
    TIME_ZONE: timeZone,
    DEMO: 'on',
    DEMO_STAFF: String(staff),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  try {
    const made = await openDatabase(place);
    const laps = await makeCompany(made, staff).finally(made.close);
    console.log(`\n${databaseUrl ? 'PostgreSQL' : 'PGlite'}: ${staff} staff, ${days} days: ${laps}`);
    const upstream = await startUpstream(config, pino({ level: 'warn' }));
    const token = await signIn(upstream.url);
    const timings = await timeCalls(upstream.url, token);
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
    console.log(`Memory of this process: ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB\n`);
    const write = () => signInSomebody(upstream.url, token);
    const load = { url: upstream.url, token, jwtSecret, day: yesterday, write };
    await printDashboardLoad(load)
      .catch((error) => console.log(`The dashboard was not measured: ${error}`))
      .finally(upstream.close);
    const database = await openDatabase(place);
    console.log(`\nSlowest report: ${await explainSlowest(database.db).finally(database.close)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

console.log(describeMachine());
for (const staff of sizes) {
  if (engines.includes('postgresql')) {
    const server = await startPostgresql();
    if (server) await measure(staff, server.url).finally(server.stop);
    else console.log('PostgreSQL is not installed.');
  }
  if (engines.includes('pglite') && staff <= mostOnPglite) await measure(staff, null);
}
