import { attendanceMonthColumns, columnsOfMonth } from '../columns/attendance-month.ts';
import { markLegend } from '../reason-words.ts';
import { month } from './arguments.ts';
import type { ListDeclaration } from './list.ts';
import { readsOfMonth } from './reads.ts';

const legend = markLegend.map(([mark, word]) => `${mark} ${word}`).join(', ');

/** The month sheet. */
export const attendanceMonth = {
  field: 'attendanceMonth',
  description: `Everybody on the register with one mark for each day of the month, that of \`explainedDay\`: ${legend}. A day that cannot be read is not known and told in \`sources\`; an export is then refused. Upstream's errors are thrown when no day can be read.`,
  source: 'the calls of `explainedDay` for each day of the month',
  role: 'USER',
  arguments: { month },
  type: 'AttendanceMonth',
  row: 'StaffMonth',
  model: 'attendance/month/staff-month-row.ts#StaffMonthRow',
  page: 'attendance/month/attendance-month.ts#AttendanceMonthPage',
  title: 'the month sheet',
  columns: attendanceMonthColumns,
  order: ['STAFF_ID'],
  key: 'key',
  isComputed: true,
  reads: readsOfMonth,
  filePrefix: 'Month-Sheet-Report-',
  file: {
    columns: ({ month: asked }) => columnsOfMonth(String(asked)),
    frozenColumns: 2,
    legend: markLegend,
  },
  screen: '/attendance/month',
} as const satisfies ListDeclaration;
