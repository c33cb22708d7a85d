import { isStorable } from '../../common/is-storable.ts';
import {
  type ChoiceText,
  isChoiceText,
  type StaffField,
  type StaffText,
  staffFieldNames,
  staffFields,
} from '../../schema/staff-fields.ts';
import { tidyText } from '../../schema/tidy-text.ts';
import type { BatchEdit, BatchProblem } from '../generated/resolvers.ts';
import {
  type CheckedRow,
  checkAddress,
  findCellFault,
  findMojibake,
  hasError,
  hiddenRow,
  isDamagedForm,
  isPlaceholder,
  missingValue,
  noRecord,
  remark,
  whyNoRecord,
} from './cell-faults.ts';
import { createDamageDetector } from './damaged-id.ts';
import type { SheetField } from './find-headings.ts';
import { createNameChecks, type KnownCompany, type KnownStaff } from './known-names.ts';
import type { SheetRow } from './parse-sheet.ts';
import { readSevenBits } from './seven-bits.ts';

/** A member of `staffs` in POST /staff/create/many: staff fields only, the shift as its id, blank cells left out. */
export type NewStaff = Readonly<Partial<Record<StaffField, string>>>;

/** A checked row; the record of a FAULTY one is sent on request only. */
export interface StaffRow extends CheckedRow<StaffField, NewStaff> {
  /** Columns whose value differs from the staff record that exists; empty when none exists. */
  readonly changes: readonly StaffField[];
  /** Null for rows that are not CHANGED, and where nothing can be sent. */
  readonly edit: BatchEdit | null;
}

/**
 * Compares the rows of a sheet with what upstream holds and reports what becomes of each. It changes nothing. Time grows
 * with rows + records. Rows with the same staff ID are all faulty, because nobody knows which one is right. A field
 * without a column is reported once for the sheet, not in each row.
 */
export function checkRows(
  rows: readonly SheetRow[],
  known: KnownCompany,
  missingFields: readonly SheetField[] = [],
): StaffRow[] {
  const byStaffID = Map.groupBy(rows, ({ values }) => values.staffID);
  const records = new Map(known.staff.map((record) => [record.staff.staffID, record]));
  // A row without a staff ID never matches a record without one.
  records.delete('');
  const findDamage = createDamageDetector(records.keys());
  const names = createNameChecks(known);
  const shiftNames = new Map(known.shifts.map(({ id, name }) => [id, name]));

  /** The row's values as they are sent; adds a problem for each that is not in order. */
  function readValues(row: SheetRow, record: KnownStaff | undefined, problems: BatchProblem[]): Values {
    const values: Values = {};
    for (const field of staffFieldNames) {
      const value = row.values[field];
      if (value === undefined) continue;
      const fault = field === 'name' && readSevenBits(value) ? null : findCellFault(field, value);
      if (fault) {
        problems.push(fault);
        continue;
      }
      const { sent, problem } = readValue(field, value, values, record);
      if (problem) problems.push(problem);
      if (sent !== null) values[field] = sent;
    }
    return values;
  }

  function readValue(field: StaffField, cell: string, { district = '' }: Values, record: KnownStaff | undefined) {
    if (field === 'staffID') return { sent: cell, problem: readStaffID(cell) };
    const value = tidy(cell);
    if (field === 'imageURL') {
      // An export names photos by links of the gateway: the service knows what is behind them.
      const address = known.photoLinks.get(value) ?? value;
      return { sent: address, problem: checkAddress(address, known.imageOrigins) };
    }
    const isName = field === 'shift' || isChoiceText(field);
    if (isPlaceholder(value) && !(isName && names.isKnown(field, value)))
      return { sent: null, problem: placeholder(field, value, record) };
    return isName ? names.check(field, value, district) : readPlainText(field, value, record, cell);
  }

  function readStaffID(value: string): BatchProblem | null {
    if (isPlaceholder(value) && !records.has(value)) return placeholder('staffID', value, undefined);
    if (value.startsWith('=')) return formulaText('staffID', value);
    const damage = findDamage(value);
    return damage && { column: 'staffID', value, ...damage };
  }

  return rows.map((row): StaffRow => {
    const { staffID = '' } = row.values;
    const record = records.get(staffID);
    const cells = { ...blankRow, ...row.values, line: row.line };
    const note = whyNoRecord(row, 'staff record', Number(Object.keys(row.values).length > mostOfANote));
    if (note !== null && !record) {
      return { ...cells, outcome: 'FAULTY', problems: [noRecord(row, note)], changes: [], edit: null, record: null };
    }
    const problems: BatchProblem[] = [];
    const values = readValues(row, record, problems);
    const changes = record ? changedFields(values, record) : [];
    const sameID = staffID === '' ? [] : (byStaffID.get(staffID) ?? []);
    if (row.isHidden) problems.push(hiddenRow(row));
    if (sameID.length > 1) problems.push(duplicate(staffID, row.line, sameID));
    if (record) problems.push(existing(staffID, changes));
    else problems.push(...missing(row, missingFields));
    problems.sort((left, right) => orderOf(left) - orderOf(right));
    const lacksColumn = !record && requiredFields.some((field) => missingFields.includes(field));
    const isFaulty = lacksColumn || hasError(problems);
    const outcome = isFaulty ? 'FAULTY' : !record ? 'NEW' : changes.length > 0 ? 'CHANGED' : 'EXISTS';
    const edit = outcome === 'CHANGED' && record ? editOf(record, changes, values, shiftNames) : null;
    return { ...cells, outcome, problems, changes, edit, record: record ? null : asSent(row, values, problems) };
  });
}

