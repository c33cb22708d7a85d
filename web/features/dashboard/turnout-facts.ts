import { reasonWords } from '../../../schema/reason-words.ts';
import type { DayReasonsQuery, OverviewQuery, ReconciledGroup } from '../../generated/dashboard.ts';
import { countReasons } from '../../report/reasons.ts';
import { formatCount } from './overview-facts.ts';
import { reconciledGroups } from './reconciled-groups.ts';

/** Where the day's lists disagree, as the gateway answers it. */
export type Reconciliation = NonNullable<OverviewQuery['reconciliation']>;

/** The disagreements that concern somebody, with how many. */
export function readFindings({ groups }: Reconciliation): readonly { group: ReconciledGroup; people: number }[] {
  return reconciledGroups.flatMap(({ value: group }) => {
    const people = groups.find((count) => count.group === group)?.people;
    return people ? [{ group, people }] : [];
  });
}

/** The calls that could not be read (N-17). */
export const readUnknown = ({ groups }: Reconciliation): readonly string[] => [
  ...new Set(groups.flatMap(({ unknownFor }) => unknownFor)),
];

/** Why the absence list and the reason Absent count differently, in a sentence; empty where they do not. */
export function describeListed({ listed, overview, explainedDay }: DayReasonsQuery): string {
  const onList = overview?.absent.distinctStaff;
  if (!listed || !explainedDay || onList == null) return '';
  const groups = countReasons(listed.facets);
  const absent = countReasons(explainedDay.facets).find(({ reason }) => reason === 'ABSENT')?.people ?? 0;
  if (onList === absent) return '';
  const others = groups.filter(({ reason }) => reason !== 'ABSENT');
  const parts = [
    `${formatCount(absent)} absent`,
    ...others.map(({ reason, people }) => `${formatCount(people)} ${reasonWords[reason].toLowerCase()}`),
  ];
  const unregistered = onList - listed.totalCount;
  if (unregistered > 0) parts.push(`${formatCount(unregistered)} not on the register`);
  return `${formatCount(onList)} on the absence list: ${parts.join(', ')}.`;
}
