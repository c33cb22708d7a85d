import type { Absentee, AbsenteeDay, AbsenteeSummaryRecord } from '../generated/types.ts';
import { reasonWords } from '../reason-words.ts';
import { date, monthOrDate } from './arguments.ts';
import { type ColumnsOf, longDate, number, wordOrNone } from './column.ts';
import { type OnLeaveRow, onLeaveColumns } from './leaves.ts';
import type { ListDeclaration } from './list.ts';
import { type CountedDays, readableCount, remarkColumn } from './readable-count.ts';
import { callsForReason, callsForReasons } from './reads.ts';
import { type RowWith, refImageColumn, staffSummaryColumns } from './staff-summary.ts';

/** What the columns of the absent list read of a row. */
export type AbsenteeRow = OnLeaveRow & RowWith<Absentee, never, 'reason'>;

/** A column of listed absences: what explains each of them. */
const reasonColumn = wordOrNone(
  'Reason',
  `Reason of the absent day in \`explainedDay\`: Absent where nothing explains the absence, else ${Object.values(
    reasonWords,
  )
    .filter((word) => word !== 'Absent')
    .join(
      ', ',
    )}; an empty string for a person who is not on the register of the day, and while the day is not known. A file is refused while days are being read.`,
  reasonWords,
  ({ reason }: AbsenteeRow) => reason,
  { filterable: true, isUnsearched: true, isFilterOnly: true, words: { '': 'Not known' } },
);

/** Columns of the absent list. */
export const absenteeColumns = {
  ...staffSummaryColumns,
  ...onLeaveColumns(1),
  REASON: { ...reasonColumn, calls: callsForReason },
} satisfies ColumnsOf<AbsenteeRow>;

/** Columns of the absentee summary, one row a person. */
export const absenteeSummaryColumns = {
  ...staffSummaryColumns,
  DAYS_ABSENT: number('Days Absent', 'Number of absent days; empty where none of them could be read.', readableCount),
  DAYS_ON_LEAVE: number(
    'Days on Leave',
    'Number of absent days that are days of leave, of the extension leave.',
    (row) => row.daysOnLeave ?? 0,
    { extension: 'leave', calls: 1, isFilterOnly: true, markedIn: 'DAYS_ABSENT' },
  ),
  REMARK: { ...remarkColumn, markedIn: 'DAYS_ABSENT' },
  REF_IMAGE: refImageColumn,
} satisfies ColumnsOf<CountedDays & RowWith<AbsenteeSummaryRecord, 'imageURL', 'daysOnLeave'>>;

/** What the columns of absence by day read of a row. */
export type AbsenteeDayRow = AbsenteeRow & Pick<AbsenteeDay, 'date'>;

/** Columns of absence, one row an absent day. */
export const absenteeDayColumns = {
  ...staffSummaryColumns,
  DATE_ABSENT: longDate('Date Absent', 'The absent day, shown in long format, sorted as a date.', (row) => row.date),
  ...onLeaveColumns(1),
  REASON: { ...reasonColumn, calls: callsForReasons },
} satisfies ColumnsOf<AbsenteeDayRow>;

/** Who is absent on a day. */
export const absentees = {
  field: 'absentees',
  description:
    'Staff absent on one day. Over a service without ETags, people who are listed before the first records of the company, of the service centre or of the person are left out where that is known, and `notice` says how many.',
  source: 'GET /attendance/exception',
  role: 'USER',
  arguments: { date },
  type: 'Absentee',
  row: 'Absentee',
  model: 'upstream/readers/attendance.ts#AbsentRow',
  title: 'the absent list',
  columns: absenteeColumns,
  order: ['STAFF_ID'],
  key: 'key',
  filePrefix: 'Exception-Report-',
  screen: '/report/exception',
} as const satisfies ListDeclaration;

/** A month's absence, one row a person. */
export const absenteeSummary = {
  field: 'absenteeSummary',
  description: 'Absence of one month, one row a person; days before there were records are left out as in `absentees`.',
  source: 'GET /attendance/absentee/monthly with the day given, or day 01 of the month',
  role: 'USER',
  arguments: monthOrDate,
  type: 'AbsenteeSummary',
  row: 'AbsenteeSummaryRecord',
  model: 'upstream/readers/monthly.ts#MonthlyRow',
  title: 'the absentee summary',
  columns: absenteeSummaryColumns,
  order: ['STAFF_ID'],
  key: 'key',
  filePrefix: 'Absentee-Summary-Report-',
  screen: '/absentee/summary/report',
} as const satisfies ListDeclaration;

/** A month's absence, one row an absent day. */
export const absenteeDays = {
  field: 'absenteeDays',
  description: "Absence of one month, one row an absent day; rows keep upstream's order of people, days ascending.",
  source: 'GET /attendance/absentee/monthly, expanded here',
  role: 'USER',
  arguments: monthOrDate,
  type: 'AbsenteeDay',
  row: 'AbsenteeDay',
  model: 'reports/expand-days.ts#MonthlyDayRow',
  title: 'absence by day',
  columns: absenteeDayColumns,
  order: ['STAFF_ID', 'DATE_ABSENT'],
  key: 'key',
  filePrefix: 'All-Absentee-Report-',
  screen: '/all/absentee',
} as const satisfies ListDeclaration;
