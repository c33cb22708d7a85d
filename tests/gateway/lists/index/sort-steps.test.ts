import { describe, expect, it } from 'vitest';
import { sortSteps } from '../../../../gateway/lists/index/sort-steps.ts';
import { runAtOnce } from '../../../../gateway/shared/event-loop.ts';
import fc from '../../../support/fast-check.ts';

describe('sortSteps', () => {
  it('sorts as toSorted does, and leaves equal items as they stood', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_000 }), fc.integer({ min: 1, max: 50 }), fc.nat(), (length, distinct, seed) => {
        const items = Array.from({ length }, (_, place) => ({ key: (place * 7_919 + seed) % distinct, place }));
        const order = (one: { key: number }, other: { key: number }) => one.key - other.key;
        expect(runAtOnce(sortSteps(items, order)).map(({ place }) => place)).toEqual(
          items.toSorted(order).map(({ place }) => place),
        );
      }),
      { numRuns: 60 },
    );
  });
});
