/** @module-tag long */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CellObject, utils, type WorkSheet } from 'xlsx';
import { parseSheet } from '../../../gateway/sheets/parse-sheet.ts';
import { SheetFault, sheetLimits } from '../../../gateway/sheets/refusals.ts';
import fc, { cases } from '../../support/fast-check.ts';
import { officeFilter } from '../../support/spreadsheet-programs.ts';
import { member, nothingKnown, reportOf, workbookOf } from './workbooks.ts';

const hasOffice = spawnSync('soffice', ['--version']).status === 0;
const office = hasOffice ? it : it.skip;

/** What LibreOffice shows of a workbook's cells, by the text beside each. */
async function shownByOffice(workbook: Buffer): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'office-'));
  try {
    const file = path.join(folder, 'sheet.xlsx');
    writeFileSync(file, workbook);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync('soffice', ['--headless', profile, '--convert-to', officeFilter, '--outdir', folder, file], {
      stdio: 'ignore',
    });
    return valuesByName(readFileSync(path.join(folder, 'sheet.csv')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function valuesByName(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const { rows } = await parseSheet(bytes, sheetLimits);
  return new Map(rows.map(({ values }) => [values.name ?? '', values.staffID ?? '']));
}

const formats = [
  ...['General', '@', '0', '00000', '000000', '0.00', '#,##0', '#,##0.00', '"EMP/"0', '"ID "0', '0"/A"', '00-000'],
  ...['000 000', '0%', '0.00E+00', '[$-409]0', '[$₦-468]#,##0.00', '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'],
  ...['d-mmm', 'd-mmm-yy', 'mmm-yy', 'dd/mm/yyyy', 'yyyy-mm-dd', 'dddd, mmmm d, yyyy', '[$-809]dd mmmm yyyy', 'yyyy'],
  ...['h:mm', '0;-0;;@', ';;;', '[<1000]00000;0', '[Red]0', '?????', '0_)', '0\\-0000'],
];
const numbers = [123, 1_000, 46_082, 80_020, 90_125];

/** The same number without what only a format adds: groups of digits and decimals of zero. */
const plain = (shown: string) =>
  shown
    .trim()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\.0+$/, '');

describe('staff sheets beside a spreadsheet program', () => {
  // Skipped where LibreOffice is not installed: there is nothing to compare with.
  office('F-188 F-189 shows numbers and dates in each format as LibreOffice does', { tags: 'nightly' }, async () => {
    const cells = formats.flatMap((z) => numbers.map((v) => [{ t: 'n', v, z } as CellObject, `${z} of ${v}`]));
    const workbook = workbookOf(
      'xlsx',
      utils.aoa_to_sheet([['Staff ID', 'Name'], [{ t: 's', v: '1' }, 'first'], ...cells]),
    );
    const shown = await shownByOffice(workbook);
    const read = await valuesByName(workbook);
    expect(read.size).toBe(cells.length + 1);
    const differing = [...shown].filter(([name, text]) => plain(text) !== plain(read.get(name) ?? ''));
    expect(differing.map(([name, text]) => [name, text, read.get(name)])).toEqual([]);
  });

  it('F-188 F-189 reads each odd cell of a staff ID as it was meant, or remarks on it', async () => {
    await fc.assert(
      fc.asyncProperty(sheets, fc.constantFrom('xlsx', 'biff8', 'csv'), async (rows, type) => {
        const cells = rows.map(({ cell }, index) => [{ ...cell }, `Person ${index}`, 'Awka']);
        const sheet = utils.aoa_to_sheet([['Staff ID', 'Name', 'District'], ['10001', 'First', 'Awka'], ...cells]);
        const read = await parseSheet(workbookOf(type, sheet), sheetLimits);
        const report = reportOf(read.rows, known);
        for (const [index, { meant }] of rows.entries()) {
          const row = report.rows.find(({ name }) => name === `Person ${index}`);
          const isRemarked = row?.problems.some(({ column }) => column === 'staffID') ?? false;
          expect(row?.staffID === meant || isRemarked, `${type} ${meant}: ${JSON.stringify(row)}`).toBe(true);
        }
      }),
      { numRuns: cases(20, 150) },
    );
  });

  it('F-188 reads or refuses any grid of cells, merged and hidden anyhow', async () => {
    await fc.assert(
      fc.asyncProperty(grids, fc.constantFrom('xlsx', 'biff8', 'csv'), async (sheet, type) => {
        try {
          const read = await parseSheet(workbookOf(type, sheet, sheet), sheetLimits);
          const { rows } = reportOf(read.rows, known, read.missingFields);
          expect(rows).toHaveLength(read.rows.length);
        } catch (error) {
          expect(error).toBeInstanceOf(SheetFault);
        }
      }),
      { numRuns: cases(30, 200) },
    );
  });
});

const known = {
  ...nothingKnown,
  staff: ['00001', '00002', '00003', '00004', '00005', '10007'].map((staffID) => member(staffID)),
};

/** A staff ID of five digits, and a cell that somebody's program made of it. */
const oddCell = fc.record({ id: fc.integer({ min: 1, max: 99_999 }), kind: fc.nat(15) }).map(({ id, kind }) => {
  const meant = String(id).padStart(5, '0');
  const text = (v: string): CellObject => ({ t: 's', v });
  const number = (z: string, v = id): CellObject => ({ t: 'n', v, z });
  const cells: readonly CellObject[] = [
    text(meant),
    text(` ${meant}\u00a0`),
    text(`="${meant}"`),
    text(`'${meant}`),
    text(`${meant}\u200b`),
    text(String(id)),
    text(`${id}.0`),
    text(Number(id).toExponential(2).toUpperCase()),
    number('00000'),
    number('0'),
    number('#,##0.00'),
    number('General', id + 1e-9),
    number('0.00E+00'),
    number('dd/mm/yyyy'),
    number('[$₦-468]#,##0.00'),
    number('0.0000', id / 10_000),
  ];
  return { meant, cell: cells[kind] ?? text(meant) };
});

const sheets = fc.uniqueArray(oddCell, { minLength: 1, maxLength: 8, selector: ({ meant }) => meant });

const anyCell = fc.oneof(
  fc.constantFrom('Staff ID', 'Name', 'District', 'Emp No', 'Shift', '', ' ', 'N/A', '="1"', "'1", 'Total', '=1+1'),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
);
const corner = fc.tuple(fc.nat(6), fc.nat(6));

const grids = fc
  .record({
    rows: fc.array(fc.array(anyCell, { maxLength: 6 }), { maxLength: 12 }),
    merges: fc.array(fc.tuple(corner, corner), { maxLength: 3 }),
    hidden: fc.array(fc.boolean(), { maxLength: 8 }),
  })
  .map(({ rows, merges, hidden }): WorkSheet => {
    const sheet = utils.aoa_to_sheet([['Staff ID', 'Name'], ...rows]);
    sheet['!merges'] = merges.map(([[r, c], [height, width]]) => ({ s: { r, c }, e: { r: r + height, c: c + width } }));
    sheet['!rows'] = hidden.map((isHidden) => ({ hidden: isHidden }));
    return sheet;
  });
