import { describe, expect, it } from 'vitest';
import { groupAddress, reconciledGroups } from '../../../web/features/dashboard/reconciled-groups.ts';
import {
  type Reconciliation,
  readFindings,
  readTurnout,
  readUnknown,
} from '../../../web/features/dashboard/turnout-facts.ts';
import type { ReconciledGroup } from '../../../web/generated/dashboard.ts';

const exception = 'GET /attendance/exception';
const counts = (people: Partial<Record<ReconciledGroup, number | null>>): Reconciliation => ({
  groups: Object.entries(people).map(([group, number]) => ({
    group: group as ReconciledGroup,
    people: number ?? null,
    unknownFor: number === null ? [exception] : [],
  })),
});
const known = {
  VALID: 100,
  PRESENT: 80,
  LATE: 10,
  ABSENT: 15,
  UNEXPLAINED: 5,
  IN_BOTH_LISTS: 0,
  SIGNED_IN_REPEATEDLY: 3,
};

describe('readTurnout', () => {
  it('N-06 gives each person of the register one place', () => {
    const parts = readTurnout(counts(known));
    expect(parts).toEqual([
      { name: 'on-time', people: 70 },
      { name: 'late', people: 10 },
      { name: 'absent', people: 15 },
      { name: 'unexplained', people: 5 },
    ]);
    expect(parts?.reduce((sum, { people }) => sum + people, 0)).toBe(known.VALID);
  });

  it('N-17 leaves late people among the present when lateness is not known', () => {
    expect(readTurnout(counts({ ...known, LATE: null }))?.[0]).toEqual({ name: 'present', people: 80 });
  });

  it('N-17 is null while present, absent or unexplained is not known', () => {
    expect(readTurnout(counts({ ...known, ABSENT: null }))).toBeNull();
  });
});

describe('readFindings', () => {
  it('names the disagreements that concern somebody', () => {
    expect(readFindings(counts(known))).toEqual([{ group: 'SIGNED_IN_REPEATEDLY', people: 3 }]);
  });
});

describe('readUnknown', () => {
  it('N-17 names each failed call with what it leaves unknown', () => {
    const unknown = readUnknown(counts({ ...known, ABSENT: null, UNEXPLAINED: null }));
    expect([...unknown]).toEqual([[exception, ['ABSENT', 'UNEXPLAINED']]]);
  });
});

describe('groupAddress', () => {
  it('spells every group in its own way', () => {
    expect(groupAddress('IN_BOTH_LISTS', '2026-11-20')).toBe('/dashboard/people?date=2026-11-20&group=in-both-lists');
    expect(new Set(reconciledGroups.map(({ word }) => word)).size).toBe(reconciledGroups.length);
  });
});
