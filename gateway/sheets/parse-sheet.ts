import { templateListSheet } from '../../schema/staff-fields.ts';
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
import { openWorkbook, type Workbook } from './read-workbook.ts';
import { quoted, SheetFault, type SheetKind, type SheetLimits, tooManyRows } from './refusals.ts';

/** A row below the headings. `values` has the filled cells, trimmed by `unwrapCell`. */
export interface SheetRow {
  readonly line: number;
  /** A filter or a person hid it. */
  readonly isHidden?: boolean;
  readonly values: Readonly<Partial<Record<SheetField, string>>>;
}

/** A spreadsheet that was read. */
export interface Sheet {
  readonly kind: SheetKind;
  /** Name of the sheet that was read; null for a text file. */
  readonly name: string | null;
  readonly isHidden: boolean;
  /** Names of the sheets that are not read, but for the lists of the template. */
  readonly otherSheets: readonly string[];
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

/** What is known of a sheet beside its rows. */
export type SheetFacts = Omit<Sheet, 'rows'>;

/** Reads a spreadsheet's first sheet on this thread. Throws SheetFault; runs in the sheet worker only. */
export async function parseSheet(bytes: Buffer, limits: SheetLimits): Promise<Sheet> {
  const { sheets, lines } = await openWorkbook(bytes, limits);
  const [first, ...others] = sheets;
  if (!first)
    throw new SheetFault('NO_ROWS', 'The workbook has no sheet. Enter the rows in a sheet and save it again.');
  const isOfTemplate = ({ name, isHidden }: (typeof others)[number]) => isHidden && name === templateListSheet;
  const otherSheets = others.flatMap((other) => (isOfTemplate(other) ? [] : (other.name ?? '')));
  try {
    return { kind: limits.kind, ...first, otherSheets, ...readRows(lines(), limits) };
  } catch (error) {
    throw error instanceof SheetFault && first.name !== null ? explainSheet(error, first, otherSheets) : error;
  }
}

/** Adds to a refusal the name of the sheet that was read, and of those that may have been meant. */
function explainSheet(fault: SheetFault, { name, isHidden }: Workbook['sheets'][number], others: readonly string[]) {
  if (!['NO_ROWS', 'NO_STAFF_ID_COLUMN', 'STAFF_ID_MISSING'].includes(fault.reason)) return fault;
  const read = `The first sheet, "${name}"${isHidden ? ', which is hidden,' : ','} was read. ${fault.message}`;
  const advice = ` Only the first sheet of a workbook is read. If yours is another one (${quoted(others)}), drag its tab to the first place${isHidden ? ' or delete the hidden sheet' : ''}, save, and choose the file again.`;
  return new SheetFault(fault.reason, others.length > 0 ? read + advice : read);
}

/**
 * Reads lines as a batch of the kind that the limits name; its fields are those of that kind. `findHeadings` finds the headings
 * among the first lines. Throws SheetFault when there are none, when the first row of a sheet of staff has no staff ID, for too
 * many rows and for too much text.
 */
function readRows(lines: Iterator<SheetLine>, limits: SheetLimits) {
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
