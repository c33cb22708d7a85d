import type { Company } from './company.ts';
import { type Habits, marks } from './habits.ts';

/** A day on which this share of the expected people or fewer were there was not worked. */
const holidayShare = 0.4;
/** On a holiday upstream itself lists none of the missing: so many of the expected are neither there nor listed. */
const unlistedShare = 0.2;
/** Days before from which on a day is compared with them, and the share of the expected people by which fewer are there on a holiday. */
const [comparedDays, fewerShare] = [2, 0.1] as const;
/** People expected, from which on a day tells anything of the company. */
const companySize = 20;
/** Share of the day's people who must be due by now: those of one early shift do not stand for the company. */
const dueShare = 0.25;
/** People of a service centre who are expected, and days on which it had sign-ins, before a claim is made of it. */
const centreSize = 5;
const centreDays = 2;
/** Sign-ins at a centre, as a share of the usual, below which its device is taken to have failed. */
const outageShare = 0.1;
/** Share of the expected people of the other centres who are there while one has none. */
const othersShare = 0.5;

/** A service centre whose device is taken to have failed. */
interface Outage {
  readonly count: number;
  /** Sign-ins there on the days learned from. */
  readonly usual: readonly number[];
}

/** What a day was for the company. */
export interface CompanyDay {
  /** How many people were expected by now, and how many of them were there. */
  readonly expected: number;
  readonly there: number;
  readonly isHoliday: boolean;
  /** The groups that worked on the holiday. */
  readonly working: ReadonlySet<string>;
  readonly outages: ReadonlyMap<string, Outage>;
}

/** What is known of each person when the company's day is judged. */
interface PersonFound {
  readonly mark: number;
  /** Whether they work on the weekday, or are listed. */
  readonly isExpected: boolean;
  /** Whether they are to be there by now. */
  readonly isDue: boolean;
}

/** Whether the day was a holiday, and where a device failed. */
export function judgeDay(
  { members }: Company,
  found: (index: number) => PersonFound,
  centres: ReadonlyMap<string, number>,
  { lessons }: Habits,
): CompanyDay {
  const all = { expected: 0, there: 0, unlisted: 0, later: 0 };
  const byGroup = new Map<string, { expected: number; there: number }>();
  const byCentre = new Map<string, { expected: number; there: number }>();
  const count = <Key>(counts: Map<Key, { expected: number; there: number }>, key: Key, isThere: boolean) => {
    const known = counts.get(key) ?? { expected: 0, there: 0 };
    known.expected += 1;
    if (isThere) known.there += 1;
    counts.set(key, known);
  };
  for (let index = 0; index < members.length; index++) {
    const { mark, isExpected, isDue } = found(index);
    if (!isExpected) continue;
    if (!isDue) {
      all.later += 1;
      continue;
    }
    const isThere = mark === marks.there;
    all.expected += 1;
    if (isThere) all.there += 1;
    else if (mark !== marks.listed) all.unlisted += 1;
    const member = members[index];
    count(byGroup, member?.group ?? '', isThere);
    count(byCentre, member?.staff.serviceCentre ?? '', isThere);
  }
  const isLarge = all.expected >= companySize && all.expected >= dueShare * (all.expected + all.later);
  // Where as many are there as on any day before, the others are missing every week, as where the service tells sign-ins of some alone.
  const most = Math.max(0, ...lessons.map(({ there }) => there));
  const fewer = fewerShare * all.expected;
  const isAsEver = lessons.length >= comparedDays && most >= fewer && all.there > most - fewer;
  const isHoliday =
    isLarge && !isAsEver && (all.there <= holidayShare * all.expected || all.unlisted >= unlistedShare * all.expected);
  const working = [...byGroup].filter(([, { expected, there }]) => there > holidayShare * expected);
  const outages = new Map<string, Outage>();
  for (const [centre, { expected, there }] of byCentre) {
    if (isHoliday || centre === '' || expected < centreSize) continue;
    const [othersExpected, othersThere] = [all.expected - expected, all.there - there];
    if (othersExpected < companySize || othersThere < othersShare * othersExpected) continue;
    const usual = lessons.map((lesson) => lesson.centres.get(centre) ?? 0);
    const signIns = centres.get(centre) ?? 0;
    const typical = typicalOf(usual);
    if (typical >= centreSize && signIns <= outageShare * typical) outages.set(centre, { count: signIns, usual });
  }
  return {
    expected: all.expected,
    there: all.there,
    isHoliday,
    working: new Set(working.map(([group]) => group)),
    outages,
  };
}

/** What a centre had at least on all days but one; 0 where too few are known. One may have been another failure, or a holiday. */
const typicalOf = (usual: readonly number[]) =>
  usual.length < centreDays ? 0 : (usual.toSorted((one, other) => one - other)[usual.length > centreDays ? 1 : 0] ?? 0);
