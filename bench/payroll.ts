/**
 * `npm run bench:payroll`: what the payroll file of a month takes that no gateway has read, over our service and over one of
 * section 7 alone: seconds, CPU and most memory of both processes, calls and bytes. `--builds=<folder>,.` prints other
 * checkouts beside this one, each with its own service; over section 7 all have this one's. `--staff=1200` makes a smaller
 * company, `--over=own` or `--over=section7` takes one service, and `--database=` a database that has the company or is empty.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { startPostgresql } from '../tests/support/postgresql.ts';
import { startFlags } from '../tests/support/start-flags.ts';
import { openDatabase } from '../upstream/database.ts';
import { demoAccounts, demoPassword } from '../upstream/demo/accounts.ts';
import { type Child, startChild } from './child.ts';
import { describeMachine, figure, option, printTable } from './command.ts';
import type { Taken } from './payroll-server.ts';
import { jwtSecret, lastMonth, makeCompany, shift, timeZone } from './reports-company.ts';

const staff = option('staff') ?? '20000';
const builds = (option('builds') ?? '.').split(',');
const services = (option('over') ?? 'own,section7').split(',');

/** Milliseconds after which a file that is not there yet is asked for again. */
const pause = 5_000;

const settings = {
  NODE_ENV: 'production',
  PORT: '0',
  TIME_ZONE: timeZone,
  JWT_SECRET: jwtSecret,
  CLOCK_SHIFT: String(shift),
  LOG_LEVEL: 'silent',
  PHOTO_COMPARISON: 'off',
  COST_BUDGET: '0',
};

const start = (build: string, part: string, more: Readonly<Record<string, string>>) =>
  startChild('payroll-server.ts', { ...settings, BUILD: path.resolve(build), PART: part, ...more }, startFlags);

/** The file, asked for until it is there, and seconds until then. */
async function readFile(gateway: string, token: string, month: string): Promise<{ seconds: number; lines: number }> {
  const begun = performance.now();
  for (;;) {
    const { body, statusCode } = await request(`${gateway}/export/staffHours.csv?month=${month}`, {
      headers: { authorization: `Bearer ${token}` },
      headersTimeout: 0,
    });
    const text = await body.text();
    const seconds = (performance.now() - begun) / 1_000;
    if (statusCode === 200) return { seconds, lines: text.split('\n').length };
    if (seconds > 3_000 || statusCode < 500) throw new Error(`${statusCode} ${text.slice(0, 300)}`);
    await wait(pause);
  }
}

interface Over {
  readonly service: Child;
  readonly token: string;
  readonly month: string;
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: demoAccounts[0].email, password: demoPassword });
  const headers = { 'content-type': 'application/json' };
  const session = await fetch(`${url}/api/v2/attendance/users/signin`, { method: 'POST', headers, body });
  return ((await session.json()) as { data: { token: string } }).data.token;
}

async function startOwn(build: string, databaseUrl: string, folder: string): Promise<Over> {
  const ofService = {
    DATA_FOLDER: folder,
    DEMO: 'off',
    JWT_HOURS: '8760',
    DATABASE_URL: databaseUrl,
    DEFAULT_PASSWORD: demoPassword,
  };
  const service = await start(build, 'service', ofService);
  return { service, token: await signIn(service.url), month: lastMonth.slice(0, 7) };
}

async function startSection7(): Promise<Over> {
  const service = await startChild('section7-service.ts', { STAFF: staff, JWT_SECRET: jwtSecret });
  const { month } = await service.ask<{ month: string }>('days');
  const [token = ''] = await service.ask<string[]>('tokens', { role: 'admin', count: 1 });
  return { service, token, month };
}

const nothing: Taken = { cpu: 0, peakMiB: 0, calls: 0, bytes: 0 };

/** What the file takes at a build, as cells of the table. */
async function measure(build: string, over: string, databaseUrl: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'attendance-payroll-'));
  const children: Child[] = [];
  try {
    const isOwn = over === 'own';
    const { service, token, month } = isOwn ? await startOwn(build, databaseUrl, folder) : await startSection7();
    children.push(service);
    const more = {
      UPSTREAM_URL: service.url,
      DATA_FOLDER: path.join(folder, 'gateway'),
      ...(!isOwn && { CLOCK_SHIFT: '0' }),
    };
    const gateway = await start(build, 'gateway', more);
    children.push(gateway);
    const take = async () =>
      [
        await gateway.ask<Taken>('taken'),
        isOwn
          ? await service.ask<Taken>('taken')
          : { ...nothing, ...(await service.ask<Partial<Taken>>('receivedCalls')) },
      ] as const;
    const [ofGateway, ofService] = await take();
    const { seconds, lines } = await readFile(gateway.url, token, month);
    const [gatewayNow, serviceNow] = await take();
    const again = await readFile(gateway.url, token, month);
    return [
      over,
      build,
      figure(seconds),
      figure(again.seconds),
      figure((gatewayNow.cpu - ofGateway.cpu) / 1_000),
      isOwn ? figure((serviceNow.cpu - ofService.cpu) / 1_000) : '-',
      figure(ofGateway.peakMiB),
      figure(gatewayNow.peakMiB),
      isOwn ? figure(serviceNow.peakMiB) : '-',
      String(serviceNow.calls - (isOwn ? ofService.calls : 0)),
      figure((serviceNow.bytes - (isOwn ? ofService.bytes : 0)) / 1e6),
      String(lines),
    ];
  } finally {
    await Promise.all(children.map((child) => child.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

/** A database with the company, and how it is ended. */
async function openCompany(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = option('database');
  const server = given === undefined ? await startPostgresql() : { url: given, stop: async () => {} };
  if (!server) throw new Error('Nothing was measured: PostgreSQL is not installed.');
  const database = await openDatabase({ databaseUrl: server.url });
  const isThere = await database.db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  if (!isThere) console.log(`${staff} staff: ${await makeCompany(database, Number(staff))}`);
  await database.close();
  return server;
}

console.log(`Before: ${describeMachine()}\n`);
const company = services.includes('own') ? await openCompany() : null;
try {
  const rows: string[][] = [];
  for (const over of services) {
    for (const build of builds) rows.push(await measure(build, over, company?.url ?? ''));
  }
  const headings = [
    'service',
    'build',
    's',
    'again, s',
    'CPU s, gateway',
    'CPU s, service',
    'MiB at first',
    'MiB, most',
  ];
  printTable([...headings, 'MiB, service', 'calls', 'MB', 'lines'], rows, ['build']);
} finally {
  await company?.stop();
}
console.log(`\nAfter: ${describeMachine()}`);
