import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { begun } from '../support/begun.ts';
import { companyGateway } from '../support/company-gateway.ts';
import { Raw, startCompanyService } from '../support/company-service.ts';
import { now } from '../support/fixed-clock.ts';
import { testSecret } from '../support/gateway.ts';
import { listen } from '../support/listen.ts';

const service = begun(() => startCompanyService({ secret: testSecret, staff: 60 }));
afterEach(() => service.bend(null));

type Rows = readonly Readonly<Record<string, unknown>>[];
type Form = (rows: Rows) => object | string;

const path = '/staff/findAll';
const document = '{ staff(first: 200) { totalCount notice nodes { staff { name } } } }';

const ok = { status: 'success', message: 'ok' };
const html = (text: string, status = 200) =>
  new Raw(`<!DOCTYPE html><html><body>${text}</body></html>`, status, { 'content-type': 'text/html; charset=UTF-8' });
const json = (status: number, body: object) => new Raw(JSON.stringify(body), status);
const whole = (data: unknown) => JSON.stringify({ ...ok, data });
/** A reply that says this beside its rows. */
const beside = (what: object): [string, Form] => [JSON.stringify(what), (data) => ({ ...ok, data, ...what })];

/** Whole replies as frameworks and proxies make them, and what is told of sixty people: all of them, nothing, or a part and that it is one. */
const forms: Readonly<Record<string, readonly [string, Form][]>> = {
  all: [
    ['rows by numbers', (rows) => ({ ...ok, data: { ...rows } })],
    beside({ success: false }),
    ['blanks around the JSON', (data) => `\n \t${whole(data)}\n\n`],
    ['a message that is an object', (data) => ({ status: 'success', message: { text: 'ok' }, data })],
    ['HTTP 201', (data) => json(201, { ...ok, data })],
    ['HTTP 203', (data) => json(203, { ...ok, data })],
    ['text/html', (data) => new Raw(whole(data), 200, { 'content-type': 'text/html' })],
    ...[{ errors: [] }, { error: null }, { error: '' }, { error: false }, { errors: {} }, { code: 200 }].map(beside),
    beside({ code: 0 }),
    ...[{ error: { code: 0, message: '' } }, { error: 'false' }, { errors: [{}] }].map(beside),
  ],
  nothing: [
    ...[{ errors: [{ message: 'Timeout' }] }, { error: 'Timeout' }, { error: { code: 500 } }].map(beside),
    beside({ code: 500, message: 'Internal error' }),
    beside({ statusCode: '403' }),
    ['ok false without rows', () => ({ ...ok, data: [], ok: false })],
    ...['Database error', 'TypeError: Cannot read properties of undefined', 'connect ECONNREFUSED'].map(
      (message): [string, Form] => [`no rows and ${message}`, () => ({ ...ok, data: [], message })],
    ),
    ['success false without rows', () => ({ ...ok, data: [], success: false, message: 'Could not read' })],
    ['HTTP 202', () => json(202, { ...ok, message: 'queued', data: [] })],
    ['status ok and an ended token', () => ({ status: 'ok', message: 'Token expired' })],
    [
      'Laravel’s collection in data',
      (data) => ({ ...ok, data: { data, links: {}, meta: { last_page: 1, total: 60 } } }),
    ],
    ['Spring’s page in data', (content) => ({ ...ok, data: { content, totalElements: 60, last: true } })],
    ['items and meta in data', (items) => ({ ...ok, data: { items, meta: { totalItems: 60, itemCount: 60 } } })],
    ['rows and a total in data', (rows) => ({ ...ok, data: { rows, total: 60 } })],
    ['docs and pages in data', (docs) => ({ ...ok, data: { docs, totalDocs: 60, page: 1, totalPages: 1 } })],
    ['_embedded in data', (rows) => ({ ...ok, data: { _embedded: { rows }, page: { size: 20 } } })],
    ['data in data', (data) => ({ ...ok, data: { data } })],
    ['JSON:API', (rows) => ({ ...ok, data: rows.map((attributes) => ({ type: 'row', attributes })) })],
    ['mongoose documents that were spread', (rows) => ({ ...ok, data: rows.map((_doc) => ({ $isNew: false, _doc })) })],
    ['a list in a list', (data) => ({ ...ok, data: [data] })],
    ['rows as texts of JSON', (rows) => ({ ...ok, data: rows.map((row) => JSON.stringify(row)) })],
    ['rows by ids', (rows) => ({ ...ok, data: Object.fromEntries(rows.map((row) => [row._id, row])) })],
    ['rows under another name', (result) => ({ ...ok, result })],
    ['rows of columns', (rows) => ({ ...ok, data: { columns: ['_id'], rows: rows.map(({ _id }) => [_id]) } })],
    ['a list of null', () => ({ ...ok, data: [null] })],
    ['a text of JSON in data', (data) => ({ ...ok, data: JSON.stringify(data) })],
    ['a text of JSON', (data) => JSON.stringify(whole(data))],
    ['a guard before the JSON', (data) => `)]}',\n${whole(data)}`],
    ['a callback around the JSON', (data) => `callback(${whole(data)});`],
    ['a warning of PHP before the JSON', (data) => `<br />\n<b>Warning</b>: in <b>/app</b>\n${whole(data)}`],
    ['two replies in one', (data) => whole(data).repeat(2)],
    ['a row a line', (rows) => rows.map((row) => JSON.stringify(row)).join('\n')],
    ['null', () => 'null'],
    ['false', () => 'false'],
    ['a list of replies', (data) => [{ ...ok, data }]],
    ['a sentence for data', () => ({ ...ok, data: 'No record found' })],
    ['a number for data', () => ({ ...ok, data: 60 })],
    ['HTTP 204', () => new Raw('', 204)],
    ['HTTP 206', (rows) => json(206, { ...ok, data: rows.slice(0, 20) })],
    ['HTTP 400 with a success', () => json(400, { ...ok, data: [] })],
    ['HTTP 404 with an empty list', () => json(404, { ...ok, data: [] })],
    ['a sign-in page', () => html('<form action="/login"><input type="password"></form>')],
    ['403 of a firewall', () => html('Checking your browser', 403)],
    ['503 of maintenance', () => html('Be right back', 503)],
    ['419 Page Expired', () => html('Page Expired', 419)],
    ['440', () => json(440, { message: 'Login Time-out' })],
    ['498', () => json(498, { message: 'Invalid Token' })],
    ['200 success false Unauthenticated', () => ({ success: false, message: 'Unauthenticated.' })],
    ['200 status fail of code 401', () => ({ status: 'fail', code: 401, message: 'Invalid token' })],
    ['500 Route login not defined', () => json(500, { message: 'Route [login] not defined.' })],
  ],
  part: [
    ['a page of Spring', (rows) => ({ content: rows.slice(0, 20), totalElements: 60, last: false })],
    ['_embedded', (rows) => ({ _embedded: { rows } })],
    ['200 invalid_token', () => ({ error: 'invalid_token', error_description: 'The access token expired' })],
    ['a null among the rows', (rows) => ({ ...ok, data: [null, ...rows] })],
    ['texts among the rows', (rows) => ({ ...ok, data: [...rows, 'end', 3] })],
    ['code 0 in place of a status', (data) => ({ code: 0, msg: 'ok', data })],
    ['no status and success true', (data) => ({ success: true, data })],
  ],
};

