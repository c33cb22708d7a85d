import { addDay, type HoursSum, noHours, type OffDaySum } from '../../schema/hours.ts';
import type { MonthHours } from '../../schema/lists/hours.ts';
import { staffHours as staffHoursList } from '../../schema/lists/hours.ts';
import type { Context } from '../app-context.ts';
import type { MonthSheet } from '../days/month-sheet.ts';
import { wholeMonth } from '../days/read-person-month.ts';
import type { ExplainedDay, OffDay } from '../days/reasons/explained-day.ts';
import type { QueryStaffHoursArgs } from '../generated/resolvers.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { ListPage, LoadedList } from '../lists/list-field.ts';
import type { RequestedFields } from '../lists/requested-fields.ts';
import { dayNumber, todayOf } from '../shared/dates.ts';
import { inTurns } from '../shared/event-loop.ts';
import { memoizeByText } from '../shared/memoize.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { type ReadFacts, readSheet, unclear } from './attendance-month.ts';

/** A person's hours in a month. */
export interface StaffHoursRow extends MonthHours {
  /** The staff ID, with a number after it for a person who had it before somebody else. */
  readonly key: string;
  readonly staff: StaffSummaryRow;
  /** Name of the shift on the register; an empty string without one. */
  readonly shift: string;
  /** On which days they were registered, where somebody else had the staff ID too; else an empty text. */
  readonly holder: string;
}

/** What the resolvers know of a `StaffHoursList`. */
export type StaffHoursPage = ListPage<StaffHoursRow> & ReadFacts;

/** By the month sheet, as of a day. */
const hours = memoizeByText<readonly StaffHoursRow[]>(2);

async function readHours(
  { month }: QueryStaffHoursArgs,
  context: Context,
  { isForFile }: RequestedFields,
): Promise<LoadedList<StaffHoursRow, ReadFacts>> {
  const today = todayOf(context);
  const { sheet, facts, notice, asOf, unfit } = await readSheet(month, context, isForFile);
  const isCut = sheet.explainedDays.some(({ parts }) => !parts.hasNeighbours);
  const rows = await hours([sheet], today, () =>
    context.state.measure('select', () =>
      sumUpHours(sheet, dayNumber(wholeMonth(month).at(-1) ?? ''), dayNumber(today)),
    ),
  );
  return { rows, notice, asOf, facts, unfit: unfit ?? (isCut ? unclear() : null) };
}

/** The hours of everybody in a month sheet who was registered by the last day of the month, or came, as of a day. */
async function sumUpHours(sheet: MonthSheet, last: number, today: number): Promise<StaffHoursRow[]> {
  const { people } = sheet;
  const sums = people.map(() => nothing);
  for await (const day of inTurns(sheet.explainedDays, 1)) {
    for (const [row, { index }] of people.entries()) {
      if (day.isPunchedAt(index)) sums[row] = withDay(sums[row] ?? nothing, day, index, today);
    }
  }
  return people.flatMap((person, row) => {
    const { key, staff, shift, holder, late, lateMinutes, absent, onLeave, notKnown } = person;
    const sum = sums[row] ?? nothing;
    if (person.since > last && sum === nothing) return [];
    return { key, staff, shift, holder, ...sum, late, lateMinutes, absent, onLeave, notKnown };
  });
}

const nothing: HoursSum & OffDaySum = {
  ...noHours,
  daysOffWorked: 0,
  minutesOnDaysOff: 0,
  holidaysWorked: 0,
  minutesOnHolidays: 0,
};

/** The sum with a day more on which the person at that index signed in or out. */
function withDay(sum: HoursSum & OffDaySum, day: ExplainedDay, index: number, today: number): HoursSum & OffDaySum {
  const isSignedIn = day.isSignedInAt(index);
  const worked = day.workedAt(index, today);
  const off = day.parts.offAt(index);
  const on = (kind: OffDay, days: number, minutes: number) =>
    off === kind ? ([days + Number(isSignedIn), minutes + (worked.minutes ?? 0)] as const) : ([days, minutes] as const);
  const [daysOffWorked, minutesOnDaysOff] = on('DAY_OFF', sum.daysOffWorked, sum.minutesOnDaysOff);
  const [holidaysWorked, minutesOnHolidays] = on('HOLIDAY', sum.holidaysWorked, sum.minutesOnHolidays);
  return {
    ...addDay(sum, worked, isSignedIn),
    ...{ daysOffWorked, minutesOnDaysOff, holidaysWorked, minutesOnHolidays },
  };
}

/** Hours of a month, one row a person. */
export const staffHours: Feature = {
  lists: [declaredList(staffHoursList, readHours)],
};
