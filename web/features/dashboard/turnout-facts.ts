import type { OverviewQuery, ReconciledGroup } from '../../generated/dashboard.ts';

/** The day's lists laid side by side, as the gateway answers them. */
export type Reconciliation = NonNullable<OverviewQuery['reconciliation']>;

/** One stretch of the turnout's bar. */
export interface TurnoutPart {
  readonly name: 'on-time' | 'present' | 'late' | 'absent' | 'unexplained';
  readonly people: number;
}

/** Groups that tell where the lists disagree; shown when somebody is in them. */
const findings = [
  'IN_BOTH_LISTS',
  'LATE_WITHOUT_SIGN_IN',
  'NOT_ON_REGISTER',
  'SIGNED_IN_REPEATEDLY',
  'REGISTERED_REPEATEDLY',
] as const satisfies readonly ReconciledGroup[];

/** People of a group; null when that is not known. */
export function peopleOf(reconciliation: Reconciliation, group: ReconciledGroup): number | null {
  return reconciliation.groups.find((count) => count.group === group)?.people ?? null;
}

/**
 * The register by today's state, each person once and nobody left out; who is late stands apart from who is on time
 * where that is known. Null while one of present, absent and unexplained is not.
 */
export function readTurnout(reconciliation: Reconciliation): readonly TurnoutPart[] | null {
  const of = (group: ReconciledGroup) => peopleOf(reconciliation, group);
  const [present, late, absent, unexplained] = [of('PRESENT'), of('LATE'), of('ABSENT'), of('UNEXPLAINED')];
  if (present === null || absent === null || unexplained === null) return null;
  const signedIn: readonly TurnoutPart[] =
    late === null
      ? [{ name: 'present', people: present }]
      : [
          { name: 'on-time', people: present - late },
          { name: 'late', people: late },
        ];
  return [...signedIn, { name: 'absent', people: absent }, { name: 'unexplained', people: unexplained }];
}

/** The disagreements that concern somebody, with how many. */
export function readFindings(reconciliation: Reconciliation): readonly { group: ReconciledGroup; people: number }[] {
  return findings.flatMap((group) => {
    const people = peopleOf(reconciliation, group);
    return people ? [{ group, people }] : [];
  });
}

/** The failed calls with the groups that they leave unknown (N-17). */
export function readUnknown({ groups }: Reconciliation): ReadonlyMap<string, readonly ReconciledGroup[]> {
  const pairs = groups.flatMap(({ group, unknownFor }) => unknownFor.map((call) => ({ call, group })));
  const calls = new Map<string, ReconciledGroup[]>();
  for (const { call, group } of pairs) calls.set(call, [...(calls.get(call) ?? []), group]);
  return calls;
}
