import { daySeconds, minutesAfterStart, timeOf } from '../../../schema/late-after.ts';
import { leaveKinds } from '../../../schema/leave-words.ts';
import type { DayReason } from '../../generated/resolvers.ts';
import { dayOfNumber } from '../../shared/dates.ts';
import type { Company, Member } from './company.ts';
import type { CompanyDay } from './company-day.ts';
import type { Habits } from './habits.ts';
import { type DayFactRow, fact } from './person-day.ts';
import type { LeavesOfDay } from './read-leaves.ts';
import type { ShiftDayPunches } from './shift-day-punches.ts';

/** What the facts of a day's people are read from. */
export interface DayParts {
  readonly company: Company;
  /** The day, as a number. */
  readonly day: number;
  /** The first of each person. */
  readonly signIns: ShiftDayPunches;
  /** The last of each person. */
  readonly signOuts: ShiftDayPunches;
  /** Indexes of who is listed as absent. */
  readonly absent: ReadonlySet<number>;
  /** Start of the shift that somebody is listed as late for, by the person's index; null where it is not known. */
  readonly lateStarts: ReadonlyMap<number, string | null>;
  /** Who is on leave, by the person's index. */
  readonly leaves: LeavesOfDay;
  readonly habits: Habits;
  readonly judged: CompanyDay;
  readonly holiday: string | null;
  readonly opened: ReadonlyMap<string, string> | null;
  /** Whether they come off a shift of the day before that lasts until the next one starts. */
  readonly isOffDuty: (index: number) => boolean;
  /** Days to learn from that have not been read. */
  readonly unread: readonly string[];
  /** The days that were to be learned from. */
  readonly usualDays: readonly string[];
}

/** The facts that a person's reason rests on; of what has no reason, what was tried; of a day before there were records, that. */
export function factsOfDay(parts: DayParts, index: number, reason: DayReason | null): readonly DayFactRow[] {
  const { company, signIns, signOuts, absent, lateStarts, leaves, habits, judged, holiday, usualDays } = parts;
  const member = company.members[index];
  if (!member) return [];
  if (reason === null) return noRecords(parts, member, absent.has(index));
  const came = signIns.of(index);
  const left = signOuts.of(index);
  const lateAfter = member.hours?.lateAfter ?? null;
  const rule = () =>
    lateAfter === null ? null : fact('LATE_AFTER', { name: member.shift, time: timeOf(lateAfter % daySeconds) });
  const listing = () => (absent.has(index) ? fact('LISTED_ABSENT') : null);
  const leave = () => {
    const own = leaves.get(index);
    return own ? fact('LEAVE', { name: leaveKinds[own.kind].word, days: [own.from, own.to] }) : null;
  };
  const habit = () =>
    parts.isOffDuty(index)
      ? fact('OFF_DUTY', { name: member.shift, days: [dayOfNumber(parts.day - 1)] })
      : habits.factOf(index, usualDays);
  const lateness = () => {
    const start = lateStarts.get(index);
    return fact('LISTED_LATE', { count: start && came ? minutesAfterStart(start, came.at) : null });
  };
  const centre = () => {
    const name = member.staff.serviceCentre;
    const { count = 0, usual = [] } = judged.outages.get(name) ?? {};
    return fact('CENTRE_DAY', { name, count, usual, days: habits.lessons.map(({ date }) => date) });
  };
  const companyDay = () =>
    fact('COMPANY_DAY', {
      count: judged.there,
      of: judged.expected,
      usual: habits.lessons.map(({ there }) => there),
      days: habits.lessons.map(({ date }) => date),
    });
  const facts: Readonly<Record<DayReason, () => readonly (DayFactRow | null)[]>> = {
    PRESENT: () => [fact('SIGNED_IN', { ...came }), leave(), rule()],
    PRESENT_LATE: () => [fact('SIGNED_IN', { ...came }), leave(), lateness(), rule()],
    ABSENT: () => [listing(), rule()],
    DAY_OFF: () => [habit(), leave(), listing()],
    ON_LEAVE: () => [leave(), listing()],
    NOT_DUE_YET: () => [rule(), listing()],
    SIGNED_OUT_ONLY: () => [fact('SIGNED_OUT', { ...left }), leave(), listing()],
    HOLIDAY: () => [
      holiday === null ? companyDay() : fact('PUBLIC_HOLIDAY', { name: holiday || null }),
      leave(),
      listing(),
    ],
    OUTAGE: () => [centre(), listing()],
    NEW: () => [fact('REGISTERED', { days: [dayOfNumber(member.registered)] })],
    NO_SHIFT: () => [habit(), leave()],
    UNEXPLAINED: () => [habit(), rule()],
  };
  return facts[reason]().filter((each) => each !== null);
}

/** Why nothing is claimed of a day. */
function noRecords({ opened, unread }: DayParts, { staff }: Member, isListed: boolean): readonly DayFactRow[] {
  const since = opened?.get(staff.serviceCentre);
  const [name, days] = since === undefined ? [null, unread] : [staff.serviceCentre, [since]];
  return [fact('NO_RECORDS', { name, days }), ...(isListed ? [fact('LISTED_ABSENT')] : [])];
}
