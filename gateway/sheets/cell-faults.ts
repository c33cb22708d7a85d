import { isStorable } from '../../common/is-storable.ts';
import { maximumTextLength } from '../../schema/limits.ts';
import { type StaffField, staffFields } from '../../schema/staff-fields.ts';
import type { BatchProblem, BatchRowOutcome } from '../generated/resolvers.ts';
import { fieldOf, formulaMark, type SheetField } from './find-headings.ts';
import type { SheetRow } from './parse-sheet.ts';
import { readSevenBits, sevenBits } from './seven-bits.ts';

/** A checked row: its cells as text (an empty string for a blank one), and what becomes of it. */
export type CheckedRow<Field extends SheetField, Stored> = Readonly<Record<Field, string>> & {
  /** As the spreadsheet numbers it. */
  readonly line: number;
  readonly outcome: BatchRowOutcome;
  readonly problems: readonly BatchProblem[];
  /** What an import may store; null where it stores nothing. */
  readonly record: Stored | null;
};

/** Creates the problem of a cell. */
export const remark = (
  severity: BatchProblem['severity'],
  column: SheetField,
  value: string,
  reason: string,
  message: string,
  suggestion: string | null = null,
): BatchProblem => ({ column, value, reason, message, suggestion, severity });

/** Whether a problem keeps the row from being stored. */
export const hasError = (problems: readonly BatchProblem[]): boolean =>
  problems.some(({ severity }) => severity === 'ERROR');

/** Most characters of a value that a problem repeats. */
const mostRepeated = 60;

/** The beginning of a value that is too long. */
export const beginningOf = (value: string): string =>
  value.length > mostRepeated ? `${value.slice(0, mostRepeated)}…` : value;

/** The remark on a row that is hidden in its sheet. */
export const hiddenRow = ({ values: { staffID = '' } }: SheetRow): BatchProblem =>
  remark(
    'WARNING',
    'staffID',
    beginningOf(staffID),
    'ROW_HIDDEN',
    'This row is hidden in the sheet, by a filter or by hand, but it is still read. Delete it if you do not want it.',
  );

/** The problem of a blank cell that must not be blank. */
export const missingValue = (column: SheetField, noun: string): BatchProblem =>
  remark('ERROR', column, '', 'REQUIRED_MISSING', `The ${noun} is missing. Enter it.`);

/** The problem of a text that is longer than can be stored; null for none. */
export const findTooLong = (column: SheetField, value: string, noun: string, most: number): BatchProblem | null => {
  if (value.length <= most) return null;
  const message = `The ${noun} has ${value.length} characters, at most ${most} can be stored. Shorten it.`;
  return remark('ERROR', column, beginningOf(value), 'TOO_LONG', message);
};

/** The problem of a line that is no record. */
export const noRecord = ({ values: { staffID = '' } }: SheetRow, message: string): BatchProblem =>
  remark('ERROR', 'staffID', beginningOf(staffID), 'NOT_A_RECORD', message);

/** What spreadsheets show in place of a value that they cannot give. */
const spreadsheetError =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA|#*)$/;

/** The problem of a cell that shows no value which somebody has entered; null for none. */
export function findShownFault(column: SheetField, value: string): BatchProblem | null {
  const fault = (reason: string, message: string, suggestion?: string) =>
    remark('ERROR', column, beginningOf(value), reason, message, suggestion);
  if (spreadsheetError.test(value))
    return fault('SPREADSHEET_ERROR', 'The spreadsheet shows an error here. Enter the value.');
  const digits = /^=\s*(?:\+\s*)?(\d+)$/.exec(value)?.[1];
  if (digits === undefined && !value.startsWith(formulaMark)) return null;
  const message =
    digits === undefined
      ? 'The cell holds a formula without its result. Open the file in a spreadsheet program, save it, and choose it again.'
      : 'The cell holds a formula in place of the number itself. Enter the number.';
  return fault('FORMULA_WITHOUT_RESULT', message, digits);
}

/** The problem of a value that nobody can have meant, whatever the register holds; null for none. */
export function findCellFault(field: StaffField, value: string): BatchProblem | null {
  const { noun, longest = maximumTextLength } = staffFields[field];
  const fault = findTooLong(field, value, noun, longest) ?? findShownFault(field, value);
  if (fault) return fault;
  // damaged-id.ts reports damaged staff IDs and suggests the ID that was meant. The service stores a batch whole or not at all.
  if (field === 'staffID' || isStorable(value)) return null;
  const message = `The ${noun} holds a line break or another character that cannot be stored. Type it again.`;
  return remark('ERROR', field, value, 'NOT_STORABLE', message);
}

