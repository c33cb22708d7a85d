/** The upstream of the benchmark, as a process: it serves bodies made beforehand and answers 304 where it may. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { answerParent } from './child.ts';
import { emailOf, makeTokens } from './company.ts';
import { attendanceBody, changingAddresses, companyLists, envelope, serialLatenessBody } from './company-lists.ts';

interface Prebuilt {
  readonly body: Buffer;
  readonly etag: string;
}

const named = (body: Buffer): Prebuilt => ({ body, etag: `"${createHash('sha1').update(body).digest('hex')}"` });

/** The lists that have been made, by what they are. */
const built = new Map<string, Prebuilt>();

/** The list of that key, made when it is first asked for. */
function made(key: string, make: () => Buffer): Prebuilt {
  const found = built.get(key) ?? named(make());
  built.set(key, found);
  return found;
}

/** How often the lists of the company's day have changed, and how often they may. */
let change = 0;
let changes = 0;

function companyList(path: string, parameters: URLSearchParams): Prebuilt | undefined {
  const list = companyLists[path];
  if (!list) return undefined;
  const byName = Object.fromEntries(parameters);
  const address = `${path}?${parameters}`;
  const key = list.isChanging(byName) ? `${address} ${change}` : address;
  return made(key, () => envelope(list.rows(byName, change)));
}

/** Makes the lists of so many changes beforehand: making one while it is waited for would count as the server's time. */
function buildChanges(count: number): void {
  changes = count;
  for (change = count; change > 0; change--) buildLists();
  buildLists();
}

function buildLists(): void {
  for (const address of changingAddresses) {
    const { pathname, searchParams } = new URL(address, 'http://upstream');
    companyList(pathname, searchParams);
  }
}

/** Lists of a size: those of 2000 are of 5,000 staff, those of 2002 of 20,000, and all others before the company's years of 10,000 or 16,000 rows. */
function prebuilt(path: string, parameters: URLSearchParams): Prebuilt | undefined {
  const date = parameters.get('date') ?? '';
  if (date === '' || date >= '2020') return companyList(path, parameters);
  const isLarge = date.startsWith('2002');
  if (path === '/attendance/findall') {
    const rows = isLarge ? 20_000 : date.startsWith('2000') ? 5_000 : 10_000;
    return made(`${rows} records of ${date}`, () => attendanceBody(rows, date));
  }
  if (path !== '/attendance/serialLatness') return undefined;
  const month = date.slice(0, 7);
  return made(`late days of ${month}`, () =>
    isLarge ? serialLatenessBody(20_000, 4, month) : serialLatenessBody(1_600, 10, month),
  );
}

const tokens = await makeTokens(200);

async function signIn(request: IncomingMessage): Promise<string> {
  const { email } = (await json(request)) as { email?: string };
  const token = tokens.find((_, user) => emailOf(user) === email);
  return JSON.stringify({ status: 'success', message: 'Operation Completed', data: { token } });
}

let calls = 0;
let fault: 'none' | 'error' | 'broken' | 'silent' = 'none';
let changing: NodeJS.Timeout | undefined;

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upstream');
  calls += 1;
  if (fault === 'silent') return;
  if (fault === 'broken') return void response.socket?.destroy();
  if (fault === 'error') return void response.writeHead(500).end('{"status":"error","message":"Out of order"}');
  const path = pathname.replace('/api/v2/attendance', '');
  if (pathname === '/change') {
    change = Math.min(change + 1, changes);
    return void response.end();
  }
  if (path === '/users/signin') {
    signIn(request).then(
      (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
      () => response.writeHead(400).end(),
    );
    return;
  }
  const found = prebuilt(path, searchParams);
  if (!found) return void response.writeHead(404).end('{"status":"error","message":"No such call"}');
  // Its tokens are the run's own. What is no token is refused, as every service does.
  if (!request.headers.authorization?.startsWith('Bearer ey')) {
    return void response.writeHead(401).end('{"status":"error","message":"Sign in first."}');
  }
  const { body, etag } = found;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': body.length,
    etag,
  });
  response.end(body);
});

server.listen(0, '127.0.0.1', () => {
  answerParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    /** How many calls came since the last question. */
    calls() {
      const came = calls;
      calls = 0;
      return came;
    },
    /** Sets the lists of the company's day back; from now on they may change so often, by themselves every so many milliseconds. */
    change({ times, every }: { readonly times: number; readonly every?: number }) {
      clearInterval(changing);
      buildChanges(times);
      if (every === undefined) return;
      changing = setInterval(() => {
        change = Math.min(change + 1, changes);
      }, every);
    },
    /** What is wrong from now on. */
    fault(wanted: typeof fault) {
      fault = wanted;
    },
  });
});
