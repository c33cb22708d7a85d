import { addDay, type HoursSum, noHours } from '../../schema/hours.ts';
import { personDays } from '../../schema/lists/person-month.ts';
import type { Context } from '../app-context.ts';
import type { PersonMonthCounts, QueryPersonDaysArgs, QueryPersonMonthArgs } from '../generated/resolvers.ts';
import { checkInput } from '../graphql/check-input.ts';
import { type SelectedBelow, selectsField } from '../graphql/walk-selection.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { joinNotices } from '../lists/read-part.ts';
import type { StoredList } from '../lists/store.ts';
import { wallClock } from '../shared/dates.ts';
import { codedError } from '../shared/errors.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { stillLearning } from './day-reader.ts';
import { personSearch } from './people.ts';
import { countMonth, countMonths } from './person-counts.ts';
import type { PersonMonthDayRow } from './person-month-day.ts';
import { type ReadPersonMonth, readPersonMonth } from './read-person-month.ts';

/** What the resolvers know of a `PersonMonth`. */
export interface PersonMonthAnswer extends ReadPersonMonth {
  readonly staff: StaffSummaryRow;
  readonly month: string;
  readonly shiftName: string;
  readonly hours: HoursSum;
  readonly otherRecords: AttendanceRecordRow[];
  readonly counts: PersonMonthCounts;
  /** None where they are not asked for. */
  readonly months: readonly PersonMonthCounts[];
}

async function findMonth(
  args: QueryPersonMonthArgs,
  context: Context,
  info: SelectedBelow,
): Promise<PersonMonthAnswer | null> {
  const found = await readPersonMonth(checkInput(personSearch, args), args.month, context);
  if (!found) return null;
  const { member, days, records, coverage } = found;
  const isSerialAsked = ['counts', 'months'].some((part) => selectsField(info, [part, 'isSeriallyLate']));
  const { counts, sources } = await countMonth(args.month, found, isSerialAsked ? context : null);
  const counted = selectsField(info, ['months']) ? await countMonths(member, counts, context) : null;
  return {
    ...found,
    staff: member.staff,
    month: args.month,
    shiftName: member.shift,
    hours: hoursOfDays(days),
    otherRecords: otherRecords(days, records),
    counts,
    months: counted?.months ?? [],
    coverage: { ...coverage, isLearning: coverage.isLearning || counted?.isLearning === true },
    sources: [...found.sources, ...sources],
  };
}

function hoursOfDays(days: readonly PersonMonthDayRow[]): HoursSum {
  return days.reduce((sum, { minutesWorked: minutes, overtime, missing, firstIn, reason }) => {
    const isSignedIn = reason === 'PRESENT' || reason === 'PRESENT_LATE' || firstIn !== null;
    return addDay(sum, { minutes, overtime, missing }, isSignedIn);
  }, noHours);
}

/** Records of the calendar month that no day of it has. */
function otherRecords(days: readonly PersonMonthDayRow[], records: readonly AttendanceRecordRow[]) {
  const placed = new Set(days.flatMap((day) => day.records));
  return records.filter((record) => !placed.has(record));
}

/** A file cannot show that a day is missing, so a list without one is refused. */
async function loadDays(args: QueryPersonDaysArgs, context: Context): Promise<StoredList<PersonMonthDayRow>> {
  const found = await readPersonMonth(checkInput(personSearch, args), args.month, context);
  if (!found) return { rows: nobody, notice: null, asOf: wallClock(context) };
  const learning = found.error === null ? stillLearning(found.coverage) : null;
  if (learning || found.days.some(({ unknown }) => unknown === 'UNREAD')) {
    const unclear = () =>
      codedError('UPSTREAM_BAD_RESPONSE', 'Some days could not be explained. Try again in a moment.');
    throw learning ?? found.error ?? unclear();
  }
  return { rows: found.days, notice: joinNotices(found.sources.map(({ message }) => message)), asOf: found.asOf };
}

const nobody: readonly never[] = [];

/** Somebody's month, day by day. */
export const personMonth: Feature = {
  lists: [declaredList(personDays, loadDays)],
  resolvers: { Query: { personMonth: (_parent, args, context, info) => findMonth(args, context, info) } },
};
