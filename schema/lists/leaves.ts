import { leaveColumns } from '../columns/leaves.ts';
import { maximumLeaveDays, maximumStaffIDLength } from '../limits.ts';
import type { ListDeclaration } from './list.ts';

/** Who is on leave. */
export const leaves = {
  field: 'leaves',
  description: `Leaves with a day from one day to another, ${maximumLeaveDays} days at most, of everybody or of one person. The role USER reads them without their notes, which may name an illness.`,
  source: 'GET /leave/findAll, or GET /leave/find/noted for ADMIN and MANAGEMENT',
  extension: 'leave',
  role: 'USER',
  arguments: {
    from: { type: 'Date!', description: 'The first day.' },
    to: { type: 'Date!', description: 'The last day.' },
    staffID: { type: 'String', description: `Only of this staff ID, 1 to ${maximumStaffIDLength} characters.` },
    personID: {
      type: 'ID',
      description: 'Only of this person, with any staff ID they have had: StaffSummary.personID.',
    },
  },
  type: 'Leave',
  row: 'Leave',
  model: 'upstream/readers/leave.ts#LeaveRow',
  title: 'the leaves',
  columns: leaveColumns,
  order: ['FROM', 'STAFF_ID'],
  key: 'id',
  filePrefix: 'Leave-Report-',
  screen: '/attendance/leave',
} as const satisfies ListDeclaration;
