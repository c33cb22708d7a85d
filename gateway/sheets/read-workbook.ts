import { decrypt, isEncrypted } from 'officecrypto-tool';
import {
  type CellObject,
  CFB,
  type ParsingOptions,
  read,
  SSF,
  set_cptable,
  utils,
  type WorkBook,
  type WorkSheet,
} from 'xlsx';
import type { SheetLine } from './find-headings.ts';
import { openArchive } from './open-archive.ts';
import { damagedFile, SheetFault, type SheetLimits, tooManyRows } from './refusals.ts';
import { delimitedText, sniffFormat } from './sniff-format.ts';

/** A workbook's sheets in the order of their tabs; a text file has one without a name. */
export interface Workbook {
  readonly sheets: readonly { readonly name: string | null; readonly isHidden: boolean }[];
  /** Lines of the first sheet that are not blank. Throws SheetFault when it cannot be read. */
  readonly lines: () => Iterator<SheetLine>;
}

/** Rows of Excel's largest sheet. */
const lastLine = 1_048_576;

/**
 * Opens a workbook or a text of cells. Throws SheetFault when it cannot be read. Runs in a worker only, since damaged bytes may
 * make it hang or exhaust the heap.
 */
export async function openWorkbook(bytes: Buffer, limits: SheetLimits): Promise<Workbook> {
  const format = sniffFormat(bytes);
  if (format === 'text') return openText(bytes, limits);
  const opened = format === 'xls' ? await openCompound(bytes) : bytes;
  const archive = opened[0] === 0x50 ? openArchive(opened, limits) : null;
  // Loaded here alone, since it takes a while: only text of Excel 95 and before is in a code page.
  if (!archive) set_cptable(await import('xlsx/dist/cpexcel.full.mjs'));
  const workbook = archive ? parse(archive, { type: 'array', sheets: 0, cellStyles: true }) : parse(opened);
  const sheets = workbook.SheetNames.map((name, index) => ({
    name,
    isHidden: (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0,
  }));
  return { sheets, lines: () => readLines(workbook, limits) };
}

/** The last line of each text, which no file holds. Where it is no line of its own, a quotation mark above is still open. */
const endMark = '\0';

/** Most lines of a text that are read: longer texts have too many rows, unless most lines are blank. */
const lastTextLine = 100_000;

function openText(bytes: Buffer, limits: SheetLimits): Workbook {
  const text = `${delimitedText(bytes, limits.kind)}\n${endMark}`;
  const workbook = parse(text, { type: 'string', raw: true, sheetRows: lastTextLine });
  const { '!data': lines = [], '!ref': range = 'A1' } = workbook.Sheets[workbook.SheetNames[0] ?? ''] ?? {};
  if (lines.at(-1)?.[0]?.v !== endMark) {
    if (utils.decode_range(range).e.r + 1 >= lastTextLine) throw tooManyRows(limits);
    throw new SheetFault(
      'OPEN_QUOTE',
      `A quotation mark that opens in line ${lines.length} is never closed. Add the missing mark, or save the sheet as .xlsx.`,
    );
  }
  lines.pop();
  return { sheets: [{ name: null, isHidden: false }], lines: () => readLines(workbook, limits) };
}

function parse(content: Uint8Array | string, options: ParsingOptions = { type: 'array' }): WorkBook {
  try {
    return read(content, {
      dense: true,
      sheetRows: lastLine,
      nodim: true,
      cellNF: true,
      cellText: true,
      cellFormula: false,
      cellHTML: false,
      ...options,
    });
  } catch {
    throw damagedFile('The workbook is damaged');
  }
}

/** Reads the lines of the first sheet. It visits only cells that exist, so a single cell in the last row costs nothing. */
function* readLines(workbook: WorkBook, limits: SheetLimits): Generator<SheetLine> {
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
  if (!sheet) {
    throw new SheetFault(
      'NO_ROWS',
      'It is a chart, or its cells are not where they should be in the file. Open it in a spreadsheet program and save it again.',
    );
  }
  const rows: readonly (readonly CellObject[] | undefined)[] = sheet['!data'] ?? [];
  const isFrom1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const textOf = limits.kind === 'leave' ? (cell: CellObject | undefined) => dayText(cell, isFrom1904) : cellText;
  const merged = readMerges(sheet, rows, limits, textOf);
  const lines = Object.keys(rows).map((key) => Number(key) + 1);
  for (const line of lines.filter((line) => line >= 1 && line <= lastLine).sort((left, right) => left - right)) {
    const cells = Object.entries(rows[line - 1] ?? []).filter(([column]) => Number(column) < limits.columns);
    const texts: string[] = [];
    for (const [column, cell] of cells) texts[Number(column)] = textOf(cell);
    // A line without cells of its own is blank, even below a merged cell.
    if (!texts.some((text) => text.trim() !== '')) continue;
    for (const [column, text] of merged.get(line) ?? []) texts[column] ||= text;
    const { hidden = false, hpt } = sheet['!rows']?.[line - 1] ?? {};
    yield { line, cells: Array.from(texts, (text) => text ?? ''), isHidden: hidden || hpt === 0 };
  }
}

/** Most lines that merged cells cover in all; no staff list has more. */
const mostMerged = 100_000;

/** Most columns to which a merged cell gives its text: a wider cell is a title or a note. */
const widestMerge = 2;

/** The texts of merged cells for all lines and columns that they cover, by line. */
function readMerges(
  sheet: WorkSheet,
  rows: readonly (readonly CellObject[] | undefined)[],
  limits: SheetLimits,
  textOf: (cell: CellObject | undefined) => string,
): ReadonlyMap<number, readonly (readonly [column: number, text: string])[]> {
  const merged = new Map<number, [number, string][]>();
  let left = mostMerged;
  for (const { s: first, e: last } of sheet['!merges'] ?? []) {
    const text = textOf(rows[first.r]?.[first.c]);
    if (text === '' || first.c >= limits.columns) continue;
    const lastColumn = last.c - first.c < widestMerge ? last.c : first.c;
    for (let row = first.r; row <= last.r && left > 0; row += 1) {
      const texts = merged.get(row + 1) ?? [];
      for (let column = first.c; column <= lastColumn; column += 1) texts.push([column, text]);
      merged.set(row + 1, texts);
      left -= 1;
    }
  }
  return merged;
}

/** Significant digits that a sheet shows of a number without a format; further digits are rounding errors. */
const shownDigits = 11;

/**
 * The text of a cell as a person sees it, and as an ID needs it: zeros of a number format stay (`00123`), and a whole number
 * that the sheet shows as `1.23E+11` or `123,456` keeps all digits. Dates, masks, currencies and a scientific format that
 * someone chose stay as shown, so that damage can be found. A formula gives its last result.
 */
function cellText(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 's') return String(cell.v);
  const shown = shownText(cell);
  if (cell.t !== 'n' || typeof cell.v !== 'number') return shown || String(cell.v);
  const isWhole = Number.isInteger(cell.v);
  const value = isWhole ? String(cell.v) : String(Number(cell.v.toPrecision(shownDigits)));
  if (cell.w === undefined || cell.z === undefined || cell.z === 'General' || cell.z === '@') return value;
  const isDate = SSF.is_date(String(cell.z));
  if (shown === '' && isDate) return '########';
  // Grouped digits and zero decimals show the same number; any other text says more than the number.
  const isSame = shown.replace(/[,\u00A0\u202F ]/g, '').replace(/\.0+$/, '') === value;
  return isSame || (!isDate && isCutOff(shown, value)) ? value : shown;
}

