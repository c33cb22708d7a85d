import type { Context } from '../../app-context.ts';
import { extensionVersion } from '../../auth/authorize.ts';
import type { Source } from '../../generated/resolvers.ts';
import { readPart } from '../../lists/read-part.ts';
import { addDays, dayNumber, todayOf } from '../../shared/dates.ts';
import { memoizeByIdentity, memoizeByText } from '../../shared/memoize.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import type { PastShiftRow, ShiftRow, ValidDays } from '../../upstream/readers/shift.ts';
import type { PastStaffRow, StaffMemberRow } from '../../upstream/readers/staff.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { isOnePerson } from '../people.ts';
import { type Company, companyOf, hoursOfAll, type Member, memberMaker, shiftsByID } from './company.ts';
import type { NamedDays } from './list-differences.ts';
import { type PastCompany, peopleOf, withSince } from './past-company.ts';

/** What staff records and shifts were on past days, as the service's history has it. */
export interface History {
  readonly staff: readonly PastStaffRow[];
  readonly shifts: readonly PastShiftRow[];
}

/** The history, null where the service has none or it could not be read, and the calls behind it. */
export interface ReadHistory {
  readonly history: History | null;
  readonly sources: readonly Source[];
}

const noHistory: ReadHistory = { history: null, sources: [] };

/**
 * Reads the history that the days from `first` on take, where one of them is past and the service has the extension
 * history. It begins with the month before, so that readers of several days share it. Throws UNAUTHENTICATED.
 */
