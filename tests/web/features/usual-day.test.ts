import { describe, expect, it } from 'vitest';
import { describeChange, describeUsual, usualDay } from '../../../web/features/dashboard/usual-day.ts';

const day = (date: string, attendance: number | null, lateness = 10, absent = 5) => ({
  date,
  isWeekend: false,
  attendance,
  lateness,
  absent,
});

describe('usualDay', () => {
  it('is the middle of the same weekday in the four weeks before, whatever one holiday among them had', () => {
    const days = [
      day('2026-10-21', 90, 8, 4),
      day('2026-10-28', 3, 1, 0),
      day('2026-11-04', 94, 12, 6),
      day('2026-11-11', 96, 10, 8),
      day('2026-11-12', 1, 1, 1),
      day('2026-11-18', 7),
    ];
    expect(usualDay(days, '2026-11-18')).toEqual({
      weekday: 'Wednesday',
      count: 4,
      attendance: 92,
      lateness: 9,
      absent: 5,
    });
  });

  it('claims nothing from fewer than two days with records, nor from days before the four weeks', () => {
    expect(usualDay([day('2026-11-11', 90), day('2026-11-04', null)], '2026-11-18')).toBeNull();
    expect(usualDay([day('2026-11-11', 90), day('2026-10-14', 90)], '2026-11-18')).toBeNull();
    expect(usualDay([day('2026-11-11', 0, 0, 0), day('2026-11-04', 0, 0, 0)], '2026-11-18')).toBeNull();
    // Everybody on the register is absent on a day before the first record.
    const before = [day('2026-11-04', 0, 0, 300), day('2026-10-28', 0, 0, 300), day('2026-10-21', 0, 0, 300)];
    expect(usualDay([day('2026-11-11', 90), ...before], '2026-11-18')).toBeNull();
    expect(usualDay([day('2026-11-11', 90), day('2026-11-04', 94)], '2026-11-18')?.attendance).toBe(92);
  });
});

describe('describeChange and describeUsual', () => {
  it('say it in words and numbers, and that a day goes on', () => {
    expect(describeChange(80, 92, 'Wednesday', false)).toBe('12 below a normal Wednesday');
    expect(describeChange(1192, 92, 'Wednesday', true)).toBe('1,100 above a normal Wednesday so far');
    expect(describeChange(92, 92, 'Sunday', false)).toBe('As many as a normal Sunday');
    expect(describeChange(null, 92, 'Sunday', false)).toBe('');
    expect(describeUsual({ weekday: 'Sunday', count: 3, attendance: 1004, lateness: 8, absent: 2 })).toBe(
      'A normal Sunday, the middle of the last 3 with records: 1,004 signed in, 8 of them late, 2 absent.',
    );
  });
});
