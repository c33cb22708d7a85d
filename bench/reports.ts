/**
 * `npm run bench:reports`: what each list of the REST service takes over a company of 20,000 staff and 60 days, on PGlite
 * and, where it is installed, on PostgreSQL. `--staff=` and `--days=` make another company, `--engine=` takes one engine.
 * The slowest query is printed with its plan, and the dashboard's load by a gateway in front.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { request } from 'undici';
import { startPostgresql } from '../tests/support/postgresql.ts';
import { readConfig } from '../upstream/config.ts';
import { openDatabase } from '../upstream/database.ts';
import { demoAccounts, demoPassword } from '../upstream/demo/accounts.ts';
import { absenteeSummary, absentees } from '../upstream/reports/absence.ts';
import { lateness } from '../upstream/reports/lateness.ts';
import { serialLateness } from '../upstream/reports/serial-lateness.ts';
import { startUpstream } from '../upstream/server.ts';
import type { Tables } from '../upstream/tables.ts';
import { printDashboardLoad } from './dashboard-load.ts';
import { describeMachine } from './machine.ts';
import { figure, printTable } from './table.ts';

const option = (name: string, standard: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? standard;
const staff = option('staff', '20000');
const days = option('days', '60');
const engines = option('engine', 'pglite,postgresql').split(',');

const jwtSecret = 'of this benchmark and of nothing else';
const timeZone = 'Africa/Lagos';
const now = new Date();
const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);

const calls = [
  'staff/findAll',
  `attendance/findall?date=${yesterday}&mode=signedIn`,
  `attendance/exception?date=${yesterday}`,
  `attendance/lateness?date=${yesterday}`,
  `attendance/serialLatness?date=${yesterday}`,
  `attendance/absentee/monthly?date=${yesterday}`,
] as const;

const reports = { absentees, lateness, serialLateness, absenteeSummary };

interface Timing {
  readonly milliseconds: number;
  readonly kibibytes: number;
  readonly rows: number;
  /** Of the same call with If-None-Match. */
  readonly revalidated: number;
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

/** Each call three times, the quickest of them; then once more with the name of the version it has. */
async function timeCalls(url: string, token: string): Promise<Map<string, Timing>> {
  const get = async (call: string, etag = '') => {
    const start = performance.now();
    // The built-in fetch would add a cache-control of its own, which asks for the whole answer.
    const { headers, body } = await request(baseOf(url) + call, {
      headers: { authorization: `Bearer ${token}`, 'if-none-match': etag },
    });
    const text = await body.text();
    return { milliseconds: performance.now() - start, text, etag: String(headers.etag ?? '') };
  };
  const timings = new Map<string, Timing>();
  for (const call of calls) {
    const answers = [await get(call), await get(call), await get(call)];
    const { text, etag } = answers[0] as (typeof answers)[number];
    const rows = (JSON.parse(text) as { data: unknown[] }).data.length;
    const { milliseconds: revalidated } = await get(call, etag);
    const milliseconds = Math.min(...answers.map((answer) => answer.milliseconds));
    timings.set(call, { milliseconds, kibibytes: text.length / 1024, rows, revalidated });
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
        const [first, ...others] = node.sqlFragments;
        return { ...node, sqlFragments: [`explain (analyze, buffers) ${first}`, ...others] };
      },
      async transformResult({ result }) {
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

async function measure(databaseUrl: string | null): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'attendance-reports-'));
  const config = readConfig({
    PORT: '0',
    JWT_SECRET: jwtSecret,
    DATA_FOLDER: folder,
    TIME_ZONE: timeZone,
    DEMO: 'on',
    DEMO_STAFF: staff,
    DEMO_DAYS: days,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  try {
    const start = performance.now();
    const upstream = await startUpstream(config, pino({ level: 'warn' }));
    const seconds = figure((performance.now() - start) / 1000);
    console.log(`\n${databaseUrl ? 'PostgreSQL' : 'PGlite'}: ${staff} staff, ${days} days, made in ${seconds} s`);
    const token = await signIn(upstream.url);
    const timings = await timeCalls(upstream.url, token);
    printTable(
      ['GET', 'ms', 'rows', 'KiB', 'ms for a 304'],
      [...timings].map(([call, { milliseconds, rows, kibibytes, revalidated }]) => [
        call,
        figure(milliseconds),
        String(rows),
        String(Math.round(kibibytes)),
        figure(revalidated),
      ]),
    );
    console.log();
    const write = () => signInSomebody(upstream.url, token);
    const load = { url: upstream.url, token, jwtSecret, day: yesterday, write };
    await printDashboardLoad(load).finally(upstream.close);
    const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataFolder: path.join(folder, 'database') });
    console.log(`\nSlowest report: ${await explainSlowest(database.db).finally(database.close)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

console.log(describeMachine());
if (engines.includes('postgresql')) {
  const server = await startPostgresql();
  if (server) await measure(server.url).finally(server.stop);
  else console.log('PostgreSQL is not installed.');
}
if (engines.includes('pglite')) await measure(null);
