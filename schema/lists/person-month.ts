import { personMonthDayColumns } from '../columns/person-month.ts';
import { month } from './arguments.ts';
import type { ListDeclaration } from './list.ts';
import { readsOfPersonMonth } from './reads.ts';

/** A person's month, one row a day. */
export const personDays = {
  field: 'personDays',
  description:
    'The days of a month of somebody on the register, ascending: those of `personMonth`. No rows for a staff ID that is not on the register. An answer is refused while a day up to today cannot be explained.',
  source: 'the calls of `personMonth` but GET /attendance/serialLatness',
  role: 'USER',
  arguments: { staffID: { type: 'String!', description: 'Staff ID, 1 to 64 characters.' }, month },
  type: 'PersonMonthDay',
  row: 'PersonMonthDay',
  model: 'attendance/month/person-month-day.ts#PersonMonthDayRow',
  title: "a person's month",
  columns: personMonthDayColumns,
  order: ['DATE'],
  key: 'key',
  isComputed: true,
  reads: readsOfPersonMonth,
  filePrefix: 'Person-Month-Report-',
} as const satisfies ListDeclaration;
