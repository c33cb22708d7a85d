import { describe, expect, it } from 'vitest';
import { nearPeriods } from '../../../web/days/use-nearest-period.ts';

describe('nearPeriods', () => {
  it('F-51 looks at the days before today, the nearest first', () => {
    expect(nearPeriods('2026-11-22', '2026-11-22').slice(0, 3)).toEqual(['2026-11-21', '2026-11-20', '2026-11-19']);
  });

  it('F-51 looks at both sides of an earlier day, and never at days to come', () => {
    expect(nearPeriods('2026-11-20', '2026-11-22').slice(0, 5)).toEqual([
      '2026-11-19',
      '2026-11-21',
      '2026-11-18',
      '2026-11-22',
      '2026-11-17',
    ]);
  });

  it('F-51 goes over the ends of months and years', () => {
    expect(nearPeriods('2027-01-01', '2027-01-01')[0]).toBe('2026-12-31');
    expect(nearPeriods('2028-03-01', '2028-03-01')[0]).toBe('2028-02-29');
  });

  it('F-51 looks at months for a month', () => {
    expect(nearPeriods('2027-01', '2027-02-03')).toEqual(['2026-12', '2027-02', '2026-11', '2026-10']);
  });
});
