import { describe, expect, it } from 'vitest';
import { addedNames } from '../../support/added-texts.ts';
import fc from '../../support/fast-check.ts';
import { parse, readSheet, textSheet, workbookOf } from './workbooks.ts';

const headings = ['Staff ID', 'NAME', 'district', 'Service Center', 'Department', 'unit', 'Shift', 'imageURL'];
const people = [
  ['00123', 'Ọlá Nwáchukwu', 'Aba', 'Aba', 'LEGAL', 'LEGAL', 'Day', ''],
  ['00124', "Ụzọma N'Chị", 'New Owerri', 'New Owerri', 'MD/CEO', 'RRG', 'Night', 'https://images.example/1.png'],
];
const expectedRows = [
  {
    line: 2,
    values: {
      staffID: '00123',
      name: 'Ọlá Nwáchukwu',
      district: 'Aba',
      serviceCentre: 'Aba',
      department: 'LEGAL',
      unit: 'LEGAL',
      shift: 'Day',
    },
  },
  {
    line: 3,
    values: {
      staffID: '00124',
      name: "Ụzọma N'Chị",
      district: 'New Owerri',
      serviceCentre: 'New Owerri',
      department: 'MD/CEO',
      unit: 'RRG',
      shift: 'Night',
      imageURL: 'https://images.example/1.png',
    },
  },
];
const csv = [headings, ...people].map((row) => row.join(',')).join('\r\n');
/** By the worker, as a mutation does. */
const text = (content: string) => readSheet(Buffer.from(content), 'staff.csv');

