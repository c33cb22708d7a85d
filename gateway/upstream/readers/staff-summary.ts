import { maximumTextLength } from '../../../schema/limits.ts';
import { type SummaryText, summaryTextNames } from '../../../schema/staff-fields.ts';
import { tidyID } from '../../../schema/tidy-text.ts';
import { memoizeByKey } from '../../shared/memoize.ts';
import { hasField, isRecord, type Loose, ownID, readBoolean, readEntries, readID, readText } from '../read.ts';
import { isNever } from './read-times.ts';
import { isThere, type ValueReader } from './value-reader.ts';

/** Fields of a staff record that reports repeat; `imageURL` is the reference photo's address as upstream gives it. */
export const summaryFields = [...summaryTextNames, 'imageURL'] as const;

/** What is of a person: their row. */
export interface OfStaff {
  readonly staff: StaffSummaryRow;
}

/** The staff fields that every report repeats; a missing field is an empty string. An empty staff ID means no person. */
export type StaffSummaryRow = Readonly<Record<SummaryText | 'imageURL', string>> & {
  /** The service's own id of the person; undefined where the reply does not say it. */
  readonly id?: string | undefined;
  /** The service's id of the person's shift; undefined where the reply does not say it. */
  readonly shiftID?: string | undefined;
  /** The staff ID as the service spells it, for calls; undefined where that is `staffID`. */
  readonly spelledID?: string | undefined;
  /** Whether the service centre is that of the row, which may say where a record was made and not where the person belongs. */
  readonly isCentreOfRow?: true | undefined;
};

const nothing: Loose = {};

/** Reads a staff record's own fields. */
export const readStaffSummary = (record: Loose, read: ValueReader): StaffSummaryRow =>
  readSummary(record, nothing, record, read);

/**
 * Reads a staff record; what it lacks is read from `row`, but for the photo. `person` is the record whose id is the person's.
 * Field by field: a loop over their names takes several times as long for a large list.
 */
function readSummary(record: Loose, row: Loose, person: Loose, read: ValueReader): StaffSummaryRow {
  const spelled = spelledIDOf(record.staffID) || spelledIDOf(row.staffID);
  const staffID = tidyID(spelled);
  const own = read.unit(record.serviceCentre, 'serviceCentre');
  const serviceCentre = own || read.unit(row.serviceCentre, 'serviceCentre');
  return {
    staffID,
    name: read.text(record.name, 'name') || read.text(row.name, 'name'),
    district: read.unit(record.district, 'district') || read.unit(row.district, 'district'),
    serviceCentre,
    department: read.unit(record.department, 'department') || read.unit(row.department, 'department'),
    imageURL: read.photo(record.imageURL, 'imageURL'),
    id: ownID(person) || undefined,
    shiftID: notedShift(record.shift, read) || notedShift(row.shift, read) || undefined,
    spelledID: spelled === staffID ? undefined : spelled,
    isCentreOfRow: own === serviceCentre ? undefined : true,
  };
}

/**
 * What programs and people write where there is no staff ID; also an id of a document database, whose record was not
 * joined, and a record that was written as a text.
 */
