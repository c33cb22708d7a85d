import { realAbsenteeDays, realAbsentees } from '../../schema/lists/absence.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import type { Coverage, QueryRealAbsenteeDaysArgs, QueryRealAbsenteesArgs } from '../generated/resolvers.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { LoadedList } from '../lists/list-field.ts';
import { oldest } from '../lists/read-part.ts';
import { addDays, daysOfMonth, todayOf } from '../shared/dates.ts';
import { codedError } from '../shared/errors.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { AbsentRow } from '../upstream/readers/attendance.ts';
import type { MonthlyDayRow } from '../upstream/readers/monthly.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import type { ExplainedDay } from './day-reasons/explained-day.ts';
import { readReasons } from './day-reasons/read-reasons.ts';
import { type IsAwaited, refuseLearning } from './days/day-reader.ts';
import { personOf } from './days/people.ts';

/** Whether nothing else explains the absence, such as a sign-out or a holiday. People who are not on the register have no reason, and stay. */
const isReal = (day: ExplainedDay, staff: StaffSummaryRow) =>
  (day.ofPerson(personOf(staff))?.reason ?? 'ABSENT') === 'ABSENT';

const realOf = memoizeByIdentity((rows: readonly AbsentRow[], day: ExplainedDay) =>
  rows.filter(({ staff }) => isReal(day, staff)),
);

const realDaysOf = memoizeByIdentity((rows: readonly MonthlyDayRow[], ...days: readonly ExplainedDay[]) => {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return rows.filter(({ date, staff }) => {
    const day = byDate.get(date);
    return day === undefined || isReal(day, staff);
  });
});

/** A list of which some days may not be explained yet. */
interface Real<Row> extends LoadedList<Row> {
  readonly coverage: Coverage;
}

/**
 * The explained days. Days that are not awaited may be missing while the gateway learns them. Throws where a day is missing
 * for another reason: a list cannot show that.
 */
async function explainAll(dates: readonly string[], context: Context, isAwaited: IsAwaited) {
  const { days, coverage, asOf, error } = await readReasons(dates, context, { isAwaited });
  const known = [...days.values()].filter((day) => day !== null);
  if (known.length < dates.length && error !== null) throw error;
  if (known.length < dates.length && !coverage.isLearning) {
    throw codedError('UPSTREAM_BAD_RESPONSE', 'Some days could not be explained. Try again in a moment.');
  }
  return { days: known, coverage, asOf };
}

/** The notice about days whose absences cannot be judged yet; null without one. */
const sentenceOf = ({ daysAsked, daysRead, isLearning }: Coverage) =>
  isLearning
    ? `${daysRead} of ${daysAsked} days have been read; absences of the others are shown as listed until they are.`
    : null;

async function loadDay({ date }: QueryRealAbsenteesArgs, context: Context): Promise<Real<AbsentRow>> {
  const near = new Set([addDays(date, -1), date, addDays(date, 1)]);
  const [list, { days, coverage, asOf }] = await Promise.all([
    context.lists.read(endpoints.absent(date), bearer(context)),
    explainAll([date], context, (day) => near.has(day)),
  ]);
  const [day] = days;
  const rows = day ? realOf(list.rows, day) : list.rows;
  const notice = list.notice ?? sentenceOf(coverage);
  return { ...list, rows, notice, coverage, asOf: oldest([list.asOf, asOf]) ?? asOf };
}

async function loadMonth({ month }: QueryRealAbsenteeDaysArgs, context: Context): Promise<Real<MonthlyDayRow>> {
  const today = todayOf(context);
  const yesterday = addDays(today, -1);
  const [list, { days, coverage, asOf }] = await Promise.all([
    context.lists.read(endpoints.absenceDays(`${month}-01`, context.timeZone), bearer(context)),
    explainAll(daysOfMonth(month, today), context, (day) => day >= yesterday),
  ]);
  const notice = list.notice ?? sentenceOf(coverage);
  return { ...list, rows: realDaysOf(list.rows, ...days), notice, coverage, asOf: oldest([list.asOf, asOf]) ?? asOf };
}

/** The same for a file, which cannot show that days are missing. */
const whole =
  <Args, Row>(load: (args: Args, context: Context) => Promise<Real<Row>>) =>
  async (args: Args, context: Context): Promise<Real<Row>> => {
    const list = await load(args, context);
    refuseLearning(list.coverage);
    return list;
  };

/** Absent staff, without absences that are probably not real. */
export const realAbsence: Feature = {
  lists: [
    declaredList(realAbsentees, whole(loadDay), loadDay),
    declaredList(realAbsenteeDays, whole(loadMonth), loadMonth),
  ],
};
