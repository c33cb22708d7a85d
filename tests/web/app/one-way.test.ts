import { describe, expect, it } from 'vitest';
import { findCircle } from '../../../web/build/one-way.ts';

const circleOf = (imports: Record<string, readonly string[]>) => findCircle(new Map(Object.entries(imports)));

describe('findCircle', () => {
  it('finds files that need each other, also around others, and none where two need the same', () => {
    expect(circleOf({ start: ['a', 'b'], a: ['c'], b: ['c'], c: [] })).toBeNull();
    expect(circleOf({ start: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
    expect(circleOf({ one: ['one'] })).toEqual(['one', 'one']);
  });
});
