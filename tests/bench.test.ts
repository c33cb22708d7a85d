import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse, validate } from 'graphql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startChild } from '../bench/child.ts';
import { clientOperations } from '../bench/client-operations.ts';
import { createAnswerCheck, createAttempts } from '../bench/compare.ts';
import { clientQueries } from '../bench/documents.ts';
import type { Outcome, Task } from '../bench/generator.ts';
import { longestPage } from '../bench/operations.ts';
import { createSchema } from '../gateway/schema.ts';

const schema = createSchema();

/** What a server answered to as many requests, each another; hashes are the texts themselves. */
const outcome = (...texts: readonly string[]): Outcome => ({
  count: texts.length,
  hashes: new Map(texts.map((text, variant) => [variant, new Set([text])])),
  beginnings: new Map(texts.map((text) => [text, text])),
  latencies: texts.map(() => 1),
  next: texts.length,
});

describe('createAnswerCheck', () => {
  it('accepts equal answers to equal requests', () => {
    const check = createAnswerCheck('pages');
    check('one', outcome('200 {"data":{"a":1}}', '200 {"data":{"a":2}}'));
    expect(() => check('two', outcome('200 {"data":{"a":1}}', '200 {"data":{"a":2}}'))).not.toThrow();
  });

  it('names the request that two servers answer differently, and both answers', () => {
    const check = createAnswerCheck('pages');
    check('one', outcome('200 {"data":{"a":1}}', '200 {"data":{"a":2}}'));
    expect(() => check('two', outcome('200 {"data":{"a":1}}', '200 {"data":{"a":3}}'))).toThrow(
      'pages, request 1: one and two answer differently.\n200 {"data":{"a":2}}\n200 {"data":{"a":3}}',
    );
  });

  it('refuses an answer without data, though all servers give it', () => {
    const refusal = '429 {"errors":[{"message":"Too much."}]}';
    expect(() => createAnswerCheck('pages')('one', outcome(refusal))).toThrow(
      `pages, request 0: one answers no data.\n${refusal}`,
    );
  });
});

describe('clientOperations', () => {
  it('has variables for every query of the web client and for none that is gone', () => {
    expect(Object.keys(clientOperations).sort()).toEqual([...clientQueries.keys()].sort());
  });

  it.each([...clientQueries])('sends %s as the schema takes it', (_name, query) => {
    expect(validate(schema, parse(query))).toEqual([]);
  });
});

/** A server that breaks so many connections before it answers on them, then answers. */
async function startBreaking(connections: number) {
  let broken = 0;
  const server = createServer((request, response) => {
    broken += 1;
    if (broken <= connections) request.socket.resetAndDestroy();
    else response.end('{"data":{"me":null}}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('createAttempts', { tags: 'long' }, () => {
  /** Puts one part after another to the load generator, each at its own server. */
  const run = async (urls: readonly string[]) => {
    const generator = await startChild('generator.ts');
    onTestFinished(generator.stop);
    const reports: string[] = [];
    const { attempt, leftOut } = createAttempts((text) => reports.push(text));
    const counts: (number | undefined)[] = [];
    for (const [part, url] of urls.entries()) {
      const task = { url, tokens: ['token'], row: longestPage, first: 0, concurrency: 1, seconds: 0 };
      const outcome = await attempt(`part ${part}`, () => generator.ask<Outcome>('run', task satisfies Task));
      counts.push(outcome?.count);
    }
    return { counts, leftOut, reports };
  };

  it('loses nothing where a connection is reset once (F-91)', { tags: 'nightly' }, async () => {
    expect(await run([await startBreaking(1)])).toEqual({ counts: [1], leftOut: [], reports: [] });
  });

  it('does not try again what two servers answer differently', async () => {
    const check = createAnswerCheck('pages');
    check('one', outcome('200 {"data":{"a":1}}'));
    const { attempt, leftOut, differences } = createAttempts(() => {});
    const again = async () => check('two', outcome('200 {"data":{"a":2}}'));
    expect(await attempt('pages', again)).toBe(null);
    expect([leftOut.length, differences]).toEqual([0, [expect.stringContaining('one and two answer differently')]]);
  });
});
