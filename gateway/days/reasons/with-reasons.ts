import type { Context } from '../../app-context.ts';
import type { DayReason } from '../../generated/resolvers.ts';
import { oldest } from '../../lists/read-part.ts';
import type { RequestedFields } from '../../lists/requested-fields.ts';
import type { StoredList } from '../../lists/store.ts';
import { addDays, daysOfMonth, todayOf } from '../../shared/dates.ts';
import { codedError } from '../../shared/errors.ts';
import { memoizeByText } from '../../shared/memoize.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { stillLearning } from '../day-reader.ts';
import { personOf } from '../people.ts';
import type { ExplainedDay } from './explained-day.ts';
import { readReasons } from './read-reasons.ts';

/** A row of a list of days, which may say what explains its day. */
interface DayRow {
  readonly staff: StaffSummaryRow;
  readonly reason?: DayReason | null;
}

/** Whether a request asks for the reasons of a list. */
const asksForReasons = ({ selectsBy, asksFor, counts, fileColumns }: RequestedFields): boolean =>
  selectsBy('REASON') || counts('REASON') || asksFor('nodes', 'reason') || Boolean(fileColumns?.includes('REASON'));

/** Two of the same lists, explained by the same days. */
const explained = memoizeByText<readonly unknown[]>(2);

/**
 * Has the rows of a list of a day or of a month say what explains their day, where the request asks for it. Throws where a
 * day cannot be explained; while days are being learned the notice says so, and a file is refused.
 */
export async function withReasons<Row extends DayRow>(
  list: StoredList<Row>,
  { period, dateOf }: { readonly period: string; readonly dateOf: (row: Row) => string },
  context: Context,
  asked: RequestedFields,
): Promise<StoredList<Row>> {
  if (!asksForReasons(asked)) return list;
  const today = todayOf(context);
  const isMonth = period.length === 7;
  const dates = isMonth ? daysOfMonth(period, today) : [period];
  // The reader of a month waits for what changes still, the reader of a day for it and its neighbours.
  const isAwaited = (day: string) =>
    isMonth ? day >= addDays(today, -1) : day >= addDays(period, -1) && day <= addDays(period, 1);
  const { days, coverage, asOf, error } = await readReasons(dates, context, { isAwaited });
  const known = [...days.values()].filter((day) => day !== null);
  if (known.length < dates.length && error !== null) throw error;
  if (known.length < dates.length && !coverage.isLearning) {
    throw codedError('UPSTREAM_BAD_RESPONSE', 'Some days could not be explained. Try again in a moment.');
  }
  const learning = asked.fileColumns !== null && stillLearning(coverage);
  if (learning) throw learning;
  const rows = (await explained([list.rows, ...known], period, () => explain(list.rows, known, dateOf))) as Row[];
  const { daysAsked, daysRead, isLearning } = coverage;
  const sentence = isLearning
    ? `${daysRead} of ${daysAsked} days have been read; absences of the others have no reason until they are.`
    : null;
  return { ...list, rows, notice: list.notice ?? sentence, asOf: oldest([list.asOf, asOf]) ?? asOf };
}

function explain<Row extends DayRow>(
  rows: readonly Row[],
  days: readonly ExplainedDay[],
  dateOf: (row: Row) => string,
): readonly Row[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return rows.map((row) => {
    const reason = byDate.get(dateOf(row))?.ofPerson(personOf(row.staff))?.reason ?? null;
    return { ...row, reason };
  });
}
