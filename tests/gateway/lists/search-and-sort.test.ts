import { describe, expect, it } from 'vitest';
import { isWorkedOut, select } from '../../../gateway/lists/select.ts';
import { type AttendanceRow, attendanceColumns } from '../../../schema/lists/attendance.ts';
import { attendanceRow } from '../../support/attendance-rows.ts';

/** Staff IDs of the rows that a search finds. */
function staffIDs(rows: readonly AttendanceRow[], selection: { readonly search: string }) {
  return select({ rows }, attendanceColumns, selection).rows.map(({ staff }) => staff.staffID);
}

describe('a search and a sort', () => {
  it('R-030 searches every text column without regard to case and accents, and no other', () => {
    const rows = [
      attendanceRow({ staff: { staffID: '1', name: 'Ọlá Nwankwọ' } }),
      attendanceRow({ staff: { staffID: '2', department: 'OLA House' } }),
      attendanceRow({ staff: { staffID: '3' }, imageURL: 'http://images.test/ola.png' }),
    ];
    expect(staffIDs(rows, { search: ' ola ' })).toEqual(['1', '2']);
    expect(staffIDs(rows, { search: 'nwankwo' })).toEqual(['1']);
    expect(staffIDs(rows, { search: '  ' })).toEqual(['1', '2', '3']);
  });

  it('F-31 finds rows that hold every word of a search, in any order and over several columns', () => {
    const rows = [
      attendanceRow({ staff: { staffID: '1', name: 'Nkechi Udeze', district: 'Awka' } }),
      attendanceRow({ staff: { staffID: '2', name: 'Nkechi Obi', district: 'Awka' } }),
    ];
    expect(staffIDs(rows, { search: 'Udeze Nkechi' })).toEqual(['1']);
    expect(staffIDs(rows, { search: ' udezé  awka nkechi ' })).toEqual(['1']);
    expect(staffIDs(rows, { search: 'awka nkechi' })).toEqual(['1', '2']);
    expect(staffIDs(rows, { search: 'Udeze Obi' })).toEqual([]);
  });

  it('is known to be worked out once somebody has asked for it, and so are all rows as they are', () => {
    const rows = [attendanceRow({ staff: { staffID: '1', name: 'Ada Obi' } })];
    const asked = { search: 'ada', orderBy: [{ column: 'NAME', direction: 'ASC' }] } as const;
    const known = () => [asked, { search: 'obi' }, {}].map((choice) => isWorkedOut(rows, attendanceColumns, choice));
    expect(known()).toEqual([false, false, true]);
    select({ rows }, attendanceColumns, asked);
    expect(known()).toEqual([true, false, true]);
  });
});
