import type { StaffField } from '../../../schema/staff-fields.ts';
import { SheetFault } from './sheet-fault.ts';
import type { SheetLine } from './sheet-line.ts';
import { namedField } from './staff-field.ts';
import { unwrapCell } from './unwrap-cell.ts';

/** Lines that are not blank among which the headings are looked for: titles may stand above them. */
export const headLines = 20;

/** A column heading, and the staff field that it was read as; null when the column is not read. */
export interface SheetHeading {
  readonly heading: string;
  readonly field: StaffField | null;
}

/** The line of the column names. */
export interface Headings {
  readonly line: number;
  /** Number of lines above that are not blank. */
  readonly index: number;
  /** Index of a column to its field. */
  readonly fields: ReadonlyMap<number, StaffField>;
  /** Columns that have a heading. */
  readonly columns: ReadonlySet<number>;
  readonly all: readonly SheetHeading[];
}

/** Characters of a heading that are told. */
const longestHeading = 100;

/**
 * The first of the lines that names most staff fields, the staff ID among them; one below the first needs a second field
 * too. Throws SheetFault when there is none.
 */
export function findHeadings(lines: readonly SheetLine[]): Headings {
  let best: Headings | null = null;
  for (const [index, line] of lines.entries()) {
    const headings = readHeadings(line, index);
    if (![...headings.fields.values()].includes('staffID')) continue;
    if (index > 0 && headings.fields.size < 2) continue;
    if (!best || headings.fields.size > best.fields.size) best = headings;
  }
  if (best) return best;
  const [first] = lines;
  if (!first) throw new SheetFault('NO_ROWS', 'The sheet is empty. Enter the headings and the staff below them.');
  throw new SheetFault(
    'NO_STAFF_ID_COLUMN',
    `No line near the start has a heading for the staff ID. Line ${first.line} holds ${quoteTexts(first)}. Write Staff ID above the column that holds it.`,
  );
}

function quoteTexts({ cells }: SheetLine): string {
  const texts = cells.map(unwrapCell).filter((text) => text !== '');
  const shown = texts.slice(0, 8).map((text) => `"${text.slice(0, 40)}"`);
  return shown.join(', ') + (texts.length > shown.length ? ' and more' : '');
}

/** Each field is read from one column: the one whose heading names it best, then the first. */
function readHeadings({ line, cells }: SheetLine, index: number): Headings {
  const named = cells.map((cell) => namedField(unwrapCell(cell).slice(0, longestHeading)));
  const columnOf = new Map<StaffField, number>();
  for (const [column, found] of named.entries()) {
    if (!found) continue;
    const other = columnOf.get(found.field);
    if (other === undefined || found.rank > (named[other]?.rank ?? 0)) columnOf.set(found.field, column);
  }
  const fields = new Map([...columnOf].map(([field, column]) => [column, field]));
  const columns = new Set<number>();
  const all: SheetHeading[] = [];
  for (const [column, cell] of cells.entries()) {
    const heading = unwrapCell(cell).slice(0, longestHeading);
    if (heading === '') continue;
    columns.add(column);
    all.push({ heading, field: fields.get(column) ?? null });
  }
  return { line, index, fields, columns, all };
}
