import { SheetFault } from './sheet-fault.ts';
import type { SheetLine } from './sheet-rows.ts';
import { staffFieldOf } from './staff-field.ts';

/** What may part the cells of a text file. */
export const delimiters = [',', ';', '\t'] as const;

/** A delimiter of cells. */
export type Delimiter = (typeof delimiters)[number];

/**
 * Cells of a delimited text (RFC 4180; line ends CR LF, LF or CR; a quote inside a cell without quotes is a
 * character), each as written. A record counts as one line, however many its quoted cells span, as spreadsheets number
 * them. Blank records are left out, cells behind `columns` dropped. Throws SheetFault for a quote that never ends.
 */
export function* parseCSV(text: string, delimiter: Delimiter, columns: number): Generator<SheetLine> {
  let position = 0;
  for (let line = 1; position < text.length; line += 1) {
    const cells: string[] = [];
    let isBlank = true;
    for (;;) {
      const cell = text[position] === '"' ? quotedCell(text, position, delimiter, line) : null;
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

/** Index of the delimiter, line end or end of text that closes the cell which `position` lies in. */
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
    if (quote < 0) throw new SheetFault('FORMAT', `A quotation mark that opens in line ${line} is never closed.`);
    value += text.slice(position, quote);
    position = quote + 1;
    if (text[position] !== '"') break;
    value += '"';
    position += 1;
  }
  const end = cellEnd(text, position, delimiter);
  return { value: value + text.slice(position, end), end };
}

/**
 * The delimiter of a text: the one under which the first line that is not blank names most staff fields, then the one
 * that parts it most often, the comma before the others. A first line `sep=;` decides alone and is not a line of the sheet.
 */
export function findDelimiter(text: string): { readonly delimiter: Delimiter; readonly start: number } {
  const stated = /^sep=([,;\t])\r?\n?/i.exec(text);
  const chosen = delimiters.find((delimiter) => delimiter === stated?.[1]);
  if (stated && chosen) return { delimiter: chosen, start: stated[0].length };
  // Headings stand near the start; a first line without end must not be parsed three times over.
  const head = /[^\r\n]+/.exec(text.slice(0, 65_536))?.[0] ?? '';
  const scored = delimiters.map((delimiter) => {
    const cells = head.split(delimiter);
    const fields = cells.filter((cell) => staffFieldOf(cell) !== null).length;
    return { delimiter, score: fields * 100_000 + cells.length };
  });
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  return { delimiter: best.delimiter, start: 0 };
}
