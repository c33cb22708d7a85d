import { describe, expect, it } from 'vitest';
import { facets } from '../../../gateway/lists/select.ts';
import { attendanceColumns } from '../../../schema/lists/attendance.ts';
import { attendanceRow } from '../../support/attendance-rows.ts';
import fc from '../../support/fast-check.ts';
import { anyRow, anySelection, naiveSelect, type Part } from '../../support/random-selections.ts';

const rows = [
  attendanceRow({ staff: { name: 'Ada', district: 'Enugu', department: 'ICT' } }),
  attendanceRow({ staff: { name: 'Ọla', district: 'Aba', department: 'ICT' }, isImageRecognised: false }),
  attendanceRow({ staff: { name: 'Uzo', district: 'Enugu', department: 'HR' }, isImageRecognised: null }),
  attendanceRow({ staff: { name: 'Ike', district: '', department: 'HR' } }),
  attendanceRow({ staff: { name: 'Eke', district: 'Aba', department: '' } }),
];

describe('facets', () => {
  it('R-030 counts shown values, most frequent first, then by name, rows without one last', async () => {
    expect(await facets({ rows }, attendanceColumns, {}, ['DISTRICT', 'FLAG', 'NAME'])).toEqual([
      {
        column: 'DISTRICT',
        values: [
          { value: 'Aba', count: 2 },
          { value: 'Enugu', count: 2 },
          { value: '', count: 1 },
        ],
      },
      {
        column: 'FLAG',
        values: [
          { value: 'No', count: 3 },
          { value: 'Yes', count: 2 },
        ],
      },
      { column: 'NAME', values: ['Ada', 'Eke', 'Ike', 'Ọla', 'Uzo'].map((value) => ({ value, count: 1 })) },
    ]);
  });

  it("leaves a column's own conditions out and keeps the search and all others", async () => {
    const selection = {
      search: 'e',
      where: [
        { column: 'DISTRICT' as const, in: ['Aba'] },
        { column: 'FLAG' as const, in: ['No'] },
      ],
    };
    const [district, flag] = await facets({ rows }, attendanceColumns, selection, ['DISTRICT', 'FLAG']);
    expect(district?.values).toEqual([
      { value: 'Aba', count: 1 },
      { value: 'Enugu', count: 1 },
      { value: '', count: 1 },
    ]);
    expect(flag?.values).toEqual([
      { value: 'No', count: 1 },
      { value: 'Yes', count: 1 },
    ]);
  });

  it('counts as a plain reference does, whatever the groups', async () => {
    const columnsOf = ({ column, anyOf, allOf, not }: Part): unknown[] => [
      ...(column ? [column] : []),
      ...[...(anyOf ?? []), ...(allOf ?? []), ...(not ? [not] : [])].flatMap(columnsOf),
    ];
    const isOwn = (part: Part) => new Set(columnsOf(part)).size === 1 && columnsOf(part)[0] === 'DISTRICT';
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 20 }), anySelection, async (some, selection) => {
        const where = (selection.where ?? []).filter((part) => !isOwn(part));
        const passing = naiveSelect(some, { search: selection.search, where }).rows;
        const [found] = await facets({ rows: some }, attendanceColumns, selection, ['DISTRICT']);
        const counts = Map.groupBy(passing, ({ staff }) => staff.district);
        expect(new Map(found?.values.map(({ value, count }) => [value, count]))).toEqual(
          new Map([...counts].map(([value, group]) => [value, group.length])),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('counts instants that are shown alike as one value', async () => {
    const times = ['2026-11-19T07:08:37.100+01:00', '2026-11-19T07:08:37.900+01:00', '2026-11-19T07:08:38+01:00'];
    const list = { rows: times.map((attendanceDate) => attendanceRow({ attendanceDate })) };
    expect((await facets(list, attendanceColumns, {}, ['ATTENDANCE_DATE']))[0]?.values).toEqual([
      { value: '2026-11-19, 7:08:37 am', count: 2 },
      { value: '2026-11-19, 7:08:38 am', count: 1 },
    ]);
  });

  it('gives at most 500 values, the most frequent ones', async () => {
    const many = Array.from({ length: 700 }, (_, number) => attendanceRow({ staff: { staffID: `S${number}` } }));
    const list = { rows: [...many, attendanceRow({ staff: { staffID: 'S699' } })] };
    const values = (await facets(list, attendanceColumns, {}, ['STAFF_ID']))[0]?.values ?? [];
    expect(values).toHaveLength(500);
    expect(values.slice(0, 3)).toEqual([
      { value: 'S699', count: 2 },
      { value: 'S0', count: 1 },
      { value: 'S1', count: 1 },
    ]);
  });
});
