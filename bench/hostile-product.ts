import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, tokenOf } from '../tests/support/browser.ts';
import { dayInLagos } from '../tests/support/fixed-clock.ts';
import { startPostgresql } from '../tests/support/postgresql.ts';
import { startGatewayProcess, startUpstreamProcess } from '../tests/support/product.ts';
import { demoPassword } from '../upstream/demo/accounts.ts';
import { figure, type Goal, percentile, printTable } from './command.ts';
import { type Asked, type Loop, loops } from './hostile-loops.ts';

/**
 * The part of `npm run bench:hostile` that asks the whole product: a gateway over the service over PostgreSQL, with a demo
 * company of 1,200. How long another user's small query takes while four users ask what `hostile-loops.ts` says, and how
 * long another device's photo takes while one device sends 32 forms drop by drop.
 */

/** Milliseconds between two small queries, and the goal for their 95th percentile. */
const pause = 20;
const mostMilliseconds = 100;
const drippingForms = 32;

interface Product {
  readonly url: string;
  readonly serviceURL: string;
  readonly date: string;
  /** Token of the user whose queries are small. */
  readonly modest: string;
  readonly keys: readonly string[];
}

const headersOf = (token: string | null) => ({
  'content-type': 'application/json',
  accept: 'application/graphql-response+json',
  ...(token && { authorization: `Bearer ${token}` }),
});

/** Asks once; answers how it went: the HTTP status, with the code of the first error. */
async function send({ url }: Product, token: string, { query, variables, isAnonymous }: Asked): Promise<string> {
  const headers = headersOf(isAnonymous ? null : token);
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const text = await response.text();
  const [, code] = text.startsWith('{"errors"') ? (/"code":"(\w+)"/.exec(text) ?? []) : [];
  return code ? `${response.status} ${code}` : String(response.status);
}

const small = (n: number, { date }: Product): Asked =>
  n % 2 === 0
    ? { query: '{ me { userID email role } }' }
    : {
        query: `{ attendance(date: "${date}", mode: SIGNED_IN, first: 20, offset: ${n}) { totalCount nodes { key } } }`,
      };

/** Milliseconds that each small piece of work takes until the time is over. */
async function latenciesOf(seconds: number, work: (n: number) => Promise<unknown>): Promise<number[]> {
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1_000;
  for (let n = 0; performance.now() < end; n += 1) {
    const start = performance.now();
    await work(n);
    latencies.push(performance.now() - start);
    await wait(pause);
  }
  return latencies.sort((one, other) => one - other);
}

