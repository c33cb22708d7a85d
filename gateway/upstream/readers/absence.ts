import { type Loose, readEntries, readID } from '../read.ts';
import { Losses } from './losses.ts';
import { namesStaff, readReferencedStaff, type StaffSummaryRow } from './staff-summary.ts';
import { createKeys, eachOnce } from './unique-keys.ts';
import { ValueReader } from './value-reader.ts';

/** A staff member absent on one day. */
export interface AbsentRow {
  /** The staff ID, numbered where it repeats. */
  readonly key: string;
  readonly staff: StaffSummaryRow;
  /** Reference photo's address. */
  readonly imageURL: string;
}

/** Whether a row is the first of its record: rows of one may differ in what says nothing of the person, such as the photo. */
function isFirst(): (staff: StaffSummaryRow, record: Loose) => boolean {
  const known = new Set<string>();
  return ({ staffID, name }, record) => {
    const id = readID(record._id);
    if (staffID === '' || id === '') return true;
    const size = known.size;
    return known.add(JSON.stringify([id, staffID, name])).size > size;
  };
}

/** Reads the reply of `/attendance/exception`, in upstream's order; who stands in it twice is absent once. */
export function readAbsent(data: unknown, losses = new Losses()): AbsentRow[] {
  const keyOf = createKeys();
  const read = new ValueReader(losses);
  const isFirstOf = isFirst();
  const people = eachOnce(readEntries(data, namesStaff, losses)).flatMap((row) => {
    const staff = readReferencedStaff(row, read);
    return isFirstOf(staff, row) ? [staff] : [];
  });
  losses.refuseWithout('staffID', people.length);
  return people.map((staff) => ({ key: keyOf(staff.staffID), staff, imageURL: staff.imageURL }));
}
