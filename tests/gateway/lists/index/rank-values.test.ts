import { describe, expect, it } from 'vitest';
import { rankSteps } from '../../../../gateway/lists/index/rank-values.ts';
import { textOrder } from '../../../../gateway/lists/index/sort-keys.ts';
import { runAtOnce } from '../../../../gateway/shared/event-loop.ts';
import fc from '../../../support/fast-check.ts';

const name = fc
  .array(fc.constantFrom('a', 'b', 'A', 'à', 'Ọ', 'o', 'ṅ', ' ', '-', "'", '9', '10', '0', 'z', 'ɓ', 'ø'), {
    maxLength: 6,
  })
  .map((letters) => letters.join(''));

const rankValues = (...args: Parameters<typeof rankSteps>) => runAtOnce(rankSteps(...args));

const printable = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place));
/** What people and machines write: every printable sign, long and padded numbers, letters of other alphabets. */
const anything = fc
  .array(
    fc.oneof(
      fc.constantFrom(...printable, 'é', 'Ọ', 'ü', 'ß', 'Å', 'ɗ', 'ø', 'ﬁ', 'о', 'é', '١', '𝒜', '\t', '\u00ad'),
      fc.nat().map(String),
      fc.nat(99).map((number) => `00${number}`),
      fc.bigInt({ min: 10n ** 28n, max: 10n ** 33n }).map(String),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));

const expectCollated = (texts: readonly string[]) => {
  const ranks = rankValues('text', texts);
  const expected = texts.toSorted((a, b) => textOrder.compare(a, b) || (a < b ? -1 : 1));
  expect(expected.map((text) => ranks[texts.indexOf(text)])).toEqual([...expected.keys()]);
};

describe('rankSteps', () => {
  it('orders every sign, number and letter as the collator does', () => {
    expectCollated(printable);
    fc.assert(fc.property(fc.uniqueArray(anything.filter(Boolean), { maxLength: 30 }), expectCollated), {
      numRuns: 2_000,
    });
  });

  it('orders thousands of texts that begin alike', () => {
    const texts = Array.from({ length: 5_000 }, (_, place) => `EE/Office ${(place * 7_919) % 5_000}/${place % 3}`);
    expectCollated([...texts, 'EE/Ọffice 7', 'ee/office 7', '١', 'ﬁ']);
  });

  it('gives a value that comes twice one place', () => {
    expect([...rankValues('text', ['b', 'a', 'b', '', 'A', 'a'])]).toEqual([2, 0, 2, 6, 1, 0]);
  });

  it('orders texts as the collator does', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name.filter(Boolean), { maxLength: 20 }), (texts) => {
        expectCollated(texts);
      }),
      { numRuns: 1_000 },
    );
  });

  it('orders digits by value, then as written', () => {
    expect([...rankValues('text', ['10', '9', '', '009', '100'])]).toEqual([2, 1, 5, 0, 3]);
  });

  it('gives equal instants one place, and none to what is not an instant', () => {
    const instants = ['2026-11-19T08:00:00+01:00', '2026-11-19T07:00:00+00:00', 'soon', '', '2026-11-19T06:00:00Z'];
    expect([...rankValues('timestamp', instants)]).toEqual([1, 1, 5, 5, 0]);
  });

  it('orders numbers by size and No before Yes', () => {
    expect([...rankValues('number', [10, -1, '', 9])]).toEqual([2, 0, 4, 1]);
    expect([...rankValues('yesNo', [true, false])]).toEqual([1, 0]);
  });
});
