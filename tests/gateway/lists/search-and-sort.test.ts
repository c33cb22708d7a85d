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

  it('sorts thousands of texts as the collator does, those that are equal to it as they are written', () => {
    const numbered = Array.from(
      { length: 5_000 },
      (_, number) => `EE/Office ${(number * 7_919) % 5_000}/${number % 3}`,
    );
    const texts = [
      ...numbered,
      'EE/Ọffice 7',
      'ee/office 7',
      '١',
      'ﬁ',
      'EE/Office 07',
      '',
      'EE/Office 7/0',
      "EE/Office '7",
    ];
    const { compare } = new Intl.Collator('en', { numeric: true });
    const expected = texts.filter(Boolean).toSorted((a, b) => compare(a, b) || (a < b ? -1 : a > b ? 1 : 0));
    const rows = texts.map((staffID) => attendanceRow({ staff: { staffID } }));
    const sorted = (direction: 'ASC' | 'DESC') => {
      const selection = { orderBy: [{ column: 'STAFF_ID', direction }] } as const;
      return select({ rows }, attendanceColumns, selection).rows.map(({ staff }) => staff.staffID);
    };
    expect(sorted('ASC')).toEqual([...expected, '']);
    expect(sorted('DESC')).toEqual([...expected.toReversed(), '']);
  });
});
