import { describe, expect, it } from 'vitest';
import {
  addValue,
  compareStaff,
  type PeriodValues,
  type PersonValue,
} from '../../../gateway/reports/compare-periods.ts';
import { readMonthly } from '../../../gateway/upstream/readers/monthly.ts';
import { readStaffSummary } from '../../../gateway/upstream/readers/staff-summary.ts';
import { ValueReader } from '../../../gateway/upstream/readers/value-reader.ts';
import { comparedStaffColumns } from '../../../schema/lists/comparison.ts';
import { staffRecord } from '../../support/staff.ts';

const person = (staffID: string, value: number, more: Record<string, unknown> = {}): PersonValue => ({
  staff: readStaffSummary(staffRecord({ _id: '', staffID, ...more }), new ValueReader('UTC')),
  value,
  isAtLeast: false,
});
/** A period whose list names these people, and everybody else who has as many as `below`, or is `partial`. */
function period(values: readonly PersonValue[], below: number | null = 1, isPartial = false): PeriodValues {
  const people = new Map<string, PersonValue[]>();
  for (const value of values) addValue(people, value);
  return { people, belowOf: () => below, isPartial };
}
const staff = (...values: Parameters<typeof compareStaff>) =>
  compareStaff(...values).map(({ key, earlier, later, difference, change }) => [
    key,
    earlier,
    later,
    difference,
    change,
  ]);

describe('compareStaff', () => {
  it('N-14 tells new, gone, worse, better and same apart, the largest difference first', () => {
    const earlier = period([
      person('gone', 3),
      person('better', 5),
      person('same', 2),
      person('worse', 1),
      person('zero', 0),
    ]);
    const later = period([
      person('better', 4),
      person('same', 2),
      person('worse', 4),
      person('new', 9),
      person('zero', 0),
    ]);
    expect(staff(earlier, later)).toEqual([
      ['new', 0, 9, 9, 'NEW'],
      ['worse', 1, 4, 3, 'WORSE'],
      ['same', 2, 2, 0, 'SAME'],
      ['zero', 0, 0, 0, 'SAME'],
      ['better', 5, 4, -1, 'BETTER'],
      ['gone', 3, 0, -3, 'GONE'],
    ]);
  });

  it('N-14 N-17 shows the other period where one is not known, and claims no change', () => {
    const known = period([person('a', 2), person('b', 3)]);
    expect(staff(null, known)).toEqual([
      ['b', null, 3, null, null],
      ['a', null, 2, null, null],
    ]);
    expect(staff(known, null)[0]).toEqual(['b', 3, null, null, null]);
  });

  it('takes the later record of a person', () => {
    const [row] = compareStaff(
      period([person('a', 1, { serviceCentre: 'Old' })]),
      period([person('a', 1, { serviceCentre: 'New' })]),
    );
    expect(row?.staff.serviceCentre).toBe('New');
  });
});

describe('what a list leaves out', () => {
  const facts = (...values: Parameters<typeof compareStaff>) =>
    compareStaff(...values).map((row) => [
      row.key,
      row.earlierBelow ?? row.earlier,
      row.laterBelow ?? row.later,
      row.difference,
      row.isDifferenceAtLeast,
      row.change,
    ]);

  it('F-107 says of who is not on a report of three days and more that they have fewer than three, not none', () => {
    const earlier = period([person('gone', 5), person('both', 3)], 3);
    const later = period([person('new', 8), person('just', 3), person('both', 4)], 3);
    expect(facts(earlier, later)).toEqual([
      ['new', 3, 8, 6, true, 'NEW'],
      ['both', 3, 4, 1, false, 'WORSE'],
      ['just', 3, 3, 1, true, 'NEW'],
      ['gone', 5, 3, -3, true, 'GONE'],
    ]);
    const { EARLIER, LATER, DIFFERENCE } = comparedStaffColumns;
    const gone = compareStaff(earlier, later).at(-1);
    const texts = gone && [EARLIER, LATER, DIFFERENCE].map(({ value }) => value({ ...gone.staff, ...gone }));
    expect(texts).toEqual([5, '<3', 'at least -3']);
  });

  it('F-107 claims no difference and no change where it may go either way, nor a number where the threshold is not known', () => {
    expect(facts(period([], 5), period([person('a', 3)], 5))).toEqual([['a', 5, 3, null, false, null]]);
    const [row] = compareStaff(period([], null), period([person('a', 3)], null));
    expect(row).toMatchObject({ earlier: null, earlierBelow: null, later: 3, difference: null, change: null });
  });

  it('F-108 shows numbers of a period that lacks days as at least so much, and no change that these days may undo', () => {
    const part = period([person('a', 10), person('b', 50)], 1, true);
    const whole = period([person('a', 40), person('b', 20), person('c', 5)]);
    const rows = compareStaff(part, whole);
    expect(
      rows.map((row) => [row.key, row.earlier, row.isEarlierAtLeast, row.later, row.difference, row.change]),
    ).toEqual([
      ['a', 10, true, 40, null, null],
      ['c', null, false, 5, null, null],
      ['b', 50, true, 20, -30, 'BETTER'],
    ]);
    expect(rows[2]).toMatchObject({ isDifferenceAtLeast: true });
  });

  it('F-103 compares nobody: rows without a staff record are of no person', () => {
    expect(staff(period([person('', 3), person('', 4)]), period([person('', 9), person('a', 1)]))).toEqual([
      ['a', 0, 1, 1, 'NEW'],
    ]);
  });

  it('F-102 tells two people apart who had one staff ID in turn', () => {
    const ada = person('7', 4, { _id: 'one', name: 'Ada Obi' });
    const chidi = person('7', 2, { _id: 'two', name: 'Chidi Eze' });
    expect(staff(period([ada]), period([chidi]))).toEqual([
      ['7', 0, 2, 2, 'NEW'],
      ['7-2', 4, 0, -4, 'GONE'],
    ]);
    expect(staff(period([ada, chidi]), period([chidi]))).toEqual([
      ['7', 2, 2, 0, 'SAME'],
      ['7-2', 4, 0, -4, 'GONE'],
    ]);
  });
});

describe('the rows of two months', () => {
  const of = (_id: unknown, name: string, dateAbsent: readonly string[]) =>
    period(
      readMonthly([{ _id, staffID: '7', name, dateAbsent }], 'dateAbsent', new ValueReader('UTC')).map(
        ({ staff: one, dayCount }) => ({
          staff: one,
          value: dayCount,
          isAtLeast: false,
        }),
      ),
    );

  it('F-102 are of two people where both their ids and their names differ, and else of one', () => {
    const before = of('one', 'Ada Obi', ['2026-10-01', '2026-10-02']);
    const [ada, chidi] = [of('two', 'Ada  obi', ['2026-11-02']), of('two', 'Chidi Eze', ['2026-11-02'])];
    expect(staff(before, ada)).toEqual([['7', 2, 1, -1, 'BETTER']]);
    expect(staff(before, of('one', 'Ada Eze', ['2026-11-02']))).toEqual([['7', 2, 1, -1, 'BETTER']]);
    expect(staff(before, chidi)).toEqual([
      ['7', 0, 1, 1, 'NEW'],
      ['7-2', 2, 0, -2, 'GONE'],
    ]);
    expect(staff(of('7', 'Ada Obi', ['2026-10-01']), of('7', 'Ada Eze', ['2026-11-02']))).toHaveLength(1);
  });
});
