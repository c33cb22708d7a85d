import type { StaffHoursRecord } from '../generated/types.ts';
import type { HoursSum, OffDaySum } from '../hours.ts';
import { month } from './arguments.ts';
import { type ColumnsOf, number } from './column.ts';
import type { ListDeclaration } from './list.ts';
import { readsOfMonth } from './reads.ts';
import { holderColumn, type StaffSummaryRow, shiftColumn, staffSummaryColumns } from './staff-summary.ts';

/** What is summed up of the hours of a person's month. */
export type MonthHours = HoursSum &
  OffDaySum &
  Pick<StaffHoursRecord, 'late' | 'lateMinutes' | 'absent' | 'onLeave' | 'notKnown'>;

/** Minutes in hours, with four places. */
const decimalHours = (minutes: number) => Math.round((minutes / 60) * 10_000) / 10_000;

/** Columns of the hours of a month: who, and what their sign-ins and sign-outs come to. */
export const staffHoursColumns = {
  ...staffSummaryColumns,
  SHIFT: shiftColumn,
  DAYS_SIGNED_IN: number('Days Signed In', 'Shift days with a sign-in.', (row) => row.daysSignedIn),
  DAYS_COUNTED: number(
    'Days Counted',
    'Shift days with a sign-in and a later sign-out. The hours are those of these days.',
    (row) => row.daysCounted,
  ),
  NO_SIGN_OUT: number(
    'No Sign-out',
    'Shift days with a sign-in and no later sign-out, once the day is over. Their hours are not known.',
    (row) => row.noSignOut,
  ),
  NO_SIGN_IN: number(
    'No Sign-in',
    'Shift days with a sign-out and no sign-in. Their hours are not known.',
    (row) => row.noSignIn,
  ),
  HOURS: number(
    'Hours (decimal)',
    'Minutes Worked in hours: a decimal number with four places, so that sums are right to the minute.',
    (row) => decimalHours(row.minutesWorked),
    { head: 'Hours' },
  ),
  MINUTES_WORKED: number(
    'Minutes Worked',
    'Whole minutes from the first sign-in to the last sign-out of each counted day. No break is taken off.',
    (row) => row.minutesWorked,
  ),
  OVERTIME_MINUTES: number(
    'Overtime Minutes',
    "Whole minutes beyond the shift's length, summed up over the counted days. Empty where a counted day has no shift with a known start and end.",
    (row) => row.overtime,
  ),
  DAYS_OFF_WORKED: number(
    'Days Off Worked',
    'Days off with a sign-in, as far as the four weeks before show what a day off is; part of Days Signed In.',
    (row) => row.daysOffWorked,
  ),
  HOURS_ON_DAYS_OFF: number(
    'Hours on Days Off (decimal)',
    'The part of Hours that was worked on days off.',
    (row) => decimalHours(row.minutesOnDaysOff),
    { head: 'Hours on Days Off' },
  ),
  HOLIDAYS_WORKED: number(
    'Holidays Worked',
    'Holidays with a sign-in; part of Days Signed In. A holiday on a day off is a day off.',
    (row) => row.holidaysWorked,
  ),
  HOURS_ON_HOLIDAYS: number(
    'Hours on Holidays (decimal)',
    'The part of Hours that was worked on holidays.',
    (row) => decimalHours(row.minutesOnHolidays),
    { head: 'Hours on Holidays' },
  ),
  LATE: number('Late', 'Days late.', (row) => row.late),
  MINUTES_LATE: number(
    'Minutes Late',
    "Whole minutes after the shift's start, of all days late.",
    (row) => row.lateMinutes,
  ),
  ABSENT: number('Absent', 'Days absent.', (row) => row.absent),
  ON_LEAVE: number(
    'On Leave',
    'Working days on leave without a sign-in or sign-out, of the extension leave.',
    (row) => row.onLeave,
    { extension: 'leave', isFilterOnly: true },
  ),
  NOT_KNOWN: number('Not Known', 'Days that are not known: to come, or nothing recorded yet.', (row) => row.notKnown),
  REMARK: holderColumn,
} satisfies ColumnsOf<StaffSummaryRow & MonthHours & Pick<StaffHoursRecord, 'shift'> & { readonly holder?: string }>;

/** Hours of a month, one row a person. */
export const staffHours = {
  field: 'staffHours',
  description:
    'What the sign-ins and sign-outs of a month come to, one row for each person of the month sheet who was registered by the end of the month. A day counts from its first sign-in to its last sign-out, by the time that really passed. A day that lacks one of them is counted as such and adds no hours. A day that cannot be read is named in `sources`; an export is then refused.',
  source: 'the calls of `attendanceMonth`',
  role: 'USER',
  arguments: { month },
  type: 'StaffHours',
  row: 'StaffHoursRecord',
  model: 'reports/hours.ts#StaffHoursRow',
  page: 'reports/hours.ts#StaffHoursPage',
  title: 'the hours of a month',
  columns: staffHoursColumns,
  order: ['STAFF_ID'],
  key: 'key',
  isComputed: true,
  reads: readsOfMonth,
  filePrefix: 'Hours-Report-',
  screen: '/attendance/hours',
} as const satisfies ListDeclaration;
