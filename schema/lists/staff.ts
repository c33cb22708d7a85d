import { staffColumns } from '../columns/staff.ts';
import type { ListDeclaration } from './list.ts';

/** The staff list. */
export const staff = {
  field: 'staff',
  description: 'Staff records.',
  source: 'GET /staff/findAll',
  role: 'MANAGEMENT',
  arguments: {},
  type: 'Staff',
  row: 'StaffMember',
  model: 'rest/staff.ts#StaffMemberRow',
  title: 'the staff list',
  columns: staffColumns,
  filePrefix: 'Staff-Report',
} as const satisfies ListDeclaration;
