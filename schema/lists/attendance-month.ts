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

const totals = {
  PRESENT: 'Present',
  LATE: 'Late',
  ABSENT: 'Absent',
  DAY_OFF: 'Day Off',
  HOLIDAY: 'Holiday',
  OUTAGE: 'Outage',
  ON_LEAVE: 'On Leave',
  OTHER: 'Other',
  NOT_KNOWN: 'Not Known',
  LISTED_ABSENT: 'Listed Absent',
  MINUTES_LATE: 'Minutes Late',
} as const;

/** What is summed up of a person's month. */
export type MonthTotalName = keyof typeof totals;

/** Names of the columns of a month sheet: the SDL enum AttendanceMonthColumn. */
export type AttendanceMonthColumnName = keyof typeof attendanceMonthColumns;

/** What these columns read of a row. */
export interface StaffMonthRow extends StaffSummaryRow {
  readonly shift: string;
  /** One mark a day of the month, from the first on. */
  readonly markOf: (day: number) => string;
  readonly totalOf: (name: MonthTotalName) => number;
  /** What calls for a look, by date ascending; empty where nobody asked. */
  readonly findings: readonly MonthFindingCell[];
  readonly holder?: string;
}

/** What calls for a look in the sign-ins of a date. */
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

const totalDescriptions: Readonly<Record<MonthTotalName, string>> = {
  PRESENT: 'Days present, those late left out.',
  LATE: 'Days late.',
  ABSENT: 'Days absent.',
  DAY_OFF: 'Days off.',
  HOLIDAY: 'Holidays.',
  OUTAGE: 'Days of an outage.',
  ON_LEAVE: 'Working days on leave without a sign-in or sign-out, of the extension leave.',
  OTHER: 'Days of any other reason: not due yet, signed out only, new, no shift, unexplained.',
  NOT_KNOWN: 'Days that are not known: to come, or nothing recorded yet.',
  LISTED_ABSENT: 'Days on which the absent list names them, whatever the reason; of days that are known.',
  MINUTES_LATE: "Whole minutes after the shift's start, of all days late.",
};

const totalColumns = Object.fromEntries(
  Object.entries(totals).map(([key, header]) => {
    const name = key as MonthTotalName;
    const totalOf = (row: StaffMonthRow) => row.totalOf(name);
    return [
      name,
      number(
        header,
        totalDescriptions[name],
        totalOf,
        name === 'ON_LEAVE' ? { extension: 'leave', isFilterOnly: true } : {},
      ),
    ];
  }),
) as unknown as ListColumns<MonthTotalName, StaffMonthRow>;

/** Columns of a month sheet: who, a mark for each day, and what they come to. */
export const attendanceMonthColumns = {
  ...staffSummaryColumns,
  SHIFT: shiftColumn,
  ...dayColumns,
  ...totalColumns,
  REMARK: holderColumn,
  TO_CHECK: text(
    'To Check',
    'What calls for a look in their sign-ins, with the days of the month, behind the number of such days: `3 days: Far from usual place 3, 17; Too far in too little time 20`; empty where nothing does.',
    ({ findings }) => findingsText(findings),
    // The sheet itself reads the sign-ins of four weeks before each day.
    { calls: 2, isFilterOnly: true, isOffered: true, isUnsearched: true },
  ),
} satisfies ColumnsOf<StaffMonthRow>;

/** What calls for a look in a month, as TO_CHECK has it: texts of more dates are greater. */
export function findingsText(findings: readonly MonthFindingCell[]): string {
  if (findings.length === 0) return '';
  const days = findingKinds.flatMap((kind) => {
    const found = findings.filter(({ kinds }) => kinds.includes(kind)).map(({ date }) => Number(date.slice(8)));
    return found.length === 0 ? [] : [`${findingWords[kind]} ${found.join(', ')}`];
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
  description: `Everybody on the register with one mark for each day of the month, that of \`explainedDay\`: ${legend}. A day that cannot be read is not known and told in \`sources\`; an export is then refused. Upstream's errors are thrown when no day can be read.`,
  source: 'the calls of `explainedDay` for each day of the month',
  role: 'USER',
  arguments: { month },
  type: 'AttendanceMonth',
  row: 'StaffMonth',
  model: 'days/staff-month-row.ts#StaffMonthRow',
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
