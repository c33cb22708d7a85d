import { formatCell } from './format.ts';
import type { CellValue, ColumnKind } from './lists/column.ts';

/** Spreadsheet programs take a cell for a formula when it begins with one of these, full-width forms included. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

const coordinates = /^-?\d+(\.\d+)?(e-?\d+)?, -?\d+(\.\d+)?(e-?\d+)?$/;

const quoted = /[",\r\n]/;

/**
 * One cell of a CSV file: the value as the table shows it, quoted by RFC 4180 where needed. A text that a spreadsheet
 * would take for a formula gets an apostrophe in front. Numbers never do, nor does a location made of two numbers:
 * it may begin with a minus sign, but nothing in it can be computed or called. The same text in another kind of
 * column does get one.
 */
export function csvCell(kind: ColumnKind, value: CellValue): string {
  const text = formatCell(kind, value);
  const isHarmless = typeof value === 'number' || (kind === 'location' && coordinates.test(text));
  const guarded = !isHarmless && formulaStart.test(text) ? `'${text}` : text;
  return quoted.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
