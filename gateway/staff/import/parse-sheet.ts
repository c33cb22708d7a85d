import { findDelimiter, parseCSV } from './parse-csv.ts';
import type { Workbook } from './read-workbook.ts';
import { SheetFault, type SheetLimits } from './refusals.ts';
import { type StaffRows, sheetRows } from './sheet-rows.ts';
import { decodeText, refuseForeignText, type SheetFormat, sniffFormat, type TextEncoding } from './sniff-format.ts';

/** A spreadsheet, read. */
export interface Sheet extends StaffRows {
  readonly format: SheetFormat;
  /** How a text was decoded; null for workbooks. */
  readonly encoding: TextEncoding | null;
  /** Name of the sheet that was read; null for a text file. */
  readonly name: string | null;
  readonly isHidden: boolean;
  /** Names of the sheets that are not read. */
  readonly otherSheets: readonly string[];
}

/** Reads a spreadsheet's first sheet on this thread. Throws SheetFault; runs in the sheet worker only. */
export async function parseSheet(bytes: Buffer, limits: SheetLimits): Promise<Sheet> {
  const format = sniffFormat(bytes);
  if (format === 'text') return parseText(bytes, limits);
  const { openWorkbook } = await import('./read-workbook.ts');
  const workbook = await openWorkbook(bytes, format, limits);
  const [first, ...others] = workbook.sheets;
  if (!first)
    throw new SheetFault('NO_ROWS', 'The workbook has no sheet. Enter the staff in a sheet and save it again.');
  const place = { name: first.name, isHidden: first.isHidden, otherSheets: others.map(({ name }) => name) };
  try {
    return { format, encoding: null, ...place, ...sheetRows(workbook.read(0), limits) };
  } catch (error) {
    throw error instanceof SheetFault ? explainSheet(error, workbook, limits) : error;
  }
}

function parseText(bytes: Buffer, limits: SheetLimits): Sheet {
  const { text, encoding } = decodeText(bytes);
  refuseForeignText(text);
  const { delimiter, start } = findDelimiter(text);
  const place = { name: null, isHidden: false, otherSheets: [] };
  const rows = sheetRows(parseCSV(text.slice(start), delimiter, limits.columns), limits);
  return { format: 'text', encoding, ...place, ...rows };
}

/** Sheets behind the first that are looked at for a staff list. */
const mostSheets = 8;

/** The same refusal with the name of the sheet that was read, and of the sheet that was probably meant. */
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
    : 'Only the first sheet of a workbook is read.';
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
