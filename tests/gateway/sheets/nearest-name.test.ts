import { describe, expect, it } from 'vitest';
import { createNameSearch } from '../../../gateway/sheets/known-names.ts';

describe('createNameSearch', () => {
  const search = createNameSearch([
    'Aba',
    'Abakaliki',
    'New Owerri',
    'Owerri',
    'Yola',
    'MD/CEO',
    'Òkò',
    'twin',
    'TWIN',
  ]);

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
    ['Yloa', 'NONE', 'Yola'],
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
