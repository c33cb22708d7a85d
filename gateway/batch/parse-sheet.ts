import { decodeText, type TextEncoding } from './decode-text.ts';
import { findDelimiter, parseCSV } from './parse-csv.ts';
import type { SheetPlace } from './read-workbook.ts';
import type { SheetLimits } from './sheet-limits.ts';
import { type StaffRows, sheetRows } from './sheet-rows.ts';
import { refuseForeignText, type SheetFormat, sniffFormat } from './sniff-format.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

/** A spreadsheet, read. */
export interface Sheet extends StaffRows, SheetPlace {
  readonly format: SheetFormat;
  /** How a text was decoded; null for workbooks. */
  readonly encoding: TextEncoding | null;
}

/** Reads a spreadsheet's first sheet on this thread. Throws SheetFault; runs in the sheet worker only. */
export async function parseSheet(bytes: Buffer, limits: SheetLimits): Promise<Sheet> {
  const format = sniffFormat(bytes);
  if (format !== 'text') {
    const workbook = format === 'xlsx' ? unpackWorkbook(bytes, limits) : bytes;
    const { loadCodepages, readWorkbook } = await import('./read-workbook.ts');
    if (format === 'xls') await loadCodepages();
    const { lines, ...place } = readWorkbook(workbook, limits);
    return { format, encoding: null, ...place, ...sheetRows(lines, limits) };
  }
  const { text, encoding } = decodeText(bytes);
  refuseForeignText(text);
  const { delimiter, start } = findDelimiter(text);
  const place = { name: null, isHidden: false, otherSheets: [] };
  return { format, encoding, ...place, ...sheetRows(parseCSV(text.slice(start), delimiter, limits.columns), limits) };
}
