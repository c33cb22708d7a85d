import type { ReconciledGroup } from '../../generated/dashboard.ts';
import type { Choice } from '../../report/search-fields.ts';

/** Every group of the day's people, as the address spells it and as people read it. */
export const reconciledGroups: readonly Choice<ReconciledGroup>[] = [
  { value: 'PRESENT', word: 'present', label: 'Present' },
  { value: 'ABSENT', word: 'absent', label: 'Absent' },
  { value: 'UNEXPLAINED', word: 'unexplained', label: 'Unexplained' },
  { value: 'LATE', word: 'late', label: 'Late' },
  { value: 'IN_BOTH_LISTS', word: 'in-both-lists', label: 'Signed in and listed absent' },
  { value: 'LATE_WITHOUT_SIGN_IN', word: 'late-without-sign-in', label: 'Late without sign-in' },
  { value: 'NOT_ON_REGISTER', word: 'not-on-register', label: 'Not on the register' },
  { value: 'SIGNED_IN_REPEATEDLY', word: 'signed-in-repeatedly', label: 'Signed in more than once' },
  { value: 'REGISTERED_REPEATEDLY', word: 'registered-repeatedly', label: 'On the register more than once' },
  { value: 'VALID', word: 'valid', label: 'Valid staff' },
];

/** Address of the list of exactly a group's people on a day. */
export function groupAddress(group: ReconciledGroup, date: string): string {
  const word = reconciledGroups.find(({ value }) => value === group)?.word ?? '';
  return `/dashboard/people?date=${date}&group=${word}`;
}
