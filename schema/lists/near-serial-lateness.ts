import type { NearSerialLateness } from '../generated/types.ts';
import { month } from './arguments.ts';
import { type ColumnsOf, longDate, number, text } from './column.ts';
import type { ListDeclaration } from './list.ts';
import { readsOfLateMonth } from './reads.ts';
import { type RowWith, staffSummaryColumns } from './staff-summary.ts';

/** Columns of the people one late day below serial lateness. */
export const nearSerialLatenessColumns = {
  ...staffSummaryColumns,
  SHIFT: text('Shift', 'Name of the shift.', (row) => row.shift, { filterable: true }),
  DAYS_LATE: number('Days Late', 'Number of late days.', (row) => row.dayCount),
  SERIAL_FROM: number('Serial From', 'Late days that make serially late.', (row) => row.threshold),
  LAST_LATE: longDate('Last Late', 'Latest late day, shown in long format, sorted as a date.', (row) =>
    row.daysLate.at(-1),
  ),
} satisfies ColumnsOf<RowWith<NearSerialLateness, 'shift' | 'daysLate' | 'dayCount' | 'threshold'>>;

/** Staff one late day below serial lateness. */
export const nearSerialLateness = {
  field: 'nearSerialLateness',
  description:
    "Staff one late day below their shift's threshold in one month, latest late day first; a person without a late day is not near. An export is refused while a day is missing. Past days are stored for five minutes for the caller who read them. Upstream's errors are thrown when the shifts or all days fail; single days are named in `sources`.",
  source: 'GET /attendance/lateness for each day, GET /shift/findAll',
  role: 'USER',
  arguments: { month },
  type: 'NearSerialLateness',
  row: 'NearSerialLateness',
  model: 'reports/serial-lateness.ts#NearSerialLatenessRow',
  page: 'reports/serial-lateness.ts#NearSerialLatenessPage',
  title: 'the people one late day below serial lateness',
  columns: nearSerialLatenessColumns,
  order: ['STAFF_ID'],
  key: 'key',
  isComputed: true,
  reads: readsOfLateMonth,
  filePrefix: 'Near-Serial-Lateness-Report-',
  screen: '/dashboard/near-serial',
} as const satisfies ListDeclaration;
