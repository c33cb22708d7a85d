import { headLines, type SheetLine, staffFieldOf } from './find-headings.ts';
import { SheetFault } from './refusals.ts';

/** What may part the cells of a text file. */
export const delimiters = [',', ';', '\t', '|'] as const;

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

/** A cell such as `="Obi, Ada"`, whose quotation marks a spreadsheet program takes for a formula's; null for others. */
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
 * The delimiter of a text: the one under which a line near the start names most staff fields, then the one that parts
 * a line most often, the comma before the others. A first line `sep=;` decides alone and is not a line of the sheet.
 */
export function findDelimiter(text: string): { readonly delimiter: Delimiter; readonly start: number } {
  const stated = /^sep=([,;\t|])\r?\n?/i.exec(text);
  const chosen = delimiters.find((delimiter) => delimiter === stated?.[1]);
  if (stated && chosen) return { delimiter: chosen, start: stated[0].length };
  // Headings stand near the start; a first line without end must not be parsed three times over.
  const head = text
    .slice(0, 65_536)
    .split(/[\r\n]+/)
    .slice(0, headLines);
  const scored = delimiters.map((delimiter) => {
    const scores = head.map((line) => {
      const cells = line.split(delimiter);
      const fields = cells.slice(0, 1_000).filter((cell) => staffFieldOf(cell) !== null).length;
      return fields * 100_000 + cells.length;
    });
    return { delimiter, score: Math.max(0, ...scores) };
  });
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  return { delimiter: best.delimiter, start: 0 };
}
