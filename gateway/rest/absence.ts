import { readEntries } from './read.ts';
import { namesStaff, readReferencedStaff, type StaffSummaryRow } from './staff-summary.ts';
import { createKeys } from './unique-keys.ts';

/** A staff member absent on one day. */
export interface AbsentRow {
  /** The staff ID, numbered where it repeats. */
  readonly key: string;
  readonly staff: StaffSummaryRow;
  /** Reference photo's address. */
  readonly imageURL: string;
}

/** Reads the reply of `/attendance/exception`, in upstream's order. */
export function readAbsent(data: unknown): AbsentRow[] {
  const keyOf = createKeys();
  return readEntries(data, namesStaff).map((row) => {
    const staff = readReferencedStaff(row);
    return { key: keyOf(staff.staffID), staff, imageURL: staff.imageURL };
  });
}
