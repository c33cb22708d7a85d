import { Losses } from './losses.ts';
import { readEntries } from './read.ts';
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

/** Reads the reply of `/attendance/exception`, in upstream's order; who stands in it twice is absent once. */
export function readAbsent(data: unknown, losses = new Losses()): AbsentRow[] {
  const keyOf = createKeys();
  const read = new ValueReader(losses);
  const people = eachOnce(readEntries(data, namesStaff, losses)).map((row) => readReferencedStaff(row, read));
  losses.refuseWithout('staffID', people.length);
  return people.map((staff) => ({ key: keyOf(staff.staffID), staff, imageURL: staff.imageURL }));
}
