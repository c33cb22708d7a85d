import { describe, expect, it } from 'vitest';
import { groupAddress, reconciledGroups } from '../../../web/features/dashboard/reconciled-groups.ts';
import { type Reconciliation, readFindings, readUnknown } from '../../../web/features/dashboard/turnout-facts.ts';
import type { ReconciledGroup } from '../../../web/generated/dashboard.ts';

const exception = 'GET /attendance/exception';
const counts = (people: Partial<Record<ReconciledGroup, number | null>>): Reconciliation => ({
  groups: Object.entries(people).map(([group, number]) => ({
    group: group as ReconciledGroup,
    people: number ?? null,
    unknownFor: number === null ? [exception] : [],
  })),
});

describe('readFindings', () => {
  it('names the disagreements that concern somebody', () => {
    const known = { NOT_ON_REGISTER: null, IN_BOTH_LISTS: 0, SIGNED_IN_REPEATEDLY: 3 };
    expect(readFindings(counts(known))).toEqual([{ group: 'SIGNED_IN_REPEATEDLY', people: 3 }]);
  });
});

describe('readUnknown', () => {
  it('N-17 names each failed call once', () => {
    expect(readUnknown(counts({ IN_BOTH_LISTS: null, NOT_ON_REGISTER: null, SIGNED_IN_REPEATEDLY: 3 }))).toEqual([
      exception,
    ]);
  });
});

describe('groupAddress', () => {
  it('spells every group in its own way', () => {
    expect(groupAddress('IN_BOTH_LISTS', '2026-11-20')).toBe('/dashboard/people?date=2026-11-20&group=in-both-lists');
    expect(new Set(reconciledGroups.map(({ word }) => word)).size).toBe(reconciledGroups.length);
  });
});
