/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { isNamed, weakETag } from '../../../gateway/http/headers.ts';
import { fakeUpstreamList, refusal, success } from '../../support/fake-upstream-list.ts';
import fc, { cases } from '../../support/fast-check.ts';
import { signToken, testGateway, withoutCost } from '../../support/gateway.ts';
import { attendanceRecord } from '../../support/staff.ts';

const day = 'date: "2026-11-19", mode: SIGNED_IN';
const page = `{ attendance(${day}) { totalCount nodes { key staff { name } } } }`;
const file = '/export/attendance.csv?date=2026-11-19&mode=SIGNED_IN';
const late = '/export/lateness.csv?date=2026-11-19';

const record = (staffID: number) =>
  attendanceRecord({ staffID: { ...attendanceRecord().staffID, staffID: String(staffID) } });

/** A gateway over lists that a test changes, and a way to ask it. */
async function setUp({ hasETags = true } = {}) {
  let people: readonly number[] = [1, 2];
  let fault: string | null = null;
  const upstream = fakeUpstreamList(
    (path) => {
      if (fault) throw refusal(fault);
      return success(path.startsWith('/attendance/') ? people.map(record) : []);
    },
    { hasETags },
  );
  const gateway = await testGateway({ rest: upstream.rest, now: () => Date.parse('2026-11-20T08:09:10Z') });
  const tokenOf = (role: string) => signToken({ role, userID: role });
  const tokens = { USER: await tokenOf('user'), MANAGEMENT: await tokenOf('management') };
  const get = async (address: string, known?: string | null, role: keyof typeof tokens = 'USER') => {
    const response = await fetch(gateway.url + address, {
      headers: {
        authorization: `Bearer ${tokens[role]}`,
        'apollo-require-preflight': '1',
        ...(known && { 'if-none-match': known }),
      },
    });
    const { status, headers } = response;
    return { status, headers, etag: headers.get('etag'), body: withoutCost(await response.text()) };
  };
  const query = (document: string, variables: object = {}) =>
    `/graphql?${new URLSearchParams({ query: document, variables: JSON.stringify(variables) })}`;
  return {
    upstream,
    get,
    query,
    url: gateway.url,
    tokens,
    change: (to: readonly number[]) => {
      people = to;
    },
    fail: (code: string | null) => {
      fault = code;
    },
  };
}