const noID = /^(?:null|undefined|none|<?nil>?|nan|#?n\/a|unknown|-\d+|\[object object\]|-*|[\da-f]{24}|"?[[{].*)$/is;

/** A staff ID as upstream spells it, text or number but 0; an empty string for anything else: nobody. */
function spelledIDOf(value: unknown): string {
  const only = typeof value === 'string' ? value : onlyOf(value);
  if (typeof only !== 'string' && typeof only !== 'number') return '';
  return only === 0 || noID.test(tidyID(String(only))) ? '' : String(only);
}

/** The staff ID of a report's row, as `readEmbeddedStaff` reads it; an empty string is nobody. */
export const staffIDOf = (row: Loose): string =>
  tidyID(spelledIDOf(embeddedOf(row).staffID) || spelledIDOf(row.staffID));

/**
 * Reads the staff of a report's row, embedded under `staffID` or `staff`, alone or as the one entry of a list, or lying
 * flat in the row. Where a staff record is embedded, its missing parts are taken from the row, but for the photo: the
 * row's own is another one. Notes a row without a person.
 */
export function readEmbeddedStaff(row: Loose, read: ValueReader): StaffSummaryRow {
  const embedded = embeddedOf(row);
  const staff = embedded === nothing ? readFlat(row, read) : readSummary(embedded, row, embedded, read);
  if (staff.staffID === '') read.losses.note('staffID', row.staffID === undefined ? row.staff : row.staffID);
  return staff;
}

/** The id of a flat row may be the row's own: it says nothing of the person. A row without a person has no reference photo. */
function readFlat(row: Loose, read: ValueReader): StaffSummaryRow {
  const staff = readSummary(row, nothing, nothing, read);
  if (staff.staffID === '') return { ...staff, imageURL: '' };
  return staff.serviceCentre === '' ? staff : { ...staff, isCentreOfRow: true };
}

/** Reads the staff of a row that is one of staff, not of a record: its photo stands in where the embedded staff has none. */
export function readReferencedStaff(row: Loose, read: ValueReader): StaffSummaryRow {
  const { isCentreOfRow: _, ...staff } = readEmbeddedStaff(row, read);
  return staff.imageURL === '' ? { ...staff, imageURL: read.photo(row.imageURL, 'imageURL') } : staff;
}

/** The person; null for nobody. */
export const someone = (staff: StaffSummaryRow): StaffSummaryRow | null => (staff.staffID === '' ? null : staff);

/** Whether two names have the same words, in any case and order. */
export const isSameName = (one: string, other: string): boolean => one === other || foldName(one) === foldName(other);

const wordsIn = (name: string): string => (name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).sort().join(' ');

/** Most names of which the words are remembered: each may be compared with those of all who have had its staff ID. */
const mostNames = 50_000;
const knownWords = memoizeByKey(mostNames, wordsIn);
/** A text by which two spellings of one name are equal. */
export const foldName = (name: string) => (name.length > maximumTextLength ? wordsIn : knownWords)(name);

/**
 * The rows of a list by person, in its order. Rows of one person have the same staff ID, and the same id or name: two people
 * who had a staff ID in turn differ in both. Each row without a staff ID is a person of its own.
 */
export function byPerson<Row extends OfStaff>(rows: readonly Row[]): [Row, ...Row[]][] {
  const people: [Row, ...Row[]][] = [];
  // The index of each person, by staff ID with id and with name.
  const known = new Map<string, number>();
  for (const row of rows) {
    const { staffID, id, name } = row.staff;
    const names = staffID === '' ? [] : [`${staffID}\nname ${foldName(name)}`, ...(id ? [`${staffID}\nid ${id}`] : [])];
    const own = people[Math.min(...names.map((each) => known.get(each) ?? people.length))];
    if (own) {
      own.push(row);
      continue;
    }
    for (const each of names) known.set(each, people.length);
    people.push([row]);
  }
  return people;
}

const sumOf = (word: string) =>
  new RegExp(`^(?:(?:grand|sub|overall)[ -]?)?${word}s?(?:[^\\p{L}\\p{N}]*|[\\s:=(]+[\\d.,]+\\)?)$`, 'iu');

/** What services write in a row with the sum of a list, with its number or without: in place of a staff ID, and of another text. */
const [sumOfIDs, sumOfTexts] = [sumOf('(?:total|sum)'), sumOf('total')];

/** Fields that a sum does not have. */
const ownFields = ['_id', 'id', 'attendanceDate', 'location', 'dateAbsent', 'daysLate'];

/**
 * Whether a row is a sum of the others. A row with a staff ID or a name of its own is a person's. A row without a name that has
 * an id or a time is no sum either: its staff ID may be `SUM`, or its office may have the name Total.
 */
function isSum(row: Loose): boolean {
  const all: Loose = { ...row, ...embeddedOf(row) };
  const [id, name] = [tidyID(spelledIDOf(all.staffID)), readText(all.name)];
  if (id !== '' && !sumOfIDs.test(id)) return false;
  if (/\p{L}/u.test(name)) return sumOfTexts.test(name);
  if (name === '' && !/\d/.test(id) && ownFields.some((field) => isThere(all[field]))) return false;
  return id !== '' || summaryTextNames.some((field) => sumOfTexts.test(readText(all[field])));
}

/** Fields in which services mark rows that they keep though somebody has deleted them: as true, or with the time. */
const deletions = ['deletedAt', 'deleted', 'isDeleted'] as const;

const isDeleted = (row: Loose, read: ValueReader): boolean =>
  /^deleted$/i.test(readText(row.status)) ||
  deletions.some((field) => {
    const value = row[field];
    return value !== undefined && (readBoolean(value) ?? !isNever(read.day(value)));
  });

/** The entries of a list of people, without its sums and without rows that are marked as deleted. Throws as `readEntries`. */
export function readPeople(data: unknown, isReadable: (entry: Loose) => boolean, read: ValueReader): Loose[] {
  return readEntries(data, isReadable, read.losses).filter((row) => {
    const fault = isSum(row) ? 'sum' : isDeleted(row, read) ? 'deleted' : null;
    if (fault !== null) read.losses.note(fault, null);
    return fault === null;
  });
}

/** Whether something can be read of the staff of a report's row. */
export const namesStaff = (row: Loose): boolean =>
  hasField(embeddedOf(row), summaryFields) || hasField(row, summaryFields);

/** The one entry of a list, and anything else as it is. */
const onlyOf = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

/** A shift as a person's record names it: null for none, the name empty where it gives the id alone, both where neither can be read. */
export function readShift(value: unknown): { readonly id: string; readonly name: string } | null {
  const only = onlyOf(value);
  if (!isThere(only)) return null;
  if (isRecord(only)) return { id: ownID(only) || readID(only), name: readText(only.name) };
  const id = readID(only);
  return { id, name: '' };
}

/** The id of the shift; notes one that can be read neither by its id nor by its name. */
function notedShift(value: unknown, read: ValueReader): string {
  const shift = readShift(value);
  if (shift && !shift.id && !shift.name) read.losses.note('shift', value);
  return shift?.id ?? '';
}

function embeddedOf(row: Loose): Loose {
  const { staffID, staff } = row;
  const given = typeof staffID === 'object' && isThere(staffID) ? staffID : staff;
  const embedded = onlyOf(given);
  return isRecord(embedded) && (embedded === staffID || isThere(embedded)) ? embedded : nothing;
}
