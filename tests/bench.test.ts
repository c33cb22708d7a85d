import { describe, expect, it } from 'vitest';
import { addUp } from '../bench/behind-nginx.ts';
import type { Outcome } from '../bench/generator.ts';
import { createAnswerCheck } from '../bench/same-answers.ts';

/** What a server answered to as many requests, each another; hashes are the texts themselves. */
const outcome = (...texts: readonly string[]): Outcome => ({
  count: texts.length,
  milliseconds: 1,
  hashes: new Map(texts.map((text, variant) => [variant, new Set([text])])),
  beginnings: new Map(texts.map((text) => [text, text])),
  latencies: texts.map(() => 1),
  bytes: texts.join('').length,
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

describe('addUp', () => {
  it('adds each figure over all servers', () => {
    expect(addUp([{ cpu: 2, peakMiB: 100 }])).toEqual({ cpu: 2, peakMiB: 100 });
    expect(
      addUp([
        { cpu: 2, peakMiB: 100 },
        { cpu: 3, peakMiB: 120 },
      ]),
    ).toEqual({ cpu: 5, peakMiB: 220 });
  });

  it('answers nothing where the servers do', () => {
    expect(addUp([undefined, undefined])).toBeUndefined();
  });
});