/** The same, with a cell that is a date as `YYYY-MM-DD`: how it is shown depends on the country of the computer. */
function dayText(cell: CellObject | undefined, isFrom1904: boolean): string {
  const isDate = cell?.t === 'n' && cell.z !== undefined && SSF.is_date(String(cell.z));
  const parts = isDate ? SSF.parse_date_code(Number(cell.v), { date1904: isFrom1904 }) : null;
  if (!parts || parts.y < 1900) return cellText(cell);
  return `${parts.y}-${String(parts.m).padStart(2, '0')}-${String(parts.d).padStart(2, '0')}`;
}

/** The shown text. The parser mistakes the language in a format such as `[$-409]0` for a currency. */
function shownText({ w = '', z, v }: CellObject): string {
  const format = String(z ?? '');
  if (!format.includes('[$-') || SSF.is_date(format)) return w;
  return SSF.format(format.replace(/\[\$-[^\]]*\]/g, ''), v);
}

/** Whether the parser dropped digits of a number that is longer than its mask; spreadsheet programs show them all. */
function isCutOff(shown: string, value: string): boolean {
  const digits = shown.replace(/\D/g, '');
  return (
    digits !== '' &&
    digits.length < value.length &&
    !/[E%:/]/i.test(shown) &&
    /^\d+$/.test(value) &&
    value.endsWith(digits)
  );
}

/**
 * The workbook in a compound file, the container of .xls files and of encrypted .xlsx files; decrypted where Excel's
 * default password opens it. Throws SheetFault with the reason for what cannot be opened.
 */
async function openCompound(bytes: Buffer): Promise<Buffer> {
  const names = namesIn(bytes);
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^.?DRM(?:Encrypted|Content|Viewer|Data)/i)) {
    throw new SheetFault(
      'RIGHTS_MANAGED',
      'The workbook is protected by rights management (IRM or a sensitivity label), so only named people can open it. Open it in Excel, remove the restriction (File, Info, Protect Workbook, Restrict Access), and save it again.',
    );
  }
  if (has(/^(?:WordDocument|PowerPoint Document|__properties_version1\.0)$/i)) {
    throw new SheetFault(
      'OTHER_FORMAT',
      'The file is a document of another program, not a spreadsheet. Choose an Excel or CSV file.',
    );
  }
  try {
    if (!isEncrypted(bytes)) return bytes;
  } catch {
    throw damagedFile('The workbook is damaged');
  }
  try {
    // Excel encrypts workbooks whose structure alone is protected with this password, and opens them without asking.
    return Buffer.from(await decrypt(bytes, { password: 'VelvetSweatshop' }));
  } catch {
    throw new SheetFault(
      'PASSWORD',
      'The workbook is protected by a password. Open it in Excel, choose File, Info, Protect Workbook, Encrypt with Password, clear it, and save.',
    );
  }
}

/** Names of the streams of a compound file; the package does not declare its type. */
function namesIn(bytes: Buffer): string[] {
  try {
    const { FullPaths } = CFB.read(bytes, { type: 'buffer' }) as { FullPaths: readonly string[] };
    return FullPaths.map((path) => path.split('/').filter(Boolean).at(-1) ?? '');
  } catch {
    throw damagedFile('The workbook is damaged');
  }
}
