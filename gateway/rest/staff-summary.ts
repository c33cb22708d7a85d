import { hasField, type Loose, readFirstText, readObject, readText } from './read.ts';

/** Fields of a staff record that reports repeat; `imageURL` is the reference photo's address as upstream gives it. */
export const summaryFields = ['staffID', 'name', 'district', 'serviceCentre', 'department', 'imageURL'] as const;

/** The staff parts that every report repeats; a missing part is an empty string. */
export type StaffSummaryRow = Readonly<Record<(typeof summaryFields)[number], string>>;

/** Reads a staff record's own fields. */
export function readStaffSummary(record: Loose): StaffSummaryRow {
  return {
    staffID: readText(record.staffID),
    name: readText(record.name),
    district: readText(record.district),
    serviceCentre: readText(record.serviceCentre),
    department: readText(record.department),
    imageURL: readText(record.imageURL),
  };
}

/**
 * Reads the staff of a report's row, embedded under `staffID` or `staff`, or lying flat in the row. Where a
 * staff record is embedded, its missing parts are taken from the row, but for the photo: the row's own is another one.
 */
export function readEmbeddedStaff(row: Loose): StaffSummaryRow {
  const embedded = embeddedOf(row);
  if (isEmpty(embedded)) return readStaffSummary(row);
  const part = (name: keyof StaffSummaryRow) => readFirstText(embedded[name], row[name]);
  return {
    staffID: part('staffID'),
    name: part('name'),
    district: part('district'),
    serviceCentre: part('serviceCentre'),
    department: part('department'),
    imageURL: readText(embedded.imageURL),
  };
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
