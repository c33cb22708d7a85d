import { badResponse } from '../faults.ts';
import { isRecord, type Loose, readEntries, readID, readObject, readText } from '../read.ts';
import type { ValueReader } from './value-reader.ts';

/** Records of a mode on a day, in columns of one length. */
interface RecordColumns {
  /** Indexes in the day's people. */
  readonly who: readonly number[];
  /** Seconds from the day's start. */
  readonly at: readonly number[];
  /** Indexes in the day's texts. */
  readonly centre: readonly number[];
  readonly place: readonly number[];
  /** Degrees, as they came. */
  readonly latitude: readonly unknown[];
  readonly longitude: readonly unknown[];
  /** 1 for a record that was recognised without a photo. */
  readonly withoutPhoto: readonly number[];
}

/** Somebody as the register had them from one day to another. */
export interface PersonOfDays {
  readonly id: string;
  /** As reports repeat it. */
  readonly staff: Loose;
  readonly shift: unknown;
  readonly from: string;
  readonly until: string;
}

/** A day's records, and ids of people. */
export interface RecordsOfDay {
  readonly day: string;
  /** ISO, the midnight at its begin. */
  readonly start: string;
  readonly absent: readonly unknown[];
  /** Pairs of a person and a time. */
  readonly late: readonly unknown[];
  readonly people: readonly unknown[];
  readonly texts: readonly unknown[];
  readonly signedIn: RecordColumns;
  readonly signedOut: RecordColumns;
}

/** What some days hold. */
export interface DayRecords {
  readonly people: readonly PersonOfDays[];
  readonly days: readonly RecordsOfDay[];
}

/** Reads the reply of `GET /attendance/records`: one entry. Throws UPSTREAM_BAD_RESPONSE where its lists do not fit together. */
export function readDayRecords(data: unknown, { losses }: ValueReader): DayRecords[] {
  return readEntries(data, ({ people, days }) => Array.isArray(people) && Array.isArray(days), losses).map((entry) => ({
    people: listOf(entry.people).filter(isRecord).map(readPerson),
    days: listOf(entry.days).filter(isRecord).map(readDay),
  }));
}

function readPerson({ from, until, shift, ...staff }: Loose): PersonOfDays {
  return { id: readID(staff._id), staff, shift, from: readText(from), until: readText(until) };
}

function readDay({ day, start, absent, late, records }: Loose): RecordsOfDay {
  const { people, texts, signedIn, signedOut } = readObject(records);
  return {
    ...{ day: readText(day), start: readText(start), absent: listOf(absent), late: listOf(late) },
    ...{ people: listOf(people), texts: listOf(texts), signedIn: columnsOf(signedIn), signedOut: columnsOf(signedOut) },
  };
}

const numbers = ['who', 'at', 'centre', 'place', 'withoutPhoto'] as const;
const columnNames = [...numbers, 'latitude', 'longitude'] as const;

function columnsOf(value: unknown): RecordColumns {
  const given = readObject(value);
  const columns = Object.fromEntries(columnNames.map((name) => [name, listOf(given[name])]));
  const [who] = Object.values(columns);
  const isWhole = numbers.every((name) => columns[name]?.every(Number.isInteger));
  if (!isWhole || Object.values(columns).some(({ length }) => length !== who?.length)) throw badResponse();
  // Each has been looked at, hence the type.
  return columns as unknown as RecordColumns;
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw badResponse();
  return value;
}
