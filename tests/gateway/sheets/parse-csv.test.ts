import { describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { delimiters, findDelimiter, parseCSV } from '../../../gateway/sheets/parse-sheet.ts';
import fc from '../../support/fast-check.ts';

const cells = (text: string, delimiter: (typeof delimiters)[number] = ',') =>
  [...parseCSV(text, delimiter, 64)].map((line) => line.cells);

/** Rows of equal width whose records are not blank, so that none is left out. */
const tables = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.array(
    fc
      .array(fc.oneof(fc.string(), fc.constantFrom('00123', '"', 'a,b', 'x;y', '1\r\n2', '\t', ' ', 'Ọlá')), {
        minLength: width,
        maxLength: width,
      })
      .filter((row) => width > 1 || row[0] !== ''),
    { minLength: 1, maxLength: 12 },
  ),
);

describe('parseCSV', () => {
  it('reads back what a writer of RFC 4180 wrote, with any delimiter and line end', () => {
    fc.assert(
      fc.property(
        tables,
        fc.constantFrom(...delimiters),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        (rows, delimiter, lineEnd, isQuoted) => {
          const quote = (cell: string) =>
            isQuoted || /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
          const text = rows.map((row) => row.map(quote).join(delimiter)).join(lineEnd);
          expect(cells(text, delimiter)).toEqual(rows);
          expect(cells(text + lineEnd, delimiter)).toEqual(rows);
        },
      ),
    );
  });

  it('reads back what SheetJS wrote', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((v) => ({ t: 's', v }))));
        expect(cells(utils.sheet_to_csv(sheet, { forceQuotes: true }))).toEqual(rows);
      }),
    );
  });

  it.each([
    ['a quote inside a cell', 'a"b,c', ['a"b', 'c']],
    ['text behind a closing quote', '"a"b,c', ['ab', 'c']],
    ['doubled quotes', '"a""b",""', ['a"b', '']],
    ['a last blank cell', 'a,', ['a', '']],
  ])('reads %s', (_, text, expected) => {
    expect(cells(text)).toEqual([expected]);
  });

  it('counts records, not text lines', () => {
    expect([...parseCSV('a\n\n"b\nc"\nd', ',', 64)].map((line) => line.line)).toEqual([1, 3, 4]);
  });

  it('keeps no cell behind the last column', () => {
    expect([...parseCSV('1,2,3,4\n5', ',', 2)].map((line) => line.cells)).toEqual([['1', '2'], ['5']]);
  });
});

describe('findDelimiter', () => {
  it.each([
    ['staffID,name', ','],
    ['staffID;name', ';'],
    ['staffID|name', '|'],
    ['staffID\tname', '\t'],
    ['staffID;Remarks, notes, and more, and more', ';'],
    ['staffID', ','],
    ['\n\nstaffID;name\n1,2,3,4', ';'],
    ['a;b;c\n1,2', ';'],
  ])('decides %j by its headings', (text, delimiter) => {
    expect(findDelimiter(text)).toEqual({ delimiter, start: 0 });
  });
});
