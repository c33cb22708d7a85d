import type { PersonMonthDay } from '../generated/types.ts';
import { missingWords } from '../hours.ts';
import { notKnown, reasonWords } from '../reason-words.ts';
import { month, person } from './arguments.ts';
import { type ColumnsOf, date, number, text, wordOrNone, yesNoOrNone } from './column.ts';
import { punchColumns } from './explained-day.ts';
import { type OnLeaveRow, onLeaveColumns } from './leaves.ts';
import type { ListDeclaration } from './list.ts';
import { readsOfPersonMonth } from './reads.ts';
import { type RowWith, staffSummaryColumns } from './staff-summary.ts';

/** Columns of a person's month: each day, why it is as it is, and what was recorded. */
const personMonthDayColumns = {
  ...staffSummaryColumns,
  DATE: date('Date', 'The shift day.', (row) => row.date),
  REASON: text(
    'Reason',
    `Why the day is as it is: ${Object.values(reasonWords).join(', ')}; ${notKnown.word} for a day to come, and where nothing is recorded yet.`,
    (row) => (row.reason ? reasonWords[row.reason] : notKnown.word),
    { filterable: true, values: [...Object.values(reasonWords), notKnown.word] },
  ),
  ...punchColumns,
  MINUTES_WORKED: number(
    'Minutes Worked',
    'Whole minutes from the first sign-in to the last sign-out. No break is taken off.',
    (row) => row.minutesWorked,
    { isFilterOnly: true, isOffered: true },
  ),
  OVERTIME_MINUTES: number(
    'Overtime Minutes',
    "Those beyond the shift's length; empty where it is not known.",
    (row) => row.overtime,
    { isFilterOnly: true, isOffered: true },
  ),
  MISSING: wordOrNone(
    'Missing',
    `What is missing for the hours: ${Object.values(missingWords).join(' or ')}; empty where nothing is.`,
    missingWords,
    (row) => row.missing,
    { filterable: true, isUnsearched: true, isFilterOnly: true, isOffered: true },
  ),
  MINUTES_LATE: number(
    'Minutes Late',
    "Whole minutes after the shift's start, of a day on which they were late.",
    (row) => row.minutesLate,
  ),
  LISTED_LATE: yesNoOrNone(
    'Listed Late',
    'Yes when the lateness list of the day names them, else No; empty when not known.',
    (row) => row.isListedLate,
    { filterable: true, isUnsearched: true },
  ),
  LISTED_ABSENT: yesNoOrNone(
    'Listed Absent',
    'Yes when the absent list of the day names them, else No; empty when not known.',
    (row) => row.isListedAbsent,
    { filterable: true, isUnsearched: true },
  ),
  SIGN_INS: number('Sign-ins', 'Number of sign-ins of the shift day; empty when not known.', (row) => row.signIns),
  FLAGGED: number(
    'Flagged',
    'Number of its records whose photo was not recognised; empty when not known.',
    (row) => row.flagged,
  ),
  ...onLeaveColumns(undefined, 'REASON'),
  EVIDENCE: text(
    'Evidence',
    'What shows the reason, in one sentence; of a day that is not known, why.',
    (row) => row.evidence,
  ),
} satisfies ColumnsOf<
  OnLeaveRow &
    RowWith<
      PersonMonthDay,
      Exclude<keyof PersonMonthDay, 'staff' | 'key' | 'onLeave' | 'facts' | 'records' | 'unknown' | 'isProbablyNotReal'>
    >
>;

/** A person's month, one row a day. */
export const personDays = {
  field: 'personDays',
  description:
    'The days of a month of somebody on the register, ascending: those of `personMonth`. No rows for a person of whom nothing is known. An answer is refused while a day up to today cannot be explained.',
  source: 'the calls of `personMonth` but GET /attendance/serialLatness',
  role: 'USER',
  arguments: { ...person, month },
  type: 'PersonMonthDay',
  row: 'PersonMonthDay',
  model: 'days/person-month-day.ts#PersonMonthDayRow',
  title: "a person's month",
  columns: personMonthDayColumns,
  order: ['DATE'],
  key: 'key',
  isComputed: true,
  reads: readsOfPersonMonth,
  filePrefix: 'Person-Month-Report-',
} as const satisfies ListDeclaration;
