import { type FindingWord, findingKinds, findingWords } from '../finding-words.ts';
import type { Column, ListColumn, ListColumns } from '../lists/column.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';
import { markLegend } from '../reason-words.ts';
import { formatDay, isDay } from '../time.ts';

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
export type AttendanceMonthColumnName =
  | keyof typeof staffSummaryColumns
  | 'SHIFT'
  | DayColumnName
  | MonthTotalName
  | 'TO_CHECK';

/** What these columns read of a row. */
export interface StaffMonthRow extends StaffSummaryRow {
  readonly shift: string;
  /** One mark a day of the month, from the first on. */
  readonly markOf: (day: number) => string;
  readonly totalOf: (name: MonthTotalName) => number;
  /** What calls for a look, by date ascending; empty where nobody asked. */
  readonly findings: readonly MonthFindingCell[];
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
  days.map((day): [string, ListColumn<StaffMonthRow>] => [
    nameOf(day),
    {
      header: `Day ${day}`,
      description: `Mark of day ${day}; empty in a month that has no such day.`,
      kind: 'text',
      filterable: true,
      isUnsearched: true,
      values: marks,
      value: (row) => row.markOf(day),
    },
  ]),
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
  Object.entries(totals).map(([name, header]): [string, ListColumn<StaffMonthRow>] => [
    name,
    {
      header,
      description: totalDescriptions[name as MonthTotalName],
      kind: 'number',
      ...(name === 'ON_LEAVE' && { extension: 'leave', isFilterOnly: true }),
      value: (row) => row.totalOf(name as MonthTotalName),
    },
  ]),
) as unknown as ListColumns<MonthTotalName, StaffMonthRow>;

/** Columns of a month sheet: who, a mark for each day, and what they come to. */
export const attendanceMonthColumns: ListColumns<AttendanceMonthColumnName, StaffMonthRow> = {
  ...staffSummaryColumns,
  SHIFT: {
    header: 'Shift',
    description: 'Name of the shift on the register.',
    kind: 'text',
    filterable: true,
    value: (row) => row.shift,
  },
  ...dayColumns,
  ...totalColumns,
  TO_CHECK: {
    header: 'To Check',
    description:
      'What calls for a look in their sign-ins, with the days of the month, behind the number of such days: `3 days: Far from usual place 3, 17; Too far in too little time 20`; empty where nothing does.',
    kind: 'text',
    // The sheet itself reads the sign-ins of four weeks before each day.
    calls: 2,
    isFilterOnly: true,
    isOffered: true,
    isUnsearched: true,
    value: ({ findings }) => findingsText(findings),
  },
};

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
export function columnsOfMonth(month: string): Readonly<Record<string, Column<StaffMonthRow>>> {
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
