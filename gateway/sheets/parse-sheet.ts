import { type StaffField, templateListSheet } from '../../schema/staff-fields.ts';
import { fieldOf, headLines, type SheetField, type SheetLine } from './find-headings.ts';
import type { Workbook } from './read-workbook.ts';
import { SheetFault, type SheetKind, type SheetLimits } from './refusals.ts';
import { type SheetRows, sheetRows } from './sheet-rows.ts';
import { decodeText, refuseForeignText, type SheetFormat, sniffFormat, type TextEncoding } from './sniff-format.ts';

/** A spreadsheet that was read. */
export interface Sheet<Field extends SheetField = StaffField> extends SheetRows<Field> {
  readonly kind: SheetKind;
  readonly format: SheetFormat;
  /** How a text was decoded; null for workbooks. */
  readonly encoding: TextEncoding | null;
  /** Name of the sheet that was read; null for a text file. */
  readonly name: string | null;
  readonly isHidden: boolean;
  /** Names of the sheets that are not read, but for the lists of the template. */
  readonly otherSheets: readonly string[];
}

/** A sheet of either kind. */
export type AnySheet = Sheet<SheetField>;

/** What is known of a sheet beside its rows. */
export type SheetFacts = Omit<AnySheet, 'rows'>;

/** Reads a spreadsheet's first sheet on this thread. Throws SheetFault; runs in the sheet worker only. */
export async function parseSheet(bytes: Buffer, limits: SheetLimits): Promise<Sheet> {
  const format = sniffFormat(bytes);
  if (format === 'text') return parseText(bytes, limits);
  const { openWorkbook } = await import('./read-workbook.ts');
  const workbook = await openWorkbook(bytes, format, limits);
  const [first, ...others] = workbook.sheets;
  if (!first)
    throw new SheetFault('NO_ROWS', 'The workbook has no sheet. Enter the rows in a sheet and save it again.');
  const isOfTemplate = ({ name, isHidden }: (typeof others)[number]) => isHidden && name === templateListSheet;
  const otherSheets = others.filter((other) => !isOfTemplate(other)).map(({ name }) => name);
  const sheet = { ...first, otherSheets };
  try {
    return { kind: limits.kind, format, encoding: null, ...sheet, ...sheetRows(workbook.read(0), limits) };
  } catch (error) {
    throw error instanceof SheetFault ? explainSheet(error, workbook, limits) : error;
  }
}

function parseText(bytes: Buffer, limits: SheetLimits): Sheet {
  const { text, encoding } = decodeText(bytes);
  refuseForeignText(text);
  const { delimiter, start } = findDelimiter(text, limits.kind);
  const rows = sheetRows(parseCSV(text.slice(start), delimiter, limits.columns), limits);
  return { kind: limits.kind, format: 'text', encoding, name: null, isHidden: false, otherSheets: [], ...rows };
}

/** Further sheets that are searched for a staff list. */
const mostSheets = 8;

/** Adds to a refusal the name of the sheet that was read, and of the sheet that was probably meant. */
function explainSheet(fault: SheetFault, workbook: Workbook, limits: SheetLimits): SheetFault {
  const [first, ...others] = workbook.sheets;
  if (!first || !['NO_ROWS', 'NO_STAFF_ID_COLUMN', 'STAFF_ID_MISSING'].includes(fault.reason)) return fault;
  const state = first.isHidden ? ', which is hidden,' : ',';
  const read = `The first sheet, "${first.name}"${state} was read. ${fault.message}`;
  if (others.length === 0) return new SheetFault(fault.reason, read);
  const staffList = others.slice(0, mostSheets).findIndex((_sheet, index) => isStaffList(workbook, index + 1, limits));
  const meant = others[staffList];
  const advice = meant
    ? `The sheet "${meant.name}" looks like a staff list: drag its tab to the first place${first.isHidden ? ' or delete the hidden sheet' : ''}, save, and choose the file again.`
    : 'Only the first sheet of a workbook is read: drag the tab of yours to the first place.';
  return new SheetFault(fault.reason, `${read} ${advice}`);
}

function isStaffList(workbook: Workbook, index: number, limits: SheetLimits): boolean {
  try {
    return sheetRows(workbook.read(index), limits).rows.length > 0;
  } catch (error) {
    if (error instanceof SheetFault) return false;
    throw error;
  }
}

