import { columnLetters } from '../lists/export/workbook-parts.ts';
import {
  fieldNamesOf,
  findHeadings,
  headLines,
  type SheetField,
  type SheetHeading,
  type SheetLine,
  unwrapCell,
} from './find-headings.ts';
import { SheetFault, type SheetLimits, tooManyRows } from './refusals.ts';

/** A row below the headings. `values` has the filled cells, trimmed by `unwrapCell`. */
export interface SheetRow {
  readonly line: number;
  /** A filter or a person hid it. */
  readonly isHidden?: boolean;
  readonly values: Readonly<Partial<Record<SheetField, string>>>;
}

/** A sheet as a batch of staff, or of leaves. */
export interface SheetRows {
  /** From left to right, without blank ones. */
  readonly headings: readonly SheetHeading[];
  readonly headingLine: number;
  /** Number of filled lines above the headings, such as titles; they are not read. */
  readonly linesAbove: number;
  /** Fields that have no column. */
  readonly missingFields: readonly SheetField[];
  /** Letters of columns with values but without a heading; they are not read. */
  readonly unnamedColumns: readonly string[];
  /** Number of rows that a filter or a person hid. */
  readonly hiddenRows: number;
  /** In the sheet's order, without blank rows. */
  readonly rows: readonly SheetRow[];
}

/**
 * Reads lines as a batch of the kind that the limits name; its fields are those of that kind. `findHeadings` finds the headings
 * among the first lines. Throws SheetFault when there are none, when the first row of a sheet of staff has no staff ID, for too
 * many rows and for too much text.
 */
export function sheetRows(lines: Iterator<SheetLine>, limits: SheetLimits): SheetRows {
  const head: SheetLine[] = [];
  let next = lines.next();
  for (; !next.done && head.length < headLines; next = lines.next()) head.push(next.value);
  const headings = findHeadings(head, limits.kind);
  const { kind, bytes, rows: mostRows } = limits;
  const rows: SheetRow[] = [];
  const filled = new Set<number>();
  let characters = 0;

  function add({ line, cells, isHidden }: SheetLine): void {
    const values: Partial<Record<SheetField, string>> = {};
    for (const [index, cell] of cells.entries()) {
      const value = unwrapCell(cell);
      if (value === '') continue;
      filled.add(index);
      const field = headings.fields.get(index);
      if (field === undefined) continue;
      characters += value.length;
      // The columns of one field are the parts of a name.
      values[field] = values[field] === undefined ? value : `${values[field]} ${value}`;
    }
    if (kind === 'staff' && rows.length === 0 && !values.staffID) {
      throw new SheetFault(
        'STAFF_ID_MISSING',
        `Line ${line}, the first row below the headings in line ${headings.line}, has no value in the column of the staff ID. Give each row its staff ID, and delete lines that are not staff.`,
      );
    }
    rows.push({ line, values, ...(isHidden && { isHidden }) });
    // A workbook may hold a text once and show it in every cell.
    if (characters > bytes) {
      throw new SheetFault('TOO_LARGE', 'The cells of the sheet hold too much text. Split it and upload the parts.');
    }
    if (rows.length > mostRows) throw tooManyRows(limits);
  }

  for (const line of head.slice(headings.index + headings.height)) add(line);
  for (; !next.done; next = lines.next()) add(next.value);
  if (rows.length === 0) {
    throw new SheetFault(
      'NO_ROWS',
      `There are no rows below the headings in line ${headings.line}. Add the rows there.`,
    );
  }
  const given = new Set(headings.fields.values());
  const unnamed = [...filled].filter((column) => !headings.columns.has(column));
  return {
    headings: headings.all,
    headingLine: headings.line,
    linesAbove: headings.index,
    missingFields: fieldNamesOf(kind).filter((field) => !given.has(field)),
    unnamedColumns: unnamed.sort((left, right) => left - right).map(columnLetters),
    hiddenRows: rows.filter(({ isHidden }) => isHidden).length,
    rows,
  };
}
