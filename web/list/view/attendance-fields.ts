import { type AttendanceColumnName, attendanceColumns } from '../../../schema/lists/attendance.ts';
import { choiceField, dateField } from './search-fields.ts';
import type { View } from './view.ts';
import { writeView } from './view-codec.ts';

/** Modes of an attendance search, with their words in the address. */
export const attendanceModes = [
  { value: 'SIGNED_IN', word: 'signedIn', label: 'Signed in' },
  { value: 'SIGNED_OUT', word: 'signedOut', label: 'Signed out' },
] as const;

/** The search of a day's attendance: the report, the photo review and the map of the day share it. */
export const attendanceFields = {
  date: dateField('Attendance date'),
  mode: choiceField('Attendance mode', attendanceModes, 'SIGNED_IN'),
};

type AttendanceView = Pick<
  View<AttendanceColumnName, typeof attendanceFields>,
  'values' | 'search' | 'filters' | 'sort'
>;

/** The part of a view that means the same on each screen over a day's attendance, as a query string. */
export function attendanceAddress({ values, search, filters, sort }: AttendanceView): string {
  return writeView({ columns: attendanceColumns, fields: attendanceFields }, { values, search, filters, sort });
}
