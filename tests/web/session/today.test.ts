import { describe, expect, it } from 'vitest';
import { today } from '../../../web/session/today.ts';

describe('today', () => {
  it.each([
    ['2026-11-20T22:59:59Z', 'Africa/Lagos', '2026-11-20'],
    ['2026-11-20T23:00:00Z', 'Africa/Lagos', '2026-11-21'],
    ['2026-12-31T23:30:00Z', 'Africa/Lagos', '2027-01-01'],
    ['2026-03-01T03:00:00Z', 'America/New_York', '2026-02-28'],
    ['2026-02-28T10:00:00Z', 'Pacific/Kiritimati', '2026-03-01'],
  ])('at %s in %s is %s', (instant, zone, day) => {
    expect(today(new Date(instant), zone)).toBe(day);
  });

  it('is the day in Lagos where the page names no zone', () => {
    expect(today(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
  });
});
