import type { StaffField } from '../../schema/staff-fields.ts';
import { SheetFault } from './sheet-fault.ts';
import type { SheetLimits } from './sheet-limits.ts';
import { staffFieldOf } from './staff-field.ts';

/** A line of a sheet as the spreadsheet numbers it, first line 1; cells from the first column on, as text. */
export interface SheetLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row below the column names. `values` holds the cells that are not blank, trimmed. */
export interface SheetRow {
  readonly line: number;
  readonly values: Readonly<Partial<Record<StaffField, string>>>;
}

/** A sheet as a staff batch. */
export interface StaffRows {
  /** Staff fields that have a column, in the sheet's order. */
  readonly columns: readonly StaffField[];
  /** Headings of columns that are left out: of no staff field, or of one that an earlier column gives. */
  readonly droppedColumns: readonly string[];
  /** In the sheet's order, without blank rows. */
  readonly rows: readonly SheetRow[];
}

/**
 * Reads lines as a staff batch: the first line that is not blank holds the column names. Throws SheetFault when the
 * first row below has no staffID, and for too many rows or too long a value.
 */
export function sheetRows(lines: Iterable<SheetLine>, limits: SheetLimits): StaffRows {
  let headings: Headings | null = null;
  const rows: SheetRow[] = [];
  for (const { line, cells } of lines) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!headings) {
      headings = readHeadings(cells);
      continue;
    }
    const row = readRow(line, cells, headings, limits);
    if (rows.length === 0 && !row.values.staffID) {
      throw new SheetFault('FORMAT', `Line ${line}, the first row of data, has no value in a staffID column.`);
    }
    rows.push(row);
    if (rows.length > limits.rows) {
      throw new SheetFault('SIZE', `The sheet has more than ${limits.rows} rows. Split it and upload the parts.`);
    }
  }
  if (!headings || rows.length === 0) throw new SheetFault('FORMAT', 'The first sheet has no row of data.');
  return { columns: [...headings.fields.values()], droppedColumns: headings.dropped, rows };
}

interface Headings {
  /** Index of a column to its field. */
  readonly fields: ReadonlyMap<number, StaffField>;
  readonly dropped: readonly string[];
}

function readHeadings(cells: readonly string[]): Headings {
  const fields = new Map<number, StaffField>();
  const taken = new Set<StaffField>();
  const dropped: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const field = staffFieldOf(cell);
    if (field && !taken.has(field)) {
      taken.add(field);
      fields.set(index, field);
    } else if (cell.trim()) {
      dropped.push(cell.trim().slice(0, 100));
    }
  }
  return { fields, dropped };
}

function readRow(line: number, cells: readonly string[], headings: Headings, limits: SheetLimits): SheetRow {
  const values: Partial<Record<StaffField, string>> = {};
  for (const [index, field] of headings.fields) {
    const value = cells[index]?.trim();
    if (!value) continue;
    if (value.length > limits.cellLength) {
      throw new SheetFault(
        'SIZE',
        `Line ${line}, column ${field}: ${value.length} characters, at most ${limits.cellLength}.`,
      );
    }
    values[field] = value;
  }
  return { line, values };
}
