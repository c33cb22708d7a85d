import { dayNumber } from '../../shared/dates.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { mayBeOnePerson } from '../people.ts';
import type { Company, Member } from './company.ts';
import {
  type DayPeople,
  type Differences,
  differences,
  type NamedDays,
  type NamedOn,
  type Patch,
  variantOf,
} from './list-differences.ts';

/** The people of a reading: one index for each, the same on all of its days. */
export interface PastCompany {
  /** As of today. */
  readonly now: Company;
  /** As of a day that is explained. */
  on(date: string): Company;
  /** As of a day that is learned from, by those of its lists that every reading of it has. */
  onLesson(date: string): Company;
  /** Whether past days are told with today's register, corrected by what the days' own lists say. */
  readonly isOfToday: boolean;
}

/** The people of a reading, as today's register has them and as the days' own lists say. */
export function pastByLists(company: Company, named: NamedDays): PastCompany {
  const all = peopleOf(named);
  const strangers = all.flatMap(({ lists }) => lists.flatMap((list) => differences(company, list).strangers));
  const evident = withSince(company, all);
  const extended = strangers.length === 0 ? evident : withLeavers(evident, strangers);
  const viewOf = (lists: NamedOn | undefined): Company => {
    if (!lists) return extended;
    const own = [...lists.records, lists.absent].map((list) => differences(company, list));
    const near = lists.near.map((list) => differences(company, list));
    if ([...own, ...near].every(({ strangers: few, patches }) => few.length + patches.size === 0)) return extended;
    return asOf(extended, own, withoutNamed(near, extended, lists));
  };
  return {
    now: extended,
    on: (date) => viewOf(named.explained.get(date)),
    onLesson: (date) => viewOf(named.lessons.get(date)),
    isOfToday: true,
  };
}

/** The company with those who left, each once, behind the others. */
function withLeavers(company: Company, strangers: readonly StaffSummaryRow[]): Company {
  const leavers = new Map<string, StaffSummaryRow[]>();
  for (const person of strangers) {
    const known = leavers.get(person.staffID) ?? [];
    const index = known.findIndex((one) => mayBeOnePerson(one, person));
    // The days ascend, so that the last to name somebody says who they were when they left.
    known[index < 0 ? known.length : index] = person;
    leavers.set(person.staffID, known);
  }
  const people = [...leavers.values()].flat().sort((one, other) => (one.staffID < other.staffID ? -1 : 1));
  return variantOf(company, JSON.stringify(people), () => {
    const holders = new Map(company.holders);
    people.forEach(({ staffID }, number) => {
      const index = company.indexes.get(staffID);
      const others = holders.get(staffID) ?? (index === undefined ? [] : [index]);
      holders.set(staffID, [...others, company.members.length + number]);
    });
    const members = [...company.members, ...people.map((staff) => leaver(company, staff))];
    const away = new Set(people.map((_, index) => company.members.length + index));
    return { ...company, members, holders, away, leavers: away };
  });
}

function leaver(company: Company, staff: StaffSummaryRow): Member {
  const shift = company.shifts.get(staff.shiftID ?? '');
  return {
    staff,
    shift: shift?.name ?? '',
    group: shift ? (staff.shiftID ?? '') : '',
    hours: shift?.hours ?? null,
    registered: 0,
    since: 0,
  };
}

/** What the neighbours' lists say of people whom the day's own lists do not name. */
function withoutNamed(near: readonly Differences[], { members }: Company, lists: NamedOn): readonly Differences[] {
  if (near.every(({ patches }) => patches.size === 0)) return near;
  const named = new Set([...lists.records, lists.absent].flatMap(({ people }) => people.map(({ staffID }) => staffID)));
  return near.map((list) => ({
    ...list,
    patches: new Map([...list.patches].filter(([index]) => !named.has(members[index]?.staff.staffID ?? ''))),
  }));
}

