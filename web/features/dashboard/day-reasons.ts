import { useEffect, useRef } from 'react';
import { reasonWords } from '../../../schema/reason-words.ts';
import { type DayReasonsQuery, useDayReasonsQuery } from '../../api/generated/dashboard.ts';
import { countReasons, type Reason } from '../../days/reasons.ts';
import { saysNoRecord } from '../../messages.ts';
import { useFailureToasts } from './failure-toasts.ts';
import { formatCount } from './overview-facts.ts';
import { expectedReasons, expectedWords } from './turnout-facts.ts';

/**
 * Everybody's reason on a day, counted. It takes longer than the numbers of the day, so it is asked for apart from them,
 * and again with each `reading` of the day's lists.
 */
export function useDayReasons(date: string, reading: number) {
  const answer = useDayReasonsQuery({ variables: { date, ...expectedWords } });
  const { data, error, loading, refetch, retry: readAgain } = answer;
  const day = data?.explainedDay;
  const retry = useFailureToasts('turnout', undefined, error, loading, readAgain);
  const asked = useRef({ date, reading });
  useEffect(() => {
    const before = asked.current;
    asked.current = { date, reading };
    // Another day is asked for by itself.
    if (before.date === date && before.reading < reading) readAgain();
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
  const isMissing = (reason: Reason) => expectedReasons.missing.some((one) => one === reason);
  const groups = countReasons(explainedDay?.facets).filter(({ reason }) => isMissing(reason));
  return groups.some(({ reason }) => reason !== 'ABSENT') ? `${counts(groups)}.` : '';
}

/**
 * Why more or fewer people came to their shifts than signed in on the date; empty where these are as many, and where one
 * of them is not known.
 */
export function describeCame({ came, explainedDay }: DayReasonsQuery, signedIn: number | null): string {
  if (!came || !explainedDay || signedIn === null || came.totalCount === signedIn) return '';
  const forgot = countReasons(explainedDay.facets).find(({ reason }) => reason === 'SIGNED_OUT_ONLY')?.people ?? 0;
  const shown = `${formatCount(came.totalCount)} came, ${formatCount(signedIn)} signed in on this date`;
  const reasons = [
    ...(forgot > 0 ? [`${formatCount(forgot)} forgot to sign in`] : []),
    ...(came.totalCount - forgot === signedIn
      ? []
      : ['a sign-in after midnight counts for the shift that began before']),
  ];
  return `${shown}: ${reasons.join(', and ')}.`;
}
