import { addDays } from '../days.ts';
import { isOnePerson } from '../lists/daily-lists.ts';
import type { StaffSummaryRow } from '../rest/staff-summary.ts';
import { type Company, dayNumber, type Member } from './company.ts';
import { type Differences, differences, type NamedOn, type Patch, variantOf } from './list-differences.ts';
import { withSince } from './registered-since.ts';

/** The people of a reading: one place for each, the same on all of its days. */
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

/** Whom the days' lists name: of the days that are explained, of those that are learned from, and of their neighbours. */
export interface NamedDays {
  readonly explained: ReadonlyMap<string, NamedOn>;
  readonly lessons: ReadonlyMap<string, NamedOn>;
  readonly around: ReadonlyMap<string, NamedOn>;
}

/** The people of a reading, as today's register has them and as the days' own lists say. */
export function pastByLists(company: Company, named: NamedDays): PastCompany {
  const days = [...named.explained, ...named.lessons, ...named.around].sort(([one], [other]) => (one < other ? -1 : 1));
  const all = days.flatMap(([date, { records, absent }]) =>
    [...records, absent].map((people) => ({ people, day: dayNumber(date) })),
  );
  const strangers = all.flatMap(({ people, day }) => differences(company, people, day).strangers);
  const evident = withSince(company, days);
  const extended = strangers.length === 0 ? evident : withLeavers(evident, strangers);
  const viewOf = (date: string, lists: NamedOn | undefined, around: readonly string[]): Company => {
    if (!lists) return extended;
    const each = differencesOn(company, date, lists);
    const near = around.flatMap((day) => differencesOn(company, day, named.around.get(day)));
    if ([...each, ...near].every(({ strangers: few, patches }) => few.length + patches.size === 0)) return extended;
    return asOf(extended, each, near);
  };
  return {
    now: extended,
    on: (date) => viewOf(date, named.explained.get(date), [addDays(date, -1), addDays(date, 1)]),
    onLesson: (date) => viewOf(date, named.lessons.get(date), []),
    isOfToday: true,
  };
}

/** The company with those who left, each once, behind the others. */
function withLeavers(company: Company, strangers: readonly StaffSummaryRow[]): Company {
  const leavers = new Map<string, StaffSummaryRow[]>();
  for (const person of strangers) {
    const known = leavers.get(person.staffID) ?? [];
    const index = known.findIndex((one) => isOnePerson(one, person));
    // The days ascend, so that the last to name somebody says who they were when they left.
    known[index < 0 ? known.length : index] = person;
    leavers.set(person.staffID, known);
  }
  const people = [...leavers.values()].flat().sort((one, other) => (one.staffID < other.staffID ? -1 : 1));
  return variantOf(company, JSON.stringify(people), () => {
    const holders = new Map(company.holders);
    people.forEach(({ staffID }, index) => {
      const place = company.places.get(staffID);
      const others = holders.get(staffID) ?? (place === undefined ? [] : [place]);
      holders.set(staffID, [...others, company.members.length + index]);
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

const differencesOn = (company: Company, date: string, lists: NamedOn | undefined): readonly Differences[] =>
  [...(lists?.records ?? []), ...(lists ? [lists.absent] : [])].map((people) =>
    differences(company, people, dayNumber(date)),
  );

/** The company as a day's lists have it; who left and is not named there is as the lists of its neighbours have them. */
function asOf(company: Company, lists: readonly Differences[], near: readonly Differences[]): Company {
  const present = new Map<number, StaffSummaryRow>();
  const around = new Map<number, StaffSummaryRow>();
  for (const person of near.flatMap(({ strangers }) => strangers)) {
    const place = leaverPlace(company, person);
    if (place !== undefined && !around.has(place)) around.set(place, person);
  }
  const patches = new Map<number, Patch>();
  for (const { strangers, patches: own } of lists) {
    for (const person of strangers) {
      const place = leaverPlace(company, person);
      if (place !== undefined && !present.has(place)) present.set(place, person);
    }
    // The first list to say otherwise counts: others may repeat what is so today.
    for (const [place, patch] of own) patches.set(place, { ...patch, ...patches.get(place) });
  }
  const text = JSON.stringify([[...around], [...present], [...patches]]);
  return variantOf(company, text, () => {
    const members = [...company.members];
    for (const [place, person] of [...around, ...present]) members[place] = leaver(company, person);
    for (const [place, patch] of patches) members[place] = patched(company, members[place] as Member, patch);
    const holders = new Map(company.holders);
    for (const [place, { staffID }] of present) {
      holders.set(staffID, [place, ...(holders.get(staffID) ?? []).filter((other) => other !== place)]);
    }
    return { ...company, members, holders, away: new Set([...company.away].filter((place) => !present.has(place))) };
  });
}

const leaverPlace = (company: Company, person: StaffSummaryRow) =>
  company.holders
    .get(person.staffID)
    ?.find((place) => company.away.has(place) && isOnePerson((company.members[place] as Member).staff, person));

function patched(company: Company, member: Member, { shiftID, ...texts }: Patch): Member {
  const shift = company.shifts.get(shiftID ?? '');
  const moved = { ...member, staff: { ...member.staff, ...texts } };
  return shift ? { ...moved, shift: shift.name, group: shiftID ?? '', hours: shift.hours } : moved;
}
