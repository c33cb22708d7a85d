/**
 * `npm run bench:reasons`: what the explained day, the month sheet, with and without what calls for a look, a name being
 * typed and a person's month take at 10,000 staff (`--staff=`), 60 days, PostgreSQL: on a gateway that knows nothing yet,
 * again, for a second reader, and when the window is over.
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
import { keepDays } from '../upstream/reports/rebuild-days.ts';
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
const month = today.slice(0, 7);
const sheet = (selection: string) => `{ attendanceMonth(month: "${month}", first: 50${selection} } }`;
const sheetPage = sheet(
  ') { totalCount nodes { key staff { name } days { mark minutesLate } present late absent lateMinutes } dayTotals { date notKnown reasons { mark people } }',
);
const sheetFilter = sheet(
  ', where: [{ column: LATE, from: "1" }], orderBy: [{ column: LATE, direction: DESC }]) { totalCount nodes { key days { mark } } dayTotals { notKnown }',
);
const doubts = sheet(') { nodes { key findings { date kinds } }');
const mostDoubts = sheet(', orderBy: [{ column: TO_CHECK, direction: DESC }]) { nodes { key findings { date kinds } }');
const person = (staffID: string) =>
  `{ personMonth(staffID: "${staffID}", month: "${month}") { staff { name } shift { lateAfter } days { date reason evidence signIns records { key attendanceDate } } months { month lateDays absentDays flagged } } }`;

const found = (search: string) => `{ findStaff(search: "${search}") { totalCount nodes { staffID name } } }`;

/** Fills the database, and answers two staff IDs of it. */
async function fill(databaseUrl: string): Promise<readonly string[]> {
  const { db, close } = await openDatabase({ databaseUrl });
  const demo = { staff: Number(options.staff), days: 1, hashPassword, imageBase: '/images/demo', log: () => undefined };
  await ensureDemoCompany({ db, timeZone, now: () => now, ...demo, deliver: () => Promise.resolve() });
  await writeDays(db, { first: addDays(today, -59), before: addDays(today, 1), now, timeZone });
  await keepDays(db, { timeZone, now });
  const staff = await db.selectFrom('staff').select('staff_id').orderBy('staff_id').limit(2).execute();
  await close();
  return staff.map(({ staff_id: staffID }) => staffID);
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

async function measure(databaseUrl: string, staffIDs: readonly string[]): Promise<void> {
  const settings = { DATABASE_URL: databaseUrl, DEMO_STAFF: options.staff, DEMO_DAYS: '1', TIME_ZONE: timeZone };
  const upstream = await startUpstreamProcess(settings);
  const rows: string[][] = [];
  try {
    for (const [name, whole, part] of [
      ['yesterday', bar(yesterday), page(yesterday)],
      ['today', bar(today), page(today)],
      ['a Sunday', bar(sunday), page(sunday)],
      ['a Wednesday', bar(wednesday), page(wednesday)],
      [`${month}, sheet`, sheetPage, sheetFilter],
      [`${month}, to check`, doubts, mostDoubts],
      ['a name being typed', found('ngo'), found('okaf ngo')],
      [`${month}, a person`, person(staffIDs[0] ?? ''), person(staffIDs[1] ?? '')],
    ] as const) {
      const gateway = await startGatewayProcess(upstream.url, { TIME_ZONE: timeZone, COST_BUDGET: '0' });
      try {
        const [one, other] = [await session(gateway.url, demoAccounts[0]), await session(gateway.url, demoAccounts[1])];
        const timings = [];
        for (const [query, token] of [
          [whole, one],
          [whole, one],
          [part, one],
          [whole, other],
        ] as const) {
          timings.push(figure((await ask(gateway.url, query, token)).milliseconds));
        }
        await pause();
        timings.push(figure((await ask(gateway.url, whole, one)).milliseconds));
        rows.push([name, ...timings]);
      } finally {
        await gateway.stop();
      }
    }
  } finally {
    await upstream.stop();
  }
  printTable(
    ['what', 'first, ms', 'again', 'of the absent, the late, another', "another reader's first", 'after 2 s'],
    rows,
  );
}

console.log(`${describeMachine()}; ${options.staff} staff`);
const server = await startPostgresql();
if (!server) throw new Error('PostgreSQL is not installed.');
try {
  await measure(server.url, await fill(server.url));
} finally {
  await server.stop();
}
