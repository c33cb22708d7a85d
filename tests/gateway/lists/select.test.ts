import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../gateway/lists/fold.ts';
import { select } from '../../../gateway/lists/select.ts';
import type { Selection } from '../../../gateway/lists/selection.ts';
import {
  type AttendanceColumnName,
  type AttendanceRow,
  attendanceColumns,
} from '../../../schema/columns/attendance.ts';
import type { CellValue, Columns } from '../../../schema/columns/column.ts';
import { formatCell } from '../../../schema/format.ts';
import { attendanceRow } from '../../support/attendance-rows.ts';

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

describe('select', () => {
  it('answers the whole list, the same array, when nothing is asked', async () => {
    const rows = withIDs('2', '1');
    expect(await select({ rows }, attendanceColumns, {})).toEqual({ rows, totalCount: 2 });
    expect((await select({ rows }, attendanceColumns, {})).rows).toBe(rows);
  });

  it('cuts a page and counts all that pass', async () => {
    const rows = withIDs('a1', 'a2', 'b3', 'a4', 'a5');
    const page = await select({ rows }, attendanceColumns, { search: 'a', first: 2, offset: 1 });
    expect(page.totalCount).toBe(5);
    expect(await staffIDs(rows, { where: [{ column: 'STAFF_ID', contains: 'A' }], first: 2, offset: 1 })).toEqual([
      'a2',
      'a4',
    ]);
    expect(await staffIDs(rows, { first: 2, offset: 4 })).toEqual(['a5']);
    expect(await staffIDs(rows, { first: 2, offset: 9 })).toEqual([]);
    expect(await staffIDs(rows, { first: 0 })).toEqual([]);
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

  it('takes a day of a timestamp with all its instants', async () => {
    const rows = ['2026-11-18T23:59:59', '2026-11-19T00:00:00', '2026-11-19T23:59:59', '2026-11-20T00:00:00'].map(
      (time) => attendanceRow({ staff: { staffID: time.slice(8, 13) }, attendanceDate: `${time}+01:00` }),
    );
    rows.push(attendanceRow({ staff: { staffID: 'none' }, attendanceDate: null }));
    const on = (from: string | null, to: string | null) =>
      staffIDs(rows, { where: [{ column: 'ATTENDANCE_DATE', from, to }] });
    expect(await on('2026-11-19', '2026-11-19')).toEqual(['19T00', '19T23']);
    expect(await on('2026-11-20', null)).toEqual(['20T00']);
    expect(await on(null, '2026-11-18')).toEqual(['18T23']);
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

  it('sorts timestamps as instants, though their offsets differ', async () => {
    const rows = ['2026-11-19T08:00:00+01:00', '2026-11-19T07:30:00+00:00', '2026-11-19T02:00:00-05:00'].map(
      (attendanceDate, place) => attendanceRow({ staff: { staffID: String(place) }, attendanceDate }),
    );
    expect(await staffIDs(rows, { orderBy: [{ column: 'ATTENDANCE_DATE' }] })).toEqual(['0', '2', '1']);
    expect(await staffIDs(rows, { orderBy: [{ column: 'ATTENDANCE_DATE', direction: 'DESC' }] })).toEqual([
      '1',
      '0',
      '2',
    ]);
  });

  it('puts rows without a value last in both directions', async () => {
    expect(await daysOf({ orderBy: [{ column: 'DAYS', direction: 'ASC' }] })).toEqual([-1, 9, 10, '']);
    expect(await daysOf({ orderBy: [{ column: 'DAYS', direction: 'DESC' }] })).toEqual([10, 9, -1, '']);
    expect(await daysOf({ orderBy: [{ column: 'DAY', direction: 'DESC' }] })).toEqual([-1, 10, 9, '']);
  });

  it('takes the first step as the strongest and keeps the order of ties', async () => {
    const rows = [
      ['1', 'Aba', 'ICT'],
      ['2', 'Enugu', 'HR'],
      ['3', 'Aba', 'HR'],
      ['4', 'Enugu', 'ICT'],
      ['5', 'Aba', 'ICT'],
    ].map(([staffID = '', district = '', department = '']) =>
      attendanceRow({ staff: { staffID, district, department } }),
    );
    expect(
      await staffIDs(rows, { orderBy: [{ column: 'DISTRICT', direction: 'DESC' }, { column: 'DEPARTMENT' }] }),
    ).toEqual(['2', '4', '3', '1', '5']);
  });

  it('never changes the list', async () => {
    const rows = Object.freeze(withIDs('3', '1', '2'));
    await select({ rows }, attendanceColumns, { orderBy: [{ column: 'STAFF_ID' }], search: 'ada' });
    expect(rows.map((row) => row.staff.staffID)).toEqual(['3', '1', '2']);
  });

  it.each<[Ask, string]>([
    [{ first: 201 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ first: 1.5 }, 'first'],
    [{ offset: -1 }, 'offset'],
    [{ where: [{ column: 'FLAG' }, { column: 'ATTENDANCE_DATE', from: '2026-02-30' }] }, 'where.1.from'],
    [{ where: [{ column: 'ATTENDANCE_DATE', to: 'yesterday' }] }, 'where.0.to'],
    [{ where: [{ column: 'toString' as AttendanceColumnName }] }, 'where.0.column'],
    [{ orderBy: [{ column: 'SALARY' as AttendanceColumnName }] }, 'orderBy.0.column'],
  ])('refuses %j and names %s', async (selection, field) => {
    const refused = expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', field } });
    await expect(select({ rows: [] }, attendanceColumns, selection)).rejects.toThrow(refused);
  });

  it('refuses a bound of a number column that is not a number', async () => {
    const refused = expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', field: 'where.0.from' } });
    await expect(daysOf({ where: [{ column: 'DAYS', from: 'many' }] })).rejects.toThrow(refused);
    await expect(daysOf({ where: [{ column: 'DAYS', from: ' ' }] })).rejects.toThrow(refused);
  });

  it('reads each column once, however often the list is asked', async () => {
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
    await select(list, counted, { orderBy: [{ column: 'DAYS' }], first: 2, offset: 2 });
    await select(list, counted, {
      where: [{ column: 'DAYS', from: '9' }],
      orderBy: [{ column: 'DAYS', direction: 'DESC' }],
    });
    expect(reads).toBe(tallies.length);
    expect(await select(list, counted, { orderBy: [{ column: 'DAYS' }], first: 2 })).toEqual(first);
  });

  it('answers as a plain reference does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRow, { maxLength: 30 }),
        fc.array(anySelection, { maxLength: 4 }),
        async (rows, selections) => {
          for (const selection of selections) {
            expect(await select({ rows }, attendanceColumns, selection)).toEqual(reference(rows, selection));
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

const someText = fc.constantFrom('', 'Ada', 'ada', 'Àdá', 'Obi 10', 'Obi 9', 'Ụzọ', '007', '7', 'Enugu');
const someTime = fc.constantFrom(
  null,
  '2026-11-18T23:00:00+01:00',
  '2026-11-19T07:08:37+01:00',
  '2026-11-19T06:08:37+00:00',
  '2026-11-19T00:00:00+01:00',
);
const anyRow = fc
  .record({ name: someText, district: someText, staffID: someText, attendanceDate: someTime, flag: fc.boolean() })
  .map(({ attendanceDate, flag, ...staff }) => attendanceRow({ staff, attendanceDate, isImageRecognised: !flag }));
const someColumn = fc.constantFrom<AttendanceColumnName[]>('NAME', 'DISTRICT', 'STAFF_ID', 'ATTENDANCE_DATE', 'FLAG');
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 1 });
const anySelection: fc.Arbitrary<Ask> = fc.record({
  search: maybe(someText),
  where: maybe(
    fc.array(
      fc
        .record({ column: someColumn, in: maybe(fc.array(someText)), contains: maybe(someText) })
        .chain((condition) =>
          fc
            .record({ from: maybe(boundOf(condition.column)), to: maybe(boundOf(condition.column)) })
            .map((bounds) => ({ ...condition, ...bounds })),
        ),
      { maxLength: 2 },
    ),
  ),
  orderBy: maybe(
    fc.array(fc.record({ column: someColumn, direction: fc.constantFrom('ASC' as const, 'DESC' as const) }), {
      maxLength: 3,
    }),
  ),
  first: maybe(fc.nat(10)),
  offset: fc.nat(5),
});

function boundOf(column: AttendanceColumnName) {
  return column === 'ATTENDANCE_DATE' ? fc.constantFrom('2026-11-18', '2026-11-19') : someText;
}

/** Row by row, with Array.filter and Array.sort and nothing remembered. */
const wordsOf = (search: string | null | undefined) =>
  fold(search ?? '')
    .split(/\s+/)
    .filter(Boolean);

function reference(rows: readonly AttendanceRow[], { search, where, orderBy, first, offset }: Ask) {
  const natural = new Intl.Collator('en', { numeric: true });
  const cell = (row: AttendanceRow, column: AttendanceColumnName): CellValue => attendanceColumns[column].value(row);
  const shown = (row: AttendanceRow, column: AttendanceColumnName) =>
    formatCell(attendanceColumns[column].kind, cell(row, column));
  const compare = (column: AttendanceColumnName, a: CellValue, b: CellValue) => {
    if (column === 'ATTENDANCE_DATE') return Date.parse(String(a)) - Date.parse(String(b));
    if (column === 'FLAG') return Number(a) - Number(b);
    const byAlphabet = natural.compare(String(a), String(b));
    return byAlphabet || (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0);
  };
  const bound = (row: AttendanceRow, column: AttendanceColumnName, limit: string) => {
    if (column === 'ATTENDANCE_DATE') return String(cell(row, column)).slice(0, 10).localeCompare(limit);
    return natural.compare(shown(row, column), limit);
  };
  const textColumns = (Object.keys(attendanceColumns) as AttendanceColumnName[]).filter(
    (column) => attendanceColumns[column].kind === 'text',
  );
  const passing = rows.filter(
    (row) =>
      wordsOf(search).every((word) => textColumns.some((column) => fold(shown(row, column)).includes(word))) &&
      (where ?? []).every(({ column, in: values, contains, from, to }) => {
        const isNone = cell(row, column) === '';
        return (
          (values == null || values.includes(shown(row, column))) &&
          (contains == null || fold(shown(row, column)).includes(fold(contains))) &&
          (from == null || (!isNone && bound(row, column, from) >= 0)) &&
          (to == null || (!isNone && bound(row, column, to) <= 0))
        );
      }),
  );
  const sorted = passing.toSorted((a, b) => {
    for (const { column, direction } of orderBy ?? []) {
      const [left, right] = [cell(a, column), cell(b, column)];
      if ((left === '') !== (right === '')) return left === '' ? 1 : -1;
      const order = left === '' ? 0 : compare(column, left, right);
      if (order !== 0) return direction === 'DESC' ? -order : order;
    }
    return 0;
  });
  const start = offset ?? 0;
  return { rows: sorted.slice(start, first == null ? undefined : start + first), totalCount: passing.length };
}
