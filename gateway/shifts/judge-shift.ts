import { daySeconds, lateSecondsOf, opensBefore, secondsOf } from '../../schema/late-after.ts';
import type { LatePerson } from '../days/daily-lists.ts';
import { type DayPunches, noTime } from '../days/day-punches.ts';
import { addDays, dayNumber } from '../shared/dates.ts';
import { inTurns, nextTurn } from '../shared/event-loop.ts';
import type { MonthlyRow } from '../upstream/readers/monthly.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { type Employment, employmentOf, type Holders } from './shift-holders.ts';

/** A shift's rule in seconds after the midnight of the shift day. */
export interface ShiftRule {
  readonly start: number;
  /** The last second that is not late; of a night shift it may be on the next day. */
  readonly lateAt: number;
  /** Late days of a month that make serially late; null makes nobody so. */
  readonly serial: number | null;
}

/** What a rule is tried on; null for a list that could not be read. */
export interface TrialFacts {
  readonly shiftID: string;
  readonly present: ShiftRule;
  readonly tried: ShiftRule;
  /** The first day that the tried rule would have been valid on. */
  readonly from: string;
  /** The last day: today. */
  readonly until: string;
  /** The wall clock, in the seconds of `DayPunches`: a sign-in that carries a time to come does not count yet. */
  readonly now: number;
  readonly register: readonly StaffMemberRow[];
  /** By calendar day. */
  readonly signIns: ReadonlyMap<string, DayPunches | null>;
  /** By shift day, ascending, from the first of a month on. */
  readonly late: ReadonlyMap<string, readonly LatePerson[] | null>;
  /** Who is listed as absent in the months that could be read, and on which days. */
  readonly absent: readonly Pick<MonthlyRow, 'staff' | 'days'>[];
  /** Months whose absent days are known. */
  readonly absentMonths: ReadonlySet<string>;
}

/** Somebody whose late days in a month the tried rule makes others. */
export interface TrialPerson {
  /** Tells two apart who had one staff ID in turn. */
  readonly key: string;
  readonly staff: StaffSummaryRow;
  readonly lateDaysBefore: number;
  readonly lateDaysAfter: number;
}

/** A month's serially late people of the shift. */
export interface TrialMonth {
  readonly month: string;
  readonly before: readonly TrialPerson[];
  readonly after: readonly TrialPerson[];
}

/** What the tried rule would have made of the days. */
export interface TrialOutcome {
  /** Days judged anew. */
  readonly daysRead: number;
  readonly people: number;
  readonly lateDaysBefore: number;
  readonly lateDaysAdded: number;
  readonly lateDaysDropped: number;
  /** Days of a person on which the present rule does not lead to what the service lists. They are left as listed. */
  readonly unclear: number;
  readonly months: readonly TrialMonth[];
}

/** Of the people of a shift, the share that must have come or be listed before a day counts as one that it works. */
const worksWith = 0.3;
/** The share that must have come where nobody is listed. */
const worksWithoutListed = 0.9;

/** A rule from the times of a shift, `HH:MM:SS`. */
export const shiftRule = (startTime: string, threshold: string | null, serial: number | null): ShiftRule => ({
  start: secondsOf(startTime),
  lateAt: lateSecondsOf(startTime, threshold),
  serial,
});

