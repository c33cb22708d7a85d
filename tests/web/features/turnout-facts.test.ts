import { describe, expect, it } from 'vitest';
import type { DayReasonsQuery } from '../../../web/api/generated/dashboard.ts';
import type { ReconciledGroup } from '../../../web/api/generated/types.ts';
import { describeListed } from '../../../web/features/dashboard/listed-facts.ts';
import { groupAddress, reconciledGroups } from '../../../web/features/dashboard/reconciled-groups.ts';
import { type Reconciliation, readFindings, readUnknown } from '../../../web/features/dashboard/turnout-facts.ts';

const exception = 'GET /attendance/exception';
const counts = (people: Partial<Record<ReconciledGroup, number | null>>): Reconciliation => ({
  withoutStaff: 0,
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

describe('describeListed', () => {
  const facets = (reasons: Readonly<Record<string, number>>) => [
    { column: 'REASON' as const, values: Object.entries(reasons).map(([value, count]) => ({ value, count })) },
  ];
  const answer = (onList: number | null, all: Readonly<Record<string, number>>, listed = all): DayReasonsQuery => ({
    explainedDay: {
      totalCount: 1_200,
      notice: null,
      coverage: { daysAsked: 5, daysRead: 5, isLearning: false },
      isRegisterOfToday: false,
      facets: facets(all),
    },
    listed: { totalCount: Object.values(listed).reduce((sum, people) => sum + people, 0), facets: facets(listed) },
    came: null,
    missing: null,
    unrecorded: null,
    overview: { absent: { distinctStaff: onList } },
  });

  it('F-107 says why the absence list has more people than are absent', () => {
    expect(describeListed(answer(60, { Present: 900, Absent: 57 }, { Absent: 57, 'Forgot to sign in': 3 }))).toBe(
      '60 on the absence list: 57 absent, 3 forgot to sign in.',
    );
    expect(describeListed(answer(1_062, { Absent: 57 }, { Present: 1_002, Absent: 57 }))).toBe(
      '1,062 on the absence list: 57 absent, 1,002 present, 3 not on the register.',
    );
  });

  it('F-107 says nothing where both are one number, or one of them is not known', () => {
    expect(describeListed(answer(57, { Present: 900, Absent: 57 }, { Absent: 57 }))).toBe('');
    expect(describeListed(answer(0, { Present: 900 }, {}))).toBe('');
    expect(describeListed(answer(null, { Absent: 57 }))).toBe('');
    expect(describeListed({ ...answer(60, { Absent: 57 }), listed: null })).toBe('');
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
