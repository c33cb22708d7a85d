import { describe, expect, it } from 'vitest';
import type { Count, Overview } from '../../../web/features/dashboard/overview-facts.ts';
import {
  axisTop,
  coverageOf,
  describeDay,
  quietDays,
  type TrendDay,
  weekdayMeans,
  withToday,
} from '../../../web/features/dashboard/trend-card.tsx';

const day = (date: string, attendance: number | null, lateness = 0, absent = 0, isWeekend = false): TrendDay => ({
  date,
  isWeekend,
  attendance,
  lateness,
  absent,
});
const count = (distinctStaff: number): Count => ({
  rows: distinctStaff + 1,
  distinctStaff,
  source: { call: 'GET /x', ok: true, asOf: null, code: null, message: null },
});

describe('withToday', () => {
  it("puts the cards' own numbers behind the earlier days", () => {
    const overview = { date: '2026-11-21', attendance: count(8), lateness: count(2), absent: count(1) } as Overview;
    expect(withToday([day('2026-11-20', 9), day('2026-11-21', 7)], overview)).toEqual([
      day('2026-11-20', 9),
      day('2026-11-21', 8, 2, 1, true),
    ]);
  });
});

describe('quietDays', () => {
  it('are weekdays on which hardly anybody came, whether by a day off, a holiday or an outage; never the running day', () => {
    const days = [
      day('2026-11-16', 90),
      day('2026-11-17', 3, 0, 90),
      day('2026-11-18', 95),
      day('2026-11-19', null),
      day('2026-11-20', 92),
      day('2026-11-21', 2, 0, 0, true),
      day('2026-11-23', 4),
    ];
    expect([...quietDays(days, '2026-11-23')]).toEqual(['2026-11-17']);
    expect([...quietDays([day('2026-11-16', 0)], '2026-11-23')]).toEqual([]);
  });
});

describe('days before the first record', () => {
  const overview = { date: '2026-11-21', attendance: count(8), lateness: count(2), absent: count(1) } as Overview;
  const unrecorded = (date: string): TrendDay => ({ ...day(date, 0), absent: null });

  it('F-106 are without records: neither absent nor unknown, and in no mean', () => {
    const days = withToday([unrecorded('2026-11-17'), unrecorded('2026-11-18'), day('2026-11-19', 9, 1, 1)], overview);
    expect(days.map(({ hasNoRecords }) => hasNoRecords ?? false)).toEqual([true, true, false, false]);
    expect(coverageOf(days, false)).toEqual({ daysAsked: 4, daysRead: 4, isLearning: false });
    expect(weekdayMeans(days, '2026-11-21')).toEqual({ attendance: 9, lateness: 1, absent: 1 });
  });
});

describe('describeDay', () => {
  it('says of a day that could not be read that its numbers are not known', () => {
    const unread = { date: '2026-11-02', isWeekend: false, attendance: null, lateness: null, absent: null };
    expect(describeDay(unread, new Map())).toBe('Monday, 2 November 2026: not known');
    expect(describeDay({ ...unread, attendance: 54 }, new Map())).toBe(
      'Monday, 2 November 2026: 54 signed in, – late, – absent',
    );
  });
});

describe('axisTop', () => {
  it.each([
    [1124, 73, 1200],
    [1000, 0, 1000],
    [1201, 0, 1400],
    [96, 8, 120],
    [0, 0, 4],
    [7, 0, 8],
  ])('puts %i present and %i absent under a top of %i', (attendance, absent, top) => {
    expect(axisTop([day('2026-11-20', attendance, 0, absent)])).toBe(top);
  });
});

describe('weekdayMeans', () => {
  it('leaves out weekends, today and days that are not known', () => {
    const days = [
      day('2026-11-13', 100, 10, 5),
      day('2026-11-14', 20, 1, 1, true),
      day('2026-11-16', null),
      day('2026-11-17', 110, 20, 6),
      day('2026-11-20', 3),
    ];
    expect(weekdayMeans(days, '2026-11-20')).toEqual({ attendance: 105, lateness: 15, absent: 6 });
    expect(weekdayMeans(days.slice(1, 3), '2026-11-20')).toBeNull();
  });
});
