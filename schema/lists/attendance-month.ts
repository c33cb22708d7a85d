import { type FindingWord, findingKinds, findingWords } from '../finding-words.ts';
import { markLegend } from '../reason-words.ts';
import { formatDay, isDay } from '../time.ts';
import { month } from './arguments.ts';
import { type Column, type ColumnsOf, type ListColumns, number, text } from './column.ts';
import type { ListDeclaration } from './list.ts';
import { readsOfMonth } from './reads.ts';
import { holderColumn, type StaffSummaryRow, shiftColumn, staffSummaryColumns } from './staff-summary.ts';

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type DayColumnName = `DAY_0${Exclude<Digit, '0'>}` | `DAY_${'1' | '2'}${Digit}` | 'DAY_30' | 'DAY_31';

/** What is summed up of a person's month: heading, field of the row, and description. */
const totals = {
  PRESENT: ['Present', 'present', 'Days present, those late left out.'],
  LATE: ['Late', 'late', 'Days late.'],
  ABSENT: ['Absent', 'absent', 'Days absent.'],
  DAY_OFF: ['Day Off', 'dayOff', 'Days off.'],
  HOLIDAY: ['Holiday', 'holiday', 'Holidays.'],
  OUTAGE: ['Outage', 'outage', 'Days of an outage.'],
  ON_LEAVE: ['On Leave', 'onLeave', 'Working days on leave without a sign-in or sign-out, of the extension leave.'],
  OTHER: ['Other', 'other', 'Days of any other reason: not due yet, signed out only, new, no shift, unexplained.'],
  NOT_KNOWN: ['Not Known', 'notKnown', 'Days that are not known: to come, or nothing recorded yet.'],
  LISTED_ABSENT: [
    'Listed Absent',
    'listedAbsent',
    'Days on which the absent list names them, whatever the reason; of days that are known.',
  ],
  MINUTES_LATE: ['Minutes Late', 'lateMinutes', "Whole minutes after the shift's start, of all days late."],
} as const;

/** What is summed up, by the column. */
export type MonthTotal = (typeof totals)[keyof typeof totals][1];

/** What a person's month comes to. */
export type MonthTotals = Readonly<Record<MonthTotal, number>>;

/** The field of a row that a column sums up; null for any other column. */
export const totalOfColumn = (name: string): MonthTotal | null =>
  (totals as Readonly<Record<string, readonly [string, MonthTotal, string]>>)[name]?.[1] ?? null;

/** Names of the columns of a month sheet: the SDL enum AttendanceMonthColumn. */
export type AttendanceMonthColumnName = keyof typeof attendanceMonthColumns;

/** What these columns read of a row. */
export interface StaffMonthRow extends StaffSummaryRow, MonthTotals {
  /** Name of the shift on the register; an empty string without one. */
  readonly shift: string;
  /** The mark of a day of the month, from 1 on; an empty text where the month has no such day. */
  readonly markOf: (day: number) => string;
  /** Findings, by date ascending; empty where nobody asked. */
  readonly findings: () => readonly MonthFindingCell[];
  /** On which days they were registered, where somebody else had the staff ID too; else an empty text. */
  readonly holder?: string;
}

/** Findings in the sign-ins of a date. */
export interface MonthFindingCell {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Each once, in the order of FindingKind. */
  readonly kinds: FindingWord[];
}

const days = Array.from({ length: 31 }, (_, index) => index + 1);
const nameOf = (day: number) => `DAY_${String(day).padStart(2, '0')}`;

const marks = [...markLegend.map(([mark]) => mark), ''];

const dayColumns = Object.fromEntries(
  days.map((day) => {
    const markOf = (row: StaffMonthRow) => row.markOf(day);
    const description = `Mark of day ${day}; empty in a month that has no such day.`;
    return [
      nameOf(day),
      text(`Day ${day}`, description, markOf, { filterable: true, isUnsearched: true, values: marks }),
    ];
  }),
) as unknown as ListColumns<DayColumnName, StaffMonthRow>;

const totalColumns = Object.fromEntries(
  Object.entries(totals).map(([name, [header, field, description]]) => [
    name,
    number(
      header,
      description,
      (row: StaffMonthRow) => row[field],
      name === 'ON_LEAVE' ? { extension: 'leave', isFilterOnly: true } : {},
    ),
  ]),
) as unknown as ListColumns<keyof typeof totals, StaffMonthRow>;

/** Columns of a month sheet: who, a mark for each day, and what they come to. */
export const attendanceMonthColumns = {
  ...staffSummaryColumns,
  SHIFT: shiftColumn,
  ...dayColumns,
  ...totalColumns,
  REMARK: holderColumn,
  TO_CHECK: text(
    'To Check',
    'What should be checked in their sign-ins: the number of days, then each kind with its days of the month, as in `3 days: Far from usual place on 3 and 17 November; Too far in too little time on 20 November`; empty where nothing should.',
    ({ findings }) => findingsText(findings()),
    // The sheet itself reads the sign-ins of four weeks before each day.
    { calls: 2, isFilterOnly: true, isOffered: true, isUnsearched: true },
  ),
} satisfies ColumnsOf<StaffMonthRow>;

/** Findings of a month, as TO_CHECK has them: texts of more dates are greater. */
export function findingsText(findings: readonly MonthFindingCell[]): string {
  if (findings.length === 0) return '';
  const days = findingKinds.flatMap((kind) => {
    const dates = findings.flatMap(({ kinds, date }) => (kinds.includes(kind) ? [date] : []));
    const last = dates.at(-1);
    if (last === undefined) return [];
    const before = dates.slice(0, -1).map((date) => Number(date.slice(8)));
    // A row of numbers would read as counts.
    const days = `${before.join(', ')}${before.length > 0 ? ' and ' : ''}${formatDay(last, 'D MMMM')}`;
    return [`${findingWords[kind]} on ${days}`];
  });
  return `${findings.length} ${findings.length === 1 ? 'day' : 'days'}: ${days.join('; ')}`;
}

/** The columns as the file of a month has them: its days alone, headed by their weekday too. */
function columnsOfMonth(month: string): Readonly<Record<string, Column<StaffMonthRow>>> {
  const columns: [string, Column<StaffMonthRow>][] = Object.entries(attendanceMonthColumns).flatMap(
    ([name, column]) => {
      const day = Number(/^DAY_(\d+)$/.exec(name)?.[1] ?? 0);
      if (day === 0) return [[name, column]];
      const date = `${month}-${String(day).padStart(2, '0')}`;
      return isDay(date) ? [[name, { ...column, header: formatDay(date, 'ddd D') }]] : [];
    },
  );
  return Object.fromEntries(columns);
}

const legend = markLegend.map(([mark, word]) => `${mark} ${word}`).join(', ');

/** The month sheet. */
export const attendanceMonth = {
  field: 'attendanceMonth',
  description: `Everybody on the register with one mark for each day of the month, that of \`explainedDay\`: ${legend}. A day that cannot be read is not known, and \`sources\` names it; an export is then refused. Upstream's errors are thrown when no day can be read.`,
  source: 'the calls of `explainedDay` for each day of the month',
  role: 'USER',
  arguments: { month },
  type: 'AttendanceMonth',
  row: 'StaffMonth',
  model: 'days/month-sheet.ts#StaffMonthRow',
  page: 'reports/attendance-month.ts#AttendanceMonthPage',
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
