import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CellObject, utils, type WorkSheet, write } from 'xlsx';
import { readSheetDay } from '../../../gateway/leave/leave-days.ts';
import { formulaMark, type SheetField } from '../../../gateway/sheets/find-headings.ts';
import { type AnySheet, parseSheet } from '../../../gateway/sheets/parse-sheet.ts';
import { sheetLimits } from '../../../gateway/sheets/refusals.ts';
import fc from '../../support/fast-check.ts';

const office = spawnSync('soffice', ['--version']).status === 0 ? it : it.skip;

type Format = 'xlsx' | 'biff8';

/** A generated workbook, and what its cells say: the texts of a row by its fields, days as YYYY-MM-DD. */
interface Made {
  readonly kind: 'leave' | 'staff';
  readonly format: Format;
  readonly bytes: Buffer;
}

const dayFormats = ['dd/mm/yyyy', 'd-mmm-yy', 'yyyy-mm-dd', '[$-809]dd mmmm yyyy', 'dddd, mmmm d, yyyy'];
interface Row {
  readonly staffID: string;
  /** Number of the first day, and of days after it. */
  readonly from: number;
  readonly days: number;
  readonly isTimed: boolean;
  /** Format of the days. */
  readonly z: string;
  readonly kind: string;
  readonly status: string;
  readonly surname: string;
  readonly otherNames: string;
  /** The status, or the surname, is a formula whose result the file lacks. */
  readonly isFormula: boolean;
}
const cell: fc.Arbitrary<Row> = fc.record({
  staffID: fc.constantFrom('00101', "'00102", 'EEDC/HQ/0123', '0007'),
  // Shown with two digits, these are the years that they are.
  from: fc.integer({ min: 20_000, max: 45_000 }),
  days: fc.integer({ min: 0, max: 40 }),
  isTimed: fc.boolean(),
  z: fc.constantFrom(...dayFormats),
  kind: fc.constantFrom('Annual', 'Sick leave', 'Casual', 'Half day'),
  status: fc.constantFrom('Approved', 'Rejected', 'Cancelled', 'Pending', ''),
  surname: fc.constantFrom('Obi', 'Ọkéké', "O'Neil"),
  otherNames: fc.constantFrom('Ada', 'Ngọzi Chi', ''),
  isFormula: fc.boolean(),
});
interface Book {
  readonly rows: readonly Row[];
  readonly format: Format;
  readonly kind: Made['kind'];
  readonly date1904: boolean;
  readonly isMerged: boolean;
}
const book: fc.Arbitrary<Book> = fc.record({
  rows: fc.array(cell, { minLength: 2, maxLength: 6 }),
  format: fc.constantFrom<Format>('xlsx', 'biff8'),
  kind: fc.constantFrom('leave' as const, 'staff' as const),
  date1904: fc.boolean(),
  isMerged: fc.boolean(),
});

function make({ rows, format, kind, date1904, isMerged }: Book): Made {
  const day = (v: number, z: string): CellObject => ({ t: 'n', v, z });
  // The writer of xls has no formulas.
  const text = (value: string, { isFormula }: Row): CellObject | string =>
    isFormula && format === 'xlsx' ? { t: 's', f: `UPPER("${value || 'x'}")` } : value;
  const lines = rows.map((row) => {
    if (kind === 'staff') return [row.staffID, text(row.surname, row), row.otherNames, day(row.from, row.z)];
    const from = day(row.from + (row.isTimed ? 0.25 : 0), row.z);
    return [row.staffID, from, day(row.from + row.days, row.z), row.kind, text(row.status, row)];
  });
  const headings =
    kind === 'leave' ? ['Staff ID', 'From', 'To', 'Kind', 'Status'] : ['Staff ID', 'Surname', 'Other Names', 'Unit'];
  const sheet: WorkSheet = utils.aoa_to_sheet([headings, ...lines]);
  if (isMerged) {
    const column = kind === 'leave' ? 1 : 3;
    sheet['!merges'] = [{ s: { r: 1, c: column }, e: { r: 2, c: column } }];
    delete sheet[utils.encode_cell({ r: 2, c: column })];
  }
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Sheet');
  workbook.Workbook = { WBProps: { date1904 } };
  return { kind, format, bytes: write(workbook, { type: 'buffer', bookType: format }) };
}

const read = async (bytes: Buffer, kind: Made['kind']): Promise<AnySheet> =>
  parseSheet(bytes, { ...sheetLimits, kind });

/** The rows of a sheet, each day in one spelling, texts in which two programs may differ by spaces alone. */
function plain({ rows }: AnySheet): (readonly (readonly [string, string])[])[] {
  const tidy = (field: string, text: string) => {
    const isDay = field === 'from' || field === 'to' || field === 'unit';
    return (isDay && readSheetDay(text, 'DAY_FIRST').day) || text.replace(/\s+/g, ' ').trim();
  };
  return rows.map(({ values }) =>
    (Object.entries(values) as [SheetField, string][])
      .map(([field, text]) => [field, tidy(field, text)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** The same workbooks as LibreOffice shows them, dates as their formats have them. */
function shownByOffice(files: readonly Made[]): Promise<AnySheet>[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'office-'));
  try {
    const names = files.map(({ format, bytes }, index) => {
      const name = `${index}.${format === 'xlsx' ? 'xlsx' : 'xls'}`;
      writeFileSync(path.join(folder, name), bytes);
      return name;
    });
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,2057,false,true';
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const args = ['--headless', profile, '--convert-to', filter, '--outdir', folder, ...names];
    execFileSync('soffice', args, { cwd: folder, stdio: 'ignore' });
    return files.map(({ kind }, index) => read(readFileSync(path.join(folder, `${index}.csv`)), kind));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What LibreOffice works out or shows in one cell alone: formulas without a result, which we mark, and merged days. */
async function compare(files: readonly Made[]) {
  const shown = await Promise.all(shownByOffice(files));
  let marked = 0;
  for (const [index, { bytes, kind, format }] of files.entries()) {
    const ours = plain(await read(bytes, kind));
    const theirs = plain(shown[index] as AnySheet);
    expect(ours).toHaveLength(theirs.length);
    for (const [line, row] of ours.entries()) {
      const others = new Map(theirs[line]);
      for (const [field, text] of row) {
        const isMarked = text.startsWith(formulaMark);
        const isMerged = others.get(field) === undefined && line === 1 && (field === 'from' || field === 'unit');
        if (isMarked) marked += 1;
        else
          expect(text, `workbook ${index}, ${kind}, ${format}`).toBe(
            isMerged ? new Map(ours[0]).get(field) : others.get(field),
          );
        others.delete(field);
      }
      expect([...others]).toEqual([]);
    }
  }
  return marked;
}

describe('generated workbooks beside a spreadsheet program', () => {
  // Skipped where LibreOffice is not installed: there is nothing to compare with.
  office('F-225 F-249 reads a workbook as LibreOffice shows it', async () => {
    const row = {
      staffID: '00101',
      from: 44_957,
      days: 1,
      isTimed: true,
      z: 'dd/mm/yyyy',
      kind: 'Annual',
      status: 'Approved',
      surname: 'Obi',
      otherNames: 'Ada',
      isFormula: false,
    };
    await compare([make({ rows: [row, row, row], format: 'xlsx', kind: 'leave', date1904: true, isMerged: true })]);
  });

  office('F-225 F-229 F-249 F-261 reads forty workbooks as LibreOffice shows them', { tags: 'nightly' }, async () => {
    expect(await compare(fc.sample(book, 40).map(make))).toBeGreaterThan(0);
  });
});
