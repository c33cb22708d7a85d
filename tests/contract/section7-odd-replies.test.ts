import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { Raw, startCompanyService } from '../support/company-service.ts';
import { now } from '../support/fixed-clock.ts';
import { testGateway, testSecret } from '../support/gateway.ts';

const service = begun(() => startCompanyService({ secret: testSecret, staff: 60 }));
afterEach(() => service.bend(null));

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
}

async function start(token = service.token()) {
  const { query } = await testGateway({ settings: { UPSTREAM_URL: service.url, COST_BUDGET: '0' } });
  return async (document: string) => (await query(document, {}, token)) as Answer;
}

const path = '/staff/findAll';
const document = '{ staff(first: 200) { totalCount nodes { staff { staffID } } } }';
const countOf = ({ data }: Answer) => (data as { staff: { totalCount: number } } | undefined)?.staff.totalCount;
const people = () => service.read(path) as readonly object[];
const at = (page: number) => people().slice(20 * (page - 1), 20 * page);
const link = (page: number) => `${service.url}/api/v2/attendance${path}?page=${page}`;

/** Sends the staff in pages of twenty; `beside` says of each what a service says beside the rows, and `headers` of its headers. */
function bendPages(
  beside: (page: number) => object,
  headers: (page: number) => Record<string, string> = () => ({}),
): void {
  service.bend((call, { page = '1' }) => {
    if (call !== `GET ${path}`) return undefined;
    const number = Number(page);
    return new Raw(JSON.stringify({ status: 'success', data: at(number), ...beside(number) }), 200, headers(number));
  });
}

describe('a list that comes in pages', () => {
  it.each<[string, (page: number) => object, ((page: number) => Record<string, string>)?]>([
    [
      'links and meta',
      (page) => ({
        links: { next: page < 3 ? link(page + 1) : null },
        meta: { total: 60, per_page: 20, last_page: 3, links: [{ url: null }] },
      }),
    ],
    [
      'a list of links',
      (page) => ({ links: page < 3 ? [{ rel: 'self' }, { rel: 'next', href: link(page + 1) }] : [] }),
    ],
    ['next_page_url', (page) => ({ total: 60, next_page_url: page < 3 ? `?page=${page + 1}` : null })],
    ['_links.next.href', (page) => (page < 3 ? { _links: { next: { href: link(page + 1) } } } : {})],
    [
      'a Link header',
      () => ({}),
      (page) => (page < 3 ? { link: `<${link(1)}>; rel="first", <${link(page + 1)}>; rel="next"` } : {}),
    ],
    ['a count of the page', (page) => ({ count: at(page).length, next: page < 3 ? link(page + 1) : null })],
  ])('F-205 is read whole by its links: %s', async (_name, beside, headers) => {
    const ask = await start();
    bendPages(beside, headers);
    const answer = await ask(document);
    expect([answer.errors, countOf(answer)]).toEqual([undefined, 60]);
  });

  it.each<[string, (page: number) => object, string, ((page: number) => Record<string, string>)?]>([
    ['total', () => ({ total: 60, page: 1, limit: 20 }), '20 of 60 rows'],
    ['meta.totalElements', () => ({ meta: { totalElements: 60 } }), '20 of 60 rows'],
    ['total, with a list behind it', () => ({ total: 60, filters: [{ field: 'unit' }] }), '20 of 60 rows'],
    ['X-Total-Count', () => ({}), '20 of 60 rows', () => ({ 'x-total-count': '60' })],
    ['Content-Range', () => ({}), '20 of 60 rows', () => ({ 'content-range': 'items 0-19/60' })],
    ['totalPages', () => ({ totalPages: 3 }), '20 rows of the list and that there are more'],
    ['hasNextPage', () => ({ pageInfo: { hasNextPage: true } }), '20 rows of the list and that there are more'],
    ['partial', () => ({ partial: true }), '20 rows of the list and that there are more'],
    ['timed_out', () => ({ timed_out: true }), '20 rows of the list and that there are more'],
    ['incomplete_results', () => ({ incomplete_results: true }), '20 rows of the list and that there are more'],
    ['a total of hits', () => ({ hits: { total: { value: 60, relation: 'eq' } } }), '20 of 60 rows'],
    ['last', () => ({ pageable: { pageSize: 20 }, last: false }), '20 rows of the list and that there are more'],
    [
      'a page that is full and nothing besides',
      () => ({ meta: { current_page: 1, per_page: 20 } }),
      'a full page of 20 rows and not whether there are more',
    ],
    ['a cursor', () => ({ nextCursor: 'MjA' }), '20 rows of the list and that there are more'],
    ['a link of another place', () => ({ total: 60, next: 'http://other.example/staff?page=2' }), '20 of 60 rows'],
    ['the same page for ever', () => ({ total: 60, next: link(1) }), '20 of 60 rows'],
  ])('F-205 is refused with its numbers where it cannot be had: %s', async (_name, beside, words, headers) => {
    const ask = await start();
    bendPages(beside, headers);
    const { errors } = await ask(document);
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
    expect(errors?.[0]?.message).toContain(words);
  });

  it.each([
    ['count', { count: 60 }],
    ['meta', { meta: { total: 60, last_page: 1 }, links: { next: null } }],
    ['a page that is not full', { page: 1, limit: 100 }],
    ['a limit alone', { limit: 60 }],
    ['a last page', { page: 1, limit: 60, last: true }],
  ])('F-205 is as it is where it says that it is whole: %s', async (_name, beside) => {
    const ask = await start();
    service.bend((call) =>
      call === `GET ${path}` ? new Raw(JSON.stringify({ status: 'success', data: people(), ...beside })) : undefined,
    );
    expect(countOf(await ask(document))).toBe(60);
  });
});

