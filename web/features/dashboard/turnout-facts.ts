import type { OverviewQuery } from '../../api/generated/dashboard.ts';
import type { ReconciledGroup } from '../../api/generated/types.ts';
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

/** The calls that could not be read. */
export const readUnknown = ({ groups }: Reconciliation): readonly string[] => [
  ...new Set(groups.flatMap(({ unknownFor }) => unknownFor)),
];
