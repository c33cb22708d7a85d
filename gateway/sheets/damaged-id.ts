import type { BatchProblem } from '../generated/resolvers.ts';
import { readSheetDay } from '../leave/leave-days.ts';

/** The problem of an ID that a spreadsheet has probably changed. */
export type IDDamage = Pick<BatchProblem, 'reason' | 'message' | 'suggestion' | 'severity'>;

/** A kind of damage. */
interface Shape {
  readonly reason: string;
  readonly pattern: Pick<RegExp, 'test'>;
  readonly message: string;
  /** IDs that the damaged text may have been. */
  readonly origins?: (staffID: string) => readonly string[];
  /** An error where it is missing. */
  readonly severity?: 'WARNING';
}

/** The digits before the decimals; for a rounding error such as `80010.000000001` the nearest whole number. */
const withoutDecimals = (staffID: string) =>
  /[.,]0+$/.test(staffID) ? staffID.replace(/[.,]0+$/, '') : String(Math.round(Number(staffID.replace(',', '.'))));

/** The digits of `₦80,025.00`, `(80,025)` or `8002500%`. */
function plainNumber(staffID: string): string {
  const digits = staffID.replace(/[^\d.]/g, '');
  const value = staffID.includes('%') ? Number(digits) / 100 : Number(digits);
  return Number.isSafeInteger(value) ? String(value) : '';
}

const quote = `["'\u0060\u00b4\u2018\u2019\u201c\u201d\u02bc]`;
const quoted = new RegExp(`^${quote}+([^]*?)${quote}*$`);

/** A day with its year; eight digits alone are a number. */
function isDate(staffID: string): boolean {
  const { day } = /\D/.test(staffID) ? readSheetDay(staffID, 'DAY_FIRST') : {};
  return day !== undefined && /^(?:19|2[01])/.test(day);
}

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';

