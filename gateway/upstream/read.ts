import { tidyText } from '../../schema/tidy-text.ts';
import { badResponse } from './faults.ts';
import type { Losses } from './readers/losses.ts';

/** An object whose fields may be anything. */
export type Loose = Readonly<Record<string, unknown>>;

/** Whether the value is an object with fields. */
export const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; an empty one when it is not one, so that every field reads as missing. */
export function readObject(value: unknown): Loose {
  return isRecord(value) ? value : {};
}

/**
 * Text as it is spelled, or a number or truth value as text; anything else and null is an empty string. A number beyond those
 * that JSON tells apart is none: it was rounded, and may be another one's.
 */
export function readSpelling(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : '';
  return typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : '';
}

/** The same without invisible characters. */
export const readText = (value: unknown): string => tidyText(readSpelling(value));

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;

/** Names under which document databases wrap a number. */
const wrappedNumbers = ['$numberInt', '$numberLong', '$numberDouble', '$numberDecimal'] as const;

/** A finite number, also from text; null when it is not one. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return decimal.test(value.trim()) ? finite(Number(value)) : null;
  const wrapped = isRecord(value) ? wrappedNumbers.find((name) => typeof value[name] === 'string') : undefined;
  return wrapped ? readNumber(readObject(value)[wrapped]) : null;
}

const finite = (number: number) => (Number.isFinite(number) ? number : null);

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

/** True or false, also from words and 0 or 1; null when it is neither. */
export function readBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = readText(value);
  return /^(?:true|yes|y|1)$/i.test(text) || (/^(?:false|no|n|0)$/i.test(text) ? false : null);
}

/** An id as the service spells it, also one that a document database has wrapped; an empty string for anything else. */
export const readID = (value: unknown): string => readSpelling(isRecord(value) ? value.$oid : value);

/** The id of a record, by the name that document databases give it or by the plain one. */
export const ownID = ({ _id, id }: Loose): string => readID(_id) || readID(id);

/** Ids that several have, each given with whose it is: they tell nobody apart. */
export function sharedIDs(ids: readonly (readonly [string, unknown])[]): ReadonlySet<string> {
  const owners = new Map<string, unknown>();
  const shared = new Set<string>();
  for (const [id, owner] of ids) {
    if (id !== '' && owners.has(id) && owners.get(id) !== owner) shared.add(id);
    owners.set(id, owner);
  }
  return shared;
}

/** Whether one of the fields can be read, if only as empty: it is there and neither a list nor an object. */
export const hasField = (record: Loose, fields: readonly string[]): boolean =>
  fields.some((field) => record[field] === null || (record[field] !== undefined && typeof record[field] !== 'object'));

/**
 * The entries of a list as objects; entries that are not objects are left out and noted; null and a missing list are
 * empty. One entry of which nothing can be read costs the others nothing. Throws UPSTREAM_BAD_RESPONSE for anything else than a
 * list and for a list without a readable entry: an empty table, or rows of empty texts, would read as "nobody".
 */
export function readEntries(
  given: unknown,
  isReadable: (entry: Loose) => boolean,
  losses: Pick<Losses, 'note'>,
): Loose[] {
  if (given === null || given === undefined || given === '') return [];
  const data = isRecord(given) ? listOf(given) : given;
  if (!Array.isArray(data)) throw badResponse('something other than a list');
  const entries: Loose[] = data.filter(isRecord);
  if (data.length > 0 && !entries.some(isReadable)) throw badResponse('a list of which nothing can be read');
  if (entries.length < data.length) for (const entry of data) if (!isRecord(entry)) losses.note('entry', entry);
  return entries;
}

/** The values of a list that PHP writes as an object: an empty one, and one whose numbers have gaps. */
function listOf(given: Loose): readonly unknown[] | null {
  return Object.keys(given).every((name) => /^\d+$/.test(name)) ? Object.values(given) : null;
}

/** The records of a list, each once: later ones that are equal in everything are left out. */
export function eachOnce(records: readonly Loose[]): readonly Loose[] {
  const firsts = new Map<string, Loose>();
  const texts = new Map<string, Set<string>>();
  return records.filter((record) => {
    const name = nameOf(record);
    const first = firsts.get(name);
    if (name === '' || first === undefined) {
      firsts.set(name, record);
      return true;
    }
    const known = texts.get(name) ?? new Set([JSON.stringify(first)]);
    texts.set(name, known);
    const before = known.size;
    return known.add(JSON.stringify(record)).size > before;
  });
}

/** A cheap name by which records that may be equal are found; nearly every record has a name of its own. */
function nameOf(record: Loose): string {
  const { staffID, name } = record;
  const person = isRecord(staffID) ? staffID.staffID : staffID;
  return ownID(record) || readSpelling(person) || readSpelling(name);
}

/**
 * Makes the keys of one list: each wanted key as it is the first time, with a number behind it when it comes again.
 * No two are equal, and the same list gets the same keys.
 */
export function createKeys(): (wanted: string) => string {
  // For each key that is taken, how often it was wanted: the keys of a large list are looked up once each.
  const times = new Map<string, number>();
  return (wanted) => {
    let time = times.get(wanted);
    if (time === undefined) {
      times.set(wanted, 1);
      return wanted;
    }
    let key: string;
    do {
      time += 1;
      key = `${wanted}-${time}`;
    } while (times.has(key));
    times.set(wanted, time);
    times.set(key, 1);
    return key;
  };
}
