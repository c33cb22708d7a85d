import { reconciledStaffColumns } from '../columns/reconciliation.ts';
import { date } from './arguments.ts';
import type { ListDeclaration } from './list.ts';

/** The people of a group of the day's lists (N-06). */
export const reconciledStaff = {
  field: 'reconciledStaff',
  description:
    "The people of one group, as many as `reconciliation` counts; the register's order, then those not on it. The group VALID is FORBIDDEN below MANAGEMENT. Upstream's errors come from the calls that decide the group.",
  source: 'the calls of `reconciliation`',
  role: 'USER',
  arguments: { date, group: { type: 'ReconciledGroup!', description: 'The group.' } },
  type: 'ReconciledStaff',
  row: 'ReconciledStaff',
  model: 'features/reconcile.ts#ReconciledStaffRow',
  title: "a group's people",
  columns: reconciledStaffColumns,
  isComputed: true,
  calls: 4,
  filePrefix: 'Reconciled-Staff-Report-',
} as const satisfies ListDeclaration;
