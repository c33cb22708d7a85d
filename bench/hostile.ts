/**
 * `npm run bench:hostile`: what greedy callers and readers who take nothing cost everybody else, on our gateway with its
 * own budgets. Prints how long small queries of another user take while four greedy ones repeat an operation, and the
 * memory that sixty answers take which are not read; then the same on the whole product beside what is refused or writes;
 * and each goal with its measured value. `--seconds=10` is the time of each row, `--only=workbook` takes rows whose name
 * holds the text, `--quick` two seconds a row. `--soak` measures ten minutes of mixed load instead, `--minutes=3` another time.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { type Child, startChild } from './child.ts';
import { describeMachine, figure, type Goal, hasFlag, option, percentile, printGoals, printTable } from './command.ts';
import { makeTokens } from './company.ts';
import type { Operation } from './documents.ts';
import { measureProduct } from './hostile-product.ts';
import type { Spent } from './measured.ts';
import { operations } from './operations.ts';
import { startServer } from './servers.ts';
import { runSoak } from './soak.ts';

const seconds = Number(option('seconds') ?? (hasFlag('quick') ? 2 : 10));
/** Rows whose name holds this. */
const only = option('only') ?? '';
/** Operations that each greedy caller has under way. */
const atOnce = 4;
const mostMilliseconds = 150;
const readers = 60;
const mostMiB = 150;

const wide =
  'staff { staffID name district serviceCentre department } serviceCentre mode latitude longitude attendanceDate';
const list =
  (rest: string, selection: string) =>
  (n: number): Operation => ({
    operationName: 'Greedy',
    query: `query Greedy { attendance(date: "2001-01-01", mode: SIGNED_IN, ${rest.replaceAll('#', String(n))}) { ${selection} } }`,
    variables: {},
  });
const urls = Array.from({ length: 5 }, (_, index) => `u${index}: url(width: ${index + 1})`).join(' ');
const pages = Array.from(
  { length: 20 },
  (_, index) =>
    `p${index}: attendance(date: "2001-01-01", mode: SIGNED_IN, first: 200) { nodes { photo { a: url(width: 84) b: url } } }`,
);

const searches = (n: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `s${index}: attendance(date: "2001-01-01", mode: SIGNED_IN, search: "${String.fromCharCode(97 + index)}${n % 10}", orderBy: [{ column: NAME }]) { totalCount nodes { key } }`,
  );

/** What greedy callers repeat: each is legal, and all but the last cost nothing of a budget. */
const greed: readonly (readonly [string, (n: number) => Operation | string])[] = [
  ['nobody', () => ''],
  ['a page of 200 of a list of 10,000, 10 fields', list('first: 200', `nodes { ${wide} }`)],
  [
    'a sort and search that nobody has asked',
    list('search: "a#", orderBy: [{ column: NAME }, { column: LOCATION }]', 'totalCount'),
  ],
  [
    'all facets of a search',
    list('search: "e#"', 'totalCount facets(columns: [NAME, DISTRICT, DEPARTMENT, STAFF_ID]) { column }'),
  ],
  [
    'a page by cursor of a search that nobody has asked',
    list('search: "a#", orderBy: [{ column: NAME }]', 'nodes { key } pageInfo { endCursor }'),
  ],
  [
    'groups of conditions that nobody has asked',
    list(
      `where: [{ anyOf: [${Array.from({ length: 8 }, (_, index) => `{ column: NAME, contains: "${index}#" }`).join(' ')}] }, { not: { anyOf: [{ column: LOCATION, contains: "#" }, { column: ATTENDANCE_DATE, fromTime: "07:00" }] } }]`,
      'totalCount facets(columns: [NAME, DISTRICT]) { column }',
    ),
  ],
  [
    'twenty pages of 200 with two photos each',
    () => ({ operationName: 'Greedy', query: `query Greedy { ${pages.join(' ')} }`, variables: {} }),
  ],
  [
    'twenty searches and sorts in one operation',
    (n) => ({ operationName: 'Greedy', query: `query Greedy { ${searches(n, 20).join(' ')} }`, variables: {} }),
  ],
  ['an export of 10,000', () => '/export/attendance.csv?date=2001-01-01&mode=SIGNED_IN'],
  ['a workbook of 10,000', () => '/export/attendance.xlsx?date=2001-01-01&mode=SIGNED_IN'],
  ['200 photos in five widths', list('first: 200', `nodes { photo { ${urls} } }`)],
];

const agent = new Agent({ connections: 200, keepAliveTimeout: 1_000 });
const upstream = await startChild('upstream.ts');
const tokens = await makeTokens(readers + 1);

