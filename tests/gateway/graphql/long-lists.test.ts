import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createErrorFormatter } from '../../../gateway/errors.ts';
import { graphqlHandler } from '../../../gateway/graphql/graphql-handler.ts';
import { createGraphQLServer } from '../../../gateway/graphql/graphql-server.ts';
import { errorResponder } from '../../../gateway/http/http-errors.ts';
import { listField } from '../../../gateway/lists/list-field.ts';
import { createLog } from '../../../gateway/log.ts';
import { createContext, type SharedContext } from '../../../gateway/request/create-context.ts';
import { scalars } from '../../../gateway/scalars.ts';

const good = {
  id: '7',
  text: 'Ada',
  count: 3,
  ratio: 0.5,
  isOn: true,
  role: 'USER',
  latitude: 6.5,
  inner: { text: '' },
};

/** Values that the REST service cannot bring this far: what reads its replies lets none through. */
const odd: Readonly<Record<string, object>> = {
  'a number that no Int can hold': { count: 2 ** 40 },
  'a text where a number belongs': { count: 'many' },
  'a number written as text': { count: '12' },
  'a number that is none': { ratio: Number.NaN },
  'a number where a text belongs': { text: 7 },
  'a number where an ID belongs': { id: 7 },
  'an object where a text belongs': { text: {} },
  'a text where a truth value belongs': { isOn: 'yes' },
  'a value that its enum does not have': { role: 'BOSS' },
  'a latitude beyond the pole': { latitude: 91 },
  'null where there must be a text': { text: null },
  'null further in, where there must be a text': { inner: { text: null } },
  'an object that is missing': { inner: undefined },
  'a text that is missing': { text: undefined },
  'an error': { text: new Error('of the row') },
  'an error further in': { inner: new Error('of the row') },
  'a function': { text: () => 'made' },
  'a promise': { text: Promise.resolve('late') },
  'a promise that fails': {
    inner: {
      text: async () => {
        throw new Error('gone');
      },
    },
  },
};

/** Rows of some 1 kB that count how often they are read. */
function countedRows(length: number) {
  const row = {
    ...good,
    reads: 0,
    get text() {
      this.reads += 1;
      return 'x'.repeat(1_000);
    },
  };
  return { rows: Array.from({ length }, () => row), reads: () => row.reads };
}

const [slow, quick] = [countedRows(30_000), countedRows(30_000)];
const lists: Readonly<Record<string, readonly object[]>> = {
  ...Object.fromEntries(
    Object.entries(odd).map(([what, part]) => {
      const rows: object[] = Array(1_000).fill(good);
      return [what, rows.with(700, { ...good, ...part })];
    }),
  ),
  good: Array(1_000).fill(good),
  slow: slow.rows,
  quick: quick.rows,
};

const typeDefs = `
  scalar Latitude
  enum Role { ADMIN USER }
  type Inner { text: String! }
  type Row { id: ID! text: String! count: Int ratio: Float! isOn: Boolean role: Role latitude: Latitude inner: Inner }
  type List { nodes: [Row!]! totalCount: Int! }
  type Query { list(name: String!, first: Int = 20): List! }`;

const server = createServer();
let url: string;

beforeAll(async () => {
  const load = async ({ name }: { name: string }) => ({ rows: lists[name] ?? [], asOf: '', notice: null });
  const resolvers = { Latitude: scalars.Latitude, Query: { list: listField({}, load) } };
  const graphql = createGraphQLServer({
    schema: makeExecutableSchema({ typeDefs, resolvers }),
    config: { introspection: false, sandbox: false },
    log: createLog('silent'),
    formatError: createErrorFormatter(() => {}),
    server,
    plugins: [],
  });
  await graphql.start();
  // Of what requests share nothing is used.
  const shared = {} as SharedContext;
  const answer = graphqlHandler({
    apollo: graphql,
    createContext: (request, state) => createContext(shared, request, state),
    headers: {},
    respondToError: errorResponder(createErrorFormatter(() => {})),
    watchers: [],
  });
  server.on('request', answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fields = 'id text count ratio isOn role latitude inner { text }';
const wholeList = (name: string, rows: string, directive = '') =>
  `{ list(name: "${name}", first: null) { nodes { ${rows} } totalCount ${directive} } }`;

/** Asks, and answers before a byte of the body is read. */
async function ask(query: string): Promise<IncomingMessage> {
  const sent = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
  sent.end(JSON.stringify({ query }));
  const [response] = await once(sent, 'response');
  return response;
}

/** Each concealed error has an id of its own. */
const withoutIDs = (answer: string) => answer.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');

describe('longLists', () => {
  it.each(Object.keys(odd))('answers as Apollo Server does by itself, errors included: %s', async (what) => {
    const answer = await ask(wholeList(what, fields));
    // A directive leaves the list to Apollo Server.
    const plain = await ask(wholeList(what, fields, '@include(if: true)'));
    expect(answer.statusCode).toBe(plain.statusCode);
    expect(withoutIDs(await text(answer)) === withoutIDs(await text(plain))).toBe(true);
  });

  it('writes rows without such a value itself, and they are the same', async () => {
    const answer = await ask(wholeList('good', fields));
    expect(answer.headers['transfer-encoding']).toBe('chunked');
    const plain = await ask(wholeList('good', fields, '@include(if: true)'));
    expect(plain.headers['transfer-encoding']).toBe(undefined);
    expect((await text(answer)) === (await text(plain))).toBe(true);
  });

  it('makes rows as fast as the reader takes them, and no more when the reader has left', async () => {
    const whole = async () => JSON.parse(await text(await ask(wholeList('quick', 'text')))).data.list.nodes.length;
    const before = slow.reads();
    const unread = await ask(wholeList('slow', 'text'));
    // Whoever reads gets it all; by then the other list would have been written too.
    expect(await whole()).toBe(30_000);
    const made = slow.reads();
    // Each row is looked at once before any is written.
    expect(made - before).toBeLessThan(30_000 + 20_000);
    unread.destroy();
    expect(await whole()).toBe(30_000);
    expect(slow.reads()).toBe(made);
  });

  it('sends a reader who begins late the whole list', async () => {
    const late = await ask(wholeList('slow', 'text'));
    const prompt = await ask(wholeList('slow', 'text'));
    const answer = await text(prompt);
    expect(JSON.parse(answer).data.list.nodes.length).toBe(30_000);
    expect((await text(late)) === answer).toBe(true);
  });
});
