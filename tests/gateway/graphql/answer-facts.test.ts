import { describe, expect, it } from 'vitest';
import { createCostBudget } from '../../../gateway/auth/rate-limits.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { attendanceRecord } from '../../support/staff.ts';

const now = () => Date.parse('2026-11-20T08:00:00Z');
const inAMinute = '2026-11-20T09:01:00+01:00';
const day = '/attendance/findall?date=2026-11-19&mode=signedIn';
const answers = {
  [`GET ${day}`]: Array.from({ length: 600 }, () => attendanceRecord()),
  'GET /staff/find/all': [],
  'GET /attendance/serialLatness?date=2026-10-01': [],
};
const near = '{ nearSerialLateness(month: "2026-10") { totalCount } }';
const dated = 'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN) { totalCount } }';
const rows = '{ attendance(date: "2026-11-19", mode: SIGNED_IN, first: 200) { nodes { key } } }';

/** Status, cost and the rate headers of a reply. */
async function factsOf(response: Response) {
  const { extensions } = (await response.json()) as { extensions?: { cost: object } };
  return { status: response.status, cost: extensions?.cost, rates: ratesOf(response) };
}
const ratesOf = ({ headers }: Response) =>
  ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));

const whole = { remaining: 6_000, resetAt: inAMinute };
const wholeRates = ['6000', '6000', '60'];

describe('extensions.cost', () => {
  it.each([
    ['an answer', { query: '{ me { userID } }' }, 200, 0],
    ['a page', { query: '{ attendance(date: "2026-11-19", mode: SIGNED_IN) { totalCount } }' }, 200, 1],
    ['a page of rows', { query: rows }, 200, 1],
    ['a list that fails', { query: '{ users { totalCount } }' }, 200, 1],
    ['a document that cannot be parsed', { query: '{' }, 400, 0],
    ['a document that does not fit', { query: '{ nothing }' }, 400, 0],
    ['variables that do not fit', { query: dated, variables: { date: 'today' } }, 400, 0],
    ['no document', { variables: {} }, 400, 0],
    ['a hash alone', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }, 200, 0],
    ['no JSON', '{', 400, 0],
    ['a body that is too long', JSON.stringify({ query: ' '.repeat(300_000) }), 413, 0],
    [
      'an operation that is too dear',
      { query: `{ ${'abcdefghi'.replace(/./g, (a) => `${a}: ${near.slice(2, -2)} `)} }` },
      400,
      288,
    ],
  ])('stands in %s', async (_what, body, status, requested) => {
    const { post } = await testGateway({ answers, now });
    const accept = 'application/graphql-response+json';
    const reply = await post(body, { authorization: `Bearer ${await signToken()}`, accept });
    expect(await factsOf(reply)).toEqual({ status, cost: { requested, ...whole }, rates: wholeRates });
  });

  it.each([
    ['a batch', 'POST', { 'content-type': 'application/json' }, 400],
    ['a GET that may be a foreign page', 'GET', {}, 400],
    ['another method', 'DELETE', { 'apollo-require-preflight': '1' }, 405],
    ['a body of another kind', 'POST', { 'content-type': 'text/plain', 'apollo-require-preflight': '1' }, 400],
  ])(
    'is none in the refusal of %s, which runs nothing; its headers say what is left',
    async (_what, method, headers, status) => {
      const { url } = await testGateway({ answers, now });
      const body = method === 'POST' ? '[{}]' : undefined;
      const reply = await fetch(`${url}/graphql?query=%7Bme%7BuserID%7D%7D`, {
        method,
        headers,
        ...(body && { body }),
      });
      expect(await factsOf(reply)).toEqual({ status, rates: wholeRates });
    },
  );

  it('counts down with what is dear, for the user whatever the token, and for nobody else', async () => {
    const { post, url } = await testGateway({ answers, now, settings: { COST_BUDGET: '70' } });
    const as = async (userID: string, email = '') => ({
      authorization: `Bearer ${await signToken({ userID, email })}`,
    });
    const ask = async (query: string, headers: Record<string, string>) => factsOf(await post({ query }, headers));
    const left = (requested: number, remaining: number) =>
      expect.objectContaining({
        cost: { requested, remaining, resetAt: inAMinute },
        rates: ['70', String(remaining), '60'],
      });
    expect(await ask(near, await as('ada'))).toEqual(left(32, 38));
    expect(await ask('{ me { userID } }', await as('ada', 'new@demo.example'))).toEqual(left(0, 38));
    expect(await factsOf(await post('{', await as('ada')))).toEqual(left(0, 38));
    for (const method of ['DELETE', 'GET']) {
      const refused = await fetch(`${url}/graphql`, { method, headers: await as('ada') });
      expect(ratesOf(refused)).toEqual(['70', '38', '60']);
    }
    expect(await ask(near, await as('bisi'))).toEqual(left(32, 38));
    expect(await ask('{ me { userID } }', {})).toEqual(left(0, 70));
    const file = `${url}/export/nearSerialLateness.csv?month=2026-10`;
    expect(ratesOf(await fetch(file, { headers: await as('ada') }))).toEqual(['70', '0', '60']);
    expect(await ask(near, await as('ada'))).toMatchObject({
      status: 429,
      ...{ cost: { requested: 32, remaining: 0 } },
    });
    const refused = await fetch(file, { headers: await as('ada') });
    expect([refused.status, ratesOf(refused)]).toEqual([429, ['70', '0', '60']]);
  });

  it('names no budget where there is none', async () => {
    const { post } = await testGateway({ answers, now, settings: { COST_BUDGET: '0' } });
    const reply = await post({ query: near }, { authorization: `Bearer ${await signToken()}` });
    expect(await factsOf(reply)).toEqual({
      status: 200,
      cost: { requested: 32, remaining: null, resetAt: null },
      rates: [null, null, null],
    });
  });
});

describe('createCostBudget', () => {
  it('is whole again when its window is over', async () => {
    let at = 1_000;
    const budget = createCostBudget(100, {}, () => at);
    await budget.spend('ada', 40);
    expect(budget.left('ada')).toEqual({ limit: 100, remaining: 60, resetAt: 61_000 });
    at = 60_999;
    expect(budget.left('ada')?.remaining).toBe(60);
    at = 61_000;
    expect(budget.left('ada')).toEqual({ limit: 100, remaining: 100, resetAt: 121_000 });
  });
});

describe('rate headers and the request id', () => {
  it.each([
    ['an export', '/export/attendance.csv?date=2026-11-19&mode=SIGNED_IN', 200],
    ['an export that is refused', '/export/users.csv', 403],
    ['an export that is not there', '/export/nothing.csv', 404],
    ['a photo of another key', '/photos/64/1/a/b', 403],
    ['a linked photo of another key', '/photo/a/b', 403],
    ['the schema', '/schema.graphql', 200],
    ['health', '/healthz', 200],
    ['an address with nothing', '/assets/nothing.js', 404],
  ])('are on %s', async (_what, address, status) => {
    const { url } = await testGateway({ answers, now });
    const authorization = `Bearer ${await signToken({ role: 'management' })}`;
    const reply = await fetch(url + address, { headers: { authorization, 'x-request-id': 'tool-7' } });
    expect([reply.status, reply.headers.get('x-request-id'), ratesOf(reply)]).toEqual([status, 'tool-7', wholeRates]);
  });
});