describe('readSheet', () => {
  it.each([
    ['xlsx', workbookOf('xlsx', textSheet([headings, ...people]))],
    ['xls', workbookOf('biff8', textSheet([headings, ...people]))],
    ['csv in UTF-8', Buffer.from(csv)],
    ['csv in UTF-8 with a byte order mark', Buffer.from(`\uFEFF${csv}`)],
    ['csv in UTF-16 with a byte order mark', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
    ['csv in big-endian UTF-16', Buffer.from(`\uFEFF${csv}`, 'utf16le').swap16()],
    ['csv with semicolons', Buffer.from(csv.replaceAll(',', ';'))],
    ['csv with tabs', Buffer.from(csv.replaceAll(',', '\t'))],
    ['csv that states its delimiter', Buffer.from(`sep=;\r\n${csv.replaceAll(',', ';')}`)],
    ['csv that ends in a line end', Buffer.from(`${csv}\r\n`)],
  ])('reads %s with IDs and names as text', async (_, bytes) => {
    const sheet = await parse(bytes);
    expect(sheet).toMatchObject({ missingFields: addedNames, rows: expectedRows });
    expect(sheet.headings.map(({ field }) => field)).toEqual([
      'staffID',
      'name',
      'district',
      'serviceCentre',
      'department',
      'unit',
      'shift',
      'imageURL',
    ]);
  });

  it('decides that bytes which are not UTF-8 are windows-1252', async () => {
    const bytes = Buffer.concat([Buffer.from('staffID,name\n1,Jos'), Buffer.of(0xe9, 0x92), Buffer.from('s\n')]);
    const sheet = await parse(bytes);
    expect(sheet.rows[0]?.values.name).toBe('José’s');
    expect((await parse('staffID,name\n1,José')).rows[0]?.values.name).toBe('José');
  });

  it('R-058 reads the first sheet only', async () => {
    const first = textSheet([['staffID'], ['001']]);
    const second = textSheet([['staffID'], ['002'], ['003']]);
    for (const type of ['xlsx', 'biff8'] as const) {
      const sheet = await parse(workbookOf(type, first, second));
      expect(sheet.rows).toEqual([{ line: 2, values: { staffID: '001' } }]);
    }
  });

  it('reads back what a writer of RFC 4180 wrote, with any delimiter and line end', async () => {
    const odd = fc.constantFrom('00123', '"', 'a,b', 'x;y', '1\r\n2', 'a\tb', 'a|b', '"a""', 'Ọlá', '=1');
    await fc.assert(
      fc.asyncProperty(
        fc.array(odd, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        async (cells, delimiter, lineEnd, isQuoted) => {
          const quote = (cell: string) =>
            isQuoted || /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
          const rows = [['staffID', 'name'], ...cells.map((cell, index) => [`S${index}`, cell])];
          const text = rows.map((row) => row.map(quote).join(delimiter) + lineEnd).join('');
          for (const whole of [text, text.slice(0, -lineEnd.length)]) {
            expect((await parse(whole)).rows.map(({ values }) => values.name)).toEqual(cells);
          }
        },
      ),
    );
  });

  it.each([
    ['staffID;Remarks, notes, and more, and more\n1;x', { staffID: '1' }],
    ['\n\nstaffID;name\n1;2,3,4', { staffID: '1', name: '2,3,4' }],
    ['staffID,name\n1,a"b', { staffID: '1', name: 'a"b' }],
    // SheetJS takes what begins with these letters for files of other programs.
    ['ID,name\n1,a', { staffID: '1', name: 'a' }],
    ['TABLE,staffID\n0,1', { staffID: '1' }],
    ['staffID,name\n1,"a,=""b"""', { staffID: '1', name: 'a,="b"' }],
  ])('reads %j', async (text, values) => {
    expect((await parse(text)).rows[0]?.values).toEqual(values);
  });

  it('keeps every cell of a csv as written', async () => {
    const cells = ['00123', '1E5', '12345678901234567890', '2024-03-01', '3-1', '=1+1', '@SUM(1)', '+234', 'TRUE'];
    const sheet = await parse(`staffID\n${cells.join('\n')}`);
    expect(sheet.rows.map((row) => row.values.staffID)).toEqual(cells);
  });

  it('skips blank rows and keeps line numbers as the spreadsheet shows them', async () => {
    const sheet = await parse(`\n\nstaffID,name\n001,"two\nlines"\n,,\n  ,\n002,B\n${',,,\n'.repeat(200_000)}`);
    expect(sheet.rows).toEqual([
      { line: 4, values: { staffID: '001', name: 'two\nlines' } },
      { line: 7, values: { staffID: '002', name: 'B' } },
    ]);
    const book = await parse(workbookOf('xlsx', textSheet([[], ['staffID'], ['001'], [], ['002']])));
    expect(book.rows.map((row) => row.line)).toEqual([3, 5]);
  });

  it('drops columns of no staff field and names them', async () => {
    const sheet = await parse('S/N,__proto__,staffID,constructor,Staff No,\n1,x,001,y,999,z\n');
    const dropped = sheet.headings.filter(({ field }) => field === null);
    expect(dropped.map(({ heading }) => heading)).toEqual(['S/N', '__proto__', 'constructor', 'Staff No']);
    expect(sheet.rows).toEqual([{ line: 2, values: { staffID: '001' } }]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it.each([
    ['has no staffID value', 'staffID,name\n,Ada\n002,Obi\n', 'STAFF_ID_MISSING', 'Line 2, the first row below'],
    ['has no staffID column', 'name,district\nAda,Aba\n', 'NO_STAFF_ID_COLUMN', 'Line 1 holds "name", "district".'],
    ['does not exist', 'staffID,name\n', 'NO_ROWS', 'There are no rows below the headings in line 1'],
  ])('R-059 F-181 refuses a file whose first row %s', async (_, content, reason, advice) => {
    await expect(text(content)).rejects.toMatchObject({
      message: 'The file format is invalid',
      extensions: {
        code: 'BATCH_FORMAT_INVALID',
        reason,
        advice: expect.stringContaining(advice),
        hint: expect.stringContaining('.xls, .xlsx or .csv'),
      },
    });
  });

  it('takes a missing staffID in a later row, for the row report to name', async () => {
    const sheet = await parse('staffID,name\n001,Ada\n,Obi\n');
    expect(sheet.rows[1]).toEqual({ line: 3, values: { name: 'Obi' } });
  });

  it('refuses other file endings', async () => {
    await expect(readSheet(Buffer.from('staffID\n1'), 'staff.txt')).rejects.toMatchObject({
      extensions: { code: 'BATCH_FORMAT_INVALID' },
    });
    expect((await readSheet(Buffer.from('staffID\n1'), 'STAFF.CSV')).rows).toHaveLength(1);
  });

  it('reads 20,000 rows and refuses 20,001', { tags: 'nightly' }, async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => String(index).padStart(5, '0'));
    const sheet = await text(`staffID\n${rows.join('\n')}`);
    expect(sheet.rows).toHaveLength(20_000);
    expect(sheet.rows.at(-1)).toEqual({ line: 20_001, values: { staffID: '19999' } });
    await expect(text(`staffID\n${rows.join('\n')}\nmore`)).rejects.toMatchObject({
      message: 'The sheet has more than 20000 rows. Split it and upload the parts.',
      extensions: { code: 'PAYLOAD_TOO_LARGE' },
    });
  });
});
