import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { paperTexts, sheetTitle } from '../../../../gateway/lists/export/paper.ts';
import { xlsxFile } from '../../../../gateway/lists/export/xlsx.ts';
import type { Column } from '../../../../schema/lists/column.ts';

interface Line {
  readonly text: string;
  readonly number: number | '';
  readonly day: string;
}
const columns: readonly Column<Line>[] = [
  { header: 'Staff-ID', kind: 'text', value: (line) => line.text },
  { header: 'Days', kind: 'number', value: (line) => line.number },
  { header: 'Created-On', kind: 'date', value: (line) => line.day },
  { header: 'Date Absent', kind: 'longDate', value: (line) => line.day },
  { header: 'Attendance Date', kind: 'timestamp', value: () => '2026-11-19T07:08:37+01:00' },
  { header: 'Flag', kind: 'yesNo', value: () => true },
  { header: 'Location', kind: 'location', value: () => '-6.45, 7.5' },
];
const lineOf = (text: string): Line => ({ text, number: 1, day: '2024-03-01' });

async function workbookOf(
  lines: readonly Line[],
  layout: Parameters<typeof xlsxFile>[3] = {},
  shown: readonly Column<Line>[] = columns,
) {
  const chunks: Uint8Array[] = [];
  const file = xlsxFile(lines, shown, 'Absentee-Summary-Report-of-all-districts', layout);
  for await (const chunk of file) chunks.push(chunk);
  const book = read(Buffer.concat(chunks), { cellNF: true, cellStyles: true, bookFiles: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('no sheet');
  const { files } = book as unknown as { files: Record<string, { content: Uint8Array }> };
  const part = (name: string) => Buffer.from(files[name]?.content ?? []).toString('utf8');
  return { book, sheet, part };
}

const textsBack = async (texts: readonly string[]) => {
  const { sheet } = await workbookOf(texts.map(lineOf));
  return texts.map((_, place) => sheet[`B${place + 2}`]?.v);
};

describe('xlsxFile', () => {
  it('R-032 holds headings and numbered rows; IDs as text, numbers, days and instants as values (F-25)', async () => {
    const { book, sheet } = await workbookOf([lineOf('00123'), { text: '', number: '', day: '' }]);
    expect(book.SheetNames).toEqual(['Absentee-Summary-Report-of-all-']);
    expect(utils.sheet_to_json(sheet, { header: 1, raw: false, defval: '' })).toEqual([
      ['sn', ...columns.map((column) => column.header)],
      ['1', '00123', '1', '2024-03-01', 'Friday, 1 March 2024', '2026-11-19, 7:08:37 AM', 'Yes', '-6.45, 7.5'],
      ['2', '', '', '', '', '2026-11-19, 7:08:37 AM', 'Yes', '-6.45, 7.5'],
    ]);
    expect(['A2', 'B2', 'C2', 'D2', 'E2', 'F2'].map((cell) => sheet[cell]?.t)).toEqual(['n', 's', 'n', 'n', 'n', 'n']);
    expect(sheet.F2).toMatchObject({ z: 'yyyy\\-mm\\-dd\\,\\ h:mm:ss\\ AM/PM' });
    expect(sheet.F2?.v).toBeCloseTo(46345 + (7 * 3600 + 8 * 60 + 37) / 86_400, 9);
    expect(sheet.D2).toMatchObject({ v: 45352, z: 'yyyy\\-mm\\-dd' });
    expect(sheet['!ref']).toBe('A1:H3');
  });

  it('freezes the heading row, filters over all rows and sets widths', async () => {
    const { part, sheet } = await workbookOf(['a', 'b', 'c'].map(lineOf));
    expect(sheet['!autofilter']).toEqual({ ref: 'A1:H4' });
    expect(sheet['!cols']).toHaveLength(8);
    const xml = part('xl/worksheets/sheet1.xml');
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).not.toContain('<f>');
    expect(part('xl/workbook.xml')).toContain("'Absentee-Summary-Report-of-all-'!$A$1:$H$4");
  });

  it('prints in landscape, as wide as the paper, with its headings, its period and the page on each sheet', async () => {
    const texts = paperTexts({
      company: 'Power & Light',
      title: 'the absent list',
      args: { month: '2026-10', search: 'obi', where: [{ column: 'TEXT', in: ['1', '2'] }] },
      columns: { TEXT: columns[0] as Column<never> },
      email: 'head@company.example',
      time: '2026-11-19T07:08:37+01:00',
      timeZone: 'Africa/Lagos',
    });
    expect(texts).toEqual({
      header: '&LPower && Light&CAbsent list, 2026-10&R2026-11-19, 07:08 Africa/Lagos',
      footer: '&LFilters: contains "obi", Staff-ID: 1 or 2&CDownloaded by head@company.example&RPage &P of &N',
    });
    const { part } = await workbookOf(['a'].map(lineOf), texts);
    const sheet = part('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>');
    expect(sheet).toContain('<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>');
    expect(sheet).toContain('<oddHeader>&amp;LPower &amp;&amp; Light&amp;CAbsent list, 2026-10');
    expect(part('xl/workbook.xml')).toContain(
      '<definedName name="_xlnm.Print_Titles" localSheetId="0">\'Absentee-Summary-Report-of-all-\'!$1:$1</definedName>',
    );
  });

  it.each([
    ['Attendance-Report', { date: '2026-11-26' }, 'Attendance-Report 2026-11-26'],
    ['Staff-Attendance-Report', { month: '2026-10', staffID: '7' }, 'Staff-Attendance-Report 2026-10'],
    ['Attendance-Report', { from: '2026-11-01', to: '2026-11-26' }, 'Attendance-Rep 2026-11-01 to 26'],
    ['Comparison-', { later: '2026-11', earlier: '2026-10' }, 'Comparison 2026-10 and 2026-11'],
    ['Staff-Report', {}, 'Staff-Report'],
  ])('names the sheet of %s by its period, %j', (prefix, args, name) => {
    expect(sheetTitle(prefix, args)).toBe(name);
  });

  it('has a short link for each photo, and addresses where Excel would refuse so many links', {
    tags: 'nightly',
  }, async () => {
    const photos: readonly Column<Line>[] = [
      { header: 'Photo', kind: 'image', value: (line) => line.text && `https://a.test/?x=1&y=${line.text}` },
    ];
    const { sheet } = await workbookOf(['a', '', 'c'].map(lineOf), {}, photos);
    expect(['B2', 'B3', 'B4'].map((cell) => [sheet[cell]?.v, sheet[cell]?.l?.Target])).toEqual([
      ['Photo', 'https://a.test/?x=1&y=a'],
      [undefined, undefined],
      ['Photo', 'https://a.test/?x=1&y=c'],
    ]);
    const many = await workbookOf(
      Array.from({ length: 65_531 }, () => lineOf('z')),
      {},
      photos,
    );
    expect([many.sheet.B2?.v, many.sheet.B2?.l]).toEqual(['https://a.test/?x=1&y=z', undefined]);
  });

  it('keeps any text as text: formulas, markup, Igbo letters, spaces, escapes of Office; line ends are line feeds', async () => {
    const texts = [
      '=1+1',
      '<b>&"\'',
      'Ọlá ị ụ ṅ',
      'a\nb',
      'a\rb',
      'a\r\nb',
      '  x ',
      '_x0041_x0042_',
      '１',
      '-2',
      '1e5',
    ];
    expect(await textsBack(texts)).toEqual(texts.map((text) => text.replace(/\r\n?/, '\n')));
  });

  it('drops characters that XML cannot hold and what goes beyond the longest cell', async () => {
    expect(await textsBack(['a\u0000\u0008\u001bb\ufffe', 'x'.repeat(40_000)])).toEqual(['ab', 'x'.repeat(32_767)]);
  });

  it('writes a day that Excel would count wrongly as text', async () => {
    const { sheet } = await workbookOf([
      { text: '', number: 1, day: '1899-12-31' },
      { text: '', number: 1, day: 'unknown' },
    ]);
    expect([sheet.D2?.t, sheet.D2?.v, sheet.D3?.v]).toEqual(['s', '1899-12-31', 'unknown']);
  });

  it('refuses more rows than a sheet has', () => {
    const rows = { length: 1_048_576 } as readonly Line[];
    expect(() => xlsxFile(rows, columns, 'Report')).toThrow(
      expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', field: 'where' } }),
    );
  });
});
