import { type AttendanceColumnName, attendanceColumns } from '../../../schema/lists/attendance.ts';
import { attendanceFields } from './attendance-fields.ts';
import type { View } from './view.ts';
import { writeView } from './view-codec.ts';

type AttendanceView = Pick<
  View<AttendanceColumnName, typeof attendanceFields>,
  'values' | 'search' | 'filters' | 'sort'
>;

/** The part of a view that means the same on each screen over a day's attendance, as a query string. */
export function attendanceAddress({ values, search, filters, sort }: AttendanceView): string {
  return writeView(
    { columns: attendanceColumns, fields: attendanceFields },
    { values, search, filters, sort, page: 1, size: 20, hidden: [], density: 'comfortable', open: '' },
  );
}