/** The company as a day's lists have it; whoever is not named there is as the lists of its neighbours have them. */
function asOf(company: Company, lists: readonly Differences[], near: readonly Differences[]): Company {
  const present = new Map<number, StaffSummaryRow>();
  const around = new Map<number, StaffSummaryRow>();
  const patches = new Map<number, Patch>();
  for (const person of near.flatMap(({ strangers }) => strangers)) {
    const index = leaverIndex(company, person);
    if (index !== undefined && !around.has(index)) around.set(index, person);
  }
  for (const { patches: own } of near) {
    for (const [index, patch] of own) patches.set(index, { ...patch, ...patches.get(index) });
  }
  for (const { strangers, patches: own } of lists) {
    for (const person of strangers) {
      const index = leaverIndex(company, person);
      if (index !== undefined && !present.has(index)) present.set(index, person);
    }
    // The first list to say otherwise counts: others may repeat what is so today.
    for (const [index, patch] of own) patches.set(index, { ...patch, ...patches.get(index) });
  }
  const text = JSON.stringify([[...around], [...present], [...patches]]);
  return variantOf(company, text, () => {
    const members = [...company.members];
    for (const [index, person] of [...around, ...present]) members[index] = leaver(company, person);
    for (const [index, patch] of patches) members[index] = patched(company, members[index] as Member, patch);
    const holders = new Map(company.holders);
    for (const [index, { staffID }] of present) {
      holders.set(staffID, [index, ...(holders.get(staffID) ?? []).filter((other) => other !== index)]);
    }
    return { ...company, members, holders, away: new Set([...company.away].filter((index) => !present.has(index))) };
  });
}

const leaverIndex = (company: Company, person: StaffSummaryRow) =>
  company.holders
    .get(person.staffID)
    ?.find((index) => company.away.has(index) && mayBeOnePerson((company.members[index] as Member).staff, person));

function patched(company: Company, member: Member, { shiftID, ...texts }: Patch): Member {
  const shift = company.shifts.get(shiftID ?? '');
  const moved = { ...member, staff: { ...member.staff, ...texts } };
  return shift ? { ...moved, shift: shift.name, group: shiftID ?? '', hours: shift.hours } : moved;
}

/** The first days on which lists named somebody before their registration. */
interface Named {
  record: number;
  listing: number;
}

/** The lists of a day, and those of its neighbours that may hold records of it. */
interface PeopleOfDay {
  readonly lists: readonly DayPeople[];
}

/** The lists of all days of a reading, by day ascending. */
export const peopleOf = ({ explained, lessons }: NamedDays): readonly PeopleOfDay[] =>
  [...explained, ...lessons]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { records, absent, near }]) => ({ lists: [...records, absent, ...near] }));

/**
 * The company with people from the first day on which lists named them, where that is before their registration: the
 * register was imported. A record shows it; a listing as absent does so only of people for whom a record shows that the
 * day of registration is not their first, or for half of those who were registered on the same day.
 */
export function withSince(company: Company, days: readonly PeopleOfDay[]): Company {
  const found = new Map<number, Named>();
  for (const { lists } of days) {
    for (const list of lists) {
      const day = dayNumber(list.date);
      const as = list.isOfStaff ? 'listing' : 'record';
      for (const index of differences(company, list).early) {
        const known = found.get(index) ?? { record: Number.POSITIVE_INFINITY, listing: Number.POSITIVE_INFINITY };
        known[as] = Math.min(known[as], day);
        found.set(index, known);
      }
    }
  }
  if (found.size === 0) return company;
  const imported = importedOn(company, found);
  const since = [...found].flatMap(([index, { record, listing }]): [number, number][] => {
    const isRefuted = record < Number.POSITIVE_INFINITY || imported.has(company.members[index]?.registered ?? 0);
    return isRefuted ? [[index, Math.min(record, listing)]] : [];
  });
  if (since.length === 0) return company;
  return variantOf(company, `since ${since.join(' ')}`, () => {
    const members = [...company.members];
    for (const [index, day] of since) members[index] = { ...(members[index] as Member), since: day };
    return { ...company, members };
  });
}

/** Days of registration on which the register was written anew: half of their people have records before. */
function importedOn({ members }: Company, found: ReadonlyMap<number, Named>): ReadonlySet<number> {
  const recorded = new Map<number, number>();
  for (const [index, { record }] of found) {
    const { registered } = members[index] as Member;
    if (record < Number.POSITIVE_INFINITY) recorded.set(registered, (recorded.get(registered) ?? 0) + 1);
  }
  if (recorded.size === 0) return new Set();
  const all = new Map<number, number>();
  for (const { registered } of members) all.set(registered, (all.get(registered) ?? 0) + 1);
  return new Set([...recorded].filter(([day, count]) => 2 * count >= (all.get(day) ?? 0)).map(([day]) => day));
}
