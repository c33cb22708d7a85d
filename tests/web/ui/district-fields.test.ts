import { describe, expect, it } from 'vitest';
import { districts } from '../../../schema/organisation.ts';
import { numberedDistricts } from '../../../web/features/offices/office-list.tsx';
import { centresOf, nextCentre, withCurrent } from '../../../web/people/district-fields.tsx';

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

describe('nextCentre', () => {
  it('R-044 drops a centre that the new district has not, and takes the only one', () => {
    expect(nextCentre(lists, 'Awka', 'Aba')).toBe('');
    expect(nextCentre(lists, 'Awka', 'Amawbia')).toBe('Amawbia');
    expect(nextCentre(lists, 'Obosi', 'Amawbia')).toBe('Obosi');
    expect(nextCentre(lists, '', 'Amawbia')).toBe('');
  });
});

describe('withCurrent', () => {
  it('keeps a stored value that is not offered', () => {
    expect(withCurrent(['Aba'], 'Elsewhere').map(({ value }) => value)).toEqual(['Aba', 'Elsewhere']);
    expect(withCurrent(['Aba'], 'Aba').map(({ value }) => value)).toEqual(['Aba']);
    expect(withCurrent(['Aba'], '').map(({ value }) => value)).toEqual(['Aba']);
  });
});

describe('numberedDistricts', () => {
  it('R-062 numbers nineteen districts from 1', () => {
    expect(numberedDistricts).toHaveLength(19);
    expect(numberedDistricts[0]).toEqual({ value: 'Aba', label: '1. Aba' });
    expect(numberedDistricts[18]).toEqual({ value: 'Trans-Ekulu', label: '19. Trans-Ekulu' });
  });
});
