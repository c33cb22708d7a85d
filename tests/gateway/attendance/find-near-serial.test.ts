import { describe, expect, it } from 'vitest';
import type { LatePerson } from '../../../gateway/attendance/days/daily-lists.ts';
import { addDay, countDays, findNearSerial } from '../../../gateway/attendance/find-near-serial.ts';
import { readShifts } from '../../../gateway/upstream/readers/shift.ts';
import { readStaffSummary } from '../../../gateway/upstream/readers/staff-summary.ts';
import fc from '../../support/fast-check.ts';

const shifts = readShifts(
  [1, 2, 3, null].map((serialLatenessThreshold, place) => ({
    _id: String(place),
    name: `Shift ${place}`,
    startTime: '08:00',
    serialLatenessThreshold,
  })),
);
const person = (staffID: string, shiftID: string): LatePerson => ({
  staff: readStaffSummary({ staffID, name: staffID }),
  shiftID,
  wall: 0,
  offset: '+01:00',
  walls: [0],
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
    expect(countDays(shifts, [days[0]]).people.get('A')?.daysLate).toEqual(['2026-11-02']);
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

  it('finds by the last day what all days counted anew come to', async () => {
    await fc.assert(
      fc.asyncProperty(months, async (days) => {
        const { rows, withoutRule } = countDays(shifts, days);
        expect(await findNearSerial(shifts, days)).toMatchObject({ rows, withoutRule });
      }),
    );
  });

  it('counts the days before the last once, however often that changes', async () => {
    const reads: string[] = [];
    const watched = [person('A', '2')];
    const past = new Proxy(watched, {
      get: (target, name, receiver) => {
        if (name === Symbol.iterator) reads.push('past');
        return Reflect.get(target, name, receiver);
      },
    });
    for (const people of [[person('B', '2')], [person('A', '2')], [person('C', '2')]]) {
      const last = ['2026-11-02', people] as const;
      const days = [['2026-11-01', past] as const, last];
      expect(await findNearSerial(shifts, days)).toEqual(addDay(countDays(shifts, [['2026-11-01', watched]]), last));
    }
    expect(reads).toHaveLength(1);
  });
});
