import { describe, expect, it } from 'vitest';
import type { Context } from '../../../gateway/app-context.ts';
import { RequestState } from '../../../gateway/auth/request-state.ts';
import { listField } from '../../../gateway/lists/list-field.ts';
import type { StoredList } from '../../../gateway/lists/store.ts';
import { type AttendanceRow, attendanceColumns } from '../../../schema/lists/attendance.ts';
import { attendanceRow } from '../../support/attendance-rows.ts';

const rows = ['3', '1', '2'].map((staffID) => attendanceRow({ staff: { staffID } }));
const stored: StoredList<AttendanceRow> = { rows, notice: null, asOf: '2026-11-20T09:00:00+01:00' };
const list = { field: 'attendance', columns: attendanceColumns, order: ['ATTENDANCE_DATE'], key: 'key' } as const;
const nothingSelected = { fieldNodes: [], fragments: {}, variableValues: {} };
const context = { state: new RequestState() } as Context;

describe('listField', () => {
  it('answers the page, the count, the time, the notice and the facets', async () => {
    const resolve = listField(list, async () => stored);
    const page = await resolve(
      null,
      { first: 2, offset: 1, orderBy: [{ column: 'STAFF_ID' }] },
      context,
      nothingSelected,
    );
    expect((await page.nodes).map((row) => row.staff.staffID)).toEqual(['2', '3']);
    expect(await page.totalCount).toBe(3);
    expect(page.asOf).toBe('2026-11-20T09:00:00+01:00');
    expect(page.notice).toBeNull();
    expect(await page.facets({ columns: ['DISTRICT'] })).toEqual([
      { column: 'DISTRICT', values: [{ value: 'Enugu', count: 3 }] },
    ]);
  });

  it('works nothing out for parts that are not asked for', async () => {
    let reads = 0;
    const counted = {
      ...attendanceColumns,
      NAME: {
        ...attendanceColumns.NAME,
        value: (row: AttendanceRow) => {
          reads++;
          return row.staff.name;
        },
      },
    };
    const resolve = listField({ ...list, columns: counted }, async () => stored);
    const page = await resolve(null, { search: 'ada' }, context, nothingSelected);
    expect(page.asOf).toBe(stored.asOf);
    expect(reads).toBe(0);
    expect(await page.totalCount).toBe(3);
    expect(await page.nodes).toHaveLength(3);
    expect(reads).toBe(3);
  });

  it('F-01 completes what an operation asks for beyond one page list by list, with others between them', async () => {
    const many = Array.from({ length: 150 }, (_, number) => attendanceRow({ staff: { staffID: `${number}` } }));
    const resolve = listField(list, async () => ({ ...stored, rows: many }));
    const own = { state: new RequestState() } as Context;
    const order: string[] = [];
    let isOver = false;
    const other = () => {
      if (order.at(-1) !== 'other') order.push('other');
      if (!isOver) setImmediate(other);
    };
    setImmediate(other);
    const pages = Array.from({ length: 4 }, async () => {
      const page = await resolve(null, { first: 150 }, own, nothingSelected);
      await page.nodes;
      order.push('page');
    });
    await Promise.all(pages);
    isOver = true;
    expect(order.join(' ')).toMatch(/^page( other page){3}( other)?$/);
  });
});