/** Texts in the column of photos that may be links of the gateway, each once. */
export const photoLinksOf = (rows: readonly SheetRow[]): string[] => [
  ...new Set(rows.flatMap(({ values: { imageURL = '' } }) => (imageURL.includes('/photo/') ? imageURL : []))),
];

type Values = Partial<Record<StaffField, string>>;

const blankRow = Object.fromEntries(staffFieldNames.map((field) => [field, ''])) as Record<StaffField, string>;

/** Fields without which a staff record is not created; the name is optional (section 5). */
const requiredFields = staffFieldNames.filter((field) => staffFields[field].isRequired);

/** A text without invisible characters: two texts that look the same are equal. */
const tidy = (text: string) => tidyText(text).replace(/ {2,}/g, ' ');

/** Most filled cells of a note: its text and one cell beside it. */
const mostOfANote = 2;

/** Problems are in the order of their columns. */
const orderOf = ({ column }: BatchProblem) => staffFieldNames.indexOf(column as StaffField);

/** Faults with which nothing can be stored. */
const unstorable = ['TOO_LONG', 'NOT_STORABLE'];

/**
 * A FAULTY row as it is sent: the sheet's own text where a value has a fault. Null for a row whose staff ID is a formula
 * without a result, and for one that cannot be stored.
 */
function asSent(row: SheetRow, values: Values, problems: readonly BatchProblem[]): NewStaff | null {
  const isFormula = ({ reason, severity }: BatchProblem) => reason === 'FORMULA_WITHOUT_RESULT' && severity === 'ERROR';
  const formulas = problems.filter(isFormula).map(({ column }) => column);
  if (formulas.includes('staffID') || problems.some(({ reason }) => unstorable.includes(reason))) return null;
  const shown = Object.entries(row.values).filter(([field]) => !formulas.includes(field));
  return { ...Object.fromEntries(shown), ...values };
}

/** A warning, since a text file does not say whether such a text is a formula. */
const formulaText = (field: StaffField, value: string): BatchProblem =>
  remark(
    'WARNING',
    field,
    value,
    'FORMULA_WITHOUT_RESULT',
    `The ${staffFields[field].noun} looks like a formula. If it is one, enter its value.`,
  );

function placeholder(field: StaffField, value: string, record: KnownStaff | undefined): BatchProblem {
  const message = `"${value}" is no ${staffFields[field].noun}. ${record ? 'The record keeps its own.' : 'Enter it.'}`;
  return remark(record ? 'WARNING' : 'ERROR', field, value, 'PLACEHOLDER', message);
}

