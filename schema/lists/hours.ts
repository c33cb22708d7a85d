import { staffHoursColumns } from '../columns/hours.ts';
import { month } from './arguments.ts';
import type { ListDeclaration } from './list.ts';
import { readsOfMonth } from './reads.ts';

/** Hours of a month, one row a person. */
export const staffHours = {
  field: 'staffHours',
  description:
    'What the sign-ins and sign-outs of a month come to, one row for each person of the month sheet who was registered by the end of the month. A day counts from its first sign-in to its last sign-out, by the time that really passed. A day that lacks one of them is counted as such and adds no hours. A day that cannot be read is told in `sources`; an export is then refused.',
  source: 'the calls of `attendanceMonth`',
  role: 'USER',
  arguments: { month },
  type: 'StaffHours',
  row: 'StaffHoursRecord',
  model: 'attendance/month/hours.ts#StaffHoursRow',
  page: 'attendance/month/hours.ts#StaffHoursPage',
  title: 'the hours of a month',
  columns: staffHoursColumns,
  order: ['STAFF_ID'],
  key: 'key',
  isComputed: true,
  reads: readsOfMonth,
  filePrefix: 'Hours-Report-',
  screen: '/attendance/hours',
} as const satisfies ListDeclaration;
