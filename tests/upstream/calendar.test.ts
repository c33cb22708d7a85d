import { describe, expect, it } from 'vitest';
import { dayOf, instantOf, isDay, steadyOffset } from '../../upstream/calendar.ts';

describe('isDay', () => {
  it('knows leap days and refuses days that do not exist', () => {
    expect(['2024-02-29', '2000-02-29', '2026-12-31'].every(isDay)).toBe(true);
    expect(['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-1-1', '0000-01-01', ''].some(isDay)).toBe(
      false,
    );
    expect(isDay(20261119)).toBe(false);
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