/** Characters that may separate the cells of a text file. */
export const delimiters = [',', ';', '\t', '|'] as const;

/** A delimiter of cells. */
export type Delimiter = (typeof delimiters)[number];

/**
 * Reads the lines of a delimited text (RFC 4180; line ends CR LF, LF or CR; a quote inside a cell without quotes is a
 * character). A record counts as one line even when its quoted cells span several, as spreadsheets number them. Leaves out
 * blank records and cells after the first `columns`. Throws SheetFault for a quote that never ends.
 */
export function* parseCSV(text: string, delimiter: Delimiter, columns: number): Generator<SheetLine> {
  let position = 0;
  for (let line = 1; position < text.length; line += 1) {
    const cells: string[] = [];
    let isBlank = true;
    for (;;) {
      const cell =
        text[position] === '"' ? quotedCell(text, position, delimiter, line) : guardedCell(text, position, delimiter);
      const end = cell ? cell.end : cellEnd(text, position, delimiter);
      if (end > position) isBlank = false;
      if (cells.length < columns) cells.push(cell ? cell.value : text.slice(position, end));
      position = end + 1;
      if (text[end] !== delimiter) break;
      isBlank = false;
    }
    if (text[position - 1] === '\r' && text[position] === '\n') position += 1;
    if (!isBlank) yield { line, cells };
  }
}

/** Index of the delimiter, line end or end of text that ends the cell at `position`. */
function cellEnd(text: string, position: number, delimiter: Delimiter): number {
  let end = position;
  for (; end < text.length; end += 1) {
    const character = text[end];
    if (character === delimiter || character === '\n' || character === '\r') break;
  }
  return end;
}

function quotedCell(text: string, start: number, delimiter: Delimiter, line: number) {
  let value = '';
  let position = start + 1;
  for (;;) {
    const quote = text.indexOf('"', position);
    if (quote < 0)
      throw new SheetFault(
        'OPEN_QUOTE',
        `A quotation mark that opens in line ${line} is never closed. Add the missing mark, or save the sheet as .xlsx.`,
      );
    value += text.slice(position, quote);
    position = quote + 1;
    if (text[position] !== '"') break;
    value += '"';
    position += 1;
  }
  const end = cellEnd(text, position, delimiter);
  return { value: value + text.slice(position, end), end };
}

/** A cell such as `="Obi, Ada"`, in which the delimiter does not count; null for others. */
function guardedCell(text: string, start: number, delimiter: Delimiter) {
  if (text[start] !== '=' || text[start + 1] !== '"') return null;
  for (let position = start + 2; position < text.length; position += 1) {
    const character = text[position];
    if (character === '\n' || character === '\r') return null;
    if (character !== '"') continue;
    const next = text[position + 1];
    if (next === '"') position += 1;
    else if (next === undefined || next === delimiter || next === '\n' || next === '\r') {
      return { value: text.slice(start, position + 1), end: position + 1 };
    } else return null;
  }
  return null;
}

/**
 * Finds the delimiter of a text: the one with which a line near the start names the most fields, then the one that
 * makes the most cells of a line, then the comma. A first line `sep=;` decides alone and is not a line of the sheet.
 */
export function findDelimiter(
  text: string,
  kind: SheetKind = 'staff',
): { readonly delimiter: Delimiter; readonly start: number } {
  const stated = /^sep=([,;\t|])\r?\n?/i.exec(text);
  const chosen = delimiters.find((delimiter) => delimiter === stated?.[1]);
  if (stated && chosen) return { delimiter: chosen, start: stated[0].length };
  // Headings are near the start. A first line without end must not be split four times.
  const head = text
    .slice(0, 65_536)
    .split(/[\r\n]+/)
    .slice(0, headLines);
  const scored = delimiters.map((delimiter) => {
    const scores = head.map((line) => {
      const cells = line.split(delimiter);
      const fields = cells.slice(0, 1_000).filter((cell) => fieldOf(cell, kind) !== null).length;
      return fields * 100_000 + cells.length;
    });
    return { delimiter, score: Math.max(0, ...scores) };
  });
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  return { delimiter: best.delimiter, start: 0 };
}
