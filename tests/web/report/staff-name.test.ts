import { describe, expect, it } from 'vitest';
import { personAddress, staffAttendanceAddress } from '../../../web/people/staff-name.tsx';

const ada = { staffID: '00123', personID: 'p1' };

describe('personAddress', () => {
  it('F-221 names the person, whose staff ID others may have had, and the month or the day that is shown where the name stands', () => {
    expect(personAddress(ada)).toBe('/person/00123?person=p1');
    expect(personAddress({ ...ada, personID: null })).toBe('/person/00123');
    expect(personAddress(ada, '2026-10')).toBe('/person/00123?month=2026-10&person=p1');
    expect(personAddress(ada, '2026-10-31')).toBe('/person/00123?month=2026-10&day=2026-10-31&person=p1');
  });

  it('keeps odd staff IDs whole', () => {
    expect(personAddress({ staffID: 'A&B/1 ?', personID: 'c&d' }, '2026-10')).toBe(
      '/person/A%26B%2F1%20%3F?month=2026-10&person=c%26d',
    );
  });
});

describe('staffAttendanceAddress', () => {
  it('A-09 F-221 names the person, whose staff ID others may have had, and the month', () => {
    expect(staffAttendanceAddress(ada, '2026-10')).toBe('/attendance/staff?staffID=00123&personID=p1&month=2026-10');
  });

  it('leaves the month to the screen where there is none, and keeps odd staff IDs whole', () => {
    const nobody = { staffID: 'A&B/1', personID: null };
    expect(staffAttendanceAddress(nobody, undefined)).toBe('/attendance/staff?staffID=A%26B%2F1');
  });
});
