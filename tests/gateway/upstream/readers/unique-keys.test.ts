import { describe, expect, it } from 'vitest';
import { createKeys } from '../../../../gateway/upstream/read.ts';
import fc from '../../../support/fast-check.ts';

describe('createKeys', () => {
  it('numbers what repeats', () => {
    expect(['a', 'b', 'a', 'a', ''].map(createKeys())).toEqual(['a', 'b', 'a-2', 'a-3', '']);
  });

  it('steps aside for a key that looks numbered', () => {
    expect(['a-2', 'a', 'a', 'a', 'a-2'].map(createKeys())).toEqual(['a-2', 'a', 'a-3', 'a-4', 'a-2-2']);
  });

  it('makes keys that are stable and never equal', () => {
    const wanted = fc.array(fc.stringMatching(/^(a|b)?(-[2-4]){0,2}$/), { maxLength: 40 });
    fc.assert(
      fc.property(wanted, (names) => {
        const keys = names.map(createKeys());
        expect(new Set(keys).size).toBe(names.length);
        expect(names.map(createKeys())).toEqual(keys);
      }),
    );
  });
});
