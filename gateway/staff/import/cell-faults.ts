import { isStorable } from '../../../schema/is-storable.ts';
import { maximumTextLength } from '../../../schema/limits.ts';
import { type StaffField, staffFields } from '../../../schema/staff-fields.ts';
import type { ProblemReason, RowProblem } from './batch-report.ts';
import { formulaMark } from './sheet-xml.ts';

/** A remark on a cell. */
export const remark = (
  severity: RowProblem['severity'],
  column: StaffField,
  value: string,
  reason: ProblemReason,
  message: string,
  suggestion: string | null = null,
): RowProblem => ({ column, value, reason, message, suggestion, severity });

/** What spreadsheets show in place of a value that they cannot give. */
const spreadsheetError =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA|#*)$/;

/** A fault of a value that cannot be meant, whatever the register holds; null for none. */
export function findCellFault(field: StaffField, value: string): RowProblem | null {
  if (spreadsheetError.test(value)) {
    return remark('ERROR', field, value, 'SPREADSHEET_ERROR', 'The spreadsheet shows an error here.');
  }
  if (value.startsWith(formulaMark)) {
    const message =
      'The cell holds a formula without its result. Open the file in a spreadsheet program, save it, and choose it again.';
    return remark('ERROR', field, value, 'FORMULA_WITHOUT_RESULT', message);
  }
  const digits = /^=\s*\+?\s*(\d+)$/.exec(value)?.[1];
  if (digits !== undefined) {
    const message = 'The cell holds a formula in place of the number itself.';
    return remark('ERROR', field, value, 'FORMULA_WITHOUT_RESULT', message, digits);
  }
  return findUnstorable(field, value);
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

const placeholder =
  /^(?:n[./ ]?a\.?|nil+|null|none|nan|undefined|tb[acd]|not (?:available|applicable|known|assigned|stated)|un(?:known|assigned|available)|to be (?:assigned|confirmed|advised)|no(?:ne)? (?:given|shift|unit|data)|x{2,}|0+|[-\u2010-\u2015\u2212._*?/~\\]+)$/iu;

/** Whether people write this where they have nothing to write. */
export const isPlaceholder = (value: string): boolean => placeholder.test(value.trim());

/** A photo on another server would never be shown, and might be an address that nobody but the service can reach. */
export function checkAddress(value: string, origins: readonly string[]): RowProblem | null {
  const [first = ''] = origins;
  const url = /^(https?:|\/(?![/\\]))/i.test(value) ? URL.parse(value, first) : null;
  if (url && origins.includes(url.origin) && url.username === '' && url.password === '') return null;
  const message = 'This is not the address of a photo on the image server that staff photos come from.';
  return remark('ERROR', 'imageURL', value, 'IMAGE_ADDRESS_INVALID', message);
}