describe('a success that is none', () => {
  it.each<[string, object]>([
    ['errors', { errors: [{ message: 'Timeout' }] }],
    ['error', { error: 'Timeout' }],
    ['error of an object', { error: { code: 500 } }],
    ['success false', { success: false, message: 'Could not read' }],
    ['the code of a failure', { code: 500, message: 'Internal error' }],
    ['the status of a refusal in text', { statusCode: '403' }],
  ])('F-206 is refused where it has %s beside its list', async (_name, beside) => {
    const ask = await start();
    service.bend((call) =>
      call === `GET ${path}` ? new Raw(JSON.stringify({ status: 'success', data: [], ...beside })) : undefined,
    );
    expect((await ask(document)).errors?.[0]?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
  });

  it('F-206 is refused where its list is still to come', async () => {
    const ask = await start();
    service.bend(() => new Raw(JSON.stringify({ status: 'success', message: 'queued', data: [] }), 202));
    const { errors } = await ask(document);
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
    expect(errors?.[0]?.message).toContain('still to come');
  });

  it.each([
    { errors: [] },
    { error: null },
    { error: '' },
    { error: false },
    { errors: {} },
    { code: 200 },
    { code: 0 },
  ])('F-206 is one where nothing went wrong: %o', async (beside) => {
    const ask = await start();
    service.bend((call) =>
      call === `GET ${path}` ? new Raw(JSON.stringify({ status: 'success', data: people(), ...beside })) : undefined,
    );
    expect(countOf(await ask(document))).toBe(60);
  });
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
    const ask = await start();
    service.bend(() => new Raw(JSON.stringify(body), status));
    const { errors } = await ask(document);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(errors?.[0]?.message).toMatch(/Sign in again\.$/);
  });

  it('F-214 is none of a list that is empty since there is no session of another kind', async () => {
    const ask = await start();
    service.bend(() => new Raw(JSON.stringify({ status: 'success', message: 'No session found', data: [] })));
    expect(countOf(await ask(document))).toBe(0);
  });

  it('F-214 is none of a write that was done and says that a new session is wanted', async () => {
    const ask = await start();
    const message = 'Password changed, please log in again';
    service.bend((call) =>
      call.startsWith('GET ') ? undefined : new Raw(JSON.stringify({ status: 'success', message, data: null })),
    );
    const { errors } = await ask('mutation { changePassword(password: "attendance-demo-2") { message } }');
    expect(errors).toBeUndefined();
  });

  it.each(['No staff in this district', 'The staff has not signed in', 'Staff must sign in first'])(
    'F-214 is no other refusal: %s',
    async (message) => {
      const ask = await start();
      service.bend(() => new Raw(JSON.stringify({ status: 'error', message })));
      expect((await ask(document)).errors?.[0]?.extensions.code).toBe('UPSTREAM_REJECTED');
    },
  );

  it('F-214 bears a clock that is half a minute ahead', async () => {
    const second = Math.floor(now() / 1000);
    const ask = await start(service.token('admin', { nbf: second + 30, iat: second + 30 }));
    expect(countOf(await ask(document))).toBe(60);
    const later = await start(service.token('admin', { nbf: second + 300 }));
    expect((await later(document)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a service that refuses for a time, or has moved', () => {
  it('F-216 is not asked again before its time, which the answer says', async () => {
    const ask = await start();
    service.bend((call) =>
      call === `GET ${path}`
        ? new Raw('{"status":"error","message":"Too many requests"}', 429, { 'retry-after': '120' })
        : undefined,
    );
    service.calls();
    for (let poll = 0; poll < 3; poll++) {
      const { code, retryAfter } = (await ask(document)).errors?.[0]?.extensions ?? {};
      expect([code, Number(retryAfter) > 100]).toEqual(['UPSTREAM_UNAVAILABLE', true]);
    }
    expect(service.calls().filter(({ call }) => call === `GET ${path}`)).toHaveLength(1);
    // Other calls go on.
    expect((await ask('{ shiftList(first: 1) { totalCount } }')).errors).toBeUndefined();
  });

  it.each([301, 302, 307, 308])('F-216 is followed within the same origin: %i', async (status) => {
    const ask = await start();
    service.bend((call, { moved }) =>
      call === `GET ${path}` && !moved
        ? new Raw('', status, { location: `/api/v2/attendance${path}?moved=1` })
        : undefined,
    );
    expect(countOf(await ask(document))).toBe(60);
  });

  it.each([301, 307])('F-216 names another place, and sends it nothing: %i', async (status) => {
    let asked = 0;
    const other = createServer((_request, response) => {
      asked += 1;
      response.end('{}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const place = `http://127.0.0.1:${(other.address() as AddressInfo).port}/moved`;
    try {
      const ask = await start();
      service.bend(() => new Raw('', status, { location: `${place}?secret=1` }));
      const { errors } = await ask(document);
      expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
      expect(errors?.[0]?.message).toContain(`has moved to ${place}.`);
      expect(asked).toBe(0);
    } finally {
      other.close();
    }
  });
});
