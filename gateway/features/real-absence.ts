import { realAbsenteeDays, realAbsentees } from '../../schema/lists/absence.ts';
import { todayOf } from '../dates.ts';
import { daysOfMonth } from '../days.ts';
import { codedError } from '../errors.ts';
import type { QueryRealAbsenteeDaysArgs, QueryRealAbsenteesArgs } from '../generated/resolvers.ts';
import { cachedByLists } from '../lists/cached-by-lists.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { personOf } from '../lists/people.ts';
import { oldest } from '../lists/read-part.ts';
import type { StoredList } from '../lists/store.ts';
import type { ExplainedDay } from '../reasons/explained-day.ts';
import { readReasons } from '../reasons/read-reasons.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import type { AbsentRow } from '../rest/absence.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { MonthlyDayRow } from '../rest/monthly.ts';
import type { StaffSummaryRow } from '../rest/staff-summary.ts';

/** An absence that nothing else explains, such as a sign-out or a holiday. Who is not on the register has no reason, and stays. */
const isReal = (day: ExplainedDay, staff: StaffSummaryRow) =>
  (day.ofPerson(personOf(staff))?.reason ?? 'ABSENT') === 'ABSENT';

const realOf = cachedByLists((rows: readonly AbsentRow[], day: ExplainedDay) =>
  rows.filter(({ staff }) => isReal(day, staff)),
);

const realDaysOf = cachedByLists((rows: readonly MonthlyDayRow[], ...days: readonly ExplainedDay[]) => {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return rows.filter(({ date, staff }) => {
    const day = byDate.get(date);
    return day === undefined || isReal(day, staff);
  });
});

/** The explained days. Throws when one is missing: a list cannot show that it is. */
async function explainAll(dates: readonly string[], context: Context) {
  const { days, asOf, error } = await readReasons(dates, context);
  const known = [...days.values()].filter((day) => day !== null);
  if (known.length === dates.length) return { days: known, asOf };
  if (error !== null) throw error;
  throw codedError('UPSTREAM_BAD_RESPONSE', 'Some days could not be explained. Try again in a moment.');
}

async function loadDay({ date }: QueryRealAbsenteesArgs, context: Context): Promise<StoredList<AbsentRow>> {
  const [list, { days, asOf }] = await Promise.all([
    context.lists.read(endpoints.absent(date), bearer(context)),
    explainAll([date], context),
  ]);
  const [day] = days;
  return { ...list, rows: day ? realOf(list.rows, day) : list.rows, asOf: oldest([list.asOf, asOf]) ?? asOf };
}

async function loadMonth({ month }: QueryRealAbsenteeDaysArgs, context: Context): Promise<StoredList<MonthlyDayRow>> {
  const today = todayOf(context);
  const [list, { days, asOf }] = await Promise.all([
    context.lists.read(endpoints.absenceDays(`${month}-01`, context.timeZone), bearer(context)),
    explainAll(daysOfMonth(month, today), context),
  ]);
  return { ...list, rows: realDaysOf(list.rows, ...days), asOf: oldest([list.asOf, asOf]) ?? asOf };
}

/** Absent staff, without absences that are probably not real. */
export const realAbsence: Feature = {
  lists: [declaredList(realAbsentees, loadDay), declaredList(realAbsenteeDays, loadMonth)],
};
