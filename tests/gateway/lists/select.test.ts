import { describe, expect, it } from 'vitest';
import { isWorkedOut, select } from '../../../gateway/lists/select.ts';
import { checkSelection, type Selection } from '../../../gateway/lists/selection.ts';
import { type AttendanceColumnName, type AttendanceRow, attendanceColumns } from '../../../schema/lists/attendance.ts';
import type { Columns } from '../../../schema/lists/column.ts';
import { reconciledStaffColumns } from '../../../schema/lists/reconciliation.ts';
import { userColumns } from '../../../schema/lists/users.ts';
import { attendanceRow } from '../../support/attendance-rows.ts';
import fc from '../../support/fast-check.ts';
import { anyRow, anySelection, naiveSelect } from '../../support/random-selections.ts';

type Ask = Selection<AttendanceColumnName>;

const staffIDs = async (rows: readonly AttendanceRow[], selection: Ask) =>
  (await select({ rows }, attendanceColumns, selection)).rows.map((row) => row.staff.staffID);

const withIDs = (...ids: string[]) => ids.map((staffID) => attendanceRow({ staff: { staffID } }));

interface Tally {
  readonly days: number | '';
  readonly day: string;
}
const tallyColumns: Columns<'DAYS' | 'DAY', Tally> = {
  DAYS: { header: 'Days', kind: 'number', value: (row) => row.days },
  DAY: { header: 'Day', kind: 'longDate', value: (row) => row.day },
};
const tallies: readonly Tally[] = [
  { days: 10, day: '2026-11-02' },
  { days: '', day: '' },
  { days: 9, day: '2026-10-30' },
  { days: -1, day: '2026-11-30' },
];
const daysOf = async (selection: Selection<'DAYS' | 'DAY'>) =>
  (await select({ rows: tallies }, tallyColumns, selection)).rows.map((row) => row.days);

