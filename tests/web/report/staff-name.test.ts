import { describe, expect, it } from 'vitest';
import { monthOf, staffAttendanceAddress } from '../../../web/report/staff-name.tsx';

describe('staffAttendanceAddress', () => {
  it('A-09 names the person and the month', () => {
    expect(staffAttendanceAddress('00123', '2026-10')).toBe('/attendance/staff?staffID=00123&month=2026-10');
  });

  it('leaves the month to the screen where there is none, and keeps odd staff IDs whole', () => {
    expect(staffAttendanceAddress('A&B/1', undefined)).toBe('/attendance/staff?staffID=A%26B%2F1');
  });
});

describe('monthOf', () => {
  it('is the month of a day, or nothing', () => {
    expect(monthOf('2026-10-31')).toBe('2026-10');
    expect(monthOf(undefined)).toBeUndefined();
  });
});
