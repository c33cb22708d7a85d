import { describe, expect, it } from 'vitest';
import { parseOutline } from '../../../gateway/upstream/pages.ts';
import fc from '../../support/fast-check.ts';

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

/** Makes a body large, so that its list is looked for. */
const padding = ' '.repeat(5_000);

/** What an outline says of a body beside its list, and what the body says. */
function both(text: string) {
  const { envelope, isWhole } = parseOutline(Buffer.from(text + padding));
  const whole: unknown = JSON.parse(text);
  if (isWhole) return [envelope, whole];
  const without = (value: unknown) => ({
    ...(value as object),
    data: Array.isArray((value as { data?: unknown }).data),
  });
  return [without(envelope), without(whole)];
}

describe('parseOutline', () => {
  it('F-01 says of any body what JSON.parse does, but for the list of a large one', { tags: 'nightly' }, () => {
    fc.assert(
      fc.property(fc.oneof(envelope, anyValue), fc.constantFrom(0, 1), (value, indent) => {
        const [outline, whole] = both(JSON.stringify(value, null, indent));
        expect(outline).toEqual(whole);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    '{"data":[{"a":1},{"a":2}],"data":[{"a":3},{"a":4}]}',
    '{"data":{"data":[{"a":1},{"a":2}]}}',
    '{"data":[[{"a":1},{"a":2}]]}',
    '{"message":"[{","data":[{"a":"},{"},{"a":2}],"more":[{"a":1}]}',
    '{"links":[{"a":1}],"data":[{"a":[{"b":1}]},{"a":[{"b":2}]}],"total":9,"more":[{"a":1}],"notes":[{"b":[{}]}]}',
  ])('says of %s what JSON.parse does', (text) => {
    const [outline, whole] = both(text);
    expect(outline).toEqual(whole);
  });

  it('leaves the rows of a large list out, and is null for what is not JSON', () => {
    const body = { status: 'success', count: 2, data: [{ a: 1 }, { a: 2 }] };
    expect(parseOutline(Buffer.from(JSON.stringify(body) + padding))).toMatchObject({
      isWhole: false,
      envelope: { status: 'success', count: 2 },
    });
    expect(parseOutline(Buffer.from(JSON.stringify(body)))).toEqual({ isWhole: true, envelope: body });
    expect(parseOutline(Buffer.from('<html>'))).toEqual({ isWhole: true, envelope: null });
  });
});