describe('a range of texts', () => {
  const columns: Columns<'NAME', string> = { NAME: { header: 'Name', kind: 'text', value: (name) => name } };
  const order = new Intl.Collator('en', { numeric: true });
  const text = fc.oneof(
    fc.string({ maxLength: 4, unit: fc.constantFrom('a', 'A', 'á', 'b', '0', '1', '9', ' ', '-', 'ж', 'ọ') }),
    fc.string({ maxLength: 6 }),
  );

  it('S21 has those that lie within by alphabet and number, rows without a text left out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 40 }), fc.option(text), fc.option(text), async (rows, from, to) => {
        const expected = rows.filter(
          (name) =>
            (from === null && to === null) ||
            (name !== '' &&
              (from === null || order.compare(name, from) >= 0) &&
              (to === null || order.compare(name, to) <= 0)),
        );
        expect((await select({ rows }, columns, { where: [{ column: 'NAME', from, to }] })).rows).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});

describe('select', () => {
  it('answers the whole list, the same array, when nothing is asked', async () => {
    const rows = withIDs('2', '1');
    expect(await select({ rows }, attendanceColumns, {})).toEqual({ rows, totalCount: 2, end: 2 });
    expect((await select({ rows }, attendanceColumns, {})).rows).toBe(rows);
  });

  it('R-030 filters by the shown text, by a part of it, and by several conditions together', async () => {
    const rows = [
      attendanceRow({ staff: { staffID: '1' }, isImageRecognised: false }),
      attendanceRow({ staff: { staffID: '2', district: 'Aba' }, isImageRecognised: null }),
      attendanceRow({ staff: { staffID: '3' } }),
    ];
    expect(await staffIDs(rows, { where: [{ column: 'FLAG', in: ['Yes'] }] })).toEqual(['1', '2']);
    expect(await staffIDs(rows, { where: [{ column: 'DISTRICT', in: ['aba'] }] })).toEqual([]);
    expect(await staffIDs(rows, { where: [{ column: 'FLAG', in: [] }] })).toEqual([]);
    expect(await staffIDs(rows, { where: [{ column: 'ATTENDANCE_DATE', contains: '7:08:37 AM' }] })).toHaveLength(3);
    const both: Ask['where'] = [
      { column: 'FLAG', in: ['Yes'] },
      { column: 'DISTRICT', contains: 'ABA' },
    ];
    expect(await staffIDs(rows, { where: both })).toEqual(['2']);
    expect(await staffIDs(rows, { where: [{ column: 'DISTRICT', in: null, contains: null }] })).toHaveLength(3);
  });

  it('takes times of day of columns that hold nothing else, but no time that is added to another', async () => {
    const clocks = ['07:00:00', '+00:15:00', '', '13:00:00'].map((clock) => ({ clock }));
    const columns: Columns<'CLOCK', { readonly clock: string }> = {
      CLOCK: { header: 'Clock', kind: 'timeOfDay', value: (row) => row.clock },
    };
    const from = (fromTime: string, toTime: string) =>
      select({ rows: clocks }, columns, { where: [{ column: 'CLOCK', fromTime, toTime }] });
    expect((await from('00:00:00', '12:00:00')).rows).toEqual([{ clock: '07:00:00' }]);
    expect((await from('12:30:00', '06:00:00')).rows).toEqual([{ clock: '13:00:00' }]);
  });

  it('compares numbers as numbers, days as days and texts naturally', async () => {
    expect(await daysOf({ where: [{ column: 'DAYS', from: '9', to: '10' }] })).toEqual([10, 9]);
    expect(await daysOf({ where: [{ column: 'DAY', from: '2026-11-01', to: '2026-11-30' }] })).toEqual([10, -1]);
    expect(
      await staffIDs(withIDs('00009', '10', '11', 'x'), { where: [{ column: 'STAFF_ID', from: '9', to: '10' }] }),
    ).toEqual(['00009', '10']);
  });

  it('sorts IDs naturally and names by alphabet, whatever their case and accents', async () => {
    const ids = withIDs('00123', '9', 'A10', 'A9', '124');
    expect(await staffIDs(ids, { orderBy: [{ column: 'STAFF_ID' }] })).toEqual(['9', '00123', '124', 'A9', 'A10']);
    expect(await staffIDs(withIDs('10', '2', '010'), { orderBy: [{ column: 'STAFF_ID' }] })).toEqual([
      '2',
      '010',
      '10',
    ]);
    const names = ['Obi', 'ada', 'Ọla', 'Zed', 'Okeke'].map((name) =>
      attendanceRow({ staff: { name, staffID: name } }),
    );
    const byName: Ask['orderBy'] = [{ column: 'NAME', direction: 'ASC' }];
    expect(await staffIDs(names, { orderBy: byName })).toEqual(['ada', 'Obi', 'Okeke', 'Ọla', 'Zed']);
  });

  it('puts rows without a value last in both directions', async () => {
    expect(await daysOf({ orderBy: [{ column: 'DAYS', direction: 'ASC' }] })).toEqual([-1, 9, 10, '']);
    expect(await daysOf({ orderBy: [{ column: 'DAYS', direction: 'DESC' }] })).toEqual([10, 9, -1, '']);
    expect(await daysOf({ orderBy: [{ column: 'DAY', direction: 'DESC' }] })).toEqual([-1, 10, 9, '']);
  });

  it.each<[Ask, string]>([
    [{ first: 201 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ offset: -1 }, 'offset'],
    [{ where: [{ column: 'FLAG' }, { column: 'ATTENDANCE_DATE', from: '2026-02-30' }] }, 'where.1.from'],
    [{ where: [{ column: 'ATTENDANCE_DATE', to: 'yesterday' }] }, 'where.0.to'],
    [{ where: [{ column: 'toString' as AttendanceColumnName }] }, 'where.0.column'],
    [{ where: [{}] }, 'where.0'],
    [{ where: [{ in: ['Ada'] }] }, 'where.0.column'],
    [{ where: [{ not: { contains: 'a' } }] }, 'where.0.not.column'],
    [{ where: [{ column: 'NAME', fromTime: '07:00:00' }] }, 'where.0.fromTime'],
    [{ where: [{ anyOf: [{ column: 'NAME' }, { column: 'FLAG', in: ['yes'] }] }] }, 'where.0.anyOf.1.in'],
    [{ where: [{ allOf: [{ column: 'ATTENDANCE_DATE', to: 'now' }] }] }, 'where.0.allOf.0.to'],
    [{ where: [{ anyOf: Array(20).fill({ column: 'NAME' }) }] }, 'where'],
    [{ where: [{ not: { not: { not: { not: { not: { column: 'NAME' } } } } } }] }, 'where.0.not.not.not.not.not'],
    [{ orderBy: [{ column: 'SALARY' as AttendanceColumnName }] }, 'orderBy.0.column'],
  ])('refuses %j and names %s', async (selection, field) => {
    const refused = expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', field } });
    expect(() => checkSelection(attendanceColumns, selection)).toThrow(refused);
  });

  it('refuses a bound of a number column that is not a number', async () => {
    const refused = expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', field: 'where.0.from' } });
    for (const from of ['many', ' '])
      expect(() => checkSelection(tallyColumns, { where: [{ column: 'DAYS', from }] })).toThrow(refused);
  });

  it('works an order out once, however often the list is asked', async () => {
    let reads = 0;
    const counted: Columns<'DAYS', Tally> = {
      DAYS: {
        header: 'Days',
        kind: 'number',
        value: (row) => {
          reads++;
          return row.days;
        },
      },
    };
    const list = { rows: [...tallies] };
    const first = await select(list, counted, { orderBy: [{ column: 'DAYS' }], first: 2 });
    const before = reads;
    await select(list, counted, { orderBy: [{ column: 'DAYS' }], first: 2, offset: 2 });
    expect(await select(list, counted, { orderBy: [{ column: 'DAYS' }], first: 2 })).toEqual(first);
    expect(reads).toBe(before);
  });

  it('answers as a plain reference does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRow, { maxLength: 30 }),
        fc.array(anySelection, { maxLength: 4 }),
        async (rows, selections) => {
          for (const selection of selections) {
            expect(await select({ rows }, attendanceColumns, selection)).toEqual(naiveSelect(rows, selection));
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a search and a sort', () => {
  it('R-030 searches every text column without regard to case and accents, and no other', async () => {
    const rows = [
      attendanceRow({ staff: { staffID: '1', name: 'Ọlá Nwankwọ' } }),
      attendanceRow({ staff: { staffID: '2', department: 'OLA House' } }),
      attendanceRow({ staff: { staffID: '3' }, imageURL: 'http://images.test/ola.png' }),
    ];
    expect(await staffIDs(rows, { search: ' ola ' })).toEqual(['1', '2']);
    expect(await staffIDs(rows, { search: 'nwankwo' })).toEqual(['1']);
    expect(await staffIDs(rows, { search: '  ' })).toEqual(['1', '2', '3']);
  });

  it('F-31 finds rows that hold every word of a search, in any order and over several columns', async () => {
    const rows = [
      attendanceRow({ staff: { staffID: '1', name: 'Nkechi Udeze', district: 'Awka' } }),
      attendanceRow({ staff: { staffID: '2', name: 'Nkechi Obi', district: 'Awka' } }),
    ];
    expect(await staffIDs(rows, { search: 'Udeze Nkechi' })).toEqual(['1']);
    expect(await staffIDs(rows, { search: ' udezé  awka nkechi ' })).toEqual(['1']);
    expect(await staffIDs(rows, { search: 'awka nkechi' })).toEqual(['1', '2']);
    expect(await staffIDs(rows, { search: 'Udeze Obi' })).toEqual([]);
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

const refusal = (field: string, message: string) =>
  expect.objectContaining({ message, extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', field }) });

describe('checkSelection', () => {
  it('F-26 refuses a value that a column of a fixed set cannot have, and names the set', () => {
    expect(() => checkSelection(userColumns, { where: [{ column: 'ROLE', in: ['user', 'ADMIN'] }] })).toThrow(
      refusal('where.0.in', '"ADMIN" is not a value of Role; use "admin", "management", "user", "".'),
    );
    expect(() => checkSelection(userColumns, { where: [{ column: 'IS_ACTIVE', in: ['true'] }] })).toThrow(
      refusal('where.0.in', '"true" is not a value of IsActive; use "Yes", "No".'),
    );
    expect(() =>
      checkSelection(attendanceColumns, { where: [{ column: 'ATTENDANCE_MODE', in: ['SIGNED_IN'] }] }),
    ).toThrow(refusal('where.0.in', '"SIGNED_IN" is not a value of Attendance Mode; use "Signed in", "Signed out".'));
    expect(() => checkSelection(reconciledStaffColumns, { where: [{ column: 'LISTED_ABSENT', in: ['yes'] }] })).toThrow(
      refusal('where.0.in', '"yes" is not a value of Listed Absent; use "Yes", "No", "".'),
    );
  });

  it('F-26 takes every value of the set, no value at all, and any value of other columns', () => {
    const where = [
      { column: 'ROLE' as const, in: ['admin', 'management', 'user', ''] },
      { column: 'IS_ACTIVE' as const, in: [] },
      { column: 'DISTRICT' as const, in: ['Nowhere'] },
      { column: 'ROLE' as const, in: null },
    ];
    expect(() => checkSelection(userColumns, { where })).not.toThrow();
  });
});
