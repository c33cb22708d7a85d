import { isStorable } from '../../schema/is-storable.ts';
import { maximumTextLength } from '../../schema/limits.ts';
import { type StaffField, staffFieldNames, staffFields } from '../../schema/staff-fields.ts';
import type { NewStaff, ProblemReason, RowEdit, RowProblem, RowReport } from './batch-report.ts';
import { createShiftCheck } from './check-shift.ts';
import { createDamageDetector } from './damaged-id.ts';
import { createNameChecks, type Known, type KnownStaff } from './known-names.ts';
import { findMojibake } from './mojibake.ts';
import type { SheetRow } from './sheet-rows.ts';

/** A row's report and, unless the person exists, the record to create: of a FAULTY row on request only. */
export interface CheckedRow {
  readonly report: RowReport;
  readonly staff: NewStaff | null;
}

const blankRow = Object.fromEntries(staffFieldNames.map((field) => [field, ''])) as Record<StaffField, string>;

/** Fields without which a staff record is not created; the name is optional (section 5). */
const requiredFields = staffFieldNames.filter((field) => staffFields[field].isRequired);

/** What spreadsheets show in place of a value that they cannot give. */
const spreadsheetError = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|#*)$/;

const remark = (
  severity: RowProblem['severity'],
  column: StaffField,
  value: string,
  reason: ProblemReason,
  message: string,
  suggestion: string | null = null,
): RowProblem => ({ column, value, reason, message, suggestion, severity });

/** A check of single rows; `linesOf` answers all lines of the sheet that give a staff ID. */
export function createRowCheck(known: Known, linesOf: (staffID: string) => readonly number[]) {
  const records = new Map(known.staff.map((record) => [record.staff.staffID, record]));
  // A record without a staff ID is nobody's: a row without one is not its.
  records.delete('');
  const findDamage = createDamageDetector(records.keys());
  const names = createNameChecks(known);
  const checkShift = createShiftCheck(known.shifts);
  const shiftNames = new Map(known.shifts.map(({ id, name }) => [id, name]));

  /** The row's values as they are sent; adds a remark for each that is not in order. */
  function readValues(row: SheetRow, problems: RowProblem[]): Partial<Record<StaffField, string>> {
    const values: Partial<Record<StaffField, string>> = {};
    for (const field of staffFieldNames) {
      const value = row.values[field];
      if (value === undefined) continue;
      if (spreadsheetError.test(value)) {
        problems.push(remark('ERROR', field, value, 'SPREADSHEET_ERROR', 'The spreadsheet shows an error here.'));
        continue;
      }
      const fault = findUnstorable(field, value);
      if (fault) {
        problems.push(fault);
        continue;
      }
      const { sent, problem } = readValue(field, value, values.district ?? '');
      if (sent !== null) values[field] = sent;
      if (problem) problems.push(problem);
    }
    return values;
  }

  function readValue(field: StaffField, value: string, district: string) {
    if (field === 'shift') {
      const { id, problem } = checkShift(value);
      return { sent: id, problem };
    }
    if (field === 'serviceCentre') {
      const { name, problem } = names.checkCentre(value, district);
      return { sent: name, problem };
    }
    if (field === 'district' || field === 'department' || field === 'unit') {
      const { name, problem } = names.checkName(field, value);
      return { sent: name, problem };
    }
    if (field === 'imageURL') {
      // An export names photos by links of the gateway: the service knows what is behind them.
      const address = known.readPhotoLink(value) ?? value;
      return { sent: address, problem: checkAddress(address, known.imageOrigins) };
    }
    return { sent: value, problem: readFreeText(field, value) };
  }

  function readFreeText(field: StaffField, value: string): RowProblem | null {
    if (field === 'staffID') {
      const damage = findDamage(value);
      return damage && { column: field, value, ...damage };
    }
    const broken = findMojibake(value);
    if (!broken) return null;
    const message = `The ${field} has lost letters on its way through files of different encodings.`;
    return remark('WARNING', field, value, 'MOJIBAKE', message, broken.repaired);
  }

  return (row: SheetRow): CheckedRow => {
    const problems: RowProblem[] = [];
    const values = readValues(row, problems);
    const staffID = row.values.staffID ?? '';
    const record = records.get(staffID);
    const changes = record ? changedFields(values, record) : [];
    const lines = staffID === '' ? [] : linesOf(staffID);
    if (lines.length > 1) problems.push(duplicate(staffID, row.line, lines));
    if (record) problems.push(existing(staffID, changes));
    else problems.push(...missing(row));
    problems.sort((left, right) => staffFieldNames.indexOf(left.column) - staffFieldNames.indexOf(right.column));
    const isFaulty = problems.some(({ severity }) => severity === 'ERROR');
    const outcome = isFaulty ? 'FAULTY' : !record ? 'NEW' : changes.length > 0 ? 'CHANGED' : 'EXISTS';
    const edit = outcome === 'CHANGED' && record ? editOf(record, changes, values, shiftNames) : null;
    const report: RowReport = { ...blankRow, ...row.values, line: row.line, outcome, problems, changes, edit };
    // What a FAULTY row gives is sent as the sheet shows it, where nothing better is known.
    return { report, staff: record ? null : { ...row.values, ...values } };
  };
}

