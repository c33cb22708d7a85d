import { expect, it } from 'vitest';
import { csvFile } from '../../../../gateway/lists/export/csv.ts';
import { estimatedLength } from '../../../../gateway/lists/export/estimated-length.ts';
import { xlsxFile } from '../../../../gateway/lists/export/xlsx.ts';
import { type AttendanceRow, attendanceColumns } from '../../../../schema/lists/attendance.ts';
import { attendanceRow } from '../../../support/attendance-rows.ts';

const columns = Object.values(attendanceColumns);

/** Rows by district, as many lists are sorted: the rows of the last are twice as long as those of the first. */
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const isFirst = index < count / 2;
    return attendanceRow({
      staff: { staffID: String(10_000 + index), name: `Person ${(index * 7919) % count}` },
      location: isFirst
        ? `Road ${index % 97}`
        : `${'A long street of a district that is sorted last, '.repeat(2)}${index % 89}`,
    });
  });

const files = {
  csv: (rows: readonly AttendanceRow[]) => csvFile(rows, columns),
  xlsx: (rows: readonly AttendanceRow[]) => xlsxFile(rows, columns, 'Sheet'),
};

it.each(['csv', 'xlsx'] as const)(
  'R-031 tells the length of a long %s file within a tenth, whichever rows come first',
  async (ending) => {
    const rows = rowsOf(3_000);
    let length = 0;
    for await (const part of files[ending](rows)) length += Buffer.byteLength(part);
    const told = await estimatedLength(rows, files[ending]);
    expect(told).toBeGreaterThan(length * 0.9);
    expect(told).toBeLessThan(length * 1.1);
  },
);

it('writes no row of a short file for it, and few of a long one', async () => {
  let written = 0;
  const write = async function* (rows: readonly number[]) {
    written += rows.length;
    yield 'a';
  };
  expect(await estimatedLength([1, 2, 3], write)).toBeNull();
  expect(written).toBe(0);
  await estimatedLength(
    Array.from({ length: 50_000 }, (_, index) => index),
    write,
  );
  expect(written).toBeLessThan(1_000);
});
