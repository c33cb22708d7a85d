import { describe, expect, it } from 'vitest';
import { addDays, dayOf, instantOf, isDay, monthAround, steadyOffset, weekdayOf } from '../../upstream/calendar.ts';

describe('isDay', () => {
  it('knows leap days and refuses days that do not exist', () => {
    expect(['2024-02-29', '2000-02-29', '2026-12-31'].every(isDay)).toBe(true);
    expect(['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-1-1', '0000-01-01', ''].some(isDay)).toBe(
      false,
    );
    expect(isDay(20261119)).toBe(false);
  });
});

describe('monthAround', () => {
  it('gives the first day of the month and of the next, over the year and leap days', () => {
    expect(monthAround('2026-12-31')).toEqual({ first: '2026-12-01', next: '2027-01-01' });
    expect(monthAround('2024-02-29')).toEqual({ first: '2024-02-01', next: '2024-03-01' });
    expect(monthAround('2026-11-01')).toEqual({ first: '2026-11-01', next: '2026-12-01' });
  });
});

describe('weekdayOf', () => {
  it('counts Monday as 1 and Sunday as 7', () => {
    expect(['2026-11-16', '2026-11-22', '1970-01-01'].map(weekdayOf)).toEqual([1, 7, 4]);
  });
});

describe('addDays', () => {
  it('crosses months, years and leap days in both directions', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});

describe('dayOf', () => {
  it('gives the day that clocks of the zone show', () => {
    const instant = new Date('2026-11-19T23:30:00Z');
    expect(['Africa/Lagos', 'UTC', 'America/New_York'].map((zone) => dayOf(instant, zone))).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-19',
    ]);
  });
});

describe('instantOf', () => {
  it('gives the instant of a clock time, seconds beyond a day included', () => {
    expect(new Date(instantOf('2026-11-19', 8 * 3600, 'Africa/Lagos')).toISOString()).toBe('2026-11-19T07:00:00.000Z');
    expect(new Date(instantOf('2026-11-19', 25 * 3600, 'Africa/Lagos')).toISOString()).toBe('2026-11-20T00:00:00.000Z');
  });

  it('follows summer time', () => {
    const noon = (day: string) => new Date(instantOf(day, 12 * 3600, 'Europe/London')).toISOString();
    expect(noon('2026-03-28')).toBe('2026-03-28T12:00:00.000Z');
    expect(noon('2026-03-29')).toBe('2026-03-29T11:00:00.000Z');
  });
});

describe('steadyOffset', () => {
  it('is how far the clocks are ahead of UTC, where they are not changed in between', () => {
    const offset = (from: string, before: string, zone: string) => steadyOffset(new Date(from), new Date(before), zone);
    expect(offset('2026-11-19T00:00:00Z', '2026-11-21T00:00:00Z', 'Africa/Lagos')).toBe(3_600_000);
    expect(offset('2026-11-19T00:00:00Z', '2026-11-21T00:00:00Z', 'America/St_Johns')).toBe(-12_600_000);
    expect(offset('2026-03-28T00:00:00Z', '2026-03-29T01:00:00Z', 'Europe/London')).toBeNull();
    expect(offset('2026-03-28T00:00:00Z', '2026-03-29T00:59:59Z', 'Europe/London')).toBe(0);
    expect(offset('2026-10-25T00:59:59Z', '2026-10-26T00:00:00Z', 'Europe/London')).toBeNull();
    expect(offset('2026-10-25T01:00:00Z', '2026-10-26T00:00:00Z', 'Europe/London')).toBe(0);
  });
});
