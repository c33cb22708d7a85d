import { addDays, dayNumber } from '../../shared/dates.ts';
import { inTurns } from '../../shared/event-loop.ts';
import { memoizeByIdentity, memoizeByKey } from '../../shared/memoize.ts';
import type { ShiftRow, ValidDays } from '../../upstream/readers/shift.ts';
import type { StaffMemberRow } from '../../upstream/readers/staff.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import type { LatePerson } from '../daily-lists.ts';
import { type AskedPerson, mayBeOnePerson } from '../people.ts';
import {
  type Company,
  hoursOfAll,
  type Member,
  memberIndex,
  memberIndexOfID,
  memberMaker,
  namedShifts,
  variantOf,
} from './company.ts';
import { type Differences, differences, type Patch, withSince } from './list-differences.ts';
import type { History, ReadCompany } from './read-company.ts';
import { type ListsOfDays, needsDayBefore } from './read-lists.ts';

/** The people of a reading: one index for each, the same on all of its days. */
export interface PastCompany {
  /** As of today, with those who have left. */
  readonly now: Company;
  /** As of a day that is explained. */
  on(date: string): Company;
  /** As of a day that is learned from, by those of its lists that every reading of it has. */
  onLesson(date: string): Company;
  /** Whether past days are told with today's register, corrected by what the days' own lists say. */
  readonly isOfToday: boolean;
}

/** Whom the lists of a day name. */
export interface NamingLists extends Pick<ListsOfDays, 'absent' | 'late'> {
  readonly signIns: (day: string) => Signers | null;
  readonly signOuts: (day: string) => Signers | null;
}

interface Signers {
  readonly people: readonly StaffSummaryRow[];
}

/** What the lists of a day say of people: its own, and those of its neighbours that may hold records of it. */
interface ListsOfDay {
  readonly own: readonly Differences[];
  readonly near: readonly Differences[];
}

/**
 * The people of some days, ascending: as the service's history has them, else as the days' own lists do, else as today's
 * register does. `lessons` are the days that are learned from.
 */
export async function pastPeople(
  { company, shifts, history }: Pick<ReadCompany, 'company' | 'shifts' | 'history'>,
  dates: readonly string[],
  lists: NamingLists,
  lessons: readonly string[] = [],
): Promise<PastCompany> {
  const explained = new Map<string, ListsOfDay>();
  const learned = new Map<string, ListsOfDay>();
  const daysAtOnce = Math.ceil(peopleAtOnce / Math.max(1, company.members.length));
  for await (const date of inTurns(dates, daysAtOnce)) explained.set(date, listsOn(date, lists, company));
  for await (const date of inTurns(lessons, daysAtOnce)) learned.set(date, listsOfLesson(date, lists, company));
  // The days ascend, so that the last to name somebody says who they were when they left.
  const all = [...explained, ...learned]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, { own, near }]) => [...own, ...near]);
  const evident = withSince(company, all);
  if (history) {
    const now = withLeavers(evident, byID(history.staff.filter(({ id }) => !company.ids.has(id))), shifts, false);
    const on = memoizeByKey(mostDays, (date: string) => asOfHistory(now, date, shifts, history));
    return { now, on, onLesson: on, isOfToday: false };
  }
  const strangers = all.flatMap((list) => list.strangers.map(recordOf));
  const now = withLeavers(evident, byStaffID(strangers), shifts, true);
  const by = (days: ReadonlyMap<string, ListsOfDay>) =>
    memoizeByKey(mostDays, (date: string) => {
      const day = days.get(date);
      return day ? asOfLists(now, day, shifts) : now;
    });
  return { now, on: by(explained), onLesson: by(learned), isOfToday: true };
}

/** People of the days that are compared with the register in one turn: each day has some lists of them. */
const peopleAtOnce = 10_000;

/** Days of a reading whose people are remembered: those of a month and the four weeks before. */
const mostDays = 62;

function listsOn(date: string, { signIns, signOuts, absent, late }: NamingLists, company: Company): ListsOfDay {
  const of = (day: string, list: Signers | null) => differences(company, list?.people ?? nobody, dayNumber(day));
  const [yesterday, tomorrow] = [addDays(date, -1), addDays(date, 1)];
  const lateOn = late(date) ?? nobodyLate;
  return {
    own: [
      of(date, { people: latePeople(lateOn) }),
      of(date, signIns(date)),
      of(date, signOuts(date)),
      differences(company, absent(date) ?? nobody, dayNumber(date), true),
    ],
    // The same lists as explain the day, whichever others have been read.
    near: [
      of(tomorrow, signIns(tomorrow)),
      of(tomorrow, signOuts(tomorrow)),
      ...(needsDayBefore(company, lateOn) ? [of(yesterday, signIns(yesterday))] : []),
    ],
  };
}

