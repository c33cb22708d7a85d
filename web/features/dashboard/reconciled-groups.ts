import type { ReconciledGroup } from '../../api/generated/types.ts';
import type { Choice } from '../../list/view/search-fields.ts';

/** The groups in which the day's lists disagree, as the address spells them and as people read them. */
export const reconciledGroups: readonly Choice<ReconciledGroup>[] = [
  { value: 'IN_BOTH_LISTS', word: 'in-both-lists', label: 'Signed in and listed absent' },
  { value: 'LATE_WITHOUT_SIGN_IN', word: 'late-without-sign-in', label: 'Late without sign-in' },
  { value: 'NOT_ON_REGISTER', word: 'not-on-register', label: 'Not on the register' },
  { value: 'SIGNED_IN_REPEATEDLY', word: 'signed-in-repeatedly', label: 'Signed in more than once' },
  { value: 'REGISTERED_REPEATEDLY', word: 'registered-repeatedly', label: 'On the register more than once' },
];

/** Address of the list of exactly a group's people on a day. */
export function groupAddress(group: ReconciledGroup, date: string): string {
  const word = reconciledGroups.find(({ value }) => value === group)?.word ?? '';
  return `/dashboard/people?date=${date}&group=${word}`;
}
