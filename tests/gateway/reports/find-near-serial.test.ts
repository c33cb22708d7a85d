import { describe, expect, it } from 'vitest';
import type { LatePerson } from '../../../gateway/days/daily-lists.ts';
import { findNearSerial } from '../../../gateway/reports/serial-lateness.ts';
import { readShifts } from '../../../gateway/upstream/readers/shift.ts';
import { readStaffSummary } from '../../../gateway/upstream/readers/staff-summary.ts';
import { ValueReader } from '../../../gateway/upstream/readers/value-reader.ts';
import fc from '../../support/fast-check.ts';

const shifts = readShifts(
  [1, 2, 3, null].map((serialLatenessThreshold, place) => ({
    _id: String(place),
    name: `Shift ${place}`,
    startTime: '08:00',
    serialLatenessThreshold,
  })),
  new ValueReader('UTC'),
);
const person = (staffID: string, shiftID: string): LatePerson => ({
  staff: readStaffSummary({ staffID, name: staffID }, new ValueReader('UTC')),
  shiftID,
  wall: 0,
  offset: '+01:00',
  localSeconds: [0],
});
/** Who was late on a day, each once, of a shift of that day, which may be unknown; null where the day could not be read. */
const late = fc.option(
  fc
    .uniqueArray(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D', 'E'), fc.integer({ min: 0, max: 4 })), {
      selector: ([staffID]) => staffID,
    })
    .map((people) => people.map(([staffID, shift]) => person(staffID, String(shift)))),
);
const months = fc
  .array(late, { maxLength: 6 })
  .map((days) => days.map((people, place) => [`2026-11-0${place + 1}`, people] as const));

describe('findNearSerial', () => {
  it('F-101 F-103 counts a day once of who is listed twice on it, and no day of nobody', async () => {
    const two = '2';
    const days = [
      ['2026-11-02', [person('A', two), person('A', two), person('', two)]],
      ['2026-11-03', [person('B', two), person('', two), person('B', two)]],
    ] as const;
    const { rows } = await findNearSerial(shifts, [...days, ['2026-11-04', [person('B', two)]]]);
    expect(rows.map(({ key, daysLate }) => [key, daysLate])).toEqual([['B', ['2026-11-03', '2026-11-04']]]);
  });

  it('F-102 tells two people apart who had one staff ID in turn', async () => {
    const of = (id: string, name: string): LatePerson => {
      const late = person('7', '2');
      return { ...late, staff: { ...late.staff, id, name } };
    };
    const days = [
      ['2026-11-02', [of('one', 'Ada Obi')]],
      ['2026-11-03', [of('one', 'Ada Obi')]],
      ['2026-11-04', [of('two', 'Chidi Eze')]],
      ['2026-11-05', [of('two', 'Chidi Eze')]],
    ] as const;
    const { rows } = await findNearSerial(shifts, days);
    expect(rows.map(({ key, staff, daysLate }) => [key, staff.name, daysLate])).toEqual([
      ['7-2', 'Chidi Eze', ['2026-11-04', '2026-11-05']],
      ['7', 'Ada Obi', ['2026-11-02', '2026-11-03']],
    ]);
  });

  it('finds whoever a count of each person by itself finds', async () => {
    await fc.assert(
      fc.asyncProperty(months, async (days) => {
        const found = ['A', 'B', 'C', 'D', 'E'].flatMap((staffID) => {
          const own = days.flatMap(([day, people]) =>
            (people ?? []).filter(({ staff }) => staff.staffID === staffID).map(({ shiftID }) => ({ day, shiftID })),
          );
          const threshold = shifts.find(({ id }) => id === own.at(-1)?.shiftID)?.serialLatenessThreshold ?? null;
          return own.length > 0 ? [{ staffID, daysLate: own.map(({ day }) => day), threshold }] : [];
        });
        const near = found.filter(({ daysLate, threshold }) => daysLate.length + 1 === threshold);
        const { rows, withoutRule } = await findNearSerial(shifts, days);
        expect(rows.map(({ key, daysLate }) => [key, daysLate])).toEqual(
          near
            .toSorted((a, b) => (a.daysLate.at(-1) ?? '').localeCompare(b.daysLate.at(-1) ?? '') * -1)
            .map(({ staffID, daysLate }) => [staffID, daysLate]),
        );
        expect(withoutRule).toBe(found.filter(({ threshold }) => threshold === null).length);
      }),
    );
  });
});
