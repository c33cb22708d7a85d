import { describe, expect, it } from 'vitest';
import {
  describeLateness,
  describePack,
  groupLetters,
  type Letter,
  planPacks,
} from '../../../web/features/letters/letter-groups.ts';

const letter = (key: string, serviceCentre: string): Letter => ({
  key,
  staff: { staffID: key, personID: null, name: key, district: 'Awka', serviceCentre, department: 'ICT' },
  reference: 'LATE/2026-11/1',
  date: '2026-11-20',
  title: 'Notice',
  paragraphs: [],
  days: [],
  signatures: [],
  record: null,
});

describe('groupLetters', () => {
  it("N-19 puts letters by service centre in the order of names, keeps the list's order within one, and no centre last", () => {
    const letters = [
      letter('1', 'Zik'),
      letter('2', ''),
      letter('3', 'Awka 10'),
      letter('4', 'Awka 2'),
      letter('5', ' Zik '),
    ];
    expect(groupLetters(letters).map(({ centre, letters }) => [centre, letters.map(({ key }) => key)])).toEqual([
      ['Awka 2', ['4']],
      ['Awka 10', ['3']],
      ['Zik', ['1', '5']],
      ['Without a service centre', ['2']],
    ]);
  });
});

describe('describeLateness', () => {
  it('names minutes, less than one, and nothing unknown', () => {
    expect([40, 0, 1_200, null].map(describeLateness)).toEqual(['40 min', 'under 1 min', '1,200 min', null]);
  });
});

const centres = (...counts: readonly (readonly [string, number])[]) =>
  counts.map(([value, count]) => ({ value, count }));

describe('planPacks', () => {
  it('N-22 puts all into one pack where they fit, centres by name and those without one last', () => {
    expect(planPacks(centres(['', 1], ['Zik', 2], ['Awka 10', 3], ['Awka 2', 4]), 200)).toEqual([
      { centres: ['Awka 2', 'Awka 10', 'Zik', ''], count: 10, offset: 0 },
    ]);
    expect(planPacks([], 200)).toEqual([]);
  });

  it('N-22 never divides a centre that fits into a pack', () => {
    expect(planPacks(centres(['A', 150], ['B', 60], ['C', 140], ['D', 200]), 200)).toEqual([
      { centres: ['A'], count: 150, offset: 0 },
      { centres: ['B', 'C'], count: 200, offset: 0 },
      { centres: ['D'], count: 200, offset: 0 },
    ]);
  });

  it('N-22 gives a larger centre packs of its own', () => {
    const packs = planPacks(centres(['A', 10], ['B', 450], ['C', 5]), 200);
    expect(packs).toEqual([
      { centres: ['A'], count: 10, offset: 0 },
      { centres: ['B'], count: 200, offset: 0, isPart: true },
      { centres: ['B'], count: 200, offset: 200, isPart: true },
      { centres: ['B'], count: 50, offset: 400, isPart: true },
      { centres: ['C'], count: 5, offset: 0 },
    ]);
    expect(packs.map((pack) => describePack(pack))).toEqual([
      'A',
      'B, 1 to 200',
      'B, 201 to 400',
      'B, 401 to 450',
      'C',
    ]);
  });
});
