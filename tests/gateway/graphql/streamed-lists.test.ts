/** @module-tag long */
import { execute, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../../gateway/app-context.ts';
import { ListStore } from '../../../gateway/lists/store.ts';
import { createSchema } from '../../../gateway/schema.ts';
import { bearerOf } from '../../support/bearer.ts';
import { fakeUpstreamList, refusal, success } from '../../support/fake-upstream-list.ts';
import { withoutCost } from '../../support/gateway.ts';
import { listGateway, tokenOf } from '../../support/list-gateway.ts';

const person = (number: number) => ({
  staffID: String(number),
  name: `Name "${number}" Ọlá`,
  district: 'Enugu',
  serviceCentre: 'Ogui',
  department: 'ICT',
  imageURL: number % 3 === 0 ? '' : `http://images.test/${number}.png`,
});

const record = (number: number) => ({
  staffID: person(number),
  imageURL: '',
  latitude: number % 5 === 0 ? '' : 6.5,
  longitude: 7.5,
  location: null,
  attendanceDate: number % 7 === 0 ? 'no date' : '2026-11-19T07:00:00Z',
  isImageRecognised: number % 2 === 0 ? true : '',
});

const attendance = success(Array.from({ length: 1_203 }, (_, number) => record(number)));
const lateness = success(
  Array.from({ length: 400 }, (_, number) => ({
    ...person(number),
    occurrence: 'many',
    daysLate: ['2026-10-01', '2026-10-02'],
  })),
);

const { rest } = fakeUpstreamList((path) => {
  if (path.includes('date=2026-11-18')) throw refusal('UPSTREAM_UNAVAILABLE');
  return path.startsWith('/attendance/findall') ? attendance : lateness;
});
const schema = createSchema();
const now = Date.parse('2026-11-20T08:09:10Z');
let gateway: Awaited<ReturnType<typeof listGateway>>;
let headers: Record<string, string>;

beforeAll(async () => {
  gateway = await listGateway(rest, now);
  headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf('USER')}` };
});
afterAll(() => gateway.close());

const post = (query: string, variables: Record<string, unknown> = {}, more: Record<string, string> = {}) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify({ query, variables }),
  });

/** What graphql-js answers to the same by itself. */
async function plainAnswer(query: string, variables: Record<string, unknown> = {}): Promise<string> {
  const lists = new ListStore({
    rest,
    windowMilliseconds: 0,
    maximumBytes: 1e8,
    now: () => now,
    timeZone: 'Africa/Lagos',
  });
  const viewer = { userID: 'USER', email: '', role: 'USER', district: '' };
  const photos = { sign: (address: string) => `/photos/${address}` };
  const contextValue = { ...bearerOf('token'), viewer, lists, photos, timeZone: 'Africa/Lagos', now: () => now };
  const document = parse(query);
  const result = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: contextValue as unknown as Context,
  });
  return `${JSON.stringify(result)}\n`;
}

const day = 'date: "2026-11-19", mode: SIGNED_IN';
/** Whether the body is what graphql-js answers; the texts are too long to be shown. */
const isPlain = async (response: Response, query: string, variables: Record<string, unknown> = {}) =>
  withoutCost(await response.text()) === (await plainAnswer(query, variables));

/** Sent in slices, without a length. */
const isStreamed = (response: Response) => response.headers.get('transfer-encoding') === 'chunked';

describe('a whole list', () => {
  it.each([
    [
      'plain',
      `{ attendance(${day}, first: null) { totalCount nodes { key latitude attendanceDate isImageRecognised } } }`,
    ],
    ['the rows first', `{ attendance(${day}, first: null) { nodes { mode staff { name } } totalCount asOf notice } }`],
    ['aliases', `{ list: attendance(${day}, first: null) { rows: nodes { id: key who: staff { called: name } } } }`],
    [
      'aliases that every object has already',
      `{ constructor: attendance(${day}, first: null) { valueOf: totalCount hasOwnProperty: nodes { constructor: key toString: latitude toJSON: mode then: staff { hasOwnProperty: name get: district } } } }`,
    ],
    ['facets', `{ attendance(${day}, first: null) { nodes { key } facets(columns: [FLAG]) { values { count } } } }`],
    ['an offset', `{ attendance(${day}, first: null, offset: 3) { nodes { key } totalCount } }`],
    ['a sort', `{ attendance(${day}, first: null, orderBy: [{ column: NAME, direction: DESC }]) { nodes { key } } }`],
    [
      'days',
      '{ serialLatenessDays(month: "2026-10", first: null) { nodes { key date occurrence staff { staffID } } } }',
    ],
    ['a photo', `{ attendance(${day}, first: null) { nodes { key photo { __typename url(width: 84) } } } }`],
    [
      'an alias that is not a key of a literal',
      `{ attendance(${day}, first: null) { nodes { __proto__: key mode } } }`,
    ],
    ['two lists', `{ attendance(${day}, first: null) { nodes { key } } clockOuts(date: "2026-11-19") { totalCount } }`],
    [
      'two whole lists',
      `{ a: attendance(${day}, first: null) { nodes { key } } b: attendance(${day}, first: null) { n: nodes { mode } } }`,
    ],
    ['two times the rows', `{ attendance(${day}, first: null) { nodes { key } more: nodes { mode } } }`],
    ['__typename', `{ attendance(${day}, first: null) { nodes { __typename key } } }`],
    ['@include', `{ attendance(${day}, first: null) { nodes { key mode @include(if: false) } } }`],
    [
      'fragments that overlap',
      `query { ...Q } fragment Q on Query { attendance(${day}, first: null) { ...L ... on AttendanceList { nodes { key } } } }
       fragment L on AttendanceList { nodes { staff { name } ...R } } fragment R on AttendanceRecord { mode staff { district name } }`,
    ],
  ])('is sent in slices, and is what graphql-js answers: %s', async (_name, query) => {
    const response = await post(query);
    expect(isStreamed(response)).toBe(true);
    expect(await isPlain(response, query)).toBe(true);
  });

  it.each([
    ['a page', `{ attendance(${day}) { nodes { key } } }`],
    ['few rows', `{ attendance(${day}, first: null, where: [{ column: STAFF_ID, in: ["7"] }]) { nodes { key } } }`],
    ['a list in a row', '{ serialLateness(month: "2026-10", first: null) { nodes { daysLate } } }'],
    ['only the count', `{ attendance(${day}, first: null) { totalCount } }`],
    ['@skip', `{ attendance(${day}, first: null) { nodes @skip(if: true) { key } totalCount } }`],
  ])('is sent whole, and is what graphql-js answers: %s', async (_name, query) => {
    const response = await post(query);
    expect(isStreamed(response)).toBe(false);
    expect(await isPlain(response, query)).toBe(true);
  });

  it('follows the variable', async () => {
    const query = `query ($first: Int) { attendance(${day}, first: $first) { nodes { key } } }`;
    for (const variables of [{ first: null }, { first: 2 }, {}]) {
      const response = await post(query, variables);
      expect(isStreamed(response)).toBe(variables.first === null);
      expect(await isPlain(response, query, variables)).toBe(true);
    }
  });

  it('answers errors as other requests do', async () => {
    const failed = await post('{ attendance(date: "2026-11-18", mode: SIGNED_IN, first: null) { nodes { key } } }');
    expect(await failed.json()).toMatchObject({
      data: { attendance: null },
      errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    });
    const query = `{ attendance(${day}, first: null) { nodes { key } } }`;
    const unknown = await post(query, {}, { authorization: '' });
    expect(await unknown.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('keeps the type of the answer that the caller accepts', async () => {
    const accept = 'multipart/mixed; deferSpec=20220824, application/graphql-response+json';
    const response = await post(`{ attendance(${day}, first: null) { nodes { key } } }`, {}, { accept });
    expect(response.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8');
    expect(
      ((await response.json()) as { data: { attendance: { nodes: unknown[] } } }).data.attendance.nodes.length,
    ).toBe(1_203);
  });

  it('survives a caller who leaves', async () => {
    const leaving = new AbortController();
    const query = `{ attendance(${day}, first: null) { nodes { key imageURL mode staff { name district department } } } }`;
    const body = JSON.stringify({ query });
    const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body, signal: leaving.signal });
    leaving.abort();
    await expect(response.text()).rejects.toThrow();
    expect(await isPlain(await post(query), query)).toBe(true);
  });
});
