import { daySeconds } from '../../../schema/late-after.ts';
import { dayNumber } from '../../shared/dates.ts';
import { nextTurn } from '../../shared/event-loop.ts';
import { memoizeByIdentity, memoizeByText } from '../../shared/memoize.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import type { DayPunches } from '../day-punches.ts';
import { assignSignIns } from './assign-to-shift-days.ts';
import { type Company, type Hours, memberIndexes } from './company.ts';
import { type DayFactRow, fact } from './person-day.ts';
import type { LeavesOfDay } from './read-leaves.ts';

/** The lists that one day teaches from; null for one that was not read. */
interface LessonLists {
  readonly company: Company;
  readonly before: DayPunches | null;
  readonly on: DayPunches;
  readonly after: DayPunches | null;
  readonly absent: readonly StaffSummaryRow[] | null;
  /** Who was on leave: what they did not do shows nothing. */
  readonly leaves: LeavesOfDay;
}

/** How many of a group of people there were, how many of them were there or listed as absent, and how many were there. */
interface Attended {
  readonly there: number;
  readonly came: number;
  readonly of: number;
}

/** What one day shows of what is usual on its weekday. */
export interface Lesson {
  readonly date: string;
  /** By the person's index: 0 before they were registered and on leave, 1 when nothing was heard of them, 2 when listed, 3 when there. */
  readonly marks: Uint8Array;
  /** Who was there or listed as absent, by group of people who share a shift. */
  readonly groups: ReadonlyMap<string, Attended>;
  /** How many people were there. */
  readonly there: number;
  /** Sign-ins at each service centre. */
  readonly centres: ReadonlyMap<string, number>;
}

/** Marks of a lesson. */
export const marks = { notRegistered: 0, nothing: 1, listed: 2, there: 3 } as const;

/** What a day teaches. */
function learnDay(date: string, { company, before, on, after, absent, leaves }: LessonLists): Lesson {
  const day = dayNumber(date);
  const { members, away, leavers } = company;
  const lists = [
    { day: day - 1, punches: before },
    { day, punches: on },
    { day: day + 1, punches: after },
  ];
  const { first, centres } = assignSignIns(company, day, lists, { on: [], before: [] });
  const found = Uint8Array.from(members, ({ since }, index) => {
    if (first.localSeconds[index]) return marks.there;
    const isUnknown = since > day || away.has(index) || leavers.has(index) || leaves.has(index);
    return isUnknown ? marks.notRegistered : marks.nothing;
  });
  for (const index of memberIndexes(company, absent ?? [])) {
    const isLeaver = leavers.has(index) && !leaves.has(index) && found[index] === marks.notRegistered;
    if (found[index] === marks.nothing || isLeaver) found[index] = marks.listed;
  }
  const groups = new Map<string, { there: number; came: number; of: number }>();
  let there = 0;
  for (let index = 0; index < members.length; index++) {
    const mark = found[index];
    if (mark === marks.notRegistered) continue;
    const name = members[index]?.group ?? '';
    let group = groups.get(name);
    if (!group) {
      group = { there: 0, came: 0, of: 0 };
      groups.set(name, group);
    }
    group.of += 1;
    if (mark !== marks.nothing) group.there += 1;
    if (mark === marks.there) {
      there += 1;
      group.came += 1;
    }
  }
  return { date, marks: found, groups, there, centres };
}

/** Forty of the same lists: all days without records have the same ones. */
const learned = memoizeByText<Lesson>(40);

/** The same, worked out once for the same lists. */
export function learnOnce(date: string, lists: LessonLists): Promise<Lesson> {
  const { company, before, on, after, absent, leaves } = lists;
  return learned([company, before, on, after, absent, leaves], date, async () => {
    await nextTurn();
    return learnDay(date, lists);
  });
}

/** How long before a shift's start and after it most of its people have signed in. */
const [usuallyBefore, usuallyAfter] = [1800, 600];

/**
 * Whether most people of some shift are found in the list of the day before, or of the day after. Where not, the day's
 * own list teaches enough, and nine lists are read where it would be seventeen.
 */
export const reachOf = (shifts: readonly Hours[]) => ({
  before: shifts.some(({ start }) => start < usuallyBefore),
  after: shifts.some(({ start }) => start + usuallyAfter > daySeconds),
});

