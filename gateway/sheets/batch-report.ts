import type { StaffField } from '../../schema/staff-fields.ts';
import type { BatchEdit, BatchProblem, BatchRowOutcome } from '../generated/resolvers.ts';

/** Why a cell has a problem. */
export type ProblemReason =
  | 'REQUIRED_MISSING'
  | 'DUPLICATE_IN_FILE'
  | 'EXISTS_ALREADY'
  | 'DISTRICT_UNKNOWN'
  | 'SERVICE_CENTRE_UNKNOWN'
  | 'DEPARTMENT_UNKNOWN'
  | 'UNIT_UNKNOWN'
  | 'SHIFT_UNKNOWN'
  | 'SHIFT_AMBIGUOUS'
  | 'SPELLING'
  | 'LEADING_ZEROS_LOST'
  | 'SCIENTIFIC_NOTATION'
  | 'DATE_LIKE'
  | 'TRAILING_DECIMAL'
  | 'DIGITS_LOST'
  | 'INVISIBLE_CHARACTER'
  | 'INNER_SPACE'
  | 'TOO_LONG'
  | 'NOT_STORABLE'
  | 'SPREADSHEET_ERROR'
  | 'NUMBER_FORMAT'
  | 'LEADING_APOSTROPHE'
  | 'FORMULA_WITHOUT_RESULT'
  | 'PLACEHOLDER'
  | 'NOT_A_RECORD'
  | 'ROW_HIDDEN'
  | 'MOJIBAKE'
  | 'IMAGE_ADDRESS_INVALID';

/** A problem of one cell. */
export interface RowProblem extends BatchProblem {
  readonly column: StaffField;
  readonly reason: ProblemReason;
  readonly suggestion: string | null;
}

/** One checked row of the sheet: its cells as text (an empty string for a blank one) and what becomes of it. */
export interface RowReport extends Readonly<Record<StaffField, string>> {
  /** As the spreadsheet numbers it. */
  readonly line: number;
  readonly outcome: BatchRowOutcome;
  /** In column order. */
  readonly problems: readonly RowProblem[];
  /** Columns whose value differs from the staff record that exists; empty when none exists. */
  readonly changes: readonly StaffField[];
  /** Null for rows that are not CHANGED, and where nothing can be sent. */
  readonly edit: BatchEdit | null;
}

/** A member of `staffs` in POST /staff/create/many: staff fields only, the shift as its id, blank cells left out. */
export type NewStaff = Readonly<Partial<Record<StaffField, string>>>;

/** A row's report and the record to create: of a FAULTY row on request only; null where none is to be created. */
export interface CheckedStaff {
  readonly report: RowReport;
  readonly staff: NewStaff | null;
}

/** A row of a batch, which knows whether an import may send it. */
export interface BatchRowReport extends RowReport {
  readonly isSendable: boolean;
}

/** A whole sheet, checked. */
export interface BatchReport {
  /** In the sheet's order. */
  readonly rows: readonly BatchRowReport[];
  readonly totals: Readonly<Record<BatchRowOutcome, number>>;
  /** The NEW rows in the sheet's order, as they are sent. */
  readonly staffs: readonly NewStaff[];
  /** The FAULTY rows that may be sent all the same, with the sheet's own text where a value has a fault. */
  readonly faultyStaffs: readonly NewStaff[];
  /** The lines of the sheet that `staffs` and then `faultyStaffs` come from. */
  readonly lines: readonly number[];
}

/** The report of the checked rows. */
export function toReport(checked: readonly CheckedStaff[]): BatchReport {
  const totals: Record<BatchRowOutcome, number> = { NEW: 0, EXISTS: 0, CHANGED: 0, FAULTY: 0 };
  const staffs: NewStaff[] = [];
  const faultyStaffs: NewStaff[] = [];
  const lines: number[] = [];
  const faultyLines: number[] = [];
  for (const { report, staff } of checked) {
    totals[report.outcome] += 1;
    if (!staff) continue;
    const isNew = report.outcome === 'NEW';
    (isNew ? staffs : faultyStaffs).push(staff);
    (isNew ? lines : faultyLines).push(report.line);
  }
  const rows = checked.map(({ report, staff }) => ({ ...report, isSendable: staff !== null }));
  return { rows, totals, staffs, faultyStaffs, lines: [...lines, ...faultyLines] };
}
