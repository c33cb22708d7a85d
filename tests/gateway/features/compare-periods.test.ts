import { describe, expect, it } from 'vitest';
import { compareGroups, compareStaff, type PersonValue } from '../../../gateway/features/compare-periods.ts';
import { readStaffSummary } from '../../../gateway/rest/staff-summary.ts';
import { runAtOnce } from '../../../gateway/yield-turn.ts';
import fc from '../../support/fast-check.ts';
import { staffRecord } from '../../support/staff.ts';

const person = (staffID: string, value: number, serviceCentre = 'Awka'): [string, PersonValue] => [
  staffID,
  { staff: readStaffSummary(staffRecord({ staffID, serviceCentre })), value },
];
const staff = (...values: Parameters<typeof compareStaff>) =>
  runAtOnce(compareStaff(...values)).map(({ key, earlier, later, difference, change }) => [
    key,
    earlier,
    later,
    difference,
    change,
  ]);

describe('compareStaff', () => {
  it('N-14 tells new, gone, worse, better and same apart, the largest difference first', () => {
    const earlier = new Map([
      person('gone', 3),
      person('better', 5),
      person('same', 2),
      person('worse', 1),
      person('none', 0),
    ]);
    const later = new Map([
      person('better', 4),
      person('same', 2),
      person('worse', 4),
      person('new', 9),
      person('none', 0),
    ]);
    expect(staff(earlier, later)).toEqual([
      ['new', 0, 9, 9, 'NEW'],
      ['worse', 1, 4, 3, 'WORSE'],
      ['same', 2, 2, 0, 'SAME'],
      ['none', 0, 0, 0, 'SAME'],
      ['better', 5, 4, -1, 'BETTER'],
      ['gone', 3, 0, -3, 'GONE'],
    ]);
  });

  it('N-14 N-17 shows the other period where one is not known, and claims no change', () => {
    const known = new Map([person('a', 2), person('b', 3)]);
    expect(staff(null, known)).toEqual([
      ['b', null, 3, null, null],
      ['a', null, 2, null, null],
    ]);
    expect(staff(known, null)[0]).toEqual(['b', 3, null, null, null]);
  });

  it('takes the later record of a person', () => {
    const [row] = runAtOnce(compareStaff(new Map([person('a', 1, 'Old')]), new Map([person('a', 1, 'New')])));
    expect(row?.staff.serviceCentre).toBe('New');
  });
});

describe('compareGroups', () => {
  it('N-14 counts people where their record of the period has them', () => {
    const earlier = new Map([person('a', 2, 'Zik'), person('b', 1, 'Zik'), person('c', 5, '')]);
    const later = new Map([person('a', 4, 'Awka'), person('b', 1, 'Zik')]);
    expect(runAtOnce(compareGroups(earlier, later, 'SERVICE_CENTRE'))).toEqual([
      {
        key: 'Awka',
        name: 'Awka',
        earlierPeople: 0,
        laterPeople: 1,
        earlier: 0,
        later: 4,
        difference: 4,
        change: 'NEW',
      },
      {
        key: 'Zik',
        name: 'Zik',
        earlierPeople: 2,
        laterPeople: 1,
        earlier: 3,
        later: 1,
        difference: -2,
        change: 'BETTER',
      },
      { key: '', name: '', earlierPeople: 1, laterPeople: 0, earlier: 5, later: 0, difference: -5, change: 'GONE' },
    ]);
  });

  it('N-14 sums up to what the people come to, by every group', () => {
    const values = fc.array(
      fc.record({
        id: fc.nat({ max: 60 }),
        value: fc.nat({ max: 31 }),
        centre: fc.constantFrom('', 'Aba', 'Awka', 'Zik'),
      }),
      { maxLength: 80 },
    );
    const mapOf = (people: { id: number; value: number; centre: string }[]) =>
      new Map(people.map(({ id, value, centre }) => person(String(id), value, centre)));
    const sum = (numbers: (number | null)[]) => numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
    fc.assert(
      fc.property(values, values, (one, other) => {
        const [earlier, later] = [mapOf(one), mapOf(other)];
        const people = runAtOnce(compareStaff(earlier, later));
        expect(people).toHaveLength(new Set([...earlier.keys(), ...later.keys()]).size);
        for (const by of ['SERVICE_CENTRE', 'DISTRICT', 'DEPARTMENT'] as const) {
          const groups = runAtOnce(compareGroups(earlier, later, by));
          for (const side of ['earlier', 'later', 'difference'] as const) {
            expect(sum(groups.map((row) => row[side]))).toBe(sum(people.map((row) => row[side])));
          }
          expect(sum(groups.map((row) => row.laterPeople))).toBe(later.size);
          expect(sum(groups.map((row) => row.earlierPeople))).toBe(earlier.size);
        }
      }),
    );
  });
});
