import { useEffect, useRef } from 'react';
import { reasonWords } from '../../../schema/reason-words.ts';
import { writeFilter } from '../../../schema/view-address.ts';
import { type DayReasonsQuery, useDayReasonsQuery } from '../../api/generated/dashboard.ts';
import type { Coverage } from '../../days/days-read.tsx';
import { countReasons, type Reason } from '../../days/reasons.ts';
import { saysNoRecord } from '../../messages.ts';
import { useFailureToasts } from './failure-toasts.ts';
import { formatCount } from './overview-facts.ts';

/**
 * Everybody's reason on a day, counted. It takes longer than the numbers of the day, so it is asked for apart from them,
 * and again with each `reading` of the day's lists.
 */
export function useDayReasons(date: string, reading: number) {
  const answer = useDayReasonsQuery({ variables: { date, ...expectedWords } });
  const { data, error, loading, refetch, retry: readAgain } = answer;
  const day = data?.explainedDay;
  const retry = useFailureToasts('turnout', undefined, error, loading, readAgain);
  // The query asks for another day itself; only a new reading of the same day is asked for here.
  const read = useRef({ date, reading });
  useEffect(() => {
    if (read.current.date === date && read.current.reading !== reading) readAgain();
    read.current = { date, reading };
  }, [date, reading, readAgain]);
  return {
    data,
    /** Missing while it is not there, and where the service has given no list to count from. */
    isUnknown: saysNoRecord(day?.notice) && day?.totalCount === 0,
    error,
    loading,
    refetch,
    retry,
  };
}

/** Text for a service that answered without a list. */
export const noList = 'Not known: the attendance service gave no list to count from.';

/** What the cards of a day's reasons draw. */
export type DayReasonsState = ReturnType<typeof useDayReasons>;

const counts = (groups: ReturnType<typeof countReasons>): string =>
  groups.map(({ reason, people }) => `${formatCount(people)} ${reasonWords[reason].toLowerCase()}`).join(', ');

/** Who is on the absence list, by the day's reasons; empty where all of them are absent, and where that is not known. */
export function describeListed({ listed, overview, explainedDay }: DayReasonsQuery): string {
  const onList = overview?.absent.distinctStaff;
  if (!listed || !explainedDay || onList == null) return '';
  const listedReasons = countReasons(listed.facets);
  // The absent first: the others are what the number of the list has besides.
  const groups = listedReasons.toSorted((one, other) => absentFirst(one) - absentFirst(other));
  const unregistered = onList - listed.totalCount;
  if (unregistered <= 0 && groups.every(({ reason }) => reason === 'ABSENT')) return '';
  const others = unregistered > 0 && `${formatCount(unregistered)} not on the register`;
  return `On the list: ${[counts(groups), others].filter(Boolean).join(', ')}.`;
}

const absentFirst = ({ reason }: { reason: Reason }) => (reason === 'ABSENT' ? 0 : 1);

/** Who is missing, by the day's reasons; empty where all of them are absent. */
export function describeMissing({ explainedDay }: DayReasonsQuery): string {
  const all = countReasons(explainedDay?.facets);
  const groups = all.filter(({ reason }) => expectedWords.missing.includes(reasonWords[reason]));
  return groups.some(({ reason }) => reason !== 'ABSENT') ? `${counts(groups)}.` : '';
}

/**
 * Why more or fewer people came to their shifts than signed in on the date; empty where these are as many, and where one
 * of them is not known. Who signed in may be on no register, or have come before midnight for a shift of the next day.
 */
export function describeCame({ came, explainedDay }: DayReasonsQuery, signedIn: number | null): string {
  if (!came || !explainedDay || signedIn === null || came.totalCount === signedIn) return '';
  const forgot = countReasons(explainedDay.facets).find(({ reason }) => reason === 'SIGNED_OUT_ONLY')?.people ?? 0;
  const shown = `${formatCount(came.totalCount)} came, ${formatCount(signedIn)} signed in on this date`;
  const reasons = [
    ...(forgot > 0 ? [`${formatCount(forgot)} forgot to sign in`] : []),
    ...(came.totalCount - forgot === signedIn
      ? []
      : ['the first number has only people on the register, by the day of their shift']),
  ];
  return `${shown}: ${reasons.join(', and ')}.`;
}

const wordsOf = (...reasons: readonly Reason[]) => reasons.map((reason) => reasonWords[reason]);

/**
 * Values of the reason column: of people who came, of people who should have come and did not, and of people whose device
 * failed.
 */
export const expectedWords = {
  came: wordsOf('PRESENT', 'PRESENT_LATE', 'SIGNED_OUT_ONLY'),
  missing: wordsOf('ABSENT', 'UNEXPLAINED'),
  unrecorded: wordsOf('OUTAGE'),
};

/** People of a service centre, or of all, who were expected by now. */
export interface Expected {
  readonly came: number;
  readonly missing: number;
  /** People of whom nothing is known: no sign-in reached the service from their centre. */
  readonly unrecorded: number;
}

/** A service centre with somebody missing or unknown; its name is empty where the register has none. */
export interface CentreTurnout extends Expected {
  readonly serviceCentre: string;
}

type ExpectedLists = Pick<DayReasonsQuery, 'came' | 'missing' | 'unrecorded'>;

/**
 * Everybody who was expected by now; null while that is not known, as before any other day has been read, which shows
 * who works on the weekday.
 */
export function expectedOf({
  came,
  missing,
  unrecorded,
  explainedDay,
}: ExpectedLists & Pick<DayReasonsQuery, 'explainedDay'>): Expected | null {
  if (!came || !missing || !unrecorded || isNothingLearned(explainedDay?.coverage)) return null;
  return { came: came.totalCount, missing: missing.totalCount, unrecorded: unrecorded.totalCount };
}

/** Whether the days that show what is usual are all still being read. */
export const isNothingLearned = (coverage: Coverage | undefined): boolean =>
  coverage?.isLearning === true && coverage.daysRead <= 1;

/** The centres in which somebody is missing or unknown, most people first. */
export function missingByCentre(lists: ExpectedLists): readonly CentreTurnout[] {
  const countIn = (list: ExpectedLists['came']) =>
    new Map(list?.facets[0]?.values.map(({ value, count }) => [value, count]));
  const [came, missing, unrecorded] = [countIn(lists.came), countIn(lists.missing), countIn(lists.unrecorded)];
  return [...new Set([...missing.keys(), ...unrecorded.keys()])]
    .map((serviceCentre) => ({
      serviceCentre,
      came: came.get(serviceCentre) ?? 0,
      missing: missing.get(serviceCentre) ?? 0,
      unrecorded: unrecorded.get(serviceCentre) ?? 0,
    }))
    .filter((centre) => centre.missing + centre.unrecorded > 0)
    .sort(
      (one, other) =>
        other.missing + other.unrecorded - (one.missing + one.unrecorded) ||
        one.serviceCentre.localeCompare(other.serviceCentre, 'en'),
    );
}

/** How many of those expected are known to have come or not. */
export const knownOf = ({ came, missing }: Expected): number => came + missing;

/** Address of the people who are missing or unknown, of one service centre or of all. */
export function missingAddress(date: string, serviceCentre?: string): string {
  const oneOf = (values: readonly string[]) => writeFilter({ in: [...values] });
  return `/attendance/day?${new URLSearchParams({
    date,
    reason: oneOf([...expectedWords.missing, ...expectedWords.unrecorded]),
    ...(serviceCentre !== undefined && { serviceCentre: oneOf([serviceCentre]) }),
  })}`;
}
