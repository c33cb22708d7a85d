import { staffColumns } from '../columns/staff.ts';
import type { ListDeclaration } from './list.ts';

/** The staff list. */
export const staff = {
  field: 'staff',
  description: 'Staff records.',
  source: 'GET /staff/findAll',
  role: 'MANAGEMENT',
  arguments: {
    shift: {
      type: 'ID',
      description: 'Id of a shift: its people alone; everybody where it is left out.',
      isForTools: true,
    },
  },
  type: 'Staff',
  row: 'StaffMember',
  model: 'upstream/readers/staff.ts#StaffMemberRow',
  title: 'the staff list',
  columns: staffColumns,
  order: ['STAFF_ID'],
  key: 'id',
  filePrefix: 'Staff-Report',
  screen: '/manage/all/staffs',
} as const satisfies ListDeclaration;
