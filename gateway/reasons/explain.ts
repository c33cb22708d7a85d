import { daySeconds } from '../../schema/late-after.ts';
import type { DayReason } from '../generated/resolvers.ts';
import { cachedByText } from '../lists/cached-by-lists.ts';
import type { LatePerson } from '../lists/daily-lists.ts';
import type { DaySigns } from '../lists/day-signs.ts';
import { runInTurns, type Steps } from '../yield-turn.ts';
import { type Company, dayNumber, type Member } from './company.ts';
import { judgeDay } from './company-day.ts';
import { dayReasons, ExplainedDay } from './explained-day.ts';
import { factsOfDay, timeOf } from './facts.ts';
import type { Habits } from './habits.ts';
import { marks } from './lesson.ts';
import { type NoteSign, placeSignIns, placeSignOuts, wallOfDay } from './place-signs.ts';

/** The lists that explain a shift day; null for one that could not be read. */
export interface DayLists {
  readonly company: Company;
  /** Sign-ins of the calendar day before, of the day itself and of the day after. */
  readonly signIns: readonly [DaySigns | null, DaySigns, DaySigns | null];
  /** Sign-outs of the day itself and of the day after. */
  readonly signOuts: readonly [DaySigns | null, DaySigns | null];
  readonly absent: readonly string[];
  readonly late: readonly LatePerson[];
  /** Who was late on the day before. */
  readonly lateBefore: readonly LatePerson[] | null;
  /** What the same weekdays before have shown. */
  readonly habits: Habits;
}

/** Seconds after a shift's threshold from which its people count for what the day was for the company. */
const settled = 3600;

const codeOf = (reason: DayReason) => dayReasons.indexOf(reason);

/**
 * One reason for everybody on the register. `now` is what the clock on the wall shows, as `DaySigns` has it; `usualDays`
 * are the days that were to be learned from.
 */
export function* explain(
  date: string,
  now: number,
  lists: DayLists,
  usualDays: readonly string[] = [],
): Steps<ExplainedDay> {
  const { company, habits } = lists;
  const day = dayNumber(date);
  const midnight = wallOfDay(day);
  const { signIns, signOuts, centres } = yield* placeSigns(day, lists);
  const absent = placesOf(company, lists.absent);
  const lateStarts = lateStartsOf(company, lists.late);
  const dueAt = ({ hours }: Member) => midnight + (hours?.lateAfter ?? 0);
  const isNew = ({ registered }: Member) => registered > day;
  const found = (place: number) => {
    const member = company.members[place] as Member;
    const mark = signIns.walls[place] ? marks.there : absent.has(place) ? marks.listed : marks.nothing;
    // Who has no shift may come as long as the day lasts.
    const isDue = now >= (member.hours ? dueAt(member) : midnight + daySeconds) + settled;
    const isExpected = !isNew(member) && (mark === marks.listed || habits.claimOf(place)?.works === true);
    return { mark, isExpected, isDue };
  };
  yield;
  const judged = judgeDay(company, found, centres, habits);
  const reasonOf = (member: Member, place: number): DayReason => {
    if (signIns.walls[place]) return lateStarts.has(place) ? 'PRESENT_LATE' : 'PRESENT';
    if (isNew(member)) return 'NEW';
    if (signOuts.walls[place]) return 'SIGNED_OUT_ONLY';
    const isListed = absent.has(place);
    const claim = isListed ? null : habits.claimOf(place);
    if (claim && !claim.works && member.group !== '') return 'DAY_OFF';
    if (now < dueAt(member)) return 'NOT_DUE_YET';
    const isExpected = isListed || claim?.works === true;
    if (isExpected && judged.outages.has(member.staff.serviceCentre)) return 'OUTAGE';
    if (isExpected && judged.isHoliday && !(isListed && judged.working.has(member.group))) return 'HOLIDAY';
    if (isListed) return 'ABSENT';
    return member.group === '' ? 'NO_SHIFT' : 'UNEXPLAINED';
  };
  yield;
  const codes = Uint8Array.from(company.members, (member, place) => codeOf(reasonOf(member, place)));
  const parts = { company, day, signIns, signOuts, absent, lateStarts, habits, judged, usualDays };
  return new ExplainedDay({
    date,
    company,
    // A lesson is of a day around which something is recorded.
    hasRecords: lists.signIns[1].walls.length > 0 || habits.lessons.length > 0,
    codes,
    signIns,
    signOuts,
    lateStarts,
    absent,
    factsOf: (place, reason) => factsOfDay(parts, place, reason),
  });
}

/** The sign-ins and sign-outs of a shift day; both are told of to `note`, where it is given. */
export function* placeSigns(
  day: number,
  { company, signIns, signOuts, late, lateBefore }: Omit<DayLists, 'absent' | 'habits'>,
  note?: { readonly signIn: NoteSign; readonly signOut: NoteSign },
) {
  const around = signIns.map((signs, place) => ({ day: day - 1 + place, signs }));
  const placed = yield* placeSignIns(company, day, around, { on: late, before: lateBefore ?? [] }, note?.signIn);
  const after = signOuts.map((signs, place) => ({ day: day + place, signs }));
  return {
    signIns: placed.first,
    signOuts: yield* placeSignOuts(company, day, after, placed, note?.signOut),
    centres: placed.centres,
  };
}

const placesOf = ({ places }: Company, staffIDs: readonly string[]): ReadonlySet<number> =>
  new Set(staffIDs.flatMap((staffID) => places.get(staffID) ?? []));

/** Start of the shift that each late person is late for. */
function lateStartsOf({ members, places, hours }: Company, late: readonly LatePerson[]) {
  const byID = new Map(hours.map((each) => [each.id, each]));
  return new Map(
    late.flatMap(({ staff, shiftID }): [number, string | null][] => {
      const place = places.get(staff.staffID);
      if (place === undefined) return [];
      const rule = byID.get(shiftID) ?? members[place]?.hours;
      return [[place, rule ? timeOf(rule.start) : null]];
    }),
  );
}

/** Four of the same lists: the answers of today change by the clock. */
const explained = cachedByText<ExplainedDay>(4);

/** The same, worked out once for the same lists until the clock changes it: until the next shift is due, or settled. */
export function explainOnce(
  date: string,
  now: number,
  lists: DayLists,
  usualDays: readonly string[],
): Promise<ExplainedDay> {
  const { company, signIns, signOuts, absent, late, lateBefore, habits } = lists;
  const since = now - wallOfDay(dayNumber(date));
  const passed = company.hours.map(
    ({ lateAfter }) => Number(since >= lateAfter) + Number(since >= lateAfter + settled),
  );
  const key = [date, since >= 0, since >= daySeconds + settled, passed.reduce((sum, count) => sum + count, 0)].join(
    ' ',
  );
  const read = [company, ...signIns, ...signOuts, absent, late, lateBefore, habits];
  return explained(read, key, () => runInTurns(explain(date, now, lists, usualDays)));
}
