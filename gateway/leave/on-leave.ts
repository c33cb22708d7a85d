import { onLeaveColumns } from '../../schema/lists/leaves.ts';
import type { Context } from '../app-context.ts';
import { assertExtension } from '../auth/authorize.ts';
import { leaveOf, readLeaves } from '../days/reasons/read-leaves.ts';
import type { LeaveOfDay } from '../generated/resolvers.ts';
import type { LoadedList } from '../lists/list-field.ts';
import type { LazyColumns, RequestedFields } from '../lists/requested-fields.ts';
import { memoizeByText } from '../shared/memoize.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';

/** A row of a list of days, which may say who is on leave. */
interface DayRow {
  readonly staff: StaffSummaryRow;
  readonly onLeave?: LeaveOfDay | null;
}

/** How the rows of a list say who is on leave. */
interface Marking<Row> {
  /** The day or the month of the list. */
  readonly period: string;
  /** The columns that its leaves fill. */
  readonly columns: readonly string[];
  readonly field: string;
  /** The row with what its leaves come to; the row itself without any. */
  readonly mark: (row: Row, leaves: LeaveRows) => Row;
}

type LeaveRows = Awaited<ReturnType<typeof readLeaves>>['rows'];

/** Two of the same lists and leaves. */
const joined = memoizeByText<readonly unknown[]>(2);

/**
 * Has the rows of a list say who is on leave, where the request asks for it; the service's list stays as it is. Throws
 * EXTENSION_MISSING where rows are chosen by leaves and the service has none; asking for leaves throws what reading them
 * throws.
 */
async function withMarks<Row, Facts extends object>(
  list: LoadedList<Row, Facts>,
  { period, columns, field, mark }: Marking<Row>,
  context: Context,
  { selectsBy }: RequestedFields,
): Promise<LoadedList<Row, Facts>> {
  if (columns.some(selectsBy)) await assertExtension(context, 'leave');
  const further: LazyColumns<Row> = {
    columns: new Set(columns),
    fields: [field],
    read: async () => {
      const { rows: leaves, error } = await readLeaves([`${period}-01`.slice(0, 10)], context);
      if (error !== null) throw error;
      if (leaves.length === 0) return list.rows;
      const rows = await joined([list.rows, leaves], `${period} ${field}`, () =>
        list.rows.map((row) => mark(row, leaves)),
      );
      return rows as readonly Row[];
    },
  };
  return { ...list, further };
}

/** The rows of a list of days, each with the leave of its person on its day; see `withMarks`. */
export const withOnLeave = <Row extends DayRow, Facts extends object>(
  list: LoadedList<Row, Facts>,
  { period, dateOf }: { readonly period: string; readonly dateOf: (row: Row) => string },
  context: Context,
  asked: RequestedFields,
): Promise<LoadedList<Row, Facts>> => {
  const mark = (row: Row, leaves: LeaveRows): Row => {
    const onLeave = leaveOf(leaves, row.staff, dateOf(row));
    return onLeave ? { ...row, onLeave } : row;
  };
  return withMarks(list, { period, columns: Object.keys(onLeaveColumns()), field: 'onLeave', mark }, context, asked);
};

/** The people of a month of absence, each with how many of their absent days are days of leave; see `withMarks`. */
export const withDaysOnLeave = <Row extends AbsentDays & { readonly daysOnLeave?: number }, Facts extends object>(
  list: LoadedList<Row, Facts>,
  period: string,
  context: Context,
  asked: RequestedFields,
): Promise<LoadedList<Row, Facts>> => {
  const mark = (row: Row, leaves: LeaveRows): Row => {
    const daysOnLeave = row.days.filter((day) => leaveOf(leaves, row.staff, day) !== null).length;
    return daysOnLeave > 0 ? { ...row, daysOnLeave } : row;
  };
  return withMarks(list, { period, columns: ['DAYS_ON_LEAVE'], field: 'daysOnLeave', mark }, context, asked);
};

/** A person's absent days of a month. */
interface AbsentDays {
  readonly staff: StaffSummaryRow;
  readonly days: readonly string[];
}

/**
 * The absent days of a month without those of leave, of which no letter tells; who has no others is left out. Throws what
 * reading the leaves throws.
 */
export async function withoutLeaveDays<Row extends AbsentDays>(
  rows: readonly Row[],
  context: Context,
): Promise<readonly Row[]> {
  const days = rows.flatMap((row) => row.days).sort();
  const { rows: leaves, error } = await readLeaves(days, context);
  if (error !== null) throw error;
  if (leaves.length === 0) return rows;
  return rows.flatMap((row) => {
    const left = row.days.filter((day) => leaveOf(leaves, row.staff, day) === null);
    if (left.length === row.days.length) return row;
    return left.length === 0 ? [] : { ...row, days: left };
  });
}
