import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { clientOperations } from '../bench/client-operations.ts';
import { createAnswerCheck, createAttempts } from '../bench/compare.ts';
import { clientQueries } from '../bench/documents.ts';
import type { Outcome } from '../bench/generator.ts';
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

describe('createAttempts', () => {
  it('F-91 tries once more what broke, and says which part it left out', async () => {
    const reports: string[] = [];
    const { attempt, leftOut } = createAttempts((text) => reports.push(text));
    let broken = 0;
    const work = async () => {
      broken += 1;
      if (broken !== 2) throw new Error('reset');
      return 'done';
    };
    expect(await attempt('pages', work)).toBe('done');
    expect(await attempt('search', work)).toBe(null);
    expect(leftOut).toEqual(['search: reset']);
    expect(reports).toEqual(['pages: reset Trying once more.', 'search: reset Trying once more.', 'search: reset']);
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