const placeholder =
  /^(?:n[./ ]?a\.?|nil+|null|none|nan|undefined|tb[acd]|not (?:available|applicable|known|assigned|stated)|un(?:known|assigned|available)|to be (?:assigned|confirmed|advised)|no(?:ne)? (?:given|shift|unit|data)|x{2,}|0+|[-\u2010-\u2015\u2212._*?/~\\]+)$/iu;

/** Whether people write this where they have nothing to write. */
export const isPlaceholder = (value: string): boolean => placeholder.test(value.trim());

/** The problem of an address on another server: its photo would never be shown, and only the service might reach it. */
export function checkAddress(value: string, origins: readonly string[]): BatchProblem | null {
  const [first = ''] = origins;
  const url = /^(https?:|\/(?![/\\]))/i.test(value) ? URL.parse(value, first) : null;
  if (url && origins.includes(url.origin) && url.username === '' && url.password === '') return null;
  const message = 'This is not the address of a photo on the image server that staff photos come from.';
  return remark('ERROR', 'imageURL', value, 'IMAGE_ADDRESS_INVALID', message);
}

/** The characters of an encoding above 0x7F, each with its byte. */
const bytesOf = (encoding: string) =>
  new Map(
    Array.from({ length: 128 }, (_, index) => {
      const byte = 128 + index;
      return [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte] as const;
    }),
  );

/** Encodings that programs take UTF-8 for. */
const wrongEncodings = [bytesOf('windows-1252'), bytesOf('macintosh')];

/** What programs write for a letter that an encoding does not have. */
const lost = /[?_\u00BF\u25A1\uFFFD]/;

/** Whether a text is ASCII alone: UTF-8 needs more than one byte for every other character. */
const isASCII = (text: string) => Buffer.byteLength(text) === text.length;

/**
 * Whether a text was decoded in the wrong encoding: UTF-8 read as windows-1252 (`á»Œlá`) or as seven bits (`OkC)ke`), or
 * letters replaced by question marks and the like. `repaired` is the original text, null when it is lost. Null for sound texts.
 */
export function findMojibake(text: string): { readonly repaired: string | null } | null {
  if (isASCII(text)) {
    const bits = readSevenBits(text);
    if (bits) return { repaired: bits.meant };
  } else {
    for (const encoding of wrongEncodings) {
      const repaired = repair(text, encoding);
      if (repaired !== null) return { repaired };
    }
  }
  if (lost.test(text) && /\p{L}/u.test(text)) return { repaired: null };
  const isBroken = /\uFFFD|[\u0080-\u009F]|[ÂÃ][\u00A0-\u00BF]|á[º»¸]|â€/.test(text);
  return isBroken ? { repaired: null } : null;
}

/** Whether a damaged text has the letters of another, except for those that were replaced or have lost a bit. */
export function isDamagedForm(damaged: string, original: string): boolean {
  if (sevenBits(original).trim() === damaged) return true;
  const letters = [...damaged.normalize('NFC')];
  return ['NFC', 'NFD'].some((form) => {
    const meant = [...original.normalize(form)];
    return meant.length === letters.length && letters.every((letter, at) => letter === meant[at] || lost.test(letter));
  });
}

/** The text that gives this one when its UTF-8 bytes are read in another encoding; null when there is none. */
function repair(text: string, encoding: ReadonlyMap<string, number>): string | null {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const byte = code < 128 ? code : encoding.get(character);
    if (byte === undefined) return null;
    bytes.push(byte);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

/** How a line below the list begins that is not a staff record. */
const footer =
  /^(?:(?:sub|grand)?[- ]?totals?\b|sum\b|count\b|prepared|compiled|checked|approved|authori[sz]ed|reviewed|verified|signed?\b|signature|dated?\b|notes?\b|remarks?\b|legend|key:|page \d|printed|generated|source\b|hr officer|end of|for:|c\.?c\.?:|nb\b|n\.b)/i;

/**
 * Why a line below the headings is not a record (a signature, a sum, the headings again); null when it may be one. That takes
 * an ID or one sign of a record, and two signs where the line begins like a note; `signs` is their number.
 */
export function whyNoRecord({ values }: SheetRow, record: string, signs: number): string | null {
  const { staffID = '' } = values;
  // A sheet of staff has no days.
  const isHeading = (['staffID', 'from', 'to'] as const).some((name) => fieldOf(values[name] ?? '', 'leave') === name);
  if (isHeading) return 'This line repeats the headings and is left out.';
  const isFooter = footer.test(Object.values(values)[0] ?? '');
  const hasID = staffID !== '' && !footer.test(staffID) && (/\d/.test(staffID) || !/[\s:]/.test(staffID));
  if (hasID || signs > Number(isFooter)) return null;
  return `This line is a note or a sum, not a ${record}, and is left out.`;
}
