import { describe, expect, it } from 'vitest';
import { personAddress, staffAttendanceAddress } from '../../../web/people/staff-name.tsx';

describe('personAddress', () => {
  it('names the person, and the month or the day that is shown where the name stands', () => {
    expect(personAddress('00123')).toBe('/person/00123');
    expect(personAddress('00123', '2026-10')).toBe('/person/00123?month=2026-10');
    expect(personAddress('00123', '2026-10-31')).toBe('/person/00123?month=2026-10&day=2026-10-31');
  });

  it('keeps odd staff IDs whole', () => {
    expect(personAddress('A&B/1 ?', '2026-10')).toBe('/person/A%26B%2F1%20%3F?month=2026-10');
  });
});

describe('staffAttendanceAddress', () => {
  it('A-09 names the person and the month', () => {
    expect(staffAttendanceAddress('00123', '2026-10')).toBe('/attendance/staff?staffID=00123&month=2026-10');
  });

  it('leaves the month to the screen where there is none, and keeps odd staff IDs whole', () => {
    expect(staffAttendanceAddress('A&B/1', undefined)).toBe('/attendance/staff?staffID=A%26B%2F1');
  });
});
