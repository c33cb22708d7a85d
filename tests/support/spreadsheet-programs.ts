import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { read, utils } from 'xlsx';
import { findProgram } from './programs.ts';
import { readCSV } from './read-csv.ts';

/** A cell of a sheet: a day or a time as an instant of UTC, null for an empty cell. */
export type SheetCell = string | number | Date | null;
export type SheetTable = readonly (readonly SheetCell[])[];

/** A program that reads workbooks. */
export interface SpreadsheetProgram {
  readonly name: string;
  readonly isInstalled: boolean;
  /** It starts anew for each file, or takes seconds to start. */
  readonly isSlow?: true;
  /** The first sheets of the files, in their order. */
  readonly read: (files: readonly string[]) => Promise<readonly SheetTable[]>;
}

async function readBySheetJS(files: readonly string[]): Promise<readonly SheetTable[]> {
  return files.map((file) => {
    const book = read(readFileSync(file), { cellDates: true, UTC: true });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    return utils.sheet_to_json<SheetCell[]>(sheet, { header: 1, defval: null, UTC: true });
  });
}

/** Reads each file twice: cell by cell as an editor does, and row by row as programs of statistics do. */
const openpyxl = `
import sys, json, datetime, openpyxl
def told(value):
    if isinstance(value, datetime.datetime): return {'at': value.isoformat()}
    return value
books = []
for file in sys.argv[1:]:
    tables = []
    for quick in (False, True):
        sheet = openpyxl.load_workbook(file, read_only=quick, data_only=True).worksheets[0]
        sheet.calculate_dimension()
        tables.append([[told(value) for value in row] for row in sheet.iter_rows(values_only=True)])
    if tables[0] != tables[1]: raise SystemExit(file + ': read differently by cell and by row')
    books.append(tables[0])
json.dump(books, sys.stdout)
`;

/** Debian's own Python has the packages of Debian. */
const python = '/usr/bin/python3';

function hasOpenpyxl(): boolean {
  try {
    execFileSync(python, ['-c', 'import openpyxl'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function readByOpenpyxl(files: readonly string[]): Promise<readonly SheetTable[]> {
  const books = JSON.parse(execFileSync(python, ['-c', openpyxl, ...files], { encoding: 'utf8', maxBuffer: 2 ** 28 }));
  return books.map((table: unknown[][]) =>
    table.map((row) => row.map((cell) => (isTold(cell) ? new Date(`${cell.at}Z`) : cell))),
  );
}

const isTold = (cell: unknown): cell is { at: string } => typeof cell === 'object' && cell !== null;

/** The tables of CSV files that a program makes of the workbooks in a folder of its own. */
async function throughCSV(files: readonly string[], convert: (folder: string) => void): Promise<readonly SheetTable[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  try {
    convert(folder);
    return files.map((file) => {
      const text = readFileSync(path.join(folder, `${path.parse(file).name}.csv`), 'utf8').replace(/^\uFEFF/, '');
      return readCSV(text.replace(/\r?\n/g, '\r\n')).map((row) => row.map(cellOfText));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gnumeric writes every day and time alike, whatever the format of its cell: `2026/11/09 07:08:37`. */
function cellOfText(text: string): SheetCell {
  const instant = /^(\d{4})\/(\d\d)\/(\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(text);
  if (!instant) return text || null;
  const [, year, month, day, time = '00:00:00'] = instant;
  return new Date(`${year}-${month}-${day}T${time}Z`);
}

const readByGnumeric = (files: readonly string[]) =>
  throughCSV(files, (folder) => {
    for (const file of files) {
      const target = path.join(folder, `${path.parse(file).name}.csv`);
      execFileSync('ssconvert', ['-T', 'Gnumeric_stf:stf_csv', file, target], { stdio: 'ignore' });
    }
  });

const document = readFileSync(path.join(import.meta.dirname, '../../docs/reference/api.md'), 'utf8');

/** LibreOffice's options for a CSV in UTF-8 with each cell as it is shown, as the documents give them. */
export const officeFilter = /--convert-to '(csv:[^']+)'/.exec(document)?.[1] ?? 'csv';

const readByOffice = (files: readonly string[]) =>
  throughCSV(files, (folder) => {
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const options = ['--headless', profile, '--convert-to', officeFilter, '--outdir', folder, ...files];
    execFileSync('soffice', options, { stdio: 'ignore' });
  });

export const spreadsheetPrograms: readonly SpreadsheetProgram[] = [
  { name: 'SheetJS', isInstalled: true, read: readBySheetJS },
  { name: 'openpyxl', isInstalled: hasOpenpyxl(), read: readByOpenpyxl },
  { name: 'gnumeric', isInstalled: findProgram('ssconvert') !== undefined, isSlow: true, read: readByGnumeric },
  { name: 'LibreOffice', isInstalled: findProgram('soffice') !== undefined, isSlow: true, read: readByOffice },
];