async function ask(server: Child, token: string, what: Operation | string) {
  const { origin } = new URL(server.url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-encoding': 'br' };
  const start = performance.now();
  const { statusCode, body } =
    typeof what === 'string'
      ? await request(origin + what, { dispatcher: agent, headers })
      : await request(server.url, { dispatcher: agent, method: 'POST', headers, body: JSON.stringify(what) });
  let bytes = 0;
  for await (const chunk of body) bytes += chunk.length;
  return { statusCode, bytes, milliseconds: performance.now() - start };
}

/** How long another user's small queries take while four repeat what `make` says. */
async function besideGreed(server: Child, make: (n: number) => Operation | string) {
  const [modest = '', ...others] = tokens;
  let isOver = false;
  let count = 0;
  const statuses = new Map<number, number>();
  const repeat = async (token: string) => {
    while (!isOver && make(0) !== '') {
      count += 1;
      const { statusCode } = await ask(server, token, make(count));
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      if (statusCode !== 200) await wait(50);
    }
  };
  const greedy = others.slice(0, 4).flatMap((token) => Array.from({ length: atOnce }, () => repeat(token)));
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1_000;
  await server.ask('begin', 'watch');
  for (let n = 0; performance.now() < end; n += 1) {
    const small =
      n % 2 === 0 ? operations.me() : operations.page({ date: '2001-01-01', where: [], orderBy: [], offset: n });
    latencies.push((await ask(server, modest, small)).milliseconds);
    await wait(20);
  }
  isOver = true;
  await Promise.all(greedy);
  const spent = await server.ask<Spent>('end');
  return { latencies: latencies.toSorted((a, b) => a - b), statuses, spent };
}

/** The memory that answers take of which nothing is read. */
async function unread(server: Child, what: (user: number) => { token: string; request: string }) {
  const { hostname, port, host } = new URL(server.url);
  const sockets: Socket[] = [];
  await server.ask('begin');
  for (let user = 0; user < readers; user += 1) {
    const { token, request: text } = what(user);
    const socket = connect(Number(port), hostname)
      .on('error', () => {})
      .pause();
    socket.write(text.replace('\r\n', `\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n`));
    sockets.push(socket);
  }
  await wait(8_000);
  const spent = await server.ask<Spent>('end');
  for (const socket of sockets) socket.destroy();
  return spent.peakMiB - spent.startMiB;
}

const body = JSON.stringify(operations.longestPage({ date: '2001-01-01' }));
const post = `POST /graphql HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const exported = (ending: string) => `GET /export/attendance.${ending}?date=2001-01-01&mode=SIGNED_IN HTTP/1.1\r\n\r\n`;
const compressed = post.replace('\r\n', '\r\nAccept-Encoding: br\r\n');

const settings = { COST_BUDGET: '6000', UPSTREAM_TIMEOUT_MS: '4000', UPSTREAM_WAIT_MS: '1500', LOG_LEVEL: 'silent' };

/** Prints the rows of greedy callers; answers the worst of them as a goal. */
async function printGreed(): Promise<Goal[]> {
  const rows: string[][] = [];
  let worst = { p95: 0, of: '' };
  for (const [name, make] of greed) {
    if (!name.includes(only)) continue;
    const server = await startServer(upstream.url, settings);
    // The list is known, and the code warm.
    for (const token of tokens.slice(0, 5))
      for (let n = 0; n < 5; n += 1) await ask(server, token, operations.longestPage({ date: '2001-01-01' }));
    const { latencies, statuses, spent } = await besideGreed(server, make).finally(server.stop);
    const [p50, p95, longest] = [0.5, 0.95, 1].map((share) => percentile(latencies, share)) as [number, number, number];
    const answered = [...statuses].map(([status, count]) => `${status} × ${count}`).join(', ') || '-';
    rows.push([name, ...[p50, p95, longest, spent.block].map(figure), answered]);
    if (p95 >= worst.p95) worst = { p95, of: name };
  }
  if (rows.length === 0) return [];
  const headings = [
    'four greedy callers repeat',
    'p50, ms',
    'p95, ms',
    'longest, ms',
    'longest block, ms',
    'answers to them',
  ];
  printTable(headings, rows, ['answers to them']);
  const what = 'small queries beside greedy callers, p95';
  return [{ what, measured: worst.p95, most: mostMilliseconds, unit: 'ms', of: worst.of }];
}

/** Measures what unread answers take; answers each as a goal. */
async function measureUnread(): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const [name, text, isOne] of [
    ['a page of 200, one user', post, true],
    ['a page of 200, sixty users', post, false],
    ['a page of 200, compressed, sixty users', compressed, false],
    ['CSV, sixty users', exported('csv'), false],
    ['XLSX, sixty users', exported('xlsx'), false],
  ] as const) {
    if (!name.includes(only)) continue;
    const server = await startServer(upstream.url, settings);
    for (let n = 0; n < 20; n += 1) await ask(server, tokens[0] ?? '', operations.longestPage({ date: '2001-01-01' }));
    for (const ending of ['csv', 'xlsx'])
      await ask(server, tokens[0] ?? '', `/export/attendance.${ending}?date=2001-01-01&mode=SIGNED_IN`);
    const take = (user: number) => ({ token: tokens[isOne ? 0 : user] ?? '', request: text });
    const measured = await unread(server, take).finally(server.stop);
    goals.push({
      what: `memory of ${readers} answers that nobody reads`,
      measured,
      most: mostMiB,
      unit: 'MiB',
      of: name,
    });
  }
  return goals;
}

console.log(`Before: ${describeMachine()}\n`);
try {
  if (hasFlag('soak')) {
    printGoals(await runSoak(upstream, Number(option('minutes') ?? 10)));
  } else {
    const goals = [...(await printGreed()), ...(await measureUnread())];
    console.log();
    goals.push(...(await measureProduct(seconds, only)));
    console.log();
    printGoals(goals);
  }
} finally {
  await Promise.all([upstream.stop(), agent.close()]);
}
console.log(`\nAfter: ${describeMachine()}`);
