import { reconciledStaffColumns } from '../columns/reconciliation.ts';
import { date } from './arguments.ts';
import type { ListDeclaration } from './list.ts';

/** A group as its address spells it: `in-both-lists`. */
const groupWord = (group: string) => group.toLowerCase().replaceAll('_', '-');

/** The people of a group of the day's lists. */
export const reconciledStaff = {
  field: 'reconciledStaff',
  description:
    "The people of one group, as many as `reconciliation` counts; the register's order, then those not on it. Upstream's errors come from the calls that decide the group.",
  source: 'the calls of `reconciliation`',
  role: 'USER',
  arguments: { date, group: { type: 'ReconciledGroup!', description: 'The group.', word: groupWord } },
  type: 'ReconciledStaff',
  row: 'ReconciledStaff',
  model: 'attendance/reconciliation.ts#ReconciledStaffRow',
  title: "a group's people",
  columns: reconciledStaffColumns,
  order: ['STAFF_ID'],
  key: 'key',
  isComputed: true,
  reads: {
    'GET /staff/find/all': 1,
    'GET /attendance/findall': 1,
    'GET /attendance/exception': 1,
    'GET /attendance/lateness': 1,
  },
  filePrefix: 'Reconciled-Staff-Report-',
  screen: '/dashboard/people',
} as const satisfies ListDeclaration;
