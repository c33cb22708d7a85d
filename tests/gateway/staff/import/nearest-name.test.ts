import { describe, expect, it } from 'vitest';
import { createNameSearch, editDistance } from '../../../../gateway/staff/import/nearest-name.ts';
import fc from '../../../support/fast-check.ts';

describe('createNameSearch', () => {
  const search = createNameSearch(['Aba', 'Abakaliki', 'New Owerri', 'Owerri', 'MD/CEO', 'Òkò', 'twin', 'TWIN']);

  it.each([
    ['Aba', 'EXACT', 'Aba'],
    ['ABA ', 'SPELLING', 'Aba'],
    ['new-owerri', 'SPELLING', 'New Owerri'],
    ['MD CEO', 'SPELLING', 'MD/CEO'],
    ['Oko', 'SPELLING', 'Òkò'],
    ['Twin', 'NONE', 'twin'],
    ['Abakalki', 'NONE', 'Abakaliki'],
    ['Owreri', 'NONE', 'Owerri'],
    ['Abakal', 'NONE', 'Abakaliki'],
    ['Lagos', 'NONE', null],
    ['', 'NONE', null],
    ['x'.repeat(500), 'NONE', null],
  ])('finds %s', (value, match, name) => {
    expect(search(value)).toEqual({ match, name });
    expect(search(value)).toEqual({ match, name });
  });

  it('searches no near name any more after five hundred different values', () => {
    const busy = createNameSearch(['Aba']);
    for (let index = 0; index < 500; index += 1) busy(`value ${index}`);
    expect(busy('Abba')).toEqual({ match: 'NONE', name: null });
    expect(busy('aba')).toEqual({ match: 'SPELLING', name: 'Aba' });
  });
});

describe('editDistance', () => {
  it('is a distance', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (left, right) => {
        const distance = editDistance(left, right);
        expect(distance).toBe(editDistance(right, left));
        expect(distance === 0).toBe(left === right);
        expect(distance).toBeLessThanOrEqual(Math.max(left.length, right.length));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(left.length - right.length));
      }),
    );
  });

  it('counts a swap of neighbours once', () => {
    expect([editDistance('Owreri', 'Owerri'), editDistance('Aba', 'Awka'), editDistance('', 'ab')]).toEqual([1, 2, 2]);
  });
});
