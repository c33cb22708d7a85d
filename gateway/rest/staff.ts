import { zoneClock } from '../dates.ts';
import { hasField, type Loose, readEntries, readObject, readText } from './read.ts';
import { readStaffSummary, type StaffSummaryRow, summaryFields } from './staff-summary.ts';

/** A staff record. */
export interface StaffMemberRow {
  readonly id: string;
  readonly staff: StaffSummaryRow;
  readonly unit: string;
  readonly imageURL: string;
  /** Null when the record has none. The name is empty when upstream gives the id alone. */
  readonly shift: { readonly id: string; readonly name: string } | null;
  /** ISO with the zone's offset; null when the reply lacks it. */
  readonly createdAt: string | null;
}

/** Reads the replies of `GET /staff/findAll` and `GET /staff/find/all`. */
export function readStaffList(data: unknown, timeZone: string): StaffMemberRow[] {
  return readEntries(data, isStaff).map((record) => readStaffMember(record, timeZone));
}

/** Reads the reply of `GET /staff/find/{id}`; null when it holds no record. */
export function readOneStaffMember(data: unknown, timeZone: string): StaffMemberRow | null {
  // Null and a list of one are read as the lists are; anything else that is not a record is refused as there.
  const [record] = readEntries(isRecord(data) ? [data] : data, isStaff);
  return record ? readStaffMember(record, timeZone) : null;
}

const isRecord = (data: unknown) => Object.keys(readObject(data)).length > 0;

const isStaff = (record: Loose) => hasField(record, ['_id', ...summaryFields]);

function readStaffMember(record: Loose, timeZone: string): StaffMemberRow {
  const staff = readStaffSummary(record);
  return {
    id: readText(record._id),
    staff,
    unit: readText(record.unit),
    imageURL: staff.imageURL,
    shift: readShiftName(record.shift),
    createdAt: zoneClock(timeZone).readInstant(readText(record.createdAt)),
  };
}

function readShiftName(value: unknown): StaffMemberRow['shift'] {
  const id = readText(value) || readText(readObject(value)._id);
  const name = readText(readObject(value).name);
  return id || name ? { id, name } : null;
}