/** A shift works on a weekday when this share of its people were there or listed. */
const workingShare = 0.3;
/** People of a shift, each counted once a day, from which on its share is clear. */
const clearCount = 8;
/** Days of the same weekday that a person must have been on the register before their own pattern counts. */
const ownDays = 4;

/** What the same weekdays before a day have shown. */
export interface Habits {
  /** The days learned from, ascending. */
  readonly lessons: readonly Lesson[];
  readonly groups: ReadonlyMap<string, Attended>;
  /** Groups that were listed as absent on days on which the company does not work: nobody of them ever came. */
  readonly offGroups: ReadonlySet<string>;
  /** Whether nothing but the absent list speaks of somebody of these groups. */
  neverCame(index: number): boolean;
  /** Whether somebody works on the weekday; null where the days show nothing. */
  worksOf(index: number): boolean | null;
  /** The fact behind that; of what was tried where there is none. */
  factOf(index: number, days: readonly string[]): DayFactRow;
}

/** What the lessons of the same weekday show together. */
export const habitsOf = memoizeByIdentity((company: Company, ...lessons: readonly (Lesson | null)[]): Habits => {
  const known = lessons.filter((lesson) => lesson !== null);
  const groups = new Map<string, { there: number; came: number; of: number }>();
  for (const lesson of known) {
    for (const [name, { there, came, of }] of lesson.groups) {
      const group = groups.get(name) ?? { there: 0, came: 0, of: 0 };
      groups.set(name, { there: group.there + there, came: group.came + came, of: group.of + of });
    }
  }
  const seenBy = (index: number) => {
    const found = known.map((lesson) => lesson.marks[index] ?? marks.notRegistered);
    return { seen: found.filter((mark) => mark > marks.nothing).length, of: found.filter(Boolean).length };
  };
  const shiftOf = (index: number) => {
    const name = company.members[index]?.group ?? '';
    const group = groups.get(name);
    // Who has no shift need not be like others without one.
    return name !== '' && group && group.of >= clearCount ? group : null;
  };
  const offGroups = listedForNothing(groups, known.length);
  const neverCame = (index: number) =>
    offGroups.has(company.members[index]?.group ?? '') && known.every((lesson) => lesson.marks[index] !== marks.there);
  return {
    lessons: known,
    groups,
    offGroups,
    neverCame,
    worksOf(index) {
      if (neverCame(index)) return false;
      const group = shiftOf(index);
      if (group) return group.there >= workingShare * group.of;
      const { seen, of } = seenBy(index);
      return of >= ownDays ? seen > 0 : null;
    },
    factOf(index, days) {
      const group = shiftOf(index);
      const learned = known.map(({ date }) => date);
      if (neverCame(index)) {
        return fact('NEVER_CAME', { name: group ? (company.members[index]?.shift ?? '') : null, days: learned });
      }
      if (group) {
        const name = company.members[index]?.shift ?? '';
        return fact('SHIFT_WEEKDAY', { name, count: group.there, of: group.of, days: learned });
      }
      const { seen, of } = seenBy(index);
      if (of >= ownDays) return fact('OWN_WEEKDAY', { count: seen, of, days: learned });
      return fact('NOT_LEARNED', { days: days.filter((day) => !learned.includes(day)) });
    },
  };
});

/** People of a group on each day, from which on it shows that a listing means nothing. */
const groupSize = 5;
/** Share of all who are listed that such groups must have: else it is they alone who stay away. */
const listedShare = 0.5;

/**
 * Groups of whom people are listed as absent though nobody of them ever came: the service lists everybody, also on days
 * that are not worked. Only where groups of some size show it, which most of those listed belong to.
 */
function listedForNothing(groups: ReadonlyMap<string, Attended>, days: number): ReadonlySet<string> {
  const empty = [...groups].filter(([, { came, there }]) => came === 0 && there > 0);
  if (empty.length === 0) return new Set();
  const listed = (some: Iterable<readonly [string, Attended]>) =>
    [...some].reduce((sum, [, { came, there }]) => sum + there - came, 0);
  const isClear = empty.some(
    ([name, { there, of }]) =>
      name !== '' && of >= Math.max(clearCount, groupSize * days) && there >= workingShare * of,
  );
  return isClear && listed(empty) >= listedShare * listed(groups) ? new Set(empty.map(([name]) => name)) : new Set();
}
