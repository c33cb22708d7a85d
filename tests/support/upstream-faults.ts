import { gzipSync } from 'node:zlib';
import type { ErrorCode } from '../../gateway/shared/errors.ts';
import { body, hang, type Misbehaviour, padded, raw, reset, success, truncated } from './misbehaving-service.ts';

/** A way in which a service can fail a reader, and what the reader is told; `code` null where rows are answered. */
export interface UpstreamFault {
  readonly what: string;
  readonly fault: Misbehaviour;
  readonly code: ErrorCode | null;
}

const bad = 'UPSTREAM_BAD_RESPONSE';
const gone = 'UPSTREAM_UNAVAILABLE';
const rows = [{ staffID: '7', name: 'Ada Obi', attendanceDate: '2026-11-19T07:00:00Z' }];
const good = JSON.stringify({ status: 'success', message: '', data: rows });
const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const html = '<html><h1>nginx</h1> at /srv/app/server.js:12:3 connect ECONNREFUSED 10.0.0.7:5432</html>';
const status = (code: number, text = html, headers: Record<string, string> = {}): Misbehaviour => {
  return (response) => response.writeHead(code, { 'content-type': 'text/html', ...headers }).end(text);
};
const says = (code: number, message: string) => body(JSON.stringify({ status: 'error', message }), code);

/** Sends the good answer a byte at a time, so slowly that it never ends. */
const drip: Misbehaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  let sent = 0;
  const timer = setInterval(() => response.write(good[sent++ % good.length] ?? ' '), 40);
  response.once('close', () => clearInterval(timer));
};

/** Connections that break. */
export const brokenConnections: readonly UpstreamFault[] = [
  { what: 'a reset before the answer', fault: reset, code: gone },
  { what: 'a connection closed before the answer', fault: raw(''), code: gone },
  { what: 'a reset within the headers', fault: raw('HTTP/1.1 200 OK\r\ncontent-ty'), code: gone },
  { what: 'a body shorter than announced', fault: truncated(good), code: bad },
  {
    what: 'a chunked body without its end',
    fault: raw(`${head}transfer-encoding: chunked\r\n\r\n5\r\n{"sta`),
    code: bad,
  },
  { what: 'JSON cut short', fault: body(good.slice(0, 40)), code: bad },
];

/** Services that are slow: the answer does not come in time. */
export const delays: readonly UpstreamFault[] = [
  { what: 'no answer', fault: hang, code: 'UPSTREAM_TIMEOUT' },
  { what: 'half of the headers', fault: raw('HTTP/1.1 200 OK\r\ncontent-ty', false), code: 'UPSTREAM_TIMEOUT' },
  { what: 'headers alone', fault: raw(`${head}content-length: 9\r\n\r\n`, false), code: 'UPSTREAM_TIMEOUT' },
  { what: 'half of the body', fault: raw(`${head}content-length: 99\r\n\r\n{"sta`, false), code: 'UPSTREAM_TIMEOUT' },
  { what: 'a byte at a time', fault: drip, code: 'UPSTREAM_TIMEOUT' },
];

/** HTTP statuses, with and without the service's own words. */
export const statuses: readonly UpstreamFault[] = [
  { what: '204', fault: (response) => response.writeHead(204).end(), code: bad },
  { what: '304 unasked', fault: (response) => response.writeHead(304).end(), code: bad },
  { what: '400 of the service', fault: says(400, 'The books are closed'), code: 'UPSTREAM_REJECTED' },
  { what: '401 in HTML', fault: status(401), code: 'UNAUTHENTICATED' },
  { what: '401 of the service', fault: says(401, 'Sign in again'), code: 'UNAUTHENTICATED' },
  { what: '403 in HTML', fault: status(403), code: 'FORBIDDEN' },
  { what: '404 in HTML', fault: status(404), code: bad },
  { what: '500 in HTML', fault: status(500), code: bad },
  {
    what: '500 of the service with a stack',
    fault: says(500, 'at Pool.query (/srv/app/node_modules/pg/pool.js:12:3)'),
    code: 'UPSTREAM_REJECTED',
  },
  { what: '500 with a stack', fault: body('{"stack":"Error: at /srv/app.js:1"}', 500), code: bad },
  { what: '500 of the service', fault: says(500, 'Broken'), code: 'UPSTREAM_REJECTED' },
  { what: '502 in HTML', fault: status(502), code: gone },
  { what: '503 in HTML', fault: status(503), code: gone },
  { what: '502 with an envelope of success', fault: body(good, 502), code: gone },
  { what: '503 of the service', fault: says(503, 'Starting'), code: gone },
  { what: '504 without a body', fault: status(504, ''), code: gone },
];

/** Bodies that are not what section 7 promises. */
export const shapes: readonly UpstreamFault[] = [
  { what: 'an empty body', fault: body(''), code: bad },
  { what: 'HTML', fault: status(200), code: bad },
  { what: 'null', fault: body('null'), code: bad },
  { what: 'a bare list', fault: body(JSON.stringify(rows)), code: bad },
  { what: 'a text', fault: body('"success"'), code: bad },
  { what: 'an object for a list', fault: success({ rows }), code: bad },
  { what: 'a number for a list', fault: success(7), code: bad },
  { what: 'bytes that are not UTF-8', fault: raw(`${head}connection: close\r\n\r\n\xff\xfe{\x00`), code: bad },
  { what: 'lists within lists, 100,000 deep', fault: body('['.repeat(100_000)), code: bad },
  { what: 'null for a list', fault: success(null), code: 'UPSTREAM_BAD_RESPONSE' },
  { what: 'another status', fault: body('{"status":"pending"}'), code: null },
  { what: 'rows of null', fault: success([null, null]), code: bad },
  { what: 'rows of wrong types', fault: success([7, 'x', [], { staffID: {}, latitude: [], mode: 1 }]), code: bad },
  { what: 'fields of null', fault: success([{ staffID: null, attendanceDate: null, latitude: null }]), code: bad },
  {
    what: 'dates that are none',
    fault: success(['never', '2026-02-30T08:00:00Z', 1e99, {}].map((attendanceDate) => ({ attendanceDate }))),
    code: bad,
  },
  { what: 'keys of a prototype', fault: body('{"status":"success","data":[{"__proto__":{"x":1}}]}'), code: bad },
];

/** Replies that are too large, or no HTTP. */
export const oddities: readonly UpstreamFault[] = [
  { what: '300 MB', fault: padded(rows, 300_000_000), code: bad },
  {
    what: 'a gzip bomb',
    fault: (response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
    code: bad,
  },
  { what: 'headers of 100 kB', fault: raw(`${head}x-long: ${'a'.repeat(100_000)}\r\n\r\n${good}`), code: bad },
  { what: 'another protocol', fault: raw('SSH-2.0-OpenSSH_9.6\r\n\r\n'), code: bad },
  { what: 'a status that is not a number', fault: raw('HTTP/1.1 OK\r\n\r\n'), code: bad },
  { what: 'a header without a name', fault: raw(`HTTP/1.1 200 OK\r\n: x\r\n\r\n${good}`), code: bad },
  { what: 'a chunk of no size', fault: raw(`${head}transfer-encoding: chunked\r\n\r\nzz\r\n{}`), code: bad },
  { what: 'two lengths', fault: raw(`${head}content-length: 5\r\ncontent-length: 7\r\n\r\n{"s":1}`), code: bad },
];
