import { daySeconds } from '../../../schema/late-after.ts';
import { type ResumableTask, runInTurns } from '../../shared/event-loop.ts';
import { memoizeByText } from '../../shared/memoize-by-identity.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import type { DayPunches } from '../days/day-punches.ts';
import { assignSignIns } from './assign-to-shift-days.ts';
import { type Company, dayNumber, type Hours, memberIndexes } from './company.ts';

/** The lists that one day teaches from; null for one that was not read. */
interface LessonLists {
  readonly company: Company;
  readonly before: DayPunches | null;
  readonly on: DayPunches;
  readonly after: DayPunches | null;
  readonly absent: readonly StaffSummaryRow[] | null;
}

/** How many of a group of people there were, how many of them were there or listed as absent, and how many were there. */
export interface Attended {
  readonly there: number;
  readonly came: number;
  readonly of: number;
}

/** What one day shows of what is usual on its weekday. */
export interface Lesson {
  readonly date: string;
  /** By the person's index: 0 before they were registered, 1 when nothing was heard of them, 2 when listed, 3 when there. */
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
function* learnDay(date: string, { company, before, on, after, absent }: LessonLists): ResumableTask<Lesson> {
  const day = dayNumber(date);
  const { members, away, leavers } = company;
  const lists = [
    { day: day - 1, signs: before },
    { day, signs: on },
    { day: day + 1, signs: after },
  ];
  const { first, centres } = yield* assignSignIns(company, day, lists, { on: [], before: [] });
  const found = Uint8Array.from(members, ({ since }, index) => {
    if (first.localSeconds[index]) return marks.there;
    return since > day || away.has(index) || leavers.has(index) ? marks.notRegistered : marks.nothing;
  });
  for (const index of memberIndexes(company, absent ?? [])) {
    const isLeaver = leavers.has(index) && found[index] === marks.notRegistered;
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
  const { company, before, on, after, absent } = lists;
  return learned([company, before, on, after, absent], date, () => runInTurns(learnDay(date, lists)));
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
