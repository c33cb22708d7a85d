import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { utils, type WorkSheet } from 'xlsx';
import { sheetRemarks } from '../../../gateway/sheets/import-sheet.ts';
import { archiveOf, parse, textCell, textSheet, workbookOf, workbookOfRows } from './workbooks.ts';

const headings = ['Staff ID', 'Name', 'District'];
const people = textSheet([headings, ['00109', 'Nkechị Udeze', 'Awka'], ['00111', 'Ada Obi', 'Nnewi']]);
const expected = [
  { line: 2, values: { staffID: '00109', name: 'Nkechị Udeze', district: 'Awka' } },
  { line: 3, values: { staffID: '00111', name: 'Ada Obi', district: 'Nnewi' } },
];
const valuesOf = async (bytes: Buffer | string) => (await parse(bytes)).rows.map(({ values }) => values);

/** A workbook's parts in another encoding or under other names. */
function rebuilt(
  change: (name: string, part: Uint8Array) => readonly [name: string, part: string | Uint8Array],
): Buffer {
  const parts = Object.entries(unzipSync(workbookOf('xlsx', people))).map(([name, part]) => change(name, part));
  return Buffer.from(
    zipSync(Object.fromEntries(parts.map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]))),
  );
}

const utf16 = (text: string) =>
  Buffer.from(`\uFEFF${text.replace(/encoding="[^"]*"/, 'encoding="UTF-16"')}`, 'utf16le');
const cellOf = (address: string, formula: string, value: string, type = '') =>
  `<c r="${address}"${type}><f>${formula}</f>${value}</c>`;
const headingRow = `<row r="1">${textCell('A1', 'Staff ID')}${textCell('B1', 'Name')}</row>`;

