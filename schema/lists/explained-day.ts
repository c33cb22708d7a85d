import type { PersonDay } from '../generated/types.ts';
import { reasonWords } from '../reason-words.ts';
import { date } from './arguments.ts';
import { type ColumnsOf, number, text, timestamp, word, yesNo } from './column.ts';
import { type OnLeaveRow, onLeaveColumns } from './leaves.ts';
import type { ListDeclaration } from './list.ts';
import { readsOfDay } from './reads.ts';
import { type RowWith, shiftColumn, staffSummaryColumns } from './staff-summary.ts';

/** When somebody came and went on a shift day. */
export const punchColumns = {
  FIRST_SIGN_IN: timestamp(
    'First Sign-in',
    'First sign-in of the shift day, shown as YYYY-MM-DD, h:mm:ss a.',
    (row) => row.firstIn,
  ),
  LAST_SIGN_OUT: timestamp(
    'Last Sign-out',
    'Last sign-out of the shift day, shown as YYYY-MM-DD, h:mm:ss a.',
    (row) => row.lastOut,
  ),
} satisfies ColumnsOf<Pick<PersonDay, 'firstIn' | 'lastOut'>>;

/** Columns of an explained day: who, why, and what shows it. */
export const personDayColumns = {
  ...staffSummaryColumns,
  SHIFT: shiftColumn,
  REASON: word(
    'Reason',
    `Why the day is as it is: ${Object.values(reasonWords).join(', ')}.`,
    reasonWords,
    (row) => row.reason,
    { filterable: true },
  ),
  ...punchColumns,
  MINUTES_LATE: number(
    'Minutes Late',
    "Whole minutes after the shift's start, for a person who is late.",
    (row) => row.minutesLate,
  ),
  LISTED_ABSENT: yesNo('Listed Absent', 'Yes when the absent list names them, else No.', (row) => row.isListedAbsent),
  PROBABLY_NOT_REAL: yesNo(
    'Probably Not Real',
    'Yes for a listed absence on a day off, a holiday or a day of an outage, else No.',
    (row) => row.isProbablyNotReal,
    { isFilterOnly: true, markedIn: 'LISTED_ABSENT' },
  ),
  ...onLeaveColumns(undefined, 'REASON'),
  EVIDENCE: text('Evidence', 'What shows the reason, in one sentence.', (row) => row.evidence),
} satisfies ColumnsOf<
  OnLeaveRow &
    RowWith<
      PersonDay,
      'shift' | 'reason' | 'firstIn' | 'lastOut' | 'minutesLate' | 'isListedAbsent' | 'evidence',
      'isProbablyNotReal'
    >
>;

/** Everybody's reason on a day. */
export const explainedDay = {
  field: 'explainedDay',
  description:
    "Everybody who was on the register, with one reason for the shift day: whether they were there, why, and what shows it. In the register's order. A sign-in after midnight belongs to the shift that began before. What is usual on the weekday is learned from the four before.",
  source:
    'GET /staff/find/all, GET /shift/findAll, and of this day, its neighbours and the four same weekdays before GET /attendance/findall in both modes, GET /attendance/exception, GET /attendance/lateness',
  role: 'USER',
  arguments: { date },
  type: 'PersonDay',
  row: 'PersonDay',
  model: 'days/reasons/explained-day.ts#PersonDayRow',
  page: 'days/reasons/explained-day-fields.ts#ExplainedDayPage',
  title: 'the explained day',
  screen: '/attendance/day',
  columns: personDayColumns,
  order: ['STAFF_ID'],
  key: 'key',
  isComputed: true,
  reads: readsOfDay,
  filePrefix: 'Explained-Day-Report-',
} as const satisfies ListDeclaration;
