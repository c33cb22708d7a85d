import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankSteps, textOrder } from '../../../gateway/lists/rank-values.ts';
import { runAtOnce } from '../../../gateway/yield-turn.ts';

const name = fc
  .array(fc.constantFrom('a', 'b', 'A', 'à', 'Ọ', 'o', 'ṅ', ' ', '-', "'", '9', '10', '0', 'z', 'ɓ', 'ø'), {
    maxLength: 6,
  })
  .map((letters) => letters.join(''));

const rankValues = (...args: Parameters<typeof rankSteps>) => runAtOnce(rankSteps(...args));

describe('rankSteps', () => {
  it('orders texts as the collator does', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name.filter(Boolean), { maxLength: 20 }), (texts) => {
        const ranks = rankValues('text', texts);
        const expected = texts.toSorted((a, b) => textOrder.compare(a, b) || (a < b ? -1 : 1));
        expect(expected.map((text) => ranks[texts.indexOf(text)])).toEqual([...expected.keys()]);
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