async function besideLoop(product: Product, loop: Loop | null, seconds: number, others: readonly string[]) {
  const { modest } = product;
  const answers = new Map<string, number>();
  let isOver = false;
  const repeat = async (token: string, index: number) => {
    const keys = product.keys.filter((_, key) => key % others.length === index);
    for (let n = 0; loop && !isOver; n += 1) {
      const answer = await send(product, token, loop.next(n * others.length + index, product.date, keys));
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  const greedy = others.map(repeat);
  await wait(500);
  const latencies = await latenciesOf(seconds, (n) => send(product, modest, small(n, product)));
  isOver = true;
  await Promise.all(greedy);
  return { latencies, answers };
}

const boundary = 'a-form-of-this-benchmark';

/** The head of a form with a photo, whose body is as long as is said. */
const formHead = (host: string, key: string, length: number) =>
  `POST /api/v2/attendance/attendance/create HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${key}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n\r\n--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;

/** Another device's forms while one sends its own drop by drop; `forms` is how many of those there are. */
async function besideForms({ serviceURL, url }: Product, admin: string, forms: number, seconds: number) {
  const made = ['Slow gate', 'Other gate'].map(async (name) => {
    const { createDeviceKey } = await ask<{ createDeviceKey: { secret: string } }>(
      'mutation ($name: String!) { createDeviceKey(input: { name: $name }) { secret } }',
      { name: `${name} ${forms} ${Math.random()}` },
      admin,
      url,
    );
    return createDeviceKey.secret;
  });
  const [slow = '', other = ''] = await Promise.all(made);
  const { hostname, port, host } = new URL(serviceURL);
  const sockets: Socket[] = [];
  let isOver = false;
  const drip = () => {
    const socket = connect(Number(port), hostname).on('error', () => {});
    // One who is cut off comes again at once.
    socket.on('close', () => !isOver && drip());
    socket.write(formHead(host, slow, 900_000));
    sockets.push(socket);
  };
  for (let form = 0; form < forms; form += 1) drip();
  const drops = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('x');
  }, 500);
  await wait(500);
  const answers = new Map<string, number>();
  const latencies = await latenciesOf(seconds, async (n) => {
    const form = new FormData();
    form.set('staffID', `nobody-${n}`);
    form.set('mode', 'signedIn');
    form.set('attendanceDate', new Date().toISOString());
    const headers = { authorization: `Bearer ${other}` };
    const address = `${serviceURL}/api/v2/attendance/attendance/create`;
    const { status } = await fetch(address, { method: 'POST', headers, body: form });
    answers.set(`${status}`, (answers.get(`${status}`) ?? 0) + 1);
  });
  isOver = true;
  clearInterval(drops);
  for (const socket of sockets) socket.destroy();
  return { latencies, answers };
}

/** Prints how long small work takes beside each loop whose name holds `only`; answers the worst of them as a goal. */
export async function measureProduct(seconds: number, only: string): Promise<Goal[]> {
  const postgresql = await startPostgresql();
  if (!postgresql) {
    console.log('No PostgreSQL is installed: the whole product was not measured.');
    return [];
  }
  const company = { DEMO_STAFF: '1200', DEMO_DAYS: '12', DATABASE_URL: postgresql.url, DEFAULT_PASSWORD: demoPassword };
  const service = await startUpstreamProcess(company);
  const gateway = await startGatewayProcess(service.url, { LOG_LEVEL: 'silent', NODE_ENV: 'production' });
  try {
    const admin = await tokenOf('admin', gateway.url);
    const modest = await makeUser(gateway.url, admin, 'modest');
    const date = await fullestDay(gateway.url, admin);
    const { attendance } = await ask<{ attendance: { nodes: { key: string }[] } }>(
      'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: 200) { nodes { key } } }',
      { date },
      admin,
      gateway.url,
    );
    const keys = attendance.nodes.map(({ key }) => key);
    const product: Product = { url: gateway.url, serviceURL: service.url, date, modest, keys };
    await besideLoop(product, null, 5, []);
    const rows: string[][] = [];
    let worst = { p95: 0, of: '' };
    const note = (name: string, { latencies, answers }: Awaited<ReturnType<typeof besideLoop>>) => {
      const p95 = percentile(latencies, 0.95);
      const answered = [...answers].map(([answer, count]) => `${answer} × ${count}`).join(', ') || '-';
      const [p50, longest] = [percentile(latencies, 0.5), latencies.at(-1) ?? Number.NaN];
      rows.push([name, figure(p50), figure(p95), figure(longest), answered]);
      if (p95 >= worst.p95) worst = { p95, of: name };
    };
    for (const loop of [null, ...loops]) {
      const name = loop?.name ?? 'nobody';
      if (!name.includes(only)) continue;
      // Whoever has spent a budget is held back: each loop has users of its own.
      const users = [0, 1, 2, 3].map((user) => makeUser(gateway.url, admin, `${loops.indexOf(loop as Loop)}-${user}`));
      note(name, await besideLoop(product, loop, seconds, await Promise.all(users)));
    }
    for (const forms of [0, drippingForms]) {
      const name = `${forms} forms drop by drop: another device's form`;
      if (name.includes(only)) note(name, await besideForms(product, admin, forms, seconds));
    }
    if (rows.length === 0) return [];
    printTable(['four users repeat', 'p50, ms', 'p95, ms', 'longest, ms', 'answers'], rows, ['answers']);
    const what = 'small work on the whole product beside refused and written requests, p95';
    return [{ what, measured: worst.p95, most: mostMilliseconds, unit: 'ms', of: worst.of }];
  } finally {
    await gateway.stop();
    await service.stop();
    await postgresql.stop();
  }
}

/** A user of the least role, signed in. */
async function makeUser(url: string, admin: string, user: string): Promise<string> {
  const email = `user-${user}@demo.example`;
  const input = { email, role: 'USER', district: 'Awka', serviceCentre: 'Awka' };
  await ask('mutation ($input: CreateUserInput!) { createUser(input: $input) { message } }', { input }, admin, url);
  const { signIn } = await ask<{ signIn: { token: string } }>(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
    { email, password: demoPassword },
    undefined,
    url,
  );
  return signIn.token;
}

const countOf = 'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: 0) { totalCount } }';

/** The day of the last seven on which most people signed in. */
async function fullestDay(url: string, token: string): Promise<string> {
  const days = Array.from({ length: 7 }, async (_, back) => {
    const date = dayInLagos(back + 1);
    const answer = await ask<{ attendance: { totalCount: number } }>(countOf, { date }, token, url);
    return { date, people: answer.attendance.totalCount };
  });
  return (await Promise.all(days)).reduce((most, day) => (day.people > most.people ? day : most)).date;
}
