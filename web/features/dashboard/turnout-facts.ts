import { reasonWords } from '../../../schema/reason-words.ts';
import { writeFilter } from '../../../schema/view-address.ts';
import type { DayReasonsQuery } from '../../api/generated/dashboard.ts';
import type { Coverage } from '../../days/days-read.tsx';
import type { Reason } from '../../days/reasons.ts';

/** The reasons of those who came, of those who should have and did not, and of those of whom a failed device says nothing. */
export const expectedReasons = {
  came: ['PRESENT', 'PRESENT_LATE', 'SIGNED_OUT_ONLY'],
  missing: ['ABSENT', 'UNEXPLAINED'],
  unrecorded: ['OUTAGE'],
} as const satisfies Readonly<Record<string, readonly Reason[]>>;

const wordsOf = (reasons: readonly Reason[]) => reasons.map((reason) => reasonWords[reason]);

/** The same as values of the column of reasons, for the operation. */
export const expectedWords = {
  came: wordsOf(expectedReasons.came),
  missing: wordsOf(expectedReasons.missing),
  unrecorded: wordsOf(expectedReasons.unrecorded),
};

/** People of a service centre, or of all, who were expected by now. */
export interface Expected {
  readonly came: number;
  readonly missing: number;
  /** Of whom nothing is known: nobody's sign-in reached the service from their centre. */
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
  const oneOf = (values: readonly string[]) => writeFilter({ kind: 'oneOf', values: [...values] });
  return `/attendance/day?${new URLSearchParams({
    date,
    reason: oneOf([...expectedWords.missing, ...expectedWords.unrecorded]),
    ...(serviceCentre !== undefined && { serviceCentre: oneOf([serviceCentre]) }),
  })}`;
}
