import { describe, expect, it } from 'vitest';
import { describeLateness, groupLetters, type Letter } from '../../../web/features/letters/letter-groups.ts';

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