const listsOfLesson = (date: string, { signIns, absent }: NamingLists, company: Company): ListsOfDay => ({
  own: [
    differences(company, signIns(date)?.people ?? nobody, dayNumber(date)),
    differences(company, absent(date) ?? nobody, dayNumber(date), true),
  ],
  near: [],
});

const nobody: readonly StaffSummaryRow[] = [];
const nobodyLate: readonly LatePerson[] = [];

/** Late people, with the shift that they were late for. */
const latePeople = memoizeByIdentity((late: readonly LatePerson[]): readonly StaffSummaryRow[] =>
  late.map(({ staff, shiftID }) => (shiftID === '' ? staff : { ...staff, shiftID })),
);

/** What is read of a staff record to know who was there. */
type StaffRecord = Pick<StaffMemberRow, 'id' | 'staff' | 'shift' | 'createdAt'>;

/** A list's row of a person as a staff record. */
const recordOf = (staff: StaffSummaryRow): StaffRecord => ({
  id: staff.id ?? '',
  staff,
  shift: staff.shiftID === undefined ? null : { id: staff.shiftID, name: '' },
  createdAt: null,
});

const byID = (rows: readonly StaffRecord[]) => Map.groupBy(rows, ({ id }) => id);
const byStaffID = (rows: readonly StaffRecord[]) => Map.groupBy(rows, ({ staff }) => staff.staffID);

/** The company with those who left, each once, behind the others. */
function withLeavers(
  company: Company,
  records: ReadonlyMap<string, readonly StaffRecord[]>,
  shifts: readonly ShiftRow[],
  isByLists: boolean,
): Company {
  if (records.size === 0) return company;
  const people = [...records.values()].flatMap((rows) => {
    const each: StaffRecord[] = [];
    for (const row of rows) {
      const known = each.findIndex(({ staff }) => mayBeOnePerson(staff, row.staff));
      each[known < 0 ? each.length : known] = row;
    }
    return each;
  });
  people.sort(({ staff: one }, { staff: other }) => (one.staffID < other.staffID ? -1 : 1));
  return variantOf(company, JSON.stringify(people), () => {
    const first = company.members.length;
    const members = [...company.members, ...people.map(memberMaker(shifts))];
    const holders = new Map(company.holders);
    for (const [number, { staff }] of people.entries()) {
      holders.set(staff.staffID, [...holdersOf(company, holders, staff.staffID), first + number]);
    }
    const away = new Set(people.map((_, number) => first + number));
    return { ...company, members, holders, away, leavers: isByLists ? away : company.leavers };
  });
}

/** The indexes of those who have had a staff ID. */
function holdersOf({ indexes }: Company, holders: Company['holders'], staffID: string): readonly number[] {
  const index = indexes.get(staffID);
  return holders.get(staffID) ?? (index === undefined ? [] : [index]);
}

/** The company with people as they were on a day; who of them was there and had a staff ID then is the first of its holders. */
function asOf(now: Company, then: ReadonlyMap<number, Member>, away: ReadonlySet<number>): Company {
  const holders = new Map(now.holders);
  for (const [index, { staff }] of then) {
    const isAsNow = !now.away.has(index) && now.members[index]?.staff.staffID === staff.staffID;
    if (isAsNow || away.has(index)) continue;
    const others = holdersOf(now, holders, staff.staffID).filter((other) => other !== index);
    holders.set(staff.staffID, [index, ...others]);
  }
  return { ...now, members: now.members.map((member, index) => then.get(index) ?? member), holders, away };
}

/** The company as a day's lists have it; whoever is not named there is as the lists of its neighbours have them. */
function asOfLists(now: Company, { own, near }: ListsOfDay, shifts: readonly ShiftRow[]): Company {
  const patches = new Map<number, Patch>();
  // The first list to say otherwise counts: others may repeat what is so today.
  const add = (list: Differences) => {
    for (const [index, patch] of list.patches) patches.set(index, { ...patch, ...patches.get(index) });
  };
  near.forEach(add);
  if (patches.size > 0) {
    for (const { people } of own) for (const person of people) patches.delete(now.indexes.get(person.staffID) ?? -1);
  }
  own.forEach(add);
  const named = new Map<number, StaffSummaryRow>();
  const present = new Set<number>();
  for (const list of [...own, ...near]) {
    for (const person of list.strangers) {
      const isThem = (index: number) =>
        now.away.has(index) && mayBeOnePerson((now.members[index] as Member).staff, person);
      const index = now.holders.get(person.staffID)?.find(isThem);
      if (index === undefined) continue;
      if (!named.has(index)) named.set(index, person);
      if (own.includes(list)) present.add(index);
    }
  }
  if (patches.size + named.size === 0) return now;
  return variantOf(now, JSON.stringify([[...named], [...present], [...patches]]), () => {
    const toMember = memberMaker(shifts);
    const then = new Map([...named].map(([index, person]) => [index, toMember(recordOf(person))]));
    for (const [index, patch] of patches) then.set(index, patched(now, index, patch));
    return asOf(now, then, new Set([...now.away].filter((index) => !present.has(index))));
  });
}

