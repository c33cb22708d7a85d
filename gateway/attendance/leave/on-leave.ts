import { assertExtension } from '../../auth/authorize.ts';
import type { Context } from '../../auth/context.ts';
import type { LeaveOfDay } from '../../generated/resolvers.ts';
import type { LoadedList } from '../../lists/list-field.ts';
import type { LazyColumns, RequestedFields } from '../../lists/requested-fields.ts';
import { memoizeByText } from '../../shared/memoize.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { leaveOf, readLeaves } from './read-leaves.ts';

/** A row of a list of days, which may say who is on leave. */
interface LeaveRow {
  readonly staff: StaffSummaryRow;
  readonly onLeave?: LeaveOfDay | null;
}

/** Two of the same lists and leaves. */
const joined = memoizeByText<readonly unknown[]>(2);

/**
 * Has the rows of a list say who is on leave, where the request asks for it; the service's list stays as it is. `period` is
 * the day or the month of the list, `dateOf` the day of a row. Throws EXTENSION_MISSING where rows are chosen by leaves and
 * the service has none; asking for leaves throws what reading them throws.
 */
export async function withOnLeave<Row extends LeaveRow, Facts extends object>(
  list: LoadedList<Row, Facts>,
  { period, dateOf }: { readonly period: string; readonly dateOf: (row: Row) => string },
  context: Context,
  { selectsBy }: RequestedFields,
): Promise<LoadedList<Row, Facts>> {
  if (selectsBy('ON_LEAVE')) await assertExtension(context, 'leave');
  const further: LazyColumns<Row> = {
    columns: new Set(['ON_LEAVE']),
    fields: ['onLeave'],
    read: async () => {
      const { rows: leaves, error } = await readLeaves([`${period}-01`.slice(0, 10)], context);
      if (error !== null) throw error;
      if (leaves.length === 0) return list.rows;
      const rows = await joined([list.rows, leaves], period, () =>
        list.rows.map((row) => {
          const onLeave = leaveOf(leaves, row.staff, dateOf(row));
          return onLeave ? { ...row, onLeave } : row;
        }),
      );
      return rows as readonly Row[];
    },
  };
  return { ...list, further };
}

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