export async function readHistory(first: string, context: Context): Promise<ReadHistory> {
  if (first >= todayOf(context) || (await extensionVersion('history', context)) === 0) return noHistory;
  const from = `${addDays(`${first.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  const [staff, shifts] = await Promise.all([
    readPart(endpoints.staffHistory(from, context.timeZone), context),
    readPart(endpoints.shiftHistory(from), context),
  ]);
  const sources = [staff.source, shifts.source];
  if (!staff.list || !shifts.list || staff.list.notice !== null || shifts.list.notice !== null) {
    return { history: null, sources };
  }
  return { history: { staff: staff.list.rows, shifts: shifts.list.rows }, sources };
}

/** Eighty days of the same lists. */
const registers = memoizeByText<readonly StaffMemberRow[]>(80);

/**
 * Who was on the register on a day, of which today's register is given: that for today and days to come, for a past day what
 * the service's history tells of it, and today's again where it has none. Throws UNAUTHENTICATED.
 */
export async function readRegisterOn(
  date: string,
  context: Context,
  register: readonly StaffMemberRow[],
): Promise<readonly StaffMemberRow[]> {
  const { history } = await readHistory(date, context);
  if (!history) return register;
  return registers([register, history.staff], date, () => registerOn(date, register, history.staff));
}

/** Who was on the register on a past day, by today's and its history. */
function registerOn(
  date: string,
  register: readonly StaffMemberRow[],
  history: readonly PastStaffRow[],
): readonly StaffMemberRow[] {
  const since = new Map(history.flatMap(({ id, validFrom, validUntil }) => (validUntil ? [] : [[id, validFrom]])));
  const present = register.filter(({ id }) => (since.get(id) ?? '') <= date);
  const past = history.filter((row) => row.validUntil !== null && isValidOn(row, date));
  return past.length === 0 && present.length === register.length ? register : [...present, ...past];
}

/** Whether something was so on a day. */
const isValidOn = ({ validFrom, validUntil }: ValidDays, date: string): boolean =>
  (validFrom ?? '') <= date && (validUntil ?? date) >= date;

/** The company of each stretch of days on which nothing changed, by their first day. */
interface Stretches {
  readonly now: Company;
  on(date: string): Company;
}

/** The people of a reading as the service's history has them on each day. */
export function pastByHistory(
  register: readonly StaffMemberRow[],
  shifts: readonly ShiftRow[],
  history: History,
  named: NamedDays,
): PastCompany {
  const { now, on } = stretchesOf(register, shifts, history.staff, history.shifts);
  const evident = withSince(now, peopleOf(named));
  const viewOf = evident === now ? on : (date: string) => evidentOn(on(date), evident);
  return { now: evident, on: viewOf, onLesson: viewOf, isOfToday: false };
}

/** The people of a day, from the first day on which lists named them. */
const evidentOn = memoizeByIdentity((view: Company, evident: Company): Company => {
  const members = view.members.map((member, index) => ({ ...member, since: evident.members[index]?.since ?? 0 }));
  return { ...view, members };
});

const stretchesOf = memoizeByIdentity(
  (
    register: readonly StaffMemberRow[],
    shifts: readonly ShiftRow[],
    staffHistory: readonly PastStaffRow[],
    shiftHistory: History['shifts'],
  ): Stretches => {
    const base = companyOf(register, shifts);
    const { now, past, since } = assignHistory(base, staffHistory);
    const firstDays = [...staffHistory, ...shiftHistory].flatMap(changesOf);
    const days = [...new Set(firstDays)].sort();
    const known = new Map<number, Company>();
    const on = (date: string): Company => {
      const stretch = days.filter((day) => day <= date).length;
      const found = known.get(stretch);
      if (found) return found;
      const made = companyOn(date, now, past, since, shiftsOn(date, shifts, shiftHistory), shifts);
      known.set(stretch, made);
      return made;
    };
    return { now, on };
  },
);

/** The days from which on a record is as it is told, and is so no more. */
const changesOf = ({ validFrom, validUntil }: ValidDays): string[] => [
  ...(validFrom === null ? [] : [validFrom]),
  ...(validUntil === null ? [] : [addDays(validUntil, 1)]),
];

/** The records of past days by the index of their person: those who left have theirs behind the others. */
function assignHistory(base: Company, history: readonly PastStaffRow[]) {
  const members = [...base.members];
  const holders = new Map<string, number[]>();
  const past = new Map<number, PastStaffRow[]>();
  const since = new Map<number, string>();
  const away = new Set<number>();
  const toMember = memberMaker([]);
  const holdersOf = ({ staffID }: StaffSummaryRow) => {
    const index = base.indexes.get(staffID);
    return holders.get(staffID) ?? (index === undefined ? [] : [index]);
  };
  const byID = new Map(base.members.flatMap(({ staff }, index) => (staff.id === undefined ? [] : [[staff.id, index]])));
  for (const row of history) {
    const { staff, validFrom, validUntil } = row;
    const person = { ...staff, id: staff.id ?? row.id };
    const others = holdersOf(staff);
    const own = byID.get(person.id) ?? others.find((index) => isOnePerson((members[index] as Member).staff, person));
    const index = own ?? members.length;
    if (own === undefined) {
      members.push({ ...toMember(row), staff: person });
      away.add(index);
      byID.set(person.id, index);
    }
    if (!others.includes(index)) holders.set(staff.staffID, [...others, index]);
    if (validUntil === null) since.set(index, validFrom ?? '');
    else past.set(index, [...(past.get(index) ?? []), row]);
  }
  return { now: { ...base, members, holders, away }, past, since };
}

/** The shifts as they were on a day. */
function shiftsOn(date: string, shifts: readonly ShiftRow[], history: History['shifts']): readonly ShiftRow[] {
  const past = history.filter((shift) => shift.validUntil !== null && isValidOn(shift, date));
  if (past.length === 0) return shifts;
  const changed = new Set(past.map(({ id }) => id));
  return [...shifts.filter(({ id }) => !changed.has(id)), ...past];
}

/** The company on a day: everybody as their record was then; who had none is away, unless they came later. */
function companyOn(
  date: string,
  now: Company,
  past: ReadonlyMap<number, readonly PastStaffRow[]>,
  since: ReadonlyMap<number, string>,
  shiftsThen: readonly ShiftRow[],
  shifts: readonly ShiftRow[],
): Company {
  const day = dayNumber(date);
  const toMember = memberMaker(shiftsThen);
  const shiftsByThen = shiftsByID(shiftsThen);
  const away = new Set<number>();
  const holders = new Map(now.holders);
  const members = now.members.map((member, index): Member => {
    const record = past.get(index)?.find((row) => isValidOn(row, date));
    if (record) return { ...toMember(record), staff: { ...record.staff, id: record.staff.id ?? record.id } };
    const isLeaver = now.away.has(index);
    // Before their registration people of today's register are new.
    if (isLeaver || (member.registered <= day && (since.get(index) ?? '') > date)) away.add(index);
    const shift = shiftsThen === shifts ? undefined : shiftsByThen.get(member.group);
    return shift ? { ...member, shift: shift.name, hours: shift.hours } : member;
  });
  for (const [staffID, indexes] of holders) {
    const isThen = (index: number) =>
      !away.has(index) && members[index]?.staff.staffID === staffID && (members[index]?.registered ?? 0) <= day;
    holders.set(
      staffID,
      indexes.toSorted((one, other) => Number(isThen(other)) - Number(isThen(one))),
    );
  }
  return { ...now, members, holders, away, hours: hoursOfAll(shiftsThen), shifts: shiftsByThen };
}