function patched({ members, shifts }: Company, index: number, { shiftID = '', ...texts }: Patch): Member {
  const member = members[index] as Member;
  return onShift({ ...member, staff: { ...member.staff, ...texts } }, shiftID, shifts);
}

/** Somebody on the shift with that id, where it is known. */
function onShift(member: Member, group: string, shifts: Company['shifts']): Member {
  const shift = shifts.get(group);
  return shift ? { ...member, shift: shift.name, group, hours: shift.hours } : member;
}

/** The index of each person by the service's id, those who have left among them; the first where it is the row's own. */
const indexesByID = memoizeByIdentity(
  ({ members }: Company) => new Map(members.map(({ staff }, index) => [staff.id, index] as const).toReversed()),
);

/** Whether something was so on a day and is so no more. */
const wasOn = ({ validFrom, validUntil }: ValidDays, date: string): boolean =>
  validUntil !== null && (validFrom ?? '') <= date && validUntil >= date;

/** The company on a day: everybody as their record was then; who had none is away, unless they came later. */
function asOfHistory(now: Company, date: string, shifts: readonly ShiftRow[], history: History): Company {
  const indexes = indexesByID(now);
  const away = new Set(now.away);
  for (const { id, validFrom, validUntil } of history.staff) {
    const index = indexes.get(id) ?? -1;
    // Before their registration people of today's register are new.
    const isRegistered = (now.members[index]?.registered ?? Number.POSITIVE_INFINITY) <= dayNumber(date);
    if (validUntil === null && (validFrom ?? '') > date && isRegistered) away.add(index);
  }
  const rows = history.staff.filter((row) => indexes.has(row.id) && wasOn(row, date));
  for (const { id } of rows) away.delete(indexes.get(id) ?? -1);
  const rules = history.shifts.filter((shift) => wasOn(shift, date));
  return variantOf(now, JSON.stringify([rows, rules, [...away]]), () => {
    const changed = new Set(rules.map(({ id }) => id));
    const shiftsThen = changed.size === 0 ? shifts : [...shifts.filter(({ id }) => !changed.has(id)), ...rules];
    const known = namedShifts(shiftsThen);
    const onRules = (member: Member) => (changed.has(member.group) ? onShift(member, member.group, known) : member);
    const toMember = memberMaker(shiftsThen);
    const then = new Map(
      rows.map((row) => {
        const index = indexes.get(row.id) ?? -1;
        return [index, { ...toMember(row), since: now.members[index]?.since ?? 0 }];
      }),
    );
    const company = asOf(now, then, away);
    return { ...company, members: company.members.map(onRules), hours: hoursOfAll(shiftsThen), shifts: known };
  });
}

/**
 * The index of the person that is asked for: by the service's id, of whom the register or one of the rows names; else of
 * who had the staff ID on the last of the days on which somebody was on the register with it, else of who has it now. Null
 * where nothing is known of them.
 */
export function findPerson(
  { staffID = '', personID }: AskedPerson,
  days: readonly string[],
  past: PastCompany,
  rows: () => readonly StaffSummaryRow[],
): number | null {
  const { now } = past;
  if (personID != null) {
    const known = indexesByID(now).get(personID);
    const named = known === undefined ? rows().find(({ id }) => id === personID) : undefined;
    const index = known ?? (named ? memberIndex(now, named) : -1);
    return index < 0 ? null : index;
  }
  for (const date of days.toReversed()) {
    const company = past.on(date);
    const index = memberIndexOfID(company, staffID ?? '') ?? -1;
    const member = company.members[index];
    if (member && !company.away.has(index) && member.since <= dayNumber(date)) return index;
  }
  const index = memberIndexOfID(now, staffID ?? '');
  return index === undefined || now.away.has(index) ? null : index;
}
