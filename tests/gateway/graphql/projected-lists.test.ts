/** @module-tag long */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SharedContext } from '../../../gateway/app-context.ts';
import { createContext } from '../../../gateway/auth/context.ts';
import { graphqlHandler } from '../../../gateway/graphql/graphql-handler.ts';
import { createGraphQLServer } from '../../../gateway/graphql/graphql-server.ts';
import { errorResponder } from '../../../gateway/http/errors.ts';
import { createAnswersInFlight } from '../../../gateway/http/write-answer.ts';
import { listField } from '../../../gateway/lists/list-field.ts';
import { createErrorFormatter } from '../../../gateway/shared/errors.ts';
import { createLog } from '../../../telemetry/log.ts';

/** Rows of some 1 kB that count how often they are read. */
function countedRows(length: number) {
  const row = {
    reads: 0,
    get text() {
      this.reads += 1;
      return 'x'.repeat(1_000);
    },
  };
  return { rows: Array.from({ length }, () => row), reads: () => row.reads };
}

const [slow, quick] = [countedRows(30_000), countedRows(30_000)];
const lists: Readonly<Record<string, readonly object[]>> = { slow: slow.rows, quick: quick.rows };

const typeDefs = `
  type Row { text: String! }
  directive @page on OBJECT
  type List @page { nodes: [Row!]! totalCount: Int! }
  type Query { list(name: String!, first: Int = 20): List! }`;

const server = createServer();
let url: string;

beforeAll(async () => {
  const load = async ({ name }: { name: string }) => ({ rows: lists[name] ?? [], asOf: '', notice: null });
  const resolvers = { Query: { list: listField({ field: 'list', columns: {}, order: [], key: 'key' }, load) } };
  const graphql = createGraphQLServer({
    schema: makeExecutableSchema({ typeDefs, resolvers }),
    config: { introspection: false, sandbox: false, demo: false },
    trusted: new Map(),
    log: createLog('silent'),
    formatError: createErrorFormatter(() => {}),
    server,
    checks: [],
  });
  await graphql.start();
  // Of what requests share nothing else is used.
  const shared = { trustedProxies: new BlockList() } as SharedContext;
  const answer = graphqlHandler({
    apollo: graphql,
    createContext: (request, state) => createContext(shared, request, state),
    headers: {},
    respondToError: errorResponder(createErrorFormatter(() => {})),
    inFlight: createAnswersInFlight(),
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

const wholeList = (name: string) => `{ list(name: "${name}", first: null) { nodes { text } } }`;

/** Asks, and answers before a byte of the body is read. */
async function ask(query: string): Promise<IncomingMessage> {
  const sent = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
  sent.end(JSON.stringify({ query }));
  const [response] = await once(sent, 'response');
  return response;
}

describe('streamedText', () => {
  it('makes rows as fast as the reader takes them, and no more when the reader has left', async () => {
    const whole = async () => JSON.parse(await text(await ask(wholeList('quick')))).data.list.nodes.length;
    const before = slow.reads();
    const unread = await ask(wholeList('slow'));
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
    const late = await ask(wholeList('slow'));
    const prompt = await ask(wholeList('slow'));
    const answer = await text(prompt);
    expect(JSON.parse(answer).data.list.nodes.length).toBe(30_000);
    expect((await text(late)) === answer).toBe(true);
  });
});
