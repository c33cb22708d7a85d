/** @module-tag long */
import { createHash } from 'node:crypto';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../../gateway/schema.ts';
import { clientOperations } from '../../../web/build/client-operations.ts';
import { builtFolder } from '../../support/built-folder.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const trusted = 'query Who { me { userID } }';
const own = '{ me { email } }';
const shifts = { 'GET /shift/findAll': [] };

/** A built web client whose one operation is the trusted one. */
function builtClient(): string {
  const operations = [{ id: hashOf(trusted), name: 'Who', type: 'query', body: trusted }];
  return builtFolder({ 'index.html': '<title>App</title>', 'operations.json': JSON.stringify({ operations }) });
}

async function setUp(settings: Record<string, string> = {}) {
  const gateway = await testGateway({ answers: shifts, webFolder: builtClient(), settings });
  const authorization = `Bearer ${await signToken()}`;
  const read = async (response: Response) => {
    const { data, errors } = (await response.json()) as {
      data?: { me: object };
      errors?: { message: string; extensions: { code: string } }[];
    };
    return { status: response.status, answer: errors?.[0]?.extensions.code ?? data?.me, message: errors?.[0]?.message };
  };
  return {
    url: gateway.url,
    post: async (body: object, headers: Record<string, string> = {}) =>
      read(await gateway.post(body, { authorization, ...headers })),
    get: async (parameters: Record<string, string>, headers: Record<string, string> = {}) => {
      const address = `${gateway.url}/graphql?${new URLSearchParams(parameters)}`;
      const all = { authorization, 'apollo-require-preflight': '1', ...headers };
      return read(await fetch(address, { headers: all }));
    },
  };
}

const persisted = (sha256Hash: unknown, version: unknown = 1) => ({ persistedQuery: { version, sha256Hash } });

describe('an operation of the dashboard', () => {
  it('is run by its hash, by POST and by GET', async () => {
    const { post, get } = await setUp();
    const extensions = persisted(hashOf(trusted));
    expect(await post({ extensions })).toMatchObject({ status: 200, answer: { userID: 'user-1' } });
    expect(await post({ extensions, query: trusted })).toMatchObject({ answer: { userID: 'user-1' } });
    expect(await get({ extensions: JSON.stringify(extensions) })).toMatchObject({ answer: { userID: 'user-1' } });
  });

  it.each([
    ['an unknown hash', { extensions: persisted(hashOf(own)) }, 'PERSISTED_QUERY_NOT_FOUND', /operations\.json.*Send/],
    ['a hash that is none', { extensions: persisted({}) }, 'PERSISTED_QUERY_NOT_FOUND', /Send the document/],
    ['the hash of another document', { query: own, extensions: persisted(hashOf(trusted)) }, 'BAD_REQUEST', /SHA-256/],
    ['another version', { extensions: persisted(hashOf(trusted), 2) }, 'BAD_REQUEST', /must be 1/],
  ])('is not run by %s, and the error says what to do', async (_what, body, answer, message) => {
    const { post } = await setUp();
    const refused = await post(body);
    expect(refused).toMatchObject({ answer, message: expect.stringMatching(message) });
    // What came with its hash once is not remembered by it.
    expect(await post(body)).toEqual(refused);
  });
});

describe('TRUSTED_OPERATIONS', () => {
  it.each([
    ['Origin', { origin: 'http://127.0.0.1:4000' }],
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
  ])('lets browsers, known by %s, send the operations of the dashboard alone', async (_header, headers) => {
    const { post, get } = await setUp({ TRUSTED_OPERATIONS: 'on' });
    expect(await post({ query: trusted }, headers)).toMatchObject({ status: 200, answer: { userID: 'user-1' } });
    const extensions = persisted(hashOf(trusted));
    expect(await post({ extensions }, headers)).toMatchObject({ answer: { userID: 'user-1' } });
    for (const body of [{ query: own }, { query: `${trusted} ` }, { query: own, extensions: persisted(hashOf(own)) }]) {
      expect(await post(body, headers)).toMatchObject({ status: 403, answer: 'OPERATION_NOT_TRUSTED' });
    }
    expect(await get({ query: trusted }, headers)).toMatchObject({ answer: { userID: 'user-1' } });
    // A page's own GET may lack both headers.
    expect(await get({ query: own })).toMatchObject({ status: 403, answer: 'OPERATION_NOT_TRUSTED' });
  });

  it('lets programs send what they like', async () => {
    const { post } = await setUp({ TRUSTED_OPERATIONS: 'on' });
    expect(await post({ query: own })).toMatchObject({ status: 200, answer: { email: 'ada@demo.example' } });
  });

  it('does not start where no client is built, and says how to build it', async () => {
    const started = testGateway({ webFolder: '/nowhere', settings: { TRUSTED_OPERATIONS: 'on' } });
    await expect(started).rejects.toThrow(/operations\.json: run `npm run build`/);
  });
});

describe('clientOperations', () => {
  it('are every document that the client sends: as it is written and as the cache asks for it, each fitting the schema, by its hash', async () => {
    const operations = await clientOperations();
    const schema = createSchema();
    for (const { id, body } of operations) {
      expect(id).toBe(hashOf(body));
      expect(validate(schema, parse(body))).toEqual([]);
    }
    const names = operations.map(({ name }) => name);
    for (const [name, { length }] of Map.groupBy(names, (name) => name))
      expect([name, length <= 2]).toEqual([name, true]);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['SignIn', 'Overview', 'Attendance', 'ImportStaff', 'CreateUser']));
  });
});
