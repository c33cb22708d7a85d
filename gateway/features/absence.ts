import { absenteeDays, absenteeSummary, absentees } from '../../schema/lists/absence.ts';
import { cachedByText } from '../lists/cached-by-lists.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { StoredList } from '../lists/store.ts';
import { type RecordedAbsence, readRecordedAbsence, sentenceOfHidden } from '../reasons/recorded-absence.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { ListCall } from '../rest/list-call.ts';
import type { MonthlyDayRow, MonthlyRow } from '../rest/monthly.ts';
import type { StaffSummaryRow } from '../rest/staff-summary.ts';
import { askedDay } from './month-day.ts';

/** Rows of people that are absences, or hold some. */
interface PersonRow {
  readonly staff: StaffSummaryRow;
}

/** The absences of a row that count: the row itself where all do, null where none does. */
type Recorded<Row> = (row: Row, counts: RecordedAbsence['counts']) => Row | null;

/** Rows that count, and how many people have others. */
interface Narrowed {
  readonly rows: readonly PersonRow[];
  readonly hidden: number;
}

/** Two of the same lists: the absences of a month by person and by day. */
const narrowed = cachedByText<Narrowed>(2);

/**
 * Reads a list of absence, without absences of days before there were records. What it leaves out its notice says. Throws
 * as the list store does.
 */
async function readAbsence<Row extends PersonRow>(
  call: ListCall<Row>,
  asked: string,
  recorded: Recorded<Row>,
  context: Context,
  finish: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): Promise<StoredList<Row>> {
  const list = await context.lists.read(call, bearer(context));
  if (list.rows.length === 0) return list;
  const absence = await readRecordedAbsence(asked, list.rows, context);
  if (!absence) return list;
  const { rows, hidden } = await narrowed([list.rows, ...absence.lists], asked, () => {
    const others = new Set<string>();
    const kept = list.rows.flatMap((row) => {
      const found = recorded(row, absence.counts);
      if (found !== row) others.add(row.staff.staffID);
      return found ?? [];
    });
    return { rows: others.size === 0 ? list.rows : finish(kept), hidden: others.size };
  });
  // The rows are the list's own, hence their type.
  return { ...list, rows: rows as readonly Row[], notice: list.notice ?? sentenceOfHidden(hidden, absence) };
}

/** A person's month without the days that do not count. The service's own count loses them too. */
function ofMonth(row: MonthlyRow, counts: RecordedAbsence['counts']): MonthlyRow | null {
  const days = row.days.filter((day) => counts(row.staff, day));
  const hidden = row.days.length - days.length;
  if (hidden === 0) return row;
  if (days.length === 0) return null;
  const occurrence = row.occurrence === null ? null : row.occurrence - hidden;
  return { ...row, days, dayCount: days.length, occurrence };
}

/** Days with the number of those of their person that are left. */
function countDays(rows: readonly MonthlyDayRow[]): readonly MonthlyDayRow[] {
  const people = Map.groupBy(rows, ({ key, date }) => key.slice(0, -date.length));
  return rows.map((row) => {
    const dayCount = people.get(row.key.slice(0, -row.date.length))?.length ?? 0;
    const occurrence = row.occurrence === null ? null : row.occurrence - row.dayCount + dayCount;
    return { ...row, dayCount, occurrence };
  });
}

const monthOf = (args: Parameters<typeof askedDay>[0]) => askedDay(args).slice(0, 7);

/** Absent staff. */
export const absence: Feature = {
  lists: [
    declaredList(absentees, ({ date }, context) =>
      readAbsence(endpoints.absent(date), date, (row, counts) => (counts(row.staff, date) ? row : null), context),
    ),
    declaredList(absenteeSummary, (args, context) =>
      readAbsence(endpoints.monthlyAbsence(askedDay(args), context.timeZone), monthOf(args), ofMonth, context),
    ),
    declaredList(absenteeDays, (args, context) =>
      readAbsence(
        endpoints.absenceDays(askedDay(args), context.timeZone),
        monthOf(args),
        (row, counts) => (counts(row.staff, row.date) ? row : null),
        context,
        countDays,
      ),
    ),
  ],
  resolvers: { AbsenteeSummaryRecord: { datesAbsent: (record) => [...record.days] } },
};