/** Reads a text that is sent even when it is damaged. A text that lost letters does not replace the record's sound text. */
function readPlainText(
  field: Exclude<StaffText, ChoiceText | 'staffID'>,
  value: string,
  record: KnownStaff | undefined,
  cell: string,
): { sent: string | null; problem: BatchProblem | null } {
  const { noun } = staffFields[field];
  const broken = findMojibake(cell);
  if (broken) {
    const current = record?.staff[field] ?? '';
    const isCurrent = current !== '' && (broken.repaired === current || isDamagedForm(cell, current));
    const message = `The ${noun} has lost letters: a program read the file in the wrong encoding.`;
    const problem = (severity: BatchProblem['severity'], suggestion: string | null) =>
      remark(severity, field, value, 'MOJIBAKE', suggestion ? message : `${message} Type it again.`, suggestion);
    if (isCurrent) return { sent: current, problem: problem('WARNING', current) };
    // Control characters cannot be stored, and without them it is another name.
    if (!isStorable(cell)) return { sent: null, problem: problem('ERROR', broken.repaired) };
    return { sent: value, problem: problem('WARNING', broken.repaired) };
  }
  if (value.startsWith('=')) return { sent: value, problem: formulaText(field, value) };
  const bare = /^["'\u0060\u2018\u201c]+(?=\p{L})/u.test(value)
    ? value.replace(/^["'\u0060\u2018\u201c]+|["\u201d]+$/gu, '')
    : value;
  if (bare === value) return { sent: value, problem: null };
  const message = `The ${noun} begins with a quotation mark or an apostrophe, which spreadsheets put before text.`;
  return { sent: value, problem: remark('WARNING', field, value, 'LEADING_APOSTROPHE', message, bare) };
}

/** Fields whose value differs from the record. A blank cell changes nothing, as in the edit form. */
function changedFields(values: Values, record: KnownStaff): StaffField[] {
  const current = { ...record.staff, unit: record.unit, imageURL: record.imageURL, shift: record.shift?.id ?? '' };
  return staffFieldNames.filter((field) => values[field] !== undefined && values[field] !== tidy(current[field]));
}

/** The edit that makes the record equal the row; without the photo, whose address no edit sets. Null when nothing is left to send. */
function editOf(
  record: KnownStaff,
  changes: readonly StaffField[],
  values: Values,
  shiftNames: ReadonlyMap<string, string>,
): BatchEdit | null {
  const shift = record.shift?.name || record.shift?.id || '';
  const current = { ...record.staff, unit: record.unit, imageURL: '', shift };
  const edits = changes
    .filter((field) => field !== 'imageURL')
    .map((field) => {
      const value = values[field] ?? '';
      const shown = field === 'shift' ? shiftNames.get(value) || value : value;
      return { field, current: current[field], shown, value };
    });
  return record.id === '' || edits.length === 0 ? null : { id: record.id, values: edits };
}

function duplicate(staffID: string, line: number, sameID: readonly SheetRow[]): BatchProblem {
  const lines = sameID.slice(0, 6).map((row) => row.line);
  const others = lines.filter((other) => other !== line);
  const unnamed = sameID.length - 1 - others.length;
  const more = unnamed > 0 ? ` and ${unnamed} more` : '';
  const place = `${others.length === 1 ? 'line' : 'lines'} ${others.join(', ')}${more}`;
  const message = `Staff ID ${staffID} of line ${line} is also in ${place}. Keep only one of them.`;
  return remark('ERROR', 'staffID', staffID, 'DUPLICATE_IN_FILE', message);
}

function existing(staffID: string, changes: readonly StaffField[]): BatchProblem {
  const difference =
    changes.length > 0
      ? `differs in ${changes.map((field) => staffFields[field].noun).join(', ')}`
      : 'holds the same values';
  const message = `Staff ${staffID} exists already and ${difference}. The import does not change it.`;
  return remark('WARNING', 'staffID', staffID, 'EXISTS_ALREADY', message);
}

/** The required values that a row lacks, but for those without a column, and the name. */
function missing({ values }: SheetRow, missingFields: readonly SheetField[]): BatchProblem[] {
  const problems = requiredFields
    .filter((field) => values[field] === undefined && !missingFields.includes(field))
    .map((field) => missingValue(field, staffFields[field].noun));
  if (values.name !== undefined) return problems;
  const message = 'The name is missing. Enter it if you know it.';
  return [...problems, remark('WARNING', 'name', '', 'REQUIRED_MISSING', message)];
}
