import { describe, expect, it } from 'vitest';
import { runAtOnce } from '../../../../gateway/shared/event-loop.ts';
import { parseSteps } from '../../../../gateway/upstream/readers/parse-steps.ts';
import fc from '../../../support/fast-check.ts';

/** Pieces of a few bytes, so that every cut is tried. */
const tiny = { small: 0, piece: 3 };

/** The value as text, or the error. */
function outcome(parse: () => unknown): string {
  try {
    return `value ${JSON.stringify(parse())}`;
  } catch (error) {
    return String(error);
  }
}

const hostileText = fc
  .array(fc.constantFrom('},{', '[{', '}]', '"', '\\', '{"data":[{', ',', '\u0000', 'Ọ', '\ud800', 'a'), {
    maxLength: 4,
  })
  .map((parts) => parts.join(''));
/**
 * Keys without a backslash or an escape that may become one: after such a key, JSON.parse itself takes other escaped keys
 * for it (nodejs/node#63785).
 */
const hostileKey = fc
  .array(fc.constantFrom('},{', '[{', '}]', '"', '{"data":[{', ',', 'Ọ', 'a'), { maxLength: 4 })
  .map((parts) => parts.join(''));
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    hostileText,
    fc.constantFrom(0, -1.5e300, null, true, {}, []),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(hostileKey, fc.constantFrom('data', '__proto__', 'a')), tie('value'), { maxKeys: 3 }),
  ),
}));
const entry = fc.oneof({ weight: 4, arbitrary: fc.dictionary(hostileKey, anyValue, { maxKeys: 3 }) }, anyValue);
const envelope = fc
  .record({
    before: hostileText,
    data: fc.array(entry, { maxLength: 6 }),
    after: fc.oneof(hostileText, fc.array(entry, { maxLength: 2 })),
  })
  .map(({ before, data, after }) => ({ status: 'success', before, data, after }));

/** Texts that are nearly JSON: a part is taken out, doubled, or put in. */
const damaged = fc
  .tuple(envelope, fc.nat(), fc.nat({ max: 5 }), fc.constantFrom('', ',', '},{', ']', '"', ' ', '"data":[{}],'))
  .map(([value, place, length, put]) => {
    const text = JSON.stringify(value);
    const at = place % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + length);
  });

const both = (text: string | Buffer) => {
  const bytes = Buffer.from(text as string);
  return [outcome(() => runAtOnce(parseSteps(bytes, tiny))), outcome(() => JSON.parse(bytes.toString('utf8')))];
};

describe('parseSteps', () => {
  it('F-01 makes of any body what JSON.parse does, wherever it cuts', () => {
    fc.assert(
      fc.property(fc.oneof(envelope, anyValue), fc.constantFrom(0, 1), (value, indent) => {
        const [steps, whole] = both(JSON.stringify(value, null, indent));
        expect(steps).toBe(whole);
      }),
      { numRuns: 1_000 },
    );
  });

  it('F-01 throws of bodies that are not JSON what JSON.parse does', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const [steps, whole] = both(text);
        expect(steps).toBe(whole);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    '{"data":[{"a":1},{"a":2}],"data":[{"a":3},{"a":4}]}',
    '{"data":{"data":[{"a":1},{"a":2}]}}',
    '{"data":[[{"a":1},{"a":2}]]}',
    '{"message":"[{","data":[{"a":"},{"},{"a":2}],"more":[{"a":1}]}',
    '{"data":[{"a":1},{"a":2},]}',
    '{"data":[{"a":1},{"a":2}]}}',
    '\ufeff{"data":[{"a":1},{"a":2}]}',
  ])('makes of %s what JSON.parse does', (text) => {
    const [steps, whole] = both(text);
    expect(steps).toBe(whole);
  });

  it('takes bytes that are not UTF-8 as JSON.parse does', () => {
    const text = Buffer.from('{"data":[{"a":"??"},{"b":"?"},{"a":1}]}');
    for (const byte of [0xff, 0xe1, 0xf0, 0x80]) {
      const bytes = Buffer.from(text.map((each) => (each === 0x3f ? byte : each)));
      expect(outcome(() => runAtOnce(parseSteps(bytes, tiny)))).toBe(outcome(() => JSON.parse(bytes.toString('utf8'))));
    }
  });

  it('F-01 takes a large list in many small steps, whatever its entries hold', () => {
    const data = Array.from({ length: 20_000 }, (_, id) => ({ id, text: '},{ [{ }]', inner: [{ a: 1 }, { b: 2 }] }));
    const bytes = Buffer.from(JSON.stringify({ status: 'success', data }));
    let count = 0;
    const steps = parseSteps(bytes);
    let step = steps.next();
    for (; !step.done; step = steps.next()) count++;
    expect(step.value).toEqual({ status: 'success', data });
    expect(count).toBeGreaterThan(bytes.length / 200_000);
  });
});
