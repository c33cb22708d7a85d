import { absenteeDays, absenteeSummary, absentees } from '../../schema/lists/absence.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import { stillLearning } from '../days/day-reader.ts';
import { personOf } from '../days/people.ts';
import { withDisagreement } from '../days/reasons/disagreements.ts';
import type { ExplainedDay } from '../days/reasons/explained-day.ts';
import { type RecordedAbsence, readRecordedAbsence } from '../days/reasons/first-records.ts';
import { readReasons } from '../days/reasons/read-reasons.ts';
import type { DayReason } from '../generated/resolvers.ts';
import { withDaysOnLeave, withOnLeave } from '../leave/on-leave.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { oldest } from '../lists/read-part.ts';
import type { RequestedFields } from '../lists/requested-fields.ts';
import type { StoredList } from '../lists/store.ts';
import { addDays, askedDay, daysOfMonth, todayOf } from '../shared/dates.ts';
import { codedError } from '../shared/errors.ts';
import { memoizeByText } from '../shared/memoize.ts';
import type { ListCall } from '../upstream/call.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { AbsentRow } from '../upstream/readers/attendance.ts';
import { type Loss, Losses } from '../upstream/readers/losses.ts';
import type { MonthlyRow } from '../upstream/readers/monthly.ts';
import type { OfStaff } from '../upstream/readers/staff-summary.ts';
import { expandDays, type MonthlyDayRow } from './expand-days.ts';

/** Absent staff. */
export const absence: Feature = {
  lists: [
    declaredList(absentees, async ({ date }, context, asked) => {
      const of = { period: date, dateOf: () => date };
      return withOnLeave(
        await withReasons(await readAbsentStaff(date, context), of, context, asked),
        of,
        context,
        asked,
      );
    }),
    declaredList(absenteeSummary, async (args, context, asked) => {
      const day = askedDay(args);
      return withDaysOnLeave(await readMonthlyAbsence(day, context), day.slice(0, 7), context, asked);
    }),
    declaredList(absenteeDays, async (args, context, asked) => {
      const day = askedDay(args);
      const of = { period: day.slice(0, 7), dateOf: (row: MonthlyDayRow) => row.date };
      const list = await readMonthlyAbsence(day, context);
      const days = { ...list, rows: expandDays(list.rows) };
      return withOnLeave(await withReasons(days, of, context, asked), of, context, asked);
    }),
  ],
  resolvers: {
    Absentee: { onLeave: ({ onLeave }) => onLeave ?? null, reason: ({ reason }) => reason ?? null },
    AbsenteeDay: { onLeave: ({ onLeave }) => onLeave ?? null, reason: ({ reason }) => reason ?? null },
    AbsenteeSummaryRecord: {
      datesAbsent: (record) => record.days,
      daysOnLeave: ({ daysOnLeave }) => daysOnLeave ?? 0,
    },
  },
};

/** The absences of a row that count: the row itself where all do, null where none does. */
type Recorded<Row> = (row: Row, counts: RecordedAbsence['counts']) => Row | null;

const narrowed = memoizeByText<{ readonly rows: readonly OfStaff[]; readonly losses: readonly Loss[] }>(1);

/**
 * Reads a list of absence without absences of days before there were records; its losses say what was left out. Throws as
 * the list store does.
 */
async function readAbsence<Row extends OfStaff>(
  call: ListCall<Row>,
  asked: string,
  recorded: Recorded<Row>,
  context: Context,
): Promise<StoredList<Row>> {
  const list = await context.lists.read(call, bearer(context));
  const absence = list.rows.length === 0 ? null : await readRecordedAbsence(asked, context);
  if (!absence) return list;
  const { rows, losses } = await narrowed([list.rows, ...absence.lists], asked, () => {
    const lost = new Losses();
    const kept = list.rows.flatMap((row) => {
      const found = recorded(row, absence.counts);
      if (found !== row) lost.note('beforeRecords', row.staff.staffID);
      return found ?? [];
    });
    return { rows: lost.all.length === 0 ? list.rows : kept, losses: lost.all };
  });
  // The rows are the list's own, hence their type.
  return { ...list, rows: rows as readonly Row[], losses: [...(list.losses ?? []), ...losses] };
}

/** A person's month without the days that do not count; they leave the service's own count too. */
function ofMonth(row: MonthlyRow, counts: RecordedAbsence['counts']): MonthlyRow | null {
  const days = row.days.filter((day) => counts(row.staff, day));
  const hidden = row.days.length - days.length;
  if (hidden === 0) return row;
  if (days.length === 0) return null;
  const occurrence = row.occurrence === null ? null : row.occurrence - hidden;
  return { ...row, days, dayCount: days.length, occurrence };
}

/** The absences of a month that letters may tell: none of a day before there were records, whatever has been learned. */
export async function withRecordedDays(rows: readonly MonthlyRow[], context: Context): Promise<readonly MonthlyRow[]> {
  const month = rows.flatMap(({ days }) => days)[0]?.slice(0, 7);
  const absence = month === undefined ? null : await readRecordedAbsence(month, context, () => true);
  return absence ? rows.flatMap((row) => ofMonth(row, absence.counts) ?? []) : rows;
}

/** Who is absent on a day. Throws as the list store does. */
export async function readAbsentStaff(date: string, context: Context): Promise<StoredList<AbsentRow>> {
  const recorded: Recorded<AbsentRow> = (row, counts) => (counts(row.staff, date) ? row : null);
  return withDisagreement('absent', await readAbsence(endpoints.absent(date), date, recorded, context), date, context);
}

/** Who is absent in the month of a day, one row a person. Throws likewise. */
export const readMonthlyAbsence = (day: string, context: Context): Promise<StoredList<MonthlyRow>> =>
  readAbsence(endpoints.monthlyAbsence(day, context), day.slice(0, 7), ofMonth, context);

/** A row of a list of days, which may say what explains its day. */
interface DayRow extends OfStaff {
  readonly reason?: DayReason | null;
}

/** Two of the same lists, explained by the same days. */
const explainedRows = memoizeByText<readonly unknown[]>(2);

/**
 * Has the rows of a list of a day or of a month say what explains their day, where the request asks for it. Throws where a
 * day cannot be explained; while days are being learned the notice says so, and a file is refused.
 */
async function withReasons<Row extends DayRow>(
  list: StoredList<Row>,
  { period, dateOf }: { readonly period: string; readonly dateOf: (row: Row) => string },
  context: Context,
  asked: RequestedFields,
): Promise<StoredList<Row>> {
  if (!asked.needs('REASON') && !asked.asksFor('nodes', 'reason')) return list;
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
  const learning = asked.isForFile && stillLearning(coverage);
  if (learning) throw learning;
  const rows = (await explainedRows([list.rows, ...known], period, () => explain(list.rows, known, dateOf))) as Row[];
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
