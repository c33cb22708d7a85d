import type { Leave } from '../../../schema/generated/types.ts';
import { type LeaveKindName, leaveKinds } from '../../../schema/leave-words.ts';
import { identity, listOf, type RowFor, word } from './fields.ts';
import { type OfStaff, readReferencedStaff, someone } from './staff-summary.ts';

/** Days on which somebody is on leave; of a kind that is not known here: `OTHER`. */
export type LeaveRow = RowFor<Leave, OfStaff>;

const kindOf = word(
  Object.fromEntries(Object.entries(leaveKinds).map(([name, { service }]) => [service, name as LeaveKindName])),
);

/** Reads the replies of `/leave/findAll` and `/leave/find/noted`. */
export const readLeave = listOf<LeaveRow, 'staff' | 'from' | 'to'>(
  {
    id: identity,
    staff: (_value, read, _name, record) => someone(readReferencedStaff(record, read)),
    from: 'day',
    to: 'day',
    kind: (value, read, name) => kindOf(value, read, name) ?? 'OTHER',
    note: (value, read, name) => (value === undefined ? null : read.spelling(value, name)),
    enteredBy: 'text',
    enteredAt: 'instant',
  },
  { has: ['staffID', 'from', 'to', 'kind'], needs: ['staff', 'from', 'to'] },
);
