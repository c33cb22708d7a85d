import { describe, expect, it } from 'vitest';
import { readAttendance } from '../../../../gateway/upstream/readers/attendance.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';
import fc from '../../../support/fast-check.ts';

const key = 'A-SIGNED_IN-2026-11-19T08:00:00+01:00';
const staffIDs = ['A', 'B', '', 'A-2', 'T', `${key}-2`, 'A-SIGNED_IN-', 'A-SIGNED_OUT', '__proto__', 'constructor', 7];
/** Somebody of the same list with a time. */
const other = { staffID: 'other', mode: 'signedIn', attendanceDate: '2026-11-19T08:00:00' };

const records = fc.array(
  fc.record({
    staffID: fc.constantFrom(...staffIDs),
    mode: fc.constantFrom('signedIn', 'signedOut', null),
    attendanceDate: fc.constantFrom(
      '2026-11-19T07:00:00.000Z',
      '2026-11-19T07:00:59Z',
      '2026-11-19T22:59:59Z',
      '2026-11-19T23:00:00Z',
      '2026-11-20',
      'no date',
      null,
    ),
  }),
  { maxLength: 40 },
);
const zone = fc.constantFrom('Africa/Lagos', 'UTC', 'America/New_York', 'Asia/Kolkata');

describe('readAttendance', () => {
  it('A-33 F-101 F-103 marks all records of a person, mode and day but the earliest, in any order', () => {
    fc.assert(
      fc.property(records, zone, (data, timeZone) => {
        const rows = readAttendance([other, ...data], 'SIGNED_IN', new ValueReader(timeZone));
        const facts = rows.map((row) => [row.staff.staffID, row.mode, row.attendanceDate?.slice(0, 10)].join('\n'));
        const times = rows.map(({ attendanceDate }) => Date.parse(attendanceDate ?? '') || 0);
        const isAfter = (place: number, other: number) =>
          facts[other] === facts[place] &&
          ((times[other] ?? 0) < (times[place] ?? 0) || (times[other] === times[place] && other < place));
        expect(rows.map(({ isRepeated }) => isRepeated)).toEqual(
          facts.map((fact, place) => !fact.startsWith('\n') && facts.some((_, other) => isAfter(place, other))),
        );
      }),
    );
  });
});
