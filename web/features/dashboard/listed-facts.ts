import { reasonWords } from '../../../schema/reason-words.ts';
import type { DayReasonsQuery } from '../../api/generated/dashboard.ts';
import { countReasons } from '../../days/reasons.ts';
import { formatCount } from './overview-facts.ts';

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