/** Texts that a spreadsheet writes in place of an ID. */
const shapes: readonly Shape[] = [
  {
    reason: 'LEADING_APOSTROPHE',
    pattern: quoted,
    message: 'begins with a quotation mark or an apostrophe, which spreadsheets put before text',
    origins: (staffID) => [quoted.exec(staffID)?.[1]?.trim() ?? ''],
  },
  {
    reason: 'SCIENTIFIC_NOTATION',
    pattern: /^\d(?:[.,]\d+)?E[+-]\d{1,3}$/i,
    message: 'looks like a number that the spreadsheet shortened',
    origins: (staffID) => {
      const [digits = '', exponent = ''] = staffID.replace(',', '.').split(/E\+?/i);
      const value = Number(`${digits}e${exponent}`);
      return [Number.isSafeInteger(value) ? String(value) : '', `${digits}E${Number(exponent)}`];
    },
  },
  { reason: 'DATE_LIKE', pattern: { test: isDate }, message: 'looks like a date that the spreadsheet made of it' },
  {
    reason: 'DATE_LIKE',
    // `3-Jan`, `Jan-03`, `March 2026`, `12:30`.
    pattern: new RegExp(
      `^(?:\\d{1,2}[-/ ]${month}|${month}-\\d{2}|${month} (?:19|2[01])\\d{2}|\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[AP]M)?)$`,
    ),
    message: 'looks like a date or a time that the spreadsheet made of it',
  },
  {
    reason: 'TRAILING_DECIMAL',
    pattern: /^\d+[.,](?:0+|\d{6,})$/,
    message: 'has decimals that the spreadsheet added',
    origins: (staffID) => [withoutDecimals(staffID)],
  },
  {
    reason: 'NUMBER_FORMAT',
    pattern:
      /^(?=.*[,%\p{Sc}(]|NGN|-)(?:\p{Sc}|NGN)? ?[-(]? ?(?:\p{Sc}|NGN)? ?\d{1,3}(?:,?\d{3})*(?:\.\d+)?\)? ?(?:%|\p{Sc})?$/u,
    message: 'is a number in a format of the spreadsheet',
    origins: (staffID) => [plainNumber(staffID)],
  },
  {
    reason: 'DIGITS_LOST',
    pattern: /^\d{15}0+$/,
    message: 'has more than 15 digits and ends in zeros: spreadsheets keep only 15',
  },
  {
    reason: 'INNER_SPACE',
    pattern: /\s/u,
    message: 'has spaces inside; no other staff ID has',
    origins: (staffID) => [staffID.replace(/\s/gu, '')],
    severity: 'WARNING',
  },
  {
    reason: 'TRAILING_DECIMAL',
    pattern: /^\d+[.,]\d+$/,
    message: 'has decimals; no other staff ID has',
    severity: 'WARNING',
  },
];

/**
 * Creates a detector of IDs that a spreadsheet has damaged. `staffIDs` are sound: the detector never reports one of them,
 * nor a shape that one of them has. An answer takes as long for a long list as for a short one.
 */
export function createDamageDetector(staffIDs: Iterable<string>): (staffID: string) => IDDamage | null {
  const known = new Set(staffIDs);
  const zeroless = indexWithoutZeros(known);
  const width = commonWidth(known);
  const list = [...known];
  const suspicious = shapes.filter(({ pattern }) => !list.some((staffID) => pattern.test(staffID)));

  /** The only known ID among texts, with lost zeros put back; null for none or several. */
  function onlyKnown(texts: readonly string[]): string | null {
    const meant = new Set(texts.flatMap((text) => (known.has(text) ? [text] : (zeroless.get(text) ?? []))));
    return meant.size === 1 ? ([...meant][0] ?? null) : null;
  }

  return (staffID) => {
    if (known.has(staffID)) return null;
    if (/[\p{Cc}\p{Cf}]/u.test(staffID)) {
      const clean = staffID.replace(/[\p{Cc}\p{Cf}]/gu, '');
      return found('INVISIBLE_CHARACTER', `Staff ID ${clean} holds characters that cannot be seen.`, clean || null);
    }
    const shape = suspicious.find(({ pattern }) => pattern.test(staffID));
    if (shape) {
      const origins = shape.origins?.(staffID) ?? [];
      // A shortened number has lost digits for good.
      const fallback = shape.reason === 'SCIENTIFIC_NOTATION' ? null : origins[0] || null;
      const message = `Staff ID ${staffID} ${shape.message}.`;
      return found(shape.reason, message, onlyKnown(origins) ?? fallback, shape.severity);
    }
    const originals = zeroless.get(staffID);
    if (originals) {
      const message = `Staff ID ${staffID} has probably lost zeros: ${originals.slice(0, 3).join(', ')} exists.`;
      return found('LEADING_ZEROS_LOST', message, originals.length === 1 ? (originals[0] ?? null) : null);
    }
    if (width === null || !/^\d+$/.test(staffID) || staffID.length >= width) return null;
    const message = `Staff ID ${staffID} is shorter than all others and may have lost zeros.`;
    return found('LEADING_ZEROS_LOST', message, staffID.padStart(width, '0'), 'WARNING');
  };
}

const found = (
  reason: string,
  message: string,
  suggestion: string | null,
  severity: IDDamage['severity'] = 'ERROR',
): IDDamage => ({
  reason,
  message: suggestion === null ? `${message} Enter the right one.` : message,
  suggestion,
  severity,
});

/** IDs of digits that begin with zeros, by their digits without these zeros. */
function indexWithoutZeros(known: Iterable<string>): Map<string, string[]> {
  const withZeros = [...known].filter((staffID) => /^0+\d+$/.test(staffID));
  return Map.groupBy(withZeros, (staffID) => staffID.replace(/^0+(?=\d)/, ''));
}

/** The length that all IDs of digits have, when there are five or more and some begin with a zero; else null. */
function commonWidth(known: Iterable<string>): number | null {
  const digits = [...known].filter((staffID) => /^\d+$/.test(staffID));
  const width = digits[0]?.length;
  if (width === undefined || digits.length < 5 || !digits.some((staffID) => staffID.startsWith('0'))) return null;
  return digits.every((staffID) => staffID.length === width) ? width : null;
}