describe('GET', () => {
  it.each([
    ['GraphQL', (query: (document: string) => string) => query(page)],
    ['an export', () => file],
    ['an export that is worked out of two lists', () => late],
    ['a workbook', () => file.replace('.csv', '.xlsx')],
  ])('of %s answers 304 without a body while nothing has changed, after asking upstream', async (_what, addressOf) => {
    const { get, query, upstream, change } = await setUp();
    const address = addressOf(query);
    const first = await get(address);
    expect([first.status, first.etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toContain('Authorization');
    const asked = upstream.seen.length;
    const second = await get(address, first.etag);
    expect([second.status, second.body, second.etag]).toEqual([304, '', first.etag]);
    expect(second.headers.get('ratelimit-remaining')).toBe('6000');
    expect(second.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers.get('cache-control')).toBe('private, no-cache');
    expect(upstream.seen.length).toBeGreaterThan(asked);
    change([1, 2, 3]);
    const third = await get(address, first.etag);
    expect(third.status).toBe(200);
    expect(third.etag).not.toBe(first.etag);
  });

  it.each([true, false])(
    'never answers 304 for another content, whatever comes in between (ETags upstream: %s)',
    async (hasETags) => {
      const { get, query, change } = await setUp({ hasETags });
      const addresses = [
        query(page),
        query(`{ attendance(${day}, first: 1) { nodes { key } } }`),
        file,
        `${file}&first=1`,
        `${file}&columns=STAFF_ID`,
      ];
      const steps = fc.array(
        fc.oneof(
          fc.record({ people: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }) }),
          fc.record({
            ask: fc.nat({ max: addresses.length - 1 }),
            role: fc.constantFrom('USER', 'MANAGEMENT'),
            known: fc.nat({ max: 30 }),
          }),
        ),
        { minLength: 4, maxLength: 12 },
      );
      const seen: { address: string; etag: string; body: string }[] = [];
      await fc.assert(
        fc.asyncProperty(steps, async (taken) => {
          for (const step of taken) {
            if ('people' in step) {
              change(step.people);
              continue;
            }
            const address = addresses[step.ask] ?? '';
            const known = seen.at(-1 - step.known);
            const answer = await get(address, known?.etag, step.role);
            const fresh = await get(address, null, step.role);
            if (answer.status === 304) {
              expect(known?.address).toBe(address);
              expect(known?.body).toBe(fresh.body);
            } else expect(answer.body).toBe(fresh.body);
            seen.push({ address, etag: fresh.etag ?? '', body: fresh.body });
          }
        }),
        { numRuns: cases(8, 60) },
      );
    },
  );

  it('answers a failure, a refusal and a fault as ever, whatever the caller knows', async () => {
    const { get, query, fail } = await setUp();
    const known = [await get(query(page)), await get(file)];
    fail('UPSTREAM_UNAVAILABLE');
    const [graphql, exported] = [await get(query(page), known[0]?.etag), await get(file, known[1]?.etag)];
    expect([graphql.status, graphql.etag, exported.status, exported.etag]).toEqual([200, null, 502, null]);
    expect(graphql.body).toContain('UPSTREAM_UNAVAILABLE');
    fail(null);
    for (const [address, status] of [
      ['/export/users.csv', 403],
      [`${file}&first=x`, 400],
      [query('{ nothing }'), 400],
    ] as const) {
      expect(await get(address, '*')).toMatchObject({ status, etag: null });
    }
    expect((await get(file, '*')).status).toBe(304);
  });

  it('has no validator for a POST', async () => {
    const { url, tokens } = await setUp();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens.USER}` };
    const posted = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: page }) });
    expect(posted.headers.get('etag')).toBe(null);
  });
});

describe('GET of a page', () => {
  const whole = `{ attendance(${day}, first: 200) { totalCount nodes { key staff { name } photo { url } } } }`;
  const many = Array.from({ length: 60 }, (_, place) => place);

  it('has none where something in the answer failed', async () => {
    const { get, query, change } = await setUp();
    change(many);
    const partial = whole.replace('{ attendance', '{ users { totalCount } attendance');
    expect(await get(query(partial), '*')).toMatchObject({ status: 200, etag: null });
  });
});

describe('Cache-Control: no-cache', () => {
  it('has every list revalidated with upstream for this request', async () => {
    const { rest, seen } = fakeUpstreamList(() => success([]));
    const gateway = await testGateway({ rest, settings: { LIST_WINDOW_MS: '60000' } });
    const authorization = `Bearer ${await signToken()}`;
    const ask = async (headers: Record<string, string>) => {
      await gateway.post({ query: page }, { authorization, ...headers });
      return seen.filter(({ path }) => path.startsWith('/attendance/')).length;
    };
    expect(await ask({})).toBe(1);
    expect(await ask({})).toBe(1);
    expect(await ask({ 'cache-control': 'no-cache' })).toBe(2);
    expect(await ask({ 'cache-control': 'max-age=0, No-Cache' })).toBe(3);
    expect(await ask({ 'cache-control': 'x-no-cached' })).toBe(3);
  });
});

describe('isNamed', () => {
  const etag = weakETag('text');

  it.each([
    [undefined, false],
    ['', false],
    ['"other"', false],
    [etag, true],
    [etag.replace('W/', ''), true],
    [`"other", ${etag}`, true],
    ['*', true],
    [etag.slice(0, -2), false],
  ])('compares %s weakly', (header, expected) => {
    expect(isNamed(header, etag)).toBe(expected);
  });
});