/** Upstream stores a batch whole or not at all: one value that it cannot store would keep all rows out. */
function findUnstorable(field: StaffField, value: string): RowProblem | null {
  const most = staffFields[field].longest ?? maximumTextLength;
  if (value.length > most) {
    const message = `The ${field} has ${value.length} characters, at most ${most} can be stored.`;
    return remark('ERROR', field, value, 'TOO_LONG', message);
  }
  // Damaged staff IDs have remarks of their own, which know the ID that was meant.
  if (field === 'staffID' || isStorable(value)) return null;
  const message = `The ${field} holds a line break or another character that cannot be stored.`;
  return remark('ERROR', field, value, 'NOT_STORABLE', message);
}

/** A photo on another server would never be shown, and might be an address that nobody but the service can reach. */
function checkAddress(value: string, origins: readonly string[]): RowProblem | null {
  const [first = ''] = origins;
  const url = /^(https?:|\/(?![/\\]))/i.test(value) ? URL.parse(value, first) : null;
  if (url && origins.includes(url.origin) && url.username === '' && url.password === '') return null;
  const message = 'This is not the address of a photo on the image server that staff photos come from.';
  return remark('ERROR', 'imageURL', value, 'IMAGE_ADDRESS_INVALID', message);
}

/** A blank cell says nothing about a record that exists, as in the edit form. */
function changedFields(values: Partial<Record<StaffField, string>>, record: KnownStaff): StaffField[] {
  const current = { ...record.staff, unit: record.unit, imageURL: record.imageURL, shift: record.shift?.id ?? '' };
  return staffFieldNames.filter((field) => values[field] !== undefined && values[field] !== current[field]);
}

/** The staff ID never changes, and a photo's address is not among the values of an edit. */
function editOf(
  record: KnownStaff,
  changes: readonly StaffField[],
  values: Partial<Record<StaffField, string>>,
  shiftNames: ReadonlyMap<string, string>,
): RowEdit | null {
  const current = {
    ...record.staff,
    unit: record.unit,
    imageURL: '',
    shift: record.shift?.name || record.shift?.id || '',
  };
  const edits = changes
    .filter((field) => field !== 'imageURL')
    .map((field) => {
      const value = values[field] ?? '';
      const shown = field === 'shift' ? shiftNames.get(value) || value : value;
      return { field, current: current[field], shown, value };
    });
  return record.id === '' || edits.length === 0 ? null : { id: record.id, values: edits };
}

function duplicate(staffID: string, line: number, lines: readonly number[]): RowProblem {
  const others = lines.slice(0, 6).filter((other) => other !== line);
  const unnamed = lines.length - 1 - others.length;
  const more = unnamed > 0 ? ` and ${unnamed} more` : '';
  const place = `${others.length === 1 ? 'line' : 'lines'} ${others.join(', ')}${more}`;
  const message = `Staff ID ${staffID} of line ${line} is in ${place} too.`;
  return remark('ERROR', 'staffID', staffID, 'DUPLICATE_IN_FILE', message);
}

function existing(staffID: string, changes: readonly StaffField[]): RowProblem {
  const difference =
    changes.length > 0
      ? `differs in ${changes.map((field) => staffFields[field].noun).join(', ')}`
      : 'holds the same values';
  const message = `Staff ${staffID} exists already and ${difference}; the batch leaves the record as it is.`;
  return remark('WARNING', 'staffID', staffID, 'EXISTS_ALREADY', message);
}

function missing(row: SheetRow): RowProblem[] {
  const problems = requiredFields
    .filter((field) => row.values[field] === undefined)
    .map((field) => remark('ERROR', field, '', 'REQUIRED_MISSING', `The ${staffFields[field].noun} is missing.`));
  if (row.values.name !== undefined) return problems;
  return [...problems, remark('WARNING', 'name', '', 'REQUIRED_MISSING', 'The name is missing.')];
}