describe('a reply of another form', () => {
  it.each(Object.entries(forms).flatMap(([told, all]) => all.map(([name, form]) => ({ told, name, form }))))(
    'F-203 F-206 F-212 is told as $told: $name',
    async ({ told, form }) => {
      service.bend((call, _query, data) => {
        if (call !== `GET ${path}`) return undefined;
        const reply = form(data as Rows);
        return reply instanceof Raw ? reply : new Raw(typeof reply === 'string' ? reply : JSON.stringify(reply));
      });
      const { data, errors } = await (await companyGateway(service)).query(document);
      const { staff } = (data ?? {}) as { staff?: { totalCount: number; notice: string | null } };
      const found = errors ? 'nothing' : staff?.notice ? 'part' : `${staff?.totalCount}`.replace('60', 'all');
      expect([found, errors?.[0]?.extensions.code ?? ''], staff?.notice ?? '').toEqual([
        told,
        told === 'nothing' ? expect.stringMatching(/^(UPSTREAM_|UNAUTH|FORBID)/) : '',
      ]);
    },
  );
});

describe('a session that the service refuses', () => {
  it.each<[number, object]>([
    [200, { status: 'error', message: 'jwt expired' }],
    [200, { status: 'fail', message: 'Token has expired' }],
    [200, { status: 'error', message: 'Your session has expired, please log in again' }],
    [200, { error: { name: 'TokenExpiredError', message: 'jwt expired' } }],
    [200, { status: 'error', message: 'Unauthorized' }],
    [200, { status: 'success', message: 'Token expired', data: [] }],
    [200, { status: 'success', message: 'jwt expired', data: null }],
    [400, { status: 'error', message: 'jwt malformed' }],
    [403, { message: 'jwt expired' }],
    [500, { status: 'error', error: 'TokenExpiredError: jwt expired' }],
  ])('F-214 is signed out, whatever the status: %i %o', async (status, body) => {
    service.bend(() => json(status, body));
    expect((await (await companyGateway(service)).query(document)).errors).toMatchObject([
      { message: expect.stringMatching(/Sign in again\.$/), extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  it('F-214 is none of a list that is empty since there is no session of another kind, nor of a write that was done', async () => {
    const { ask } = await companyGateway(service);
    service.bend((call) =>
      json(200, {
        status: 'success',
        message: call.startsWith('GET ') ? 'No session found' : 'Password changed, please log in again',
        data: call.startsWith('GET ') ? [] : null,
      }),
    );
    expect(await ask(document)).toMatchObject({ staff: { totalCount: 0 } });
    await ask('mutation { changePassword(password: "attendance-demo-2") { message } }');
  });

  it.each(['No staff in this district', 'The staff has not signed in', 'Staff must sign in first'])(
    'F-214 is no other refusal: %s',
    async (message) => {
      service.bend(() => json(200, { status: 'error', message }));
      const { errors } = await (await companyGateway(service)).query(document);
      expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_REJECTED' } }]);
    },
  );

  it('F-214 bears a clock that is half a minute ahead', async () => {
    const second = Math.floor(now() / 1000);
    const { ask, query } = await companyGateway(service);
    const ahead = service.token('admin', { nbf: second + 30, iat: second + 30 });
    expect(await ask(document, {}, ahead)).toMatchObject({ staff: { totalCount: 60 } });
    const { errors } = await query(document, {}, service.token('admin', { nbf: second + 300 }));
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a service that refuses for a time, or has moved', () => {
  it('F-216 is not asked again before its time, which the answer says', async () => {
    const { ask, query } = await companyGateway(service);
    service.bend((call) =>
      call === `GET ${path}`
        ? new Raw('{"status":"error","message":"Too many requests"}', 429, { 'retry-after': '120' })
        : undefined,
    );
    service.calls();
    for (let poll = 0; poll < 3; poll++) {
      const { code, retryAfter } = (await query(document)).errors?.[0]?.extensions ?? {};
      expect([code, Number(retryAfter) > 100]).toEqual(['UPSTREAM_UNAVAILABLE', true]);
    }
    expect(service.calls().filter(({ call }) => call === `GET ${path}`)).toHaveLength(1);
    // Other calls go on.
    await ask('{ shiftList(first: 1) { totalCount } }');
  });

  it.each([301, 302, 307, 308])('F-216 is followed within the same origin: %i', async (status) => {
    service.bend((call, { moved }) =>
      call === `GET ${path}` && !moved
        ? new Raw('', status, { location: `/api/v2/attendance${path}?moved=1` })
        : undefined,
    );
    expect(await (await companyGateway(service)).ask(document)).toMatchObject({ staff: { totalCount: 60 } });
  });

  it.each([301, 307])('F-216 names another place, and sends it nothing: %i', async (status) => {
    let asked = 0;
    const other = await listen((_request, response) => {
      asked += 1;
      response.end('{}');
    });
    onTestFinished(other.close);
    service.bend(() => new Raw('', status, { location: `${other.url}/moved?secret=1` }));
    const { errors } = await (await companyGateway(service)).query(document);
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining(`has moved to ${other.url}/moved.`),
        extensions: { code: 'UPSTREAM_BAD_RESPONSE' },
      },
    ]);
    expect(asked).toBe(0);
  });
});

/** Text in the characters that ISO 8859-1 has, the others escaped as JSON may. */
const escaped = (text: string) =>
  text.replace(/[^\u0020-\u00ff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
const typed = (charset: string) => ({ 'content-type': `application/json; charset=${charset}` });

const wires: readonly [string, (text: string) => Buffer, Record<string, string>][] = [
  ['a byte order mark', (text) => Buffer.from(`\ufeff${text}`), {}],
  ['gzip', (text) => gzipSync(text), { 'content-encoding': 'gzip' }],
  ['deflate', (text) => deflateSync(text), { 'content-encoding': 'deflate' }],
  ['Brotli', (text) => brotliCompressSync(text), { 'content-encoding': 'br' }],
  ['gzip and a mark', (text) => gzipSync(`\ufeff${text}`), { 'content-encoding': 'gzip' }],
  ['ISO 8859-1', (text) => Buffer.from(escaped(text), 'latin1'), typed('iso-8859-1')],
  ['UTF-16', (text) => Buffer.from(text, 'utf16le'), typed('utf-16')],
];

describe('the company’s own service, over any wire', () => {
  /** The people of the register and who signed in today, by a gateway that knows nothing. */
  const screens = async () =>
    (await companyGateway(service)).query(`{
      staff(first: 200) { totalCount nodes { staff { staffID name district } shift { name } } }
      attendance(date: "${service.today()}", mode: SIGNED_IN, first: 200) { totalCount nodes { attendanceDate staff { name } } }
    }`);

  it.each(wires)('F-190 is read the same with %s, a refusal too', async (_wire, encode, headers) => {
    const strange = 'Renée “Ọlá” Müller';
    const named = (data: unknown) =>
      JSON.parse(JSON.stringify(data).replaceAll(service.company.staff[0]?.name ?? '', strange));
    service.bend((_call, _query, data) => named(data));
    const straight = await screens();
    expect(straight.errors).toBeUndefined();
    expect(JSON.stringify(straight.data)).toContain(strange);
    service.bend((_call, _query, data) => new Raw(encode(whole(named(data))), 200, headers));
    expect((await screens()).data).toEqual(straight.data);
    const refusal = JSON.stringify({ status: 'error', message: 'Die Übersicht fehlt' });
    service.bend(() => new Raw(encode(refusal), 400, headers));
    expect((await screens()).errors?.map(({ message }) => message)).toContain('Die Übersicht fehlt');
  });
});
