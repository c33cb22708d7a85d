import type { OverviewQuery } from '../../api/generated/dashboard.ts';
import type { ReconciledGroup } from '../../api/generated/types.ts';
import type { Choice } from '../../list/view/search-fields.ts';

/** Where the day's lists disagree, as the gateway answers it. */
export type Reconciliation = NonNullable<OverviewQuery['reconciliation']>;

/** The groups in which the day's lists disagree, as the address spells them and as people read them. */
export const reconciledGroups: readonly Choice<ReconciledGroup>[] = [
  { value: 'IN_BOTH_LISTS', word: 'in-both-lists', label: 'Signed in and listed absent' },
  { value: 'LATE_WITHOUT_SIGN_IN', word: 'late-without-sign-in', label: 'Late without sign-in' },
  { value: 'NOT_ON_REGISTER', word: 'not-on-register', label: 'Not on the register' },
  { value: 'SIGNED_IN_REPEATEDLY', word: 'signed-in-repeatedly', label: 'Signed in more than once' },
  { value: 'REGISTERED_REPEATEDLY', word: 'registered-repeatedly', label: 'On the register more than once' },
];

/** The disagreements that concern somebody: how many people, in words, and the address of exactly their list. */
export const readFindings = ({ groups }: Reconciliation, date: string) =>
  reconciledGroups.flatMap(({ value, word, label }) => {
    const people = groups.find(({ group }) => group === value)?.people;
    return people
      ? [{ count: people, label: label.toLowerCase(), to: `/dashboard/people?date=${date}&group=${word}` }]
      : [];
  });

/** The calls that could not be read. */
export const readUnknown = ({ groups }: Reconciliation): readonly string[] => [
  ...new Set(groups.flatMap(({ unknownFor }) => unknownFor)),
];
