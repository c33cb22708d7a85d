import type { StaffField } from '../../../schema/staff-fields.ts';

/**
 * What becomes of a row: `NEW` is created; `EXISTS` is there already with all values the row gives; `CHANGED` is there
 * with other values; `FAULTY` has a problem of severity ERROR. NEW rows are sent, FAULTY ones on request.
 */
export type RowOutcome = 'NEW' | 'EXISTS' | 'CHANGED' | 'FAULTY';

/** Why a cell is remarked on. */
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

/** A remark on one cell. An `ERROR` keeps the row from being created, a `WARNING` does not. */
export interface RowProblem {
  readonly column: StaffField;
  /** The cell as the sheet shows it; an empty string when it is blank. */
  readonly value: string;
  readonly reason: ProblemReason;
  readonly message: string;
  /** A known name, ID or repaired text that was probably meant; null when there is none. */
  readonly suggestion: string | null;
  readonly severity: 'ERROR' | 'WARNING';
}

/** A value by which a record becomes what the row says. */
interface EditValue {
  readonly field: StaffField;
  /** What the record holds, as people read it. */
  readonly current: string;
  /** What it becomes, as people read it. */
  readonly shown: string;
  /** What is sent: of a shift its id. */
  readonly value: string;
}

/** What changes one record that exists; `id` is upstream's id. */
export interface RowEdit {
  readonly id: string;
  readonly values: readonly EditValue[];
}

/** One row of the sheet, checked: its cells as text, an empty string where one is blank, and what becomes of it. */
export interface RowReport extends Readonly<Record<StaffField, string>> {
  /** As the spreadsheet numbers it. */
  readonly line: number;
  readonly outcome: RowOutcome;
  /** In column order. */
  readonly problems: readonly RowProblem[];
  /** Columns whose value differs from the staff record that exists; empty when none exists. */
  readonly changes: readonly StaffField[];
  /** Null for rows that are not CHANGED, and where nothing can be sent. */
  readonly edit: RowEdit | null;
}

/** A member of `staffs` in POST /staff/create/many: staff fields only, the shift as its id, blank cells left out. */
export type NewStaff = Readonly<Partial<Record<StaffField, string>>>;

/** A whole sheet, checked. */
export interface BatchReport {
  /** In the sheet's order. */
  readonly rows: readonly RowReport[];
  readonly totals: Readonly<Record<RowOutcome, number>>;
  /** The NEW rows in the sheet's order, as they are sent. */
  readonly staffs: readonly NewStaff[];
  /** The FAULTY rows that may be sent all the same, with the sheet's own text where a value has a fault. */
  readonly faultyStaffs: readonly NewStaff[];
}
