import { describe, expect, it } from 'vitest';
import { districts } from '../../../schema/organisation.ts';
import { centresOf, withCurrent } from '../../../web/people/district-fields.tsx';

const lists = {
  districts,
  serviceCentres: [
    { district: 'Awka', centres: ['Amawbia', 'Awka'] },
    { district: 'Obosi', centres: ['Obosi'] },
  ],
};

describe('centresOf', () => {
  it('R-044 offers the centres of the district, its own name where none are known', () => {
    expect(centresOf(lists, 'Awka')).toEqual(['Amawbia', 'Awka']);
    expect(centresOf(lists, 'Obosi')).toEqual(['Obosi']);
    expect(centresOf({ districts, serviceCentres: [] }, 'Aba')).toEqual(['Aba']);
    expect(centresOf(lists, '')).toEqual([]);
  });

  it('A-04 offers the centres of all districts where the district has none', () => {
    const all = ['Amawbia', 'Awka', 'Obosi'];
    expect(centresOf(lists, 'Elsewhere')).toEqual(all);
    const serviceCentres = [...lists.serviceCentres, { district: 'Orlu', centres: [] }];
    expect(centresOf({ districts, serviceCentres }, 'Orlu')).toEqual(all);
  });
});

describe('withCurrent', () => {
  it('keeps a stored value that is not offered', () => {
    expect(withCurrent(['Aba'], 'Elsewhere').map(({ value }) => value)).toEqual(['Aba', 'Elsewhere']);
    expect(withCurrent(['Aba'], 'Aba').map(({ value }) => value)).toEqual(['Aba']);
    expect(withCurrent(['Aba'], '').map(({ value }) => value)).toEqual(['Aba']);
  });
});
