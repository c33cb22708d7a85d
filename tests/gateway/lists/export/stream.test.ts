import { describe, expect, it } from 'vitest';
import { csvFile } from '../../../../gateway/lists/export/csv.ts';
import { xlsxFile } from '../../../../gateway/lists/export/xlsx.ts';
import { slices } from '../../../../gateway/shared/event-loop.ts';
import { attendanceColumns } from '../../../../schema/lists/attendance.ts';
import { attendanceRow } from '../../../support/attendance-rows.ts';

const rows = Array.from({ length: 1_001 }, (_, number) => number);

describe('slices', () => {
  it('gives all rows once, as many at a time as it is told, with the place of the first', async () => {
    const seen: [number, number][] = [];
    let text = '';
    const toText = (slice: readonly number[], start: number) => {
      seen.push([start, slice.length]);
      return `${slice.join()},`;
    };
    for await (const part of slices(rows, toText, 400)) text += part;
    expect(seen).toEqual([
      [0, 400],
      [400, 400],
      [800, 201],
    ]);
    expect(text).toBe(`${rows.join()},`);
  });

  it('F-01 R17 makes little at a time, for so much waits in memory for each reader who takes nothing', async () => {
    const records = Array.from({ length: 1_000 }, () => attendanceRow({ location: 'x'.repeat(60) }));
    const columns = Object.values(attendanceColumns);
    for await (const text of csvFile(records, columns)) expect(text.length).toBeLessThan(64 * 1024);
    const sizes: number[] = [];
    const watched = Object.assign([...records], {
      slice(start: number, end: number) {
        sizes.push(end - start);
        return records.slice(start, end);
      },
    });
    for await (const _ of xlsxFile(watched, columns, 'Sheet'));
    // The first is the sample for the widths of columns.
    for (const size of sizes.slice(1)) expect(size).toBeLessThan(50);
    expect(sizes.length).toBeGreaterThan(20);
  });

  it('lets others run between two slices', async () => {
    let others = 0;
    let isOver = false;
    const count = () => {
      others++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const parts: number[] = [];
    for await (const _ of slices(rows, () => '')) parts.push(others);
    isOver = true;
    expect(new Set(parts).size).toBe(parts.length);
  });
});
