import { describe, expect, it } from 'vitest';
import type { DayReasonsQuery } from '../../../web/api/generated/dashboard.ts';
import type { ReconciledGroup } from '../../../web/api/generated/types.ts';
import { describeCame, describeListed, describeMissing } from '../../../web/features/dashboard/day-reasons.ts';
import {
  type Reconciliation,
  readFindings,
  readUnknown,
  reconciledGroups,
} from '../../../web/features/dashboard/reconciled-groups.ts';

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
  it('names the disagreements that concern somebody, each with its list', () => {
    const known = { NOT_ON_REGISTER: null, IN_BOTH_LISTS: 0, SIGNED_IN_REPEATEDLY: 3 };
    expect(readFindings(counts(known), '2026-11-20')).toEqual([
      {
        count: 3,
        label: 'signed in more than once',
        to: '/dashboard/people?date=2026-11-20&group=signed-in-repeatedly',
      },
    ]);
    expect(new Set(reconciledGroups.map(({ word }) => word)).size).toBe(reconciledGroups.length);
  });
});

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

describe('describeListed', () => {
  it('F-107 F-274 says who else is on the absence list than the absent', () => {
    expect(describeListed(answer(60, { Present: 900, Absent: 57 }, { Absent: 57, 'Forgot to sign in': 3 }))).toBe(
      'On the list: 57 absent, 3 forgot to sign in.',
    );
    expect(describeListed(answer(1_062, { Absent: 57 }, { Present: 1_002, Absent: 57 }))).toBe(
      'On the list: 57 absent, 1,002 present, 3 not on the register.',
    );
  });
});

describe('readUnknown', () => {
  it('N-17 names each failed call once', () => {
    expect(readUnknown(counts({ IN_BOTH_LISTS: null, NOT_ON_REGISTER: null, SIGNED_IN_REPEATEDLY: 3 }))).toEqual([
      exception,
    ]);
  });
});

describe('describeMissing', () => {
  it('F-274 says who is missing besides the absent, and nothing where all are', () => {
    expect(describeMissing(answer(60, { Absent: 57, Unexplained: 4, Present: 900 }))).toBe('57 absent, 4 unexplained.');
    expect(describeMissing(answer(60, { Absent: 57, Present: 900 }))).toBe('');
  });
});

describe('describeCame', () => {
  const came = (people: number, all: Readonly<Record<string, number>>) => ({
    ...answer(84, all),
    came: { totalCount: people, facets: [] },
  });

  it('F-274 says why more came than signed in on the date', () => {
    const late = { Present: 1_026, Late: 90, 'Forgot to sign in': 11 };
    expect(describeCame(came(1_127, late), 1_113)).toBe(
      '1,127 came, 1,113 signed in on this date: 11 forgot to sign in, and the first number has only people on the register, by the day of their shift.',
    );
    expect(describeCame(came(1_127, late), 1_116)).toBe(
      '1,127 came, 1,116 signed in on this date: 11 forgot to sign in.',
    );
    // Somebody signed in who is on no register: no sign-in after midnight is made up for it.
    expect(describeCame(came(28, { Present: 28 }), 29)).toBe(
      '28 came, 29 signed in on this date: the first number has only people on the register, by the day of their shift.',
    );
  });
});
