import { describe, expect, it } from 'vitest';
import { addPerson, countPeople, mayBeOnePerson } from '../../../gateway/days/people.ts';
import type { OfStaff, StaffSummaryRow } from '../../../gateway/upstream/readers/staff-summary.ts';
import fc from '../../support/fast-check.ts';

const nobody: StaffSummaryRow = {
  staffID: '00042',
  name: '',
  district: '',
  serviceCentre: '',
  department: '',
  imageURL: '',
};

describe('people of one staff ID', () => {
  it('are told apart in the same way however many they are', () => {
    const anybody = fc.record({
      id: fc.option(fc.nat(60).map(String), { nil: undefined, freq: 40 }),
      name: fc.nat(60),
    });
    fc.assert(
      fc.property(fc.array(anybody, { minLength: 100, maxLength: 300 }), (drawn) => {
        const rows = drawn.map(({ id, name }): OfStaff => {
          return { staff: { ...nobody, ...(id === undefined ? {} : { id }), name: `Ada ${name}` } };
        });
        const people = new Map<string, OfStaff[]>();
        for (const row of rows) addPerson(people, row, (known) => known);
        const compared: OfStaff[] = [];
        for (const row of rows) {
          if (!compared.some(({ staff }) => mayBeOnePerson(staff, row.staff))) compared.push(row);
        }
        expect(people.get('00042')).toEqual(compared);
      }),
    );
  });

  it('are counted without comparing each with each', () => {
    let reads = 0;
    const people = Array.from({ length: 3_000 }, (_, index) => ({
      ...nobody,
      id: `${index}`,
      get name() {
        reads += 1;
        return `Ada ${index}`;
      },
    }));
    expect(countPeople(people)).toBe(3_000);
    expect(reads).toBeLessThan(100 * 3_000);
  });
});
