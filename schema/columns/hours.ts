import type { HoursSum, OffDaySum } from '../hours.ts';
import type { ListColumns } from '../lists/column.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';

/** What is summed up of the hours of a person's month. */
export interface MonthHours extends HoursSum, OffDaySum {
  readonly late: number;
  readonly lateMinutes: number;
  readonly absent: number;
  readonly onLeave: number;
  readonly notKnown: number;
}

/** Names of the columns of the hours: the SDL enum StaffHoursColumn. */
export type StaffHoursColumnName =
  | keyof typeof staffSummaryColumns
  | 'SHIFT'
  | 'DAYS_SIGNED_IN'
  | 'DAYS_COUNTED'
  | 'NO_SIGN_OUT'
  | 'NO_SIGN_IN'
  | 'HOURS'
  | 'MINUTES_WORKED'
  | 'OVERTIME_MINUTES'
  | 'DAYS_OFF_WORKED'
  | 'HOURS_ON_DAYS_OFF'
  | 'HOLIDAYS_WORKED'
  | 'HOURS_ON_HOLIDAYS'
  | 'LATE'
  | 'MINUTES_LATE'
  | 'ABSENT'
  | 'ON_LEAVE'
  | 'NOT_KNOWN';

/** What these columns read of a row. */
export type StaffHoursRow = StaffSummaryRow & MonthHours & { readonly shift: string };

/** Minutes in hours, with four places. */
const decimalHours = (minutes: number) => Math.round((minutes / 60) * 10_000) / 10_000;

/** Columns of the hours of a month: who, and what their sign-ins and sign-outs come to. */
export const staffHoursColumns: ListColumns<StaffHoursColumnName, StaffHoursRow> = {
  ...staffSummaryColumns,
  SHIFT: {
    header: 'Shift',
    description: 'Name of the shift on the register.',
    kind: 'text',
    filterable: true,
    value: (row) => row.shift,
  },
  DAYS_SIGNED_IN: {
    header: 'Days Signed In',
    description: 'Shift days with a sign-in.',
    kind: 'number',
    value: (row) => row.daysSignedIn,
  },
  DAYS_COUNTED: {
    header: 'Days Counted',
    description: 'Shift days with a sign-in and a later sign-out. The hours are those of these days.',
    kind: 'number',
    value: (row) => row.daysCounted,
  },
  NO_SIGN_OUT: {
    header: 'No Sign-out',
    description: 'Shift days with a sign-in and no later sign-out, once the day is over. Their hours are not known.',
    kind: 'number',
    value: (row) => row.noSignOut,
  },
  NO_SIGN_IN: {
    header: 'No Sign-in',
    description: 'Shift days with a sign-out and no sign-in. Their hours are not known.',
    kind: 'number',
    value: (row) => row.noSignIn,
  },
  HOURS: {
    header: 'Hours (decimal)',
    head: 'Hours',
    description: 'Minutes Worked in hours: a decimal number with four places, so that sums are right to the minute.',
    kind: 'number',
    value: (row) => decimalHours(row.minutesWorked),
  },
  MINUTES_WORKED: {
    header: 'Minutes Worked',
    description:
      'Whole minutes from the first sign-in to the last sign-out of each counted day. No break is taken off.',
    kind: 'number',
    value: (row) => row.minutesWorked,
  },
  OVERTIME_MINUTES: {
    header: 'Overtime Minutes',
    description:
      "Whole minutes beyond the shift's length, summed up over the counted days. Empty where a counted day has no shift with a known start and end.",
    kind: 'number',
    value: (row) => row.overtime ?? '',
  },
  DAYS_OFF_WORKED: {
    header: 'Days Off Worked',
    description:
      'Days off with a sign-in, as far as the four weeks before show what a day off is; part of Days Signed In.',
    kind: 'number',
    value: (row) => row.daysOffWorked,
  },
  HOURS_ON_DAYS_OFF: {
    header: 'Hours on Days Off (decimal)',
    head: 'Hours on Days Off',
    description: 'The part of Hours that was worked on days off.',
    kind: 'number',
    value: (row) => decimalHours(row.minutesOnDaysOff),
  },
  HOLIDAYS_WORKED: {
    header: 'Holidays Worked',
    description: 'Holidays with a sign-in; part of Days Signed In. A holiday on a day off is a day off.',
    kind: 'number',
    value: (row) => row.holidaysWorked,
  },
  HOURS_ON_HOLIDAYS: {
    header: 'Hours on Holidays (decimal)',
    head: 'Hours on Holidays',
    description: 'The part of Hours that was worked on holidays.',
    kind: 'number',
    value: (row) => decimalHours(row.minutesOnHolidays),
  },
  LATE: { header: 'Late', description: 'Days late.', kind: 'number', value: (row) => row.late },
  MINUTES_LATE: {
    header: 'Minutes Late',
    description: "Whole minutes after the shift's start, of all days late.",
    kind: 'number',
    value: (row) => row.lateMinutes,
  },
  ABSENT: { header: 'Absent', description: 'Days absent.', kind: 'number', value: (row) => row.absent },
  ON_LEAVE: {
    header: 'On Leave',
    description: 'Working days on leave without a sign-in or sign-out, of the extension leave.',
    kind: 'number',
    extension: 'leave',
    isFilterOnly: true,
    value: (row) => row.onLeave,
  },
  NOT_KNOWN: {
    header: 'Not Known',
    description: 'Days that are not known: to come, or nothing recorded yet.',
    kind: 'number',
    value: (row) => row.notKnown,
  },
};
