import { describe, expect, it } from 'vitest';
import { checkRows } from '../../../gateway/sheets/check-rows.ts';
import { checkSheet } from '../../../gateway/sheets/check-sheet.ts';
import { member, nothingKnown, readSheet, textSheet, workbookOf } from './workbooks.ts';

const headings = 'Staff ID,Name,District,Service Centre,Department,Unit,Shift';
const sheetOf = (count: number, unit: (index: number) => string) =>
  Buffer.from(
    [
      headings,
      ...Array.from({ length: count }, (_, index) => `S${index},Ada Obi,Awka,Awka,ICT,${unit(index)},Day`),
    ].join('\n'),
  );
describe('work on sheets beside other requests', () => {
  it('F-248 checks rows where they were parsed', async () => {
    const staff = Array.from({ length: 600 }, (_, index) => member(`S${index}`));
    const known = { ...nothingKnown, staff, shifts: [{ id: 's1', name: 'Day' }], photoLinks: new Map([['a', 'b']]) };
    const bytes = sheetOf(1_100, (index) => (index % 2 ? 'BIU' : 'RRG'));
    const read = await readSheet(bytes, 'a.csv');
    const { rows } = await checkSheet({ bytes, fileName: 'a.csv' }, 'staff', async () => known);
    expect(rows).toEqual(checkRows(read.rows, known));
    expect(rows.map(({ outcome }) => outcome).slice(598, 602)).toEqual(['CHANGED', 'EXISTS', 'NEW', 'NEW']);
  });

  it('F-248 ends a check that takes too long, as it ends a parser', { tags: 'nightly' }, async () => {
    // Each unknown unit is compared with each known one.
    const units = Array.from({ length: 20_000 }, (_, index) => `Unit of ${index} and of the others ${index}`);
    const bytes = sheetOf(500, (index) => `Unxt of ${index} xnd of the others ${index}`);
    const check = checkSheet({ bytes, fileName: 'a.csv' }, 'staff', async () => ({ ...nothingKnown, units }), {
      milliseconds: 700,
    });
    await expect(check).rejects.toMatchObject({ extensions: { reason: 'TOO_SLOW' } });
  });

  it('F-248 hands on why nothing is known to compare with', async () => {
    const check = checkSheet({ bytes: sheetOf(1, () => 'BIU'), fileName: 'a.csv' }, 'staff', async () => {
      throw new Error('The register is away.');
    });
    await expect(check).rejects.toThrow('The register is away.');
  });

  it('F-248 refuses a workbook that shows one long text in every cell', { tags: 'nightly' }, async () => {
    const long = 'x'.repeat(490);
    const rows = Array.from({ length: 30 }, (_, index) => [`S${index}`, long, long, long, long, long, long]);
    const workbook = workbookOf('xlsx', textSheet([headings.split(','), ...rows]));
    expect((await readSheet(workbook, 'a.xlsx')).rows).toHaveLength(30);
    await expect(readSheet(workbook, 'a.xlsx', { bytes: 80_000 })).rejects.toMatchObject({
      extensions: { code: 'PAYLOAD_TOO_LARGE' },
      message: 'The cells of the sheet hold too much text. Split it and upload the parts.',
    });
  });
});
