import { columnLetters } from '../lists/export/workbook-parts.ts';
import {
  fieldNamesOf,
  findHeadings,
  type Headings,
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
 * Reads lines as a batch of the kind that the limits name; its fields are those of that kind. `findHeadings` finds the headings among the first lines. Throws SheetFault when there are
 * none, when the first row of a sheet of staff has no staff ID, for too many rows and for too much text.
 */
export function sheetRows(lines: Iterable<SheetLine>, limits: SheetLimits): SheetRows {
  const head: SheetLine[] = [];
  const reader = new RowReader(limits);
  let headings: Headings | null = null;
  for (const line of lines) {
    if (line.cells.every((cell) => cell.trim() === '')) continue;
    if (headings) {
      reader.add(line, headings);
      continue;
    }
    head.push(line);
    if (head.length < headLines) continue;
    headings = startRows(head, reader, limits);
  }
  headings ??= startRows(head, reader, limits);
  if (reader.rows.length === 0) {
    throw new SheetFault(
      'NO_ROWS',
      `There are no rows below the headings in line ${headings.line}. Add the rows there.`,
    );
  }
  const given = new Set(headings.fields.values());
  return {
    headings: headings.all,
    headingLine: headings.line,
    linesAbove: headings.index,
    missingFields: fieldNamesOf(limits.kind).filter((field) => !given.has(field)),
    unnamedColumns: reader.unnamedColumns(headings),
    hiddenRows: reader.rows.filter(({ isHidden }) => isHidden).length,
    rows: reader.rows,
  };
}

function startRows(head: readonly SheetLine[], reader: RowReader, { kind }: SheetLimits): Headings {
  const headings = findHeadings(head, kind);
  for (const line of head.slice(headings.index + headings.height)) reader.add(line, headings);
  return headings;
}

/** Collects the rows below the headings. */
class RowReader {
  readonly rows: SheetRow[] = [];
  readonly #filled = new Set<number>();
  /** Characters of all values. */
  #characters = 0;
  readonly #limits: SheetLimits;

  constructor(limits: SheetLimits) {
    this.#limits = limits;
  }

  add({ line, cells, isHidden }: SheetLine, headings: Headings): void {
    const values = this.#readValues(cells, headings);
    if (this.#limits.kind === 'staff' && this.rows.length === 0 && !values.staffID) {
      throw new SheetFault(
        'STAFF_ID_MISSING',
        `Line ${line}, the first row below the headings in line ${headings.line}, has no value in the column of the staff ID. Give each row its staff ID, and delete lines that are not staff.`,
      );
    }
    this.rows.push({ line, values, ...(isHidden && { isHidden }) });
    // A workbook may hold a text once and show it in every cell.
    if (this.#characters > this.#limits.bytes) {
      throw new SheetFault('TOO_LARGE', 'The cells of the sheet hold too much text. Split it and upload the parts.');
    }
    if (this.rows.length > this.#limits.rows) throw tooManyRows(this.#limits);
  }

  unnamedColumns({ columns }: Headings): string[] {
    const unnamed = [...this.#filled].filter((column) => !columns.has(column));
    return unnamed.sort((left, right) => left - right).map(columnLetters);
  }

  #readValues(cells: readonly string[], { fields }: Headings): SheetRow['values'] {
    const values: Partial<Record<SheetField, string>> = {};
    for (const [index, cell] of cells.entries()) {
      if (cell === '') continue;
      const value = unwrapCell(cell);
      if (value === '') continue;
      this.#filled.add(index);
      const field = fields.get(index);
      if (field === undefined) continue;
      this.#characters += value.length;
      // The columns of one field are the parts of a name.
      values[field] = values[field] === undefined ? value : `${values[field]} ${value}`;
    }
    return values;
  }
}
