import type { StaffMember } from '../../../schema/generated/types.ts';
import { badResponse } from '../faults.ts';
import { eachOnce, hasField, type Loose, ownID, readEntries, readObject, sharedIDs } from '../read.ts';
import type { RowFor } from './fields.ts';
import { refuseWithout } from './losses.ts';
import { hasDays, readValidDays, type ValidDays } from './shift.ts';
import { type OfStaff, readPeople, readShift, readStaffSummary, summaryFields } from './staff-summary.ts';
import type { ValueReader } from './value-reader.ts';

/** A staff record. The shift's name is empty when upstream gives its id alone, and both when they cannot be read. */
export interface StaffMemberRow extends OfStaff, RowFor<Omit<StaffMember, 'staff' | 'shift'>> {
  readonly shift: { readonly id: string; readonly name: string } | null;
}

/** Reads the replies of `GET /staff/findAll` and `GET /staff/find/all`; a person who stands there twice is one. */
export function readStaffList(data: unknown, read: ValueReader): StaffMemberRow[] {
  const { losses } = read;
  const entries = eachOnce(readPeople(data, isStaff, read));
  // Where nobody's record has the field, it does not say that they have none.
  const noShift = entries.every(({ shift }) => shift === undefined) ? unknownShift : null;
  const known = new Set<string>();
  const rows = entries.flatMap((record) => {
    const row = readStaffMember(record, read, noShift);
    const name = `${row.id} ${row.staff.staffID}`;
    if (row.id !== '' && known.has(name)) {
      losses.note('again', row.id);
      return [];
    }
    known.add(name);
    if (noShift) losses.note('shift', record.shift);
    return row;
  });
  refuseWithout('staffID', rows, ({ staff }) => staff.staffID !== '');
  const shared = sharedIDs(rows.map(({ id, staff }) => [id, staff.staffID]));
  for (const { id } of rows) if (id === '' || shared.has(id)) losses.note('_id', id);
  if (shared.size === 0) return rows;
  return rows.map((row) => (shared.has(row.id) ? { ...row, id: '', staff: { ...row.staff, id: undefined } } : row));
}

/** Reads the reply of `GET /staff/find/{id}`; null when it holds no record. Throws UPSTREAM_BAD_RESPONSE for another's record. */
export function readOneStaffMember(data: unknown, read: ValueReader, asked: string): StaffMemberRow | null {
  const row = readOne(data, read);
  if (row && row.id !== '' && row.id !== asked && row.staff.staffID !== asked) {
    throw badResponse('the record of somebody else');
  }
  return row;
}

function readOne(data: unknown, read: ValueReader): StaffMemberRow | null {
  // Null and a list of one are read as the lists are; anything else that is not a record is refused as there.
  const [record] = readEntries(hasFields(data) ? [data] : data, isStaff, read.losses);
  return record ? readStaffMember(record, read) : null;
}

const hasFields = (data: unknown) => Object.keys(readObject(data)).length > 0;

const isStaff = (record: Loose) => hasField(record, ['_id', ...summaryFields]) || ownID(record) !== '';

/** A shift of which nothing can be read. */
const unknownShift: StaffMemberRow['shift'] = { id: '', name: '' };

function readStaffMember(record: Loose, read: ValueReader, noShift: StaffMemberRow['shift'] = null): StaffMemberRow {
  const staff = readStaffSummary(record, read);
  if (staff.staffID === '') read.losses.note('staffID', record.staffID);
  return {
    id: staff.id ?? '',
    staff,
    unit: read.unit(record.unit, 'unit'),
    imageURL: staff.imageURL,
    shift: readShift(record.shift) ?? noShift,
    createdAt: read.instant(record.createdAt, 'createdAt'),
  };
}

/** A staff record as it was for some days. */
export type PastStaffRow = StaffMemberRow & ValidDays;

/** Reads the reply of `GET /staff/history`, in the service's order. */
export function readStaffHistory(data: unknown, read: ValueReader): PastStaffRow[] {
  return readEntries(data, hasDays, read.losses).flatMap((record) => {
    const row = readOne(record, read);
    return row ? [{ ...row, ...readValidDays(record) }] : [];
  });
}
