import type { BatchProblem } from '../generated/resolvers.ts';

/** What a spreadsheet probably did to an ID. */
export type IDDamage = Pick<BatchProblem, 'reason' | 'message' | 'suggestion' | 'severity'>;

/** A kind of damage. */
interface Shape {
  readonly reason: string;
  readonly pattern: RegExp;
  readonly message: string;
  /** IDs that the damaged text may have been. */
  readonly origins?: (staffID: string) => readonly string[];
}

/** Whole digits; of dust such as `80010.000000001` the nearest whole number. */
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

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const day = '\\d{1,2}(?:st|nd|rd|th)?';

const dateLike = (pattern: RegExp, origins?: Shape['origins']): Shape => ({
  reason: 'DATE_LIKE',
  pattern,
  message: 'looks like a date that the spreadsheet made of it',
  ...(origins && { origins }),
});

/** Texts that a spreadsheet writes in place of an ID. */
const shapes: readonly Shape[] = [
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
  dateLike(
    /^(?:0?[1-9]|[12]\d|3[01])[-/ ](?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:[-/ ]\d{2,4})?$/i,
    monthOrigins,
  ),
  dateLike(/^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2}$/, monthOrigins),
  dateLike(/^(?:19|2[01])\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ]\d{2}:\d{2}.*)?$/),
  dateLike(/^(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.](?:\d{2}|(?:19|2[01])\d{2})$/),
  dateLike(/^(?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])[-/.](?:\d{2}|(?:19|2[01])\d{2})$/),
  dateLike(
    new RegExp(
      `^(?:[a-z]{3,9},? )?(?:${day}[- ,]+${month}|${month} ${day},?|${month}(?= ))[- ]?(?:19|2[01])\\d{2}$`,
      'i',
    ),
  ),
  {
    reason: 'DATE_LIKE',
    pattern: /^(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4} )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?$/i,
    message: 'looks like a time that the spreadsheet made of it',
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
];

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `3-Jan` may have been `3-1`, `1-3`, `JAN3` and the like. */
function monthOrigins(staffID: string): string[] {
  const name = /[a-z]{3}/i.exec(staffID)?.[0].toUpperCase() ?? '';
  const month = months.indexOf(name) + 1;
  const day = Number(/\d+/.exec(staffID)?.[0]);
  const numbers = [String(day), String(day).padStart(2, '0')];
  const monthNumbers = [String(month), String(month).padStart(2, '0')];
  const pairs = numbers.flatMap((left) => monthNumbers.map((right) => [left, right] as const));
  return [
    ...numbers.flatMap((number) => [`${name}${number}`, `${name}-${number}`, `${number}${name}`]),
    ...pairs.flatMap(([left, right]) => ['-', '/', '.'].flatMap((sign) => [left + sign + right, right + sign + left])),
  ];
}

/**
 * Creates a detector of IDs that a spreadsheet has damaged. `staffIDs` are sound: the detector never reports one of them,
 * nor a shape that one of them has. Its answer costs the same however long the list is.
 */
export function createDamageDetector(staffIDs: Iterable<string>): (staffID: string) => IDDamage | null {
  const known = new Set(staffIDs);
  const zeroless = indexWithoutZeros(known);
  const width = commonWidth(known);
  const list = [...known];
  const hasSpaces = list.some((staffID) => /\s/u.test(staffID));
  const hasPoints = list.some((staffID) => /[.,]/.test(staffID));
  const suspicious = shapes.filter(({ pattern }) => !list.some((staffID) => pattern.test(staffID)));

  /** The only known ID among texts, with lost zeros put back; null for none or several. */
  function onlyKnown(texts: readonly string[]): string | null {
    const found = new Set(texts.flatMap((text) => (known.has(text) ? [text] : (zeroless.get(text) ?? []))));
    return found.size === 1 ? ([...found][0] ?? null) : null;
  }

  return (staffID) => {
    if (known.has(staffID)) return null;
    if (/[\p{Cc}\p{Cf}]/u.test(staffID)) {
      const clean = staffID.replace(/[\p{Cc}\p{Cf}]/gu, '');
      return error('INVISIBLE_CHARACTER', `Staff ID ${clean} holds characters that cannot be seen.`, clean || null);
    }
    const bare = quoted.exec(staffID)?.[1]?.trim();
    if (bare !== undefined) {
      const message = `Staff ID ${staffID} begins with a quotation mark or an apostrophe, which spreadsheets put before text.`;
      return error('LEADING_APOSTROPHE', message, onlyKnown([bare]) ?? (bare || null));
    }
    const shape = suspicious.find(({ pattern }) => pattern.test(staffID));
    if (shape) {
      const suggestion = onlyKnown(shape.origins?.(staffID) ?? []);
      const isNumber = shape.reason === 'TRAILING_DECIMAL' || shape.reason === 'NUMBER_FORMAT';
      const fallback = isNumber ? (shape.origins?.(staffID)[0] ?? null) : null;
      return error(shape.reason, `Staff ID ${staffID} ${shape.message}.`, suggestion ?? (fallback || null));
    }
    const originals = zeroless.get(staffID);
    if (originals) {
      const message = `Staff ID ${staffID} has probably lost zeros: ${originals.slice(0, 3).join(', ')} exists.`;
      return error('LEADING_ZEROS_LOST', message, originals.length === 1 ? (originals[0] ?? null) : null);
    }
    if (/\s/u.test(staffID) && !hasSpaces) {
      const message = `Staff ID ${staffID} has spaces inside, which no other one has.`;
      return { reason: 'INNER_SPACE', message, suggestion: staffID.replace(/\s/gu, ''), severity: 'WARNING' };
    }
    if (/^\d+[.,]\d+$/.test(staffID) && !hasPoints) {
      const message = `Staff ID ${staffID} has decimals, which no other one has. Check it.`;
      return { reason: 'TRAILING_DECIMAL', message, suggestion: null, severity: 'WARNING' };
    }
    if (width === null || !/^\d+$/.test(staffID) || staffID.length >= width) return null;
    const message = `Staff ID ${staffID} is shorter than all others and may have lost zeros.`;
    return { reason: 'LEADING_ZEROS_LOST', message, suggestion: staffID.padStart(width, '0'), severity: 'WARNING' };
  };
}

const error = (reason: string, message: string, suggestion: string | null): IDDamage => ({
  reason,
  message: suggestion === null ? `${message} Enter the right one.` : message,
  suggestion,
  severity: 'ERROR',
});

/** IDs of digits that begin with zeros, by what is left without these. */
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
