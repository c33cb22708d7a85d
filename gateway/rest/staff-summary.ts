import { type SummaryText, summaryTextNames } from '../../schema/staff-fields.ts';
import { hasField, type Loose, readFirstText, readObject, readText } from './read.ts';

/** Fields of a staff record that reports repeat; `imageURL` is the reference photo's address as upstream gives it. */
export const summaryFields = [...summaryTextNames, 'imageURL'] as const;

/** The staff parts that every report repeats; a missing part is an empty string. An empty staff ID is nobody. */
export type StaffSummaryRow = Readonly<Record<SummaryText | 'imageURL', string>> & {
  /** The service's own id of the person; undefined where the reply does not say it. */
  readonly id?: string | undefined;
  /** The service's id of the person's shift; undefined where the reply does not say it. */
  readonly shiftID?: string | undefined;
  /** The staff ID as the service spells it, for calls; undefined where that is `staffID`. */
  readonly spelledID?: string | undefined;
};

/** Reads a staff record's own fields. */
export const readStaffSummary = (record: Loose): StaffSummaryRow => readSummary(record, record);

/**
 * Reads a staff record; what it lacks is read from `row`, but for the photo. Field by field: a loop over their names
 * takes several times as long for a large list.
 */
function readSummary(record: Loose, row: Loose): StaffSummaryRow {
  return {
    staffID: readText(record.staffID) || readText(row.staffID),
    name: readText(record.name) || readText(row.name),
    district: readText(record.district) || readText(row.district),
    serviceCentre: readText(record.serviceCentre) || readText(row.serviceCentre),
    department: readText(record.department) || readText(row.department),
    imageURL: readText(record.imageURL),
  };
}

/**
 * Reads the staff of a report's row, embedded under `staffID` or `staff`, or lying flat in the row. Where a
 * staff record is embedded, its missing parts are taken from the row, but for the photo: the row's own is another one.
 */
export function readEmbeddedStaff(row: Loose): StaffSummaryRow {
  const embedded = embeddedOf(row);
  return isEmpty(embedded) ? readStaffSummary(row) : readSummary(embedded, row);
}

/** Reads the staff of a row whose own photo is the reference photo: it stands in where the embedded staff has none. */
export function readReferencedStaff(row: Loose): StaffSummaryRow {
  const staff = readEmbeddedStaff(row);
  return { ...staff, imageURL: readFirstText(staff.imageURL, row.imageURL) };
}

/** Whether something can be read of the staff of a report's row. */
export const namesStaff = (row: Loose): boolean =>
  hasField(embeddedOf(row), summaryFields) || hasField(row, summaryFields);

/** Without a list of the keys, which thousands of rows would have made for nothing. */
function isEmpty(record: Loose): boolean {
  for (const _ in record) return false;
  return true;
}

const embeddedOf = (row: Loose) => readObject(isObject(row.staffID) ? row.staffID : row.staff);

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
