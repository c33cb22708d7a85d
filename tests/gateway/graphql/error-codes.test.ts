import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { answeredCodes } from '../../../gateway/shared/errors.ts';
import { createLog } from '../../../telemetry/log.ts';
import { Reply as RestReply } from '../../support/fake-rest.ts';
import { answered, signToken, testGateway } from '../../support/gateway.ts';
import { repository } from '../../support/repository.ts';

const graphqlJSON = { accept: 'application/graphql-response+json' };
const preflighted = { 'apollo-require-preflight': 'true' };

interface Reply {
  readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

async function gateway() {
  const logged: string[] = [];
  const log = createLog('error', { write: (line: string) => void logged.push(line) });
  const { post, url, query } = await testGateway({ answers: { 'GET /staff/findAll': [] }, log });
  const authorization = `Bearer ${await signToken()}`;
  const send = async (body: object, headers: Record<string, string> = { authorization }) => {
    const response = await post(body, { ...graphqlJSON, ...headers });
    const { errors = [] } = (await response.json()) as Reply;
    return { status: response.status, errors };
  };
  return { url, post, query, send, logged };
}

describe('docs/reference/api.md', () => {
  it('F-24 has one row for every code that the gateway may answer, and no other', () => {
    const [, section = ''] = readFileSync(path.join(repository, 'docs/reference/api.md'), 'utf8').split('## Errors');
    const rows = [...section.matchAll(/^\| ([A-Z_]+) \|/gm)].map(([, code]) => code);
    expect(rows.sort()).toEqual([...answeredCodes].sort());
  });
});

describe('POST /graphql', () => {
  it.each<[string, object, number, string]>([
    ['a subscription', { query: 'subscription { x }' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['a subscription of a name', { query: 'subscription S { me { role } }' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a subscription beside a query',
      { query: 'query Q { me { role } } subscription S { __typename }', operationName: 'S' },
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['no operation of that name', { query: '{ __typename }', operationName: 'Z' }, 400, 'OPERATION_RESOLUTION_FAILURE'],
    [
      'two operations and no name',
      { query: 'query A { __typename } query B { __typename }' },
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['fragments alone', { query: 'fragment F on Query { me { role } }' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['definitions of types', { query: 'type Query { a: Int }' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['a document that is not GraphQL', { query: '{ me { role }' }, 400, 'GRAPHQL_PARSE_FAILED'],
    ['blanks', { query: ' ' }, 400, 'GRAPHQL_PARSE_FAILED'],
    ['no document', { variables: {} }, 400, 'BAD_REQUEST'],
    ['a document that is a number', { query: 7 }, 400, 'BAD_REQUEST'],
    ['variables that are a list', { query: '{ me { role } }', variables: [] }, 400, 'BAD_REQUEST'],
  ])(
    'F-15 calls %s a fault of the request, without a token too, and logs no error',
    async (_what, body, status, code) => {
      const { send, logged } = await gateway();
      for (const headers of [undefined, {}]) {
        const reply = await send(body, headers);
        expect([reply.status, reply.errors[0]?.extensions.code]).toEqual([status, code]);
      }
      expect(logged).toEqual([]);
    },
  );

  it.each<[string, string, Record<string, unknown>, string]>([
    [
      'null for a variable with a value of its own',
      'query ($d: Date = "2026-11-19") { absentees(date: $d) { totalCount } }',
      { d: null },
      'd',
    ],
    ['null for @include', 'query ($on: Boolean = true) { staff @include(if: $on) { totalCount } }', { on: null }, 'on'],
    ['null for @skip below', 'query ($on: Boolean = true) { staff { totalCount @skip(if: $on) } }', { on: null }, 'on'],
    [
      'a column that is not there',
      'query ($w: [StaffCondition!]) { staff(where: $w) { totalCount } }',
      { w: [{ column: 'NOPE' }] },
      'w[0].column',
    ],
    ['a missing variable', 'query ($d: Date!) { absentees(date: $d) { totalCount } }', {}, 'd'],
    ['a text that quotes a place', 'query ($n: Int) { staff(first: $n) { totalCount } }', { n: 'x at "y"; ' }, 'n'],
  ])('F-24 names the variable of %s, and logs no error', async (_what, query, variables, field) => {
    const { send, logged } = await gateway();
    const { errors } = await send({ query, variables });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    expect(logged).toEqual([]);
  });

  it('F-24 F-30 answers introspection in production to who is signed in alone, in words of ours', async () => {
    const gateway = await testGateway({ settings: { NODE_ENV: 'production' } });
    for (const [document, answer] of [
      ['{ __schema { queryType { name } } }', { __schema: { queryType: { name: 'Query' } } }],
      ['{ ...F } fragment F on Query { s: __type(name: "Query") { name } }', { s: { name: 'Query' } }],
    ] as const) {
      for (const token of ['', 'no.real.token']) {
        const refused = await gateway.post({ query: document }, token ? { authorization: `Bearer ${token}` } : {});
        const { errors } = (await refused.json()) as Reply;
        expect(refused.status).toBe(401);
        expect(errors?.[0]).toMatchObject({
          message: expect.stringMatching(/^The schema is closed to callers who are not signed in\. .*[Ss]ign in/),
          extensions: { code: 'UNAUTHENTICATED' },
        });
      }
      expect((await gateway.query(document, {}, await signToken({ role: 'user' }))).data).toEqual(answer);
    }
    expect((await gateway.query('{ __typename }', {}, '')).errors).toBeUndefined();
  });

  it('F-28 answers a sign-in beyond the limit by 429 and the time to wait, to every kind of client', async () => {
    const { post } = await testGateway({
      answers: { 'POST /users/signin': new RestReply({ status: 'error', message: 'No' }, 401) },
    });
    const query = 'mutation { signIn(email: "ada@demo.example", password: "wrong") { token } }';
    for (let tries = 0; tries < 5; tries += 1) expect((await post({ query })).headers.get('retry-after')).toBe(null);
    for (const accept of ['application/json', 'application/graphql-response+json', '*/*']) {
      const refused = await post({ query }, { accept });
      const { errors } = (await refused.json()) as Reply;
      expect(refused.status).toBe(429);
      expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
      expect(refused.headers.get('retry-after')).toBe(String(errors?.[0]?.extensions.retryAfter));
    }
  });
});

describe('an address', () => {
  it.each([
    ...['?search=%ff', '?search=%c3', '?where=%5b%ed%a0%80%5d', '?columns=%'].map(
      (query) => `/export/shiftList.csv${query}`,
    ),
    ...['?query={me%7brole}%ff', '?query={me{role}}&variables=%ed%a0%80', '?query=%'].map(
      (query) => `/graphql${query}`,
    ),
  ])('F-14 is refused where it is not UTF-8: %s', async (address) => {
    const { url } = await gateway();
    const headers = { ...preflighted, authorization: `Bearer ${await signToken()}` };
    const response = await fetch(url + address, { headers });
    const { errors } = (await response.json()) as Reply;
    expect([response.status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('takes letters beyond ASCII, as percent signs and as they are', async () => {
    const { url } = await gateway();
    const document = encodeURIComponent('{ __type(name: "Ọlá") { name } }');
    const response = await fetch(`${url}/graphql?query=${document}`, { headers: preflighted });
    expect(await answered(response)).toEqual({ data: { __type: null } });
  });
});
