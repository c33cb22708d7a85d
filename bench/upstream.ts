/** The upstream of the benchmark, as a process: it serves bodies made beforehand and answers 304 where it may. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { attendanceBody, envelope, serialLatenessBody } from './bodies.ts';
import { answerParent } from './child.ts';
import { changingAddresses, companyLists } from './company-lists.ts';
import { emailOf, makeTokens } from './tokens.ts';

interface Prebuilt {
  readonly body: Buffer;
  readonly etag: string;
}

const named = (body: Buffer): Prebuilt => ({ body, etag: `"${createHash('sha1').update(body).digest('hex')}"` });

/** What is made when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const tenThousand = once(() => named(attendanceBody(10_000)));
const attendance: Readonly<Record<string, () => Prebuilt>> = {
  '2002': once(() => named(attendanceBody(100_000))),
};
const sixteenThousandDays = once(() => named(serialLatenessBody(1_600, 10)));
const lateness: Readonly<Record<string, () => Prebuilt>> = {
  '2002': once(() => named(serialLatenessBody(20_000, 15))),
};

/** How often the lists of the company's day have changed, and how often they may. */
let change = 0;
let changes = 0;

/** The lists of the company by their address and, where they change, the change. */
const built = new Map<string, Prebuilt>();

function companyList(path: string, parameters: URLSearchParams): Prebuilt | undefined {
  const list = companyLists[path];
  if (!list) return undefined;
  const byName = Object.fromEntries(parameters);
  const address = `${path}?${parameters}`;
  const key = list.isChanging(byName) ? `${address} ${change}` : address;
  const found = built.get(key) ?? named(envelope(list.rows(byName, change)));
  built.set(key, found);
  return found;
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

/** Years before the company's have lists of a size that the year stands for; before 2001, one that nobody has asked for. */
function prebuilt(path: string, parameters: URLSearchParams): Prebuilt | undefined {
  const year = parameters.get('date')?.slice(0, 4) ?? '';
  if (year === '' || year >= '2020') return companyList(path, parameters);
  if (path === '/attendance/findall') return (attendance[year] ?? tenThousand)();
  return path === '/attendance/serialLatness' ? (lateness[year] ?? sixteenThousandDays)() : undefined;
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
  if (!found || !request.headers.authorization) {
    return void response.writeHead(404).end('{"status":"error","message":"No such call"}');
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
