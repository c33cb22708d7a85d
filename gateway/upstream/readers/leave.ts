import type { Leave } from '../../../schema/generated/types.ts';
import { type LeaveKindName, leaveKinds } from '../../../schema/leave-words.ts';
import { hasField, type Loose, readEntries } from '../read.ts';
import type { RowFor } from './fields.ts';
import { readReferencedStaff, type StaffSummaryRow } from './staff-summary.ts';
import { isThere, type ValueReader } from './value-reader.ts';

/** Days on which somebody is on leave; of a kind that is not known here: `OTHER`. */
export interface LeaveRow extends RowFor<Omit<Leave, 'staff'>> {
  readonly staff: StaffSummaryRow;
}

const kinds = Object.fromEntries(
  Object.entries(leaveKinds).map(([name, { service }]) => [service, name as LeaveKindName]),
);

/**
 * Reads the replies of `/leave/findAll` and `/leave/find/noted`, in upstream's order. What does not say whose leave it is,
 * or on which days, is left out, noted.
 */
export function readLeave(data: unknown, read: ValueReader): LeaveRow[] {
  const { losses } = read;
  const entries = readEntries(data, isLeave, losses);
  const rows: LeaveRow[] = [];
  for (const record of entries) {
    const staff = readReferencedStaff(record, read);
    const [from, to] = [read.day(record.from), read.day(record.to)];
    if (from === null) losses.note('from', record.from);
    if (to === null) losses.note('to', record.to);
    if (staff.staffID === '' || from === null || to === null) continue;
    rows.push({
      id: read.id(record._id),
      staff,
      from,
      to,
      kind: read.word(kinds, record.kind, 'kind') ?? 'OTHER',
      note: 'note' in record ? read.spelling(record.note, 'note') : null,
      enteredBy: read.text(record.enteredBy, 'enteredBy'),
      enteredAt: isThere(record.enteredAt) ? read.instant(record.enteredAt, 'enteredAt') : null,
    });
  }
  losses.refuseWithout('from', entries.length);
  return rows;
}

const isLeave = (record: Loose) => hasField(record, ['staffID', 'from', 'to', 'kind']);
