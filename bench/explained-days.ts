/**
 * `npm run bench:reasons`: what the explained day takes at 10,000 staff (`--staff=`), 60 days, PostgreSQL: on a gateway
 * that knows nothing yet, again, for a second reader, and when the window is over.
 */
import { parseArgs } from 'node:util';
import { request } from 'undici';
import { startPostgresql } from '../tests/support/postgresql.ts';
import { startGatewayProcess, startUpstreamProcess } from '../tests/support/product.ts';
import { addDays, dayOf, weekdayOf } from '../upstream/calendar.ts';
import { openDatabase } from '../upstream/database.ts';
import { demoAccounts, demoPassword } from '../upstream/demo/accounts.ts';
import { ensureDemoCompany } from '../upstream/demo/company.ts';
import { hashPassword } from '../upstream/passwords.ts';
import { finishAllDays } from '../upstream/reports/rebuild-days.ts';
import { describeMachine } from './machine.ts';
import { writeDays } from './report-data.ts';
import { figure, printTable } from './table.ts';

const { values: options } = parseArgs({ options: { staff: { type: 'string', default: '10000' } } });
const timeZone = 'Africa/Lagos';
const now = new Date();
const today = dayOf(now, timeZone);
const yesterday = addDays(today, -1);
const sunday = addDays(today, -weekdayOf(today));
const wednesday = addDays(sunday, -4);
const bar = (date: string) =>
  `{ explainedDay(date: "${date}", first: 0) { totalCount facets(columns: [REASON]) { values { value count } } } }`;
const page = (date: string) =>
  `{ explainedDay(date: "${date}", first: 50, where: [{ column: REASON, in: ["Absent"] }]) { totalCount nodes { key staff { name district } reason firstIn lastOut minutesLate evidence } } }`;

async function fill(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl });
  const demo = { staff: Number(options.staff), days: 1, hashPassword, imageBase: '/images/demo', log: () => undefined };
  await ensureDemoCompany({ db, timeZone, now: () => now, ...demo, deliver: () => Promise.resolve() });
  await writeDays(db, { first: addDays(today, -59), before: addDays(today, 1), now, timeZone });
  await finishAllDays(db, { timeZone, now });
  await close();
}

async function ask(url: string, query: string, token?: string): Promise<{ milliseconds: number; text: string }> {
  const start = performance.now();
  const { body } = await request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  });
  const text = await body.text();
  if (text.includes('"errors"')) throw new Error(text);
  return { milliseconds: performance.now() - start, text };
}

const session = async (url: string, { email }: { email: string }) => {
  const mutation = `mutation { signIn(email: "${email}", password: "${demoPassword}") { token } }`;
  return /"token":"([^"]+)"/.exec((await ask(url, mutation)).text)?.[1] ?? '';
};

const pause = () => new Promise((resolve) => setTimeout(resolve, 2_100));

async function measure(databaseUrl: string): Promise<void> {
  const settings = { DATABASE_URL: databaseUrl, DEMO_STAFF: options.staff, DEMO_DAYS: '1', TIME_ZONE: timeZone };
  const upstream = await startUpstreamProcess(settings);
  const rows: string[][] = [];
  try {
    for (const [name, date] of [
      ['yesterday', yesterday],
      ['today', today],
      ['a Sunday', sunday],
      ['a Wednesday', wednesday],
    ] as const) {
      const gateway = await startGatewayProcess(upstream.url, { TIME_ZONE: timeZone, COST_BUDGET: '0' });
      try {
        const [one, other] = [await session(gateway.url, demoAccounts[0]), await session(gateway.url, demoAccounts[1])];
        const timings = [];
        for (const [query, token] of [
          [bar(date), one],
          [bar(date), one],
          [page(date), one],
          [bar(date), other],
        ] as const) {
          timings.push(figure((await ask(gateway.url, query, token)).milliseconds));
        }
        await pause();
        timings.push(figure((await ask(gateway.url, bar(date), one)).milliseconds));
        rows.push([name, ...timings]);
      } finally {
        await gateway.stop();
      }
    }
  } finally {
    await upstream.stop();
  }
  printTable(['day', 'first, ms', 'again', 'a page of the absent', "another reader's first", 'after 2 s'], rows);
}

console.log(`${describeMachine()}; ${options.staff} staff`);
const server = await startPostgresql();
if (!server) throw new Error('PostgreSQL is not installed.');
try {
  await fill(server.url);
  await measure(server.url);
} finally {
  await server.stop();
}