/** The calendar days whose sign-ins are needed for shift days under these rules. */
export function signInDays(rules: readonly ShiftRule[], from: string, until: string): readonly string[] {
  const first = rules.some(({ start }) => start < opensBefore) ? addDays(from, -1) : from;
  const days: string[] = [];
  for (let day = first; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first day that the tried rule can change: the day before closes when its first day opens, in the same month. */
export function firstJudged(from: string): string {
  return from.endsWith('-01') ? from : addDays(from, -1);
}

/**
 * Judges the first sign-ins of a shift's people anew, day by day, as the service does. Section 7 does not name working
 * days, so the lists do: a day is worked when people of the shift are listed as late or absent on it. A person's day is
 * judged where the present rule leads to what the service lists, and stays as listed elsewhere; so the present rule as
 * the tried one changes nothing.
 */
export async function judgeShift(facts: TrialFacts): Promise<TrialOutcome> {
  const { shiftID, present, tried, from, until, late } = facts;
  const holders = await employmentOf(facts.register, late);
  const { people } = holders;
  const times = await timesOf(facts, holders);
  const absent = absentDays(facts.absent, holders);
  const everybody = [...people].map(([id, person]): Somebody => ({ id, person, times: times.get(id) ?? [] }));
  const changes = new Map<string, number>();
  const counts = { daysRead: 0, lateDaysBefore: 0, lateDaysAdded: 0, lateDaysDropped: 0, unclear: 0 };

  for (let day = firstJudged(from); day <= until; day = addDays(day, 1)) {
    await nextTurn();
    const next = addDays(day, 1);
    const isTried = day >= from;
    const listed = listedOn(late.get(day) ?? null, shiftID, holders);
    const isRead = listed !== null && facts.absentMonths.has(day.slice(0, 7)) && hasSignIns(facts, day);
    if (!isRead) continue;
    if (isTried) counts.daysRead += 1;
    const lateBy = (rule: ShiftRule, following: ShiftRule) => {
      const [opens, closes, limit] = [opening(day, rule), opening(next, following), midnight(day) + rule.lateAt];
      return (own: readonly number[]) => {
        const first = firstWithin(own, opens, closes);
        return first === null ? null : first > limit;
      };
    };
    const isLateNow = lateBy(present, present);
    const wouldBeLate = lateBy(isTried ? tried : present, tried);
    const onShift = everybody.filter(({ id, person }) => listed.has(id) || person.shiftOn(day) === shiftID);
    const byPresent = onShift.map((holder) => isLateNow(holder.times));
    const isWorked = worksOn(day, onShift, { listed, byPresent, absent });
    for (const [index, { id, times: own }] of onShift.entries()) {
      const before = listed.has(id);
      if (isTried) counts.lateDaysBefore += Number(before);
      if (!isWorked && !before) continue;
      if ((byPresent[index] ?? false) !== before) {
        if (isTried) counts.unclear += 1;
        continue;
      }
      const after = wouldBeLate(own) ?? false;
      if (after === before) continue;
      if (isTried) counts[after ? 'lateDaysAdded' : 'lateDaysDropped'] += 1;
      const key = `${day.slice(0, 7)} ${id}`;
      changes.set(key, (changes.get(key) ?? 0) + (after ? 1 : -1));
    }
  }

  const held = [...people.values()].filter(({ registered }) => registered === shiftID).length;
  const lateDays = lateDaysOf(late, holders);
  const months = [...new Set([...late.keys()].map((day) => day.slice(0, 7)))].map((month): TrialMonth => {
    const judged = [...people].flatMap(([id, person]) => {
      if (person.shiftIn(month, until) !== shiftID) return [];
      const lateDaysBefore = lateDays.get(`${month} ${id}`) ?? 0;
      const lateDaysAfter = lateDaysBefore + (changes.get(`${month} ${id}`) ?? 0);
      return [{ key: id, staff: person.staff, lateDaysBefore, lateDaysAfter }];
    });
    return {
      month,
      before: judged.filter((person) => present.serial !== null && person.lateDaysBefore >= present.serial),
      after: judged.filter((person) => tried.serial !== null && person.lateDaysAfter >= tried.serial),
    };
  });
  return { ...counts, people: held, months };
}

const midnight = (day: string) => dayNumber(day) * daySeconds;

const opening = (day: string, { start }: ShiftRule) => midnight(day) + start - opensBefore;

function hasSignIns({ signIns, present, tried, until }: TrialFacts, day: string): boolean {
  const last = addDays(day, 1) <= until ? addDays(day, 1) : day;
  return signInDays([present, tried], day, last).every((each) => Boolean(signIns.get(each)));
}

/** Every sign-in of each person, ascending, in seconds of the wall clock. */
async function timesOf(
  { signIns, now }: TrialFacts,
  { keyOf }: Holders,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, number[]>();
  for await (const day of inTurns(signIns.values(), 1)) {
    const keys = day?.people.map(keyOf);
    day?.localSeconds.forEach((at, row) => {
      const id = keys?.[day.who[row] ?? -1];
      if (at === noTime || at > now || id === undefined) return;
      const own = times.get(id);
      if (own) own.push(at);
      else times.set(id, [at]);
    });
  }
  for (const own of times.values()) own.sort((one, other) => one - other);
  return times;
}

function firstWithin(times: readonly number[], from: number, before: number): number | null {
  let low = 0;
  for (let high = times.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((times[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  const first = times[low];
  return first !== undefined && first < before ? first : null;
}

function listedOn(late: readonly LatePerson[] | null, shiftID: string, { keyOf }: Holders): ReadonlySet<string> | null {
  return late && new Set(late.flatMap((person) => (person.shiftID === shiftID && keyOf(person.staff)) || []));
}

/** The days on which each person is listed as absent. */
function absentDays(rows: TrialFacts['absent'], { keyOf }: Holders): DayFacts['absent'] {
  const days = new Map<string, Set<string>>();
  for (const row of rows) {
    const key = keyOf(row.staff);
    if (key !== undefined) days.set(key, new Set([...(days.get(key) ?? []), ...row.days]));
  }
  return days;
}

/** A person of the company with all their sign-ins, ascending. */
interface Somebody {
  readonly id: string;
  readonly person: Employment;
  readonly times: readonly number[];
}

interface DayFacts {
  readonly listed: ReadonlySet<string>;
  /** Whether the present rule makes each holder late; null without a sign-in. */
  readonly byPresent: readonly (boolean | null)[];
  readonly absent: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Whether the shift's people were due on a day, from what the service lists of them. */
function worksOn(day: string, holders: readonly Somebody[], { listed, byPresent, absent }: DayFacts): boolean {
  let [expected, came, missing] = [0, 0, 0];
  for (const [index, { id, person }] of holders.entries()) {
    if (person.since > day) continue;
    expected += 1;
    if (byPresent[index] !== null) came += 1;
    else if (absent.get(id)?.has(day)) missing += 1;
  }
  const share = (came + missing) / Math.max(1, expected);
  if (listed.size + missing > 0) return share >= worksWith;
  return share >= worksWithoutListed && !byPresent.includes(true);
}

/** Number of listed late days, whatever the shift, by month and person. */
function lateDaysOf(late: TrialFacts['late'], { keyOf }: Holders): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [day, people] of late) {
    // Who is listed twice on a day was late on one.
    for (const id of new Set(people?.map(({ staff }) => keyOf(staff)))) {
      const key = `${day.slice(0, 7)} ${id}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}
