import { codedError } from '../errors.ts';

/** An object whose fields may be anything. */
export type Loose = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one when it is not one, so that every field reads as missing. */
export function readObject(value: unknown): Loose {
  return isRecord(value) ? value : {};
}

/** Text, or a number or truth value as text; anything else and null is an empty string. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : '';
}

/** The first of the values that reads as a text that is not empty, else an empty string. */
export function readFirstText(...values: readonly unknown[]): string {
  for (const value of values) {
    const text = readText(value);
    if (text !== '') return text;
  }
  return '';
}

/** A finite number, also from text; null when it is not one. */
function readNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** A whole number that GraphQL can hold as Int, also from text; null when it is not one. */
export function readWhole(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : null;
}

/** The same from 0 on: how many of something there are. */
export function readCount(value: unknown): number | null {
  const count = readWhole(value);
  return count !== null && count >= 0 ? count : null;
}

/** A number of degrees within plus or minus `limit`; null when missing or out of range. */
export function readDegrees(value: unknown, limit: 90 | 180): number | null {
  const degrees = readNumber(value);
  return degrees !== null && Math.abs(degrees) <= limit ? degrees : null;
}

/** True or false, also from text and 0 or 1; null when it is neither. */
export function readBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = readText(value).trim().toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : null;
}

/** Whether one of the fields can be read, if only as empty: it is there and neither a list nor an object. */
export const hasField = (record: Loose, fields: readonly string[]): boolean =>
  fields.some((field) => record[field] === null || (record[field] !== undefined && typeof record[field] !== 'object'));

/** UPSTREAM_BAD_RESPONSE for a reply that holds what it must not. */
export const unreadable = (what: string) =>
  codedError(
    'UPSTREAM_BAD_RESPONSE',
    `The attendance service answered ${what}. Try again; tell the administrator if it stays.`,
  );

/**
 * The entries of a list as objects; entries that are not objects are left out, null and a missing list are empty. One
 * entry of which nothing can be read costs the others nothing. Throws UPSTREAM_BAD_RESPONSE for anything else than a
 * list and for a list without a readable entry: an empty table, or rows of empty texts, would read as "nobody".
 */
export function readEntries(data: unknown, isReadable: (entry: Loose) => boolean): Loose[] {
  if (data === null || data === undefined || data === '') return [];
  if (!Array.isArray(data)) throw unreadable('something other than a list');
  const entries: Loose[] = data.filter(isRecord);
  if (data.length > 0 && !entries.some(isReadable)) throw unreadable('a list of which nothing can be read');
  return entries;
}

const isRecord = (entry: unknown): entry is Loose =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry);
