import { describe, expect, it } from 'vitest';
import { ofDay } from '../../../../gateway/upstream/readers/asked.ts';
import { readAbsent, signs } from '../../../../gateway/upstream/readers/attendance.ts';
import { Losses } from '../../../../gateway/upstream/readers/losses.ts';
import { readMonthly } from '../../../../gateway/upstream/readers/monthly.ts';
import { readStaffList } from '../../../../gateway/upstream/readers/staff.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';
import { attendanceRecord, staffRecord } from '../../../support/staff.ts';

const monthly = (data: unknown, read: ValueReader) => readMonthly(data, 'dateAbsent', read);

/** How many rows are read, and what is said of the list. */
function read(readRows: (data: unknown, read: ValueReader) => readonly unknown[], data: readonly object[]) {
  const losses = new Losses();
  const { length } = readRows(data, new ValueReader('UTC', losses));
  return [length, losses.all.map(({ sentence }) => sentence).join(' ')];
}

describe('sums at the end of a list of people', () => {
  it.each<[string, Parameters<typeof read>[0], object]>([
    ['the register', readStaffList, staffRecord()],
    ['the absent', readAbsent, staffRecord()],
    ['a month', monthly, { ...staffRecord(), dateAbsent: ['2026-11-19'], occurrence: 1 }],
    ['the attendance', signs('SIGNED_IN', ofDay('2026-11-19')), attendanceRecord()],
  ])('F-203 F-217 are nobody: %s', (_what, readRows, row) => {
    const sums = [
      { ...row, _id: null, staffID: 'TOTAL', name: '60' },
      { ...row, _id: null, staffID: '', name: 'Grand total' },
      { ...row, _id: null, staffID: 'Sum: 60', name: '' },
      { _id: null, staffID: null, department: 'Total', attendanceDate: null },
    ];
    expect(read(readRows, [row, ...sums])).toEqual([1, '4 rows: left out (a total of other rows).']);
    const deleted = [
      { deletedAt: '2026-11-20T09:00:00.000Z' },
      { deletedAt: { $date: Date.UTC(2026, 10, 20) } },
      { deleted: true },
      { isDeleted: 1 },
      { status: 'Deleted ' },
    ];
    const kept = { ...row, deletedAt: null, deleted: 0, isDeleted: 'false', status: 'active' };
    // What databases and programs write in place of no time.
    const never = ['9999-12-31T23:59:59Z', '1970-01-01 01:00:00', '1970-01-02', 'Not 1', '', false, 0, {}, 5];
    for (const deletedAt of never) expect(read(readRows, [{ ...row, deletedAt }])).toEqual([1, '']);
    const all = [kept, ...deleted.map((mark, index) => ({ ...row, _id: `d${index}`, ...mark }))];
    expect(read(readRows, all)).toEqual([1, '5 rows: left out (marked as deleted).']);
  });

  it.each<[string, readonly object[]]>([
    ['in their names', [{ name: 'Sum Li' }, { name: 'Totality Obi' }, { name: 'Ada Total' }, { name: 'Total' }]],
    [
      'in their staff IDs',
      [{ staffID: 'TOTAL-0012' }, { staffID: 'SUM' }, { staffID: 'TOT12' }, { staffID: 'TOTAL12' }],
    ],
    [
      'in staff IDs without a name',
      [
        { staffID: 'TOTAL-0012', name: '' },
        { staffID: 'SUM', name: '' },
      ],
    ],
    [
      'in staff ID and name',
      [
        { staffID: 'SUM', name: 'Sum' },
        { staffID: 'TOTAL', name: 'Ada Total' },
      ],
    ],
    ['in the service centre', [{ serviceCentre: 'Total' }, { serviceCentre: 'TOTAL', name: '' }]],
  ])('F-203 F-217 are no people who are called so %s', (_what, named) => {
    const people = named.map((fields, index) =>
      staffRecord({ _id: `p${index}`, staffID: `0010${index}`, department: 'TOTAL', ...fields }),
    );
    expect(read(readStaffList, people)).toEqual([people.length, '']);
  });

  it('F-203 F-217 are no record of somebody whose staff record was deleted, at an office that is called so', () => {
    const [record, other] = [
      attendanceRecord(),
      attendanceRecord({ staffID: null, serviceCentre: 'Total', _id: null }),
    ];
    expect(read(signs('SIGNED_IN', ofDay('2026-11-19')), [record, other])).toEqual([
      2,
      '1 row: without a staff record.',
    ]);
  });

  it('F-203 F-217 are no people in a list of nobody', () => {
    const sums = ['Total', 'Grand total'].map((name) => ({ _id: null, staffID: 'TOTAL', name }));
    expect(read(readStaffList, sums)).toEqual([0, '2 rows: left out (a total of other rows).']);
  });
});
