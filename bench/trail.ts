/**
 * `npm run bench:trail`: the Change Log of a day with 10,000 writes (`--writes=`) beside the staff list of 10,000 people,
 * on one gateway, PostgreSQL: the first page, the page again, filtered and sorted anew, after one more write, and whole as
 * CSV. Each figure but the first two lines is a median of seven, in turn.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { request } from 'undici';
import { ask, tokenOf } from '../tests/support/browser.ts';
import { startPostgresql } from '../tests/support/postgresql.ts';
import { startGatewayProcess, startUpstreamProcess } from '../tests/support/product.ts';
import { dayOf } from '../upstream/calendar.ts';
import { describeMachine } from './machine.ts';
import { figure, median, printTable } from './table.ts';

const { values: options } = parseArgs({ options: { writes: { type: 'string', default: '10000' } } });
const writes = Number(options.writes);
const timeZone = 'Africa/Lagos';
const today = dayOf(new Date(), timeZone);
const atOnce = 8;
const turns = 7;
const words = ['Operations', 'Metering', 'Billing', 'Network', 'Safety', 'Legal', 'Audit'];

/** A list as it is read: its field with arguments, what a row is asked for, and its filter of a turn. */
interface Read {
  readonly field: string;
  readonly args: string;
  readonly row: string;
  readonly filter: (turn: number) => string;
  readonly file: string;
}

const reads: readonly Read[] = [
  {
    field: 'changes',
    args: `from: "${today}", to: "${today}"`,
    row: 'number at who action subject subjectName fields { name before after } hash',
    filter: (turn) =>
      `where: [{ column: FIELDS, contains: "${words[turn]}" }], orderBy: [{ column: RECORD, direction: ${turn % 2 ? 'ASC' : 'DESC'} }]`,
    file: `changes.csv?from=${today}&to=${today}`,
  },
  {
    field: 'staff',
    args: '',
    row: 'id staff { staffID name district serviceCentre department } shift { name } createdAt',
    filter: (turn) =>
      `where: [{ column: STAFF_ID, contains: "${turn + 1}" }], orderBy: [{ column: STAFF_ID, direction: ${turn % 2 ? 'ASC' : 'DESC'} }]`,
    file: 'staff.csv',
  },
];

const page = ({ field, args, row }: Read, selection = '') =>
  `{ ${field}(first: 50, ${args}${selection && `, ${selection}`}) { totalCount nodes { ${row} } } }`;

/** Milliseconds until the answer is there. */
async function timed(answer: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await answer;
  return performance.now() - start;
}

async function fetchFile(url: string, file: string, token: string): Promise<void> {
  const { body, statusCode } = await request(`${url}/export/${file}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { byteLength } = await body.arrayBuffer();
  if (statusCode !== 200 || byteLength < 100_000) throw new Error(`${file}: ${statusCode}`);
}

const write = (id: string, place: number) =>
  `mutation { updateStaff(id: "${id}", input: { department: "${words[place % words.length]} ${place}" }) { message } }`;

/** Changes somebody of the register so many times, a few at once; answers how many a second. */
async function writeAll(url: string, token: string, ids: readonly string[]): Promise<number> {
  const start = performance.now();
  let next = 0;
  const one = async () => {
    for (let place = next++; place < writes; place = next++) {
      await ask(write(ids[place % ids.length] ?? '', place), {}, token, url);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return (writes * 1000) / (performance.now() - start);
}

async function measure(upstreamURL: string): Promise<void> {
  const settings = { TIME_ZONE: timeZone, COST_BUDGET: '0' };
  const writer = await startGatewayProcess(upstreamURL, settings);
  const token = await tokenOf('admin', writer.url);
  const all = '{ staff(first: null) { nodes { id } } }';
  const { staff } = await ask<{ staff: { nodes: { id: string }[] } }>(all, {}, token, writer.url);
  const ids = staff.nodes.map(({ id }) => id);
  const pace = await writeAll(writer.url, token, ids).finally(writer.stop);
  console.log(`${ids.length} people; ${writes} writes at ${figure(pace)} a second`);

  const gateway = await startGatewayProcess(upstreamURL, settings);
  const pageOf = (read: Read, selection = '') => timed(ask(page(read, selection), {}, token, gateway.url));
  const taken = new Map<string, number[][]>();
  const note = async (what: string, time: (read: Read) => Promise<number>) => {
    const lists = taken.get(what) ?? reads.map(() => []);
    taken.set(what, lists);
    for (const [place, read] of reads.entries()) lists[place]?.push(await time(read));
  };
  try {
    await ask('{ me { userID } }', {}, token, gateway.url);
    await note('first page, nothing known', (read) => pageOf(read));
    await note('first filter and sort', (read) => pageOf(read, read.filter(0)));
    for (let turn = 0; turn < turns; turn++) {
      await ask(write(ids[turn] ?? '', turn), {}, token, gateway.url);
      await pause(2_100);
      await note('the page after a write', (read) => pageOf(read));
      await note('the page again', (read) => pageOf(read));
      await note('filtered and sorted anew', (read) => pageOf(read, read.filter(turn)));
      await note('all rows as CSV', ({ file }) => timed(fetchFile(gateway.url, file, token)));
    }
  } finally {
    await gateway.stop();
  }
  const rows = [...taken].map(([what, lists]) => {
    const [trail = 0, register = 0] = lists.map(median);
    return [what, figure(trail), figure(register), `${(trail / register).toFixed(2)}x`];
  });
  printTable(['what', '`changes`, ms', '`staff`, ms', 'ratio'], rows);
}

console.log(describeMachine());
const server = await startPostgresql();
if (!server) throw new Error('PostgreSQL is not installed.');
try {
  const company = { DATABASE_URL: server.url, DEMO_STAFF: '10000', DEMO_DAYS: '1', TIME_ZONE: timeZone };
  const upstream = await startUpstreamProcess(company);
  await measure(upstream.url).finally(upstream.stop);
} finally {
  await server.stop();
}
