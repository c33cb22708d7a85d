import type { CompanyStaff } from '../company-service/people.ts';
import type { CompanyService } from '../company-service.ts';
import { now } from '../fixed-clock.ts';
import { askedOf } from '../told-screens.ts';
import { type PlainDay, type PlainPunch, plainDays } from './days.ts';

/** The mark of each reason in a month, and its word in a file. */
export const reasonMarks: Readonly<Record<NonNullable<PlainDay['reason']>, readonly [mark: string, word: string]>> = {
  PRESENT: ['P', 'Present'],
  PRESENT_LATE: ['L', 'Late'],
  ABSENT: ['A', 'Absent'],
  DAY_OFF: ['O', 'Day off'],
  NOT_DUE_YET: ['W', 'Not due yet'],
  SIGNED_OUT_ONLY: ['S', 'Forgot to sign in'],
  NO_SHIFT: ['X', 'No shift'],
  UNEXPLAINED: ['U', 'Unexplained'],
};

/** The mark of a day; of one to come it is a question mark. */
export const markOf = ({ reason }: PlainDay): string => (reason === null ? '?' : reasonMarks[reason][0]);

/** What of a person each row of a screen repeats. */
export const staffOf = ({ staffID, name, district, department }: CompanyStaff) => ({
  staffID,
  name,
  district,
  department,
});

/** Everything that is worked out for the day, the month and the person that screens are asked of. */
export function plainFacts(service: CompanyService) {
  const { day, month, staffID } = askedOf(service);
  const plain = plainDays(service, now());
  const { people, byID } = plain;
  const months = plain.monthsOf(month);
  const daysOf = (id: string): readonly PlainDay[] => months.get(id) ?? [];
  const isOfRegister = ({ person }: PlainPunch) => byID.has(person);
  const monthly = people.map(({ person, shift }) => {
    const all = daysOf(person.staffID);
    const days = all.filter(({ date }) => date <= plain.today);
    return {
      person,
      shift,
      all,
      days,
      listedLate: days.filter((each) => each.isListedLate).map(({ date }) => date),
      listedAbsent: days.filter((each) => each.isListedAbsent).map(({ date }) => date),
    };
  });
  const threshold = ({ shift }: (typeof monthly)[number]) => shift?.serialLatenessThreshold ?? Number.POSITIVE_INFINITY;
  return {
    ...plain,
    signIns: plain.punchesOf(day, 'signedIn').filter(isOfRegister),
    signOuts: plain.punchesOf(day, 'signedOut').filter(isOfRegister),
    late: plain.lateOn(day),
    absent: plain.absentOn(day),
    serial: monthly.filter((one) => one.listedLate.length >= threshold(one)),
    near: monthly.filter((one) => one.listedLate.length === threshold(one) - 1),
    missed: monthly.filter(({ listedAbsent }) => listedAbsent.length > 0),
    ofDay: people.map((one) => ({
      ...one,
      day: daysOf(one.person.staffID).find(({ date }) => date === day) as PlainDay,
    })),
    sums: monthly.map((one) => ({ ...one, shiftName: one.shift?.name ?? '', ...sumOf(one) })),
    asked: monthly.find(({ person }) => person.staffID === staffID),
  };
}

/** All that is worked out. */
export type PlainFacts = ReturnType<typeof plainFacts>;

/** The numbers of a person's month. */
function sumOf({ all, days }: { readonly all: readonly PlainDay[]; readonly days: readonly PlainDay[] }) {
  const count = (...letters: readonly string[]) => days.filter((each) => letters.includes(markOf(each))).length;
  const sum = (of: (each: PlainDay) => number | null) => days.reduce((total, each) => total + (of(each) ?? 0), 0);
  const counted = days.filter(({ minutesWorked }) => minutesWorked !== null);
  return {
    present: count('P'),
    late: count('L'),
    absent: count('A'),
    dayOff: count('O'),
    other: count('W', 'S', 'X', 'U'),
    notKnown: all.length - days.length,
    listedAbsentDays: days.filter(({ isListedAbsent }) => isListedAbsent).length,
    lateMinutes: sum(({ minutesLate }) => minutesLate),
    daysSignedIn: count('P', 'L'),
    daysCounted: counted.length,
    minutesWorked: sum(({ minutesWorked }) => minutesWorked),
    overtime: counted.some(({ overtime }) => overtime === null) ? null : sum(({ overtime }) => overtime),
  };
}