describe('staff sheets of the real world', () => {
  it.each([
    ['custom XML of Power Query in UTF-16', { 'customXml/item1.xml': utf16('<?xml version="1.0"?><DataMashup/>') }],
    ['a declaration in a part that nobody reads', { 'docProps/app.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x/>' }],
    ['a part that cannot be unpacked by anybody', { 'xl/media/image1.xml': new Uint8Array([0, 1, 2, 3]) }],
    ['a calculation chain, comments and drawings', { 'xl/calcChain.xml': '<x', 'xl/drawings/vmlDrawing1.xml': '<x>' }],
  ])('F-182 reads a workbook with %s', async (_kind, parts) => {
    expect((await parse(archiveOf(parts, workbookOf('xlsx', people)))).rows).toEqual(expected);
  });

  it('F-182 reads a workbook of which every part is in UTF-16, little-endian or big-endian', async () => {
    const little = rebuilt((name, part) => [name, utf16(strFromU8(part))]);
    expect((await parse(little)).rows).toEqual(expected);
    const big = rebuilt((name, part) => [name, utf16(strFromU8(part)).swap16()]);
    expect((await parse(big)).rows).toEqual(expected);
  });

  it('F-182 reads parts under other names, with backslashes, prefixes and in another case', async () => {
    const named = rebuilt((name, part) => [name.replaceAll('/', '\\'), part]);
    expect((await parse(named)).rows).toEqual(expected);
    const moved = rebuilt((name, part) => {
      const text = strFromU8(part).replaceAll('worksheets/sheet1.xml', 'worksheets/Blatt.xml');
      return [name.replace('worksheets/sheet1.xml', 'WORKSHEETS/blatt.xml'), text];
    });
    expect((await parse(moved)).rows).toEqual(expected);
  });

  it.each(['xl/worksheets/sheet1.xml', 'xl/workbook.xml', 'xl/styles.xml', '[Content_Types].xml'])(
    'F-182 refuses entities in %s, in UTF-16 too',
    { tags: 'long' },
    async (name) => {
      const workbook = workbookOf('xlsx', people);
      const text = strFromU8(unzipSync(workbook)[name] ?? new Uint8Array());
      const declared = text.replace(/(<\?xml[^>]*\?>)?/, '$1<!DOCTYPE x [<!ENTITY a "aaaa">]>');
      for (const part of [declared, utf16(declared)]) {
        await expect(parse(archiveOf({ [name]: part }, workbook))).rejects.toMatchObject({
          reason: 'DECLARATIONS',
        });
      }
    },
  );

  it('F-183 unwraps guarded values in text files, quoted or not', async () => {
    const lines = [
      'Staff ID,Name',
      '="00111",Ada',
      '"=""00112""","=""Obi, Ben"""',
      '= "00113" ,="Obi, Cy"',
      '=“00114”,""',
    ];
    expect(await valuesOf(lines.join('\n'))).toEqual([
      { staffID: '00111', name: 'Ada' },
      { staffID: '00112', name: 'Obi, Ben' },
      { staffID: '00113', name: 'Obi, Cy' },
      { staffID: '00114' },
    ]);
    expect(await valuesOf('="Staff ID"\t="Name"\n="00111"\t=""\n')).toEqual([{ staffID: '00111' }]);
  });

  it('F-183 unwraps guarded values in workbooks: texts, and formulas without a stored result', {
    tags: 'long',
  }, async () => {
    expect(await valuesOf(workbookOf('xlsx', textSheet([['Staff ID'], ['="00111"']])))).toEqual([{ staffID: '00111' }]);
    expect(await valuesOf(workbookOf('biff8', textSheet([['Staff ID'], ['="00111"']])))).toEqual([
      { staffID: '00111' },
    ]);
    const row = `<row r="2">${cellOf('A2', '"00111"', '')}${cellOf('B2', '&quot;Ada&quot;', '<v></v>')}</row>`;
    expect(await valuesOf(workbookOfRows(headingRow + row))).toEqual([{ staffID: '00111', name: 'Ada' }]);
  });

  it.each(['xlsx', 'biff8'] as const)('F-185 tells the first sheet, its state and the others of %s', async (type) => {
    const sheet = await parse(workbookOf(type, people, textSheet([['x']]), textSheet([['y']])));
    expect(sheet).toMatchObject({ name: 'Sheet 1', isHidden: false, otherSheets: ['Sheet 2', 'Sheet 3'] });
    expect(sheetRemarks(sheet)[0]).toBe('Only the first sheet is read. Not read: "Sheet 2", "Sheet 3".');
  });

  it.each(['hidden', 'veryHidden'])('F-185 says that the first sheet is %s', async (state) => {
    const workbook = workbookOf('xlsx', people, textSheet([['x']]));
    const part = strFromU8(unzipSync(workbook)['xl/workbook.xml'] ?? new Uint8Array());
    const sheet = await parse(
      archiveOf({ 'xl/workbook.xml': part.replace('<sheet ', `<sheet state="${state}" `) }, workbook),
    );
    expect(sheet).toMatchObject({ name: 'Sheet 1', isHidden: true, rows: expected });
    expect(sheetRemarks(sheet)[0]).toBe(
      'The sheet "Sheet 1" is hidden in the workbook. It is read because it is the first.',
    );
  });

  it.each(['xlsx', 'biff8'] as const)('F-188 reads merged cells of %s as a person sees them', async (type) => {
    const sheet: WorkSheet = textSheet([
      headings,
      ['1', 'Ada', 'Awka'],
      ['2', 'Ben', ''],
      ['3', 'Cy', ''],
      ['', '', ''],
    ]);
    sheet['!merges'] = [utils.decode_range('C2:C900')];
    expect(await valuesOf(workbookOf(type, sheet))).toEqual([
      { staffID: '1', name: 'Ada', district: 'Awka' },
      { staffID: '2', name: 'Ben', district: 'Awka' },
      { staffID: '3', name: 'Cy', district: 'Awka' },
    ]);
  });

  it('F-188 spreads no title or note over the columns that it is merged over', async () => {
    const sheet = textSheet([['NOMINAL ROLL', '', ''], headings, ['1', 'Ada', 'Awka'], ['Prepared by: HR', '', '']]);
    sheet['!merges'] = [utils.decode_range('A1:C1'), utils.decode_range('A4:C4')];
    expect(await valuesOf(workbookOf('xlsx', sheet))).toEqual([
      { staffID: '1', name: 'Ada', district: 'Awka' },
      { staffID: 'Prepared by: HR' },
    ]);
  });

  it.each([
    ['no value', cellOf('A2', 'TEXT(ROW(),"00000")', '')],
    ['an empty value', cellOf('A2', 'TEXT(ROW(),"00000")', '<v></v>')],
    ['an empty tag', cellOf('A2', 'TEXT(ROW(),"00000")', '<v/>', ' t="n"')],
    ['a zero of a program that does not calculate', cellOf('A2', 'TEXT(ROW(),"00000")', '<v>0</v>')],
    ['a shared formula', '<c r="A2"><f t="shared" si="0"/></c>'],
  ])('F-188 reads a row whose formula has %s, and marks the value', async (_kind, cell) => {
    const rows = `${headingRow}<row r="2">${cell}${textCell('B2', 'Ada')}</row><row r="3">${textCell('A3', '1')}</row>`;
    const [first, second] = await valuesOf(workbookOfRows(rows));
    expect(first).toEqual({ staffID: expect.stringMatching(/^#FORMULA! =/), name: 'Ada' });
    expect(second).toEqual({ staffID: '1' });
  });

  it.each(['e', 'str', 'b', 'n', 's'])(
    'F-261 marks a formula without a result in a cell of the type %s',
    async (type) => {
      const cells = [cellOf('A2', 'B2', '', ` t="${type}"`), cellOf('B2', 'NA()', '', ` s="0" t='${type}'`)];
      const [row] = await valuesOf(workbookOfRows(`${headingRow}<row r="2">${cells.join('')}</row>`));
      expect(row).toEqual({ staffID: '#FORMULA! =B2', name: '#FORMULA! =NA()' });
    },
  );

  it('F-188 reads stored results of formulas', async () => {
    const cells =
      cellOf('A2', 'TEXT(1,"00000")', '<v>00001</v>', ' t="str"') + cellOf('B2', 'A1', '<v></v>', ' t="str"');
    const numbers = `<row r="3">${cellOf('A3', '3+4', '<v>7</v>')}</row>`;
    const rows = await valuesOf(workbookOfRows(`${headingRow}<row r="2">${cells}</row>${numbers}`));
    expect(rows).toEqual([{ staffID: '00001' }, { staffID: '7' }]);
  });

  it('F-188 names the rows that are hidden', async () => {
    const sheet = textSheet([headings, ['1', 'Ada', 'Awka'], ['2', 'Ben', 'Awka'], ['3', 'Cy', 'Awka']]);
    sheet['!rows'] = [{}, {}, { hidden: true }, { hidden: true }];
    const read = await parse(workbookOf('xlsx', sheet));
    expect(read.rows.map(({ isHidden = false }) => isHidden)).toEqual([false, true, true]);
    expect(sheetRemarks(read)).toContain('2 rows are hidden in the sheet but still read.');
  });

  it('F-188 takes a row of no height for hidden', async () => {
    const rows = `${headingRow}<row ht="0" customHeight="1">${textCell('A2', '1')}</row><row>${textCell('A3', '2')}</row>`;
    expect((await parse(workbookOfRows(rows))).rows.map(({ isHidden = false }) => isHidden)).toEqual([true, false]);
  });

  it('F-189 reads numbers and dates as the sheet shows them', async () => {
    const cells = [
      ['80010', { t: 'n', v: 80010.000000001 }],
      ['80010', { t: 'n', v: 80009.9999999999, z: '0.00' }],
      ['00123', { t: 'n', v: 123, z: '00000' }],
      ['3/1/26', { t: 'n', v: 46082, z: 'm/d/yy' }],
      ['01 March 2026', { t: 'n', v: 46082, z: '[$-809]dd mmmm yyyy' }],
      ['220695536930', { t: 'n', v: 220695536930, z: '00-000' }],
      ['80-024', { t: 'n', v: 80024, z: '00-000' }],
      ['80033', { t: 'n', v: 80033, z: '[$-409]0' }],
      ['EMP00123', { t: 'n', v: 123, z: '"EMP"00000' }],
      ['123456789012', { t: 'n', v: 123456789012 }],
      ['123456', { t: 'n', v: 123456, z: '#,##0' }],
      ['1.00E+05', { t: 'n', v: 100000, z: '0.00E+00' }],
      ['3-Jan', { t: 'n', v: 45294, z: 'd-mmm' }],
      ['1E5', { t: 's', v: '1E5' }],
      ['7', { t: 'n', v: 7, f: '3+4' }],
      ['TRUE', { t: 'b', v: true }],
      ['########', { t: 'n', v: 220695536930, z: 'dd/mm/yyyy' }],
      ['#N/A', { t: 'e', v: 42 }],
    ] as const;
    for (const type of ['xlsx', 'biff8'] as const) {
      const sheet = utils.aoa_to_sheet([['Staff ID'], ...cells.map(([, cell]) => [{ ...cell }])]);
      const { rows } = await parse(workbookOf(type, sheet));
      expect(rows.map(({ values }) => values.staffID)).toEqual(cells.map(([shown]) => shown));
    }
    const date = `<row r="2"><c r="A2" t="d"><v>2026-03-01</v></c></row>`;
    expect(await valuesOf(workbookOfRows(headingRow + date))).toEqual([{ staffID: '2026-03-01' }]);
  });
});
