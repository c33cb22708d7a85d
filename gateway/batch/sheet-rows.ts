import { type StaffField, staffFieldNames } from '../../schema/staff-fields.ts';
import { SheetFault } from './sheet-fault.ts';
import type { SheetLimits } from './sheet-limits.ts';
import { staffFieldOf } from './staff-field.ts';

/** A line of a sheet as the spreadsheet numbers it, first line 1; cells from the first column on, as text. */
export interface SheetLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** By a filter or by hand. */
  readonly isHidden?: boolean;
}

/** A row below the column names. `values` holds the cells that are not blank, trimmed. */
export interface SheetRow {
  readonly line: number;
  /** The spreadsheet program does not show it. */
  readonly isHidden?: boolean;
  readonly values: Readonly<Partial<Record<StaffField, string>>>;
}

/** A column heading, and the staff field that it was read as; null when the column is not read. */
export interface SheetHeading {
  readonly heading: string;
  readonly field: StaffField | null;
}

/** A sheet as a staff batch. */
export interface StaffRows {
  /** From left to right, without blank ones. */
  readonly headings: readonly SheetHeading[];
  readonly headingLine: number;
  /** Staff fields that have no column. */
  readonly missingFields: readonly StaffField[];
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
  for (const { line, cells, isHidden } of lines) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!headings) {
      headings = readHeadings(line, cells);
      continue;
    }
    const row = readRow(line, cells, headings, limits);
    if (rows.length === 0 && !row.values.staffID) {
      throw new SheetFault('FORMAT', `Line ${line}, the first row of data, has no value in a staffID column.`);
    }
    rows.push(isHidden ? { ...row, isHidden } : row);
    if (rows.length > limits.rows) {
      throw new SheetFault('SIZE', `The sheet has more than ${limits.rows} rows. Split it and upload the parts.`);
    }
  }
  if (!headings || rows.length === 0) throw new SheetFault('FORMAT', 'The first sheet has no row of data.');
  const given = new Set(headings.fields.values());
  return {
    headings: headings.all,
    headingLine: headings.line,
    missingFields: staffFieldNames.filter((field) => !given.has(field)),
    rows,
  };
}

interface Headings {
  /** Index of a column to its field. */
  readonly fields: ReadonlyMap<number, StaffField>;
  readonly all: readonly SheetHeading[];
  readonly line: number;
}

function readHeadings(line: number, cells: readonly string[]): Headings {
  const fields = new Map<number, StaffField>();
  const taken = new Set<StaffField>();
  const all: SheetHeading[] = [];
  for (const [index, cell] of cells.entries()) {
    const heading = cell.trim().slice(0, 100);
    if (heading === '') continue;
    const named = staffFieldOf(cell);
    const field = named && !taken.has(named) ? named : null;
    all.push({ heading, field });
    if (field === null) continue;
    taken.add(field);
    fields.set(index, field);
  }
  return { fields, all, line };
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
