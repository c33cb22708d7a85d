/** The upstream of the benchmark, as a process: it serves bodies made beforehand and answers 304 where it may. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attendanceBody, serialLatenessBody, shiftsBody } from './bodies.ts';
import { answerParent } from './child.ts';

interface Prebuilt {
  readonly body: Buffer;
  /** Null for a list without a name for its versions. */
  readonly etag: string | null;
  /** Whether each reply is a version of its own. */
  readonly isChanging?: boolean;
}

const named = (body: Buffer): Prebuilt => ({ body, etag: `"${createHash('sha1').update(body).digest('hex')}"` });

const tenThousand = named(attendanceBody(10_000));
const attendance: Readonly<Record<string, Prebuilt>> = {
  '2001': tenThousand,
  '2002': named(attendanceBody(100_000)),
  '2003': { body: tenThousand.body, etag: null },
  '2004': { ...tenThousand, isChanging: true },
};
const sixteenThousandDays = named(serialLatenessBody(1_600, 10));
const lateness: Readonly<Record<string, Prebuilt>> = {
  '2002': named(serialLatenessBody(20_000, 15)),
  '2004': { ...sixteenThousandDays, isChanging: true },
};
const shifts = named(shiftsBody());

/** The year of the date asked for says which list it is; years before 2001 have lists that nobody has asked for yet. */
function prebuilt(path: string, year: string): Prebuilt | undefined {
  if (path.endsWith('/attendance/findall')) return attendance[year] ?? tenThousand;
  if (path.endsWith('/attendance/serialLatness')) return lateness[year] ?? sixteenThousandDays;
  return path.endsWith('/shift/findAll') ? shifts : undefined;
}

let bodies = 0;
let fault: 'none' | 'error' | 'broken' | 'silent' = 'none';

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upstream');
  const found = prebuilt(pathname, searchParams.get('date')?.slice(0, 4) ?? '');
  if (fault === 'silent') return;
  if (fault === 'broken') return void response.socket?.destroy();
  if (fault === 'error') return void response.writeHead(500).end('{"status":"error","message":"Out of order"}');
  if (!found || !request.headers.authorization) {
    return void response.writeHead(404).end('{"status":"error","message":"No such call"}');
  }
  const { body, isChanging } = found;
  const etag = isChanging ? `"${bodies}"` : found.etag;
  if (etag !== null && request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  bodies += 1;
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': body.length,
    ...(etag !== null && { etag }),
  });
  response.end(body);
});

server.listen(0, '127.0.0.1', () => {
  answerParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    /** How many whole bodies were sent since the last question. */
    bodies() {
      const sent = bodies;
      bodies = 0;
      return sent;
    },
    /** What is wrong from now on. */
    fault(wanted: typeof fault) {
      fault = wanted;
    },
  });
});
