import { describe, expect, it } from 'vitest';
import {
  exportFileName,
  formatCell,
  formatLongDate,
  formatMonth,
  formatTimeOfDay,
  formatTimestamp,
} from '../../schema/format.ts';
import fc from '../support/fast-check.ts';

describe('formatLongDate', () => {
  it.each([
    ['2024-03-01', 'Friday, 1 March 2024'],
    ['2024-02-29', 'Thursday, 29 February 2024'],
    ['2026-12-31', 'Thursday, 31 December 2026'],
    ['', ''],
    ['soon', 'soon'],
    ['2024-13-01', '2024-13-01'],
  ])('R-084 shows %j as %j', (date, shown) => {
    expect(formatLongDate(date)).toBe(shown);
  });

  it('names the day that the calendar has, for any day', () => {
    const named = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
    const weekday = named({ weekday: 'long' });
    const month = named({ month: 'long' });
    const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        expect(formatLongDate(day.toISOString().slice(0, 10))).toBe(
          `${weekday.format(day)}, ${day.getUTCDate()} ${month.format(day)} ${day.getUTCFullYear()}`,
        );
      }),
    );
  });
});

describe('formatMonth', () => {
  it('R-081 shows month and year', () => {
    expect(formatMonth('2024-03')).toBe('March 2024');
    expect(formatMonth('2024-13')).toBe('2024-13');
    expect(formatMonth('')).toBe('');
  });
});

describe('formatTimestamp', () => {
  it.each([
    ['2026-11-19T07:08:37+01:00', '2026-11-19, 7:08:37 am'],
    ['2026-11-19T00:00:00+01:00', '2026-11-19, 12:00:00 am'],
    ['2026-11-19T12:30:05+01:00', '2026-11-19, 12:30:05 pm'],
    ['2026-11-19T23:59:59.999-05:00', '2026-11-19, 11:59:59 pm'],
    ['', ''],
  ])('R-033 shows %j as %j', (instant, shown) => {
    expect(formatTimestamp(instant)).toBe(shown);
  });
});

describe('formatTimeOfDay', () => {
  it.each([
    ['00:05:00', '12:05 am'],
    ['12:00', '12:00 pm'],
    ['19:20:30', '7:20:30 pm'],
    ['+00:20:00', '20 min'],
    ['+01:05:00', '1 h 5 min'],
    ['+02:00:15', '2 h 15 s'],
    ['+00:00:00', '0 min'],
    ['noon', 'noon'],
    ['', ''],
  ])('F-64 shows %j as %j', (time, shown) => {
    expect(formatTimeOfDay(time)).toBe(shown);
    expect(formatCell('timeOfDay', time)).toBe(shown);
  });
});

describe('formatCell', () => {
  it('shows each kind as people read it', () => {
    expect([formatCell('yesNo', true), formatCell('yesNo', false)]).toEqual(['Yes', 'No']);
    expect(formatCell('date', '2024-03-01')).toBe('2024-03-01');
    expect(formatCell('longDate', '2024-03-01')).toBe('Friday, 1 March 2024');
    expect(formatCell('timestamp', '2026-11-19T07:08:37+01:00')).toBe('2026-11-19, 7:08:37 am');
    expect([formatCell('number', -2), formatCell('number', '')]).toEqual(['-2', '']);
    expect(formatCell('location', '6.45, 7.5')).toBe('6.45, 7.5');
  });
});

describe('exportFileName', () => {
  it.each([
    ['Attendance-Report', 'csv' as const, 'Attendance-Report-2026-11-20_09-09-10.csv'],
    ['Exception-Report-', 'xlsx' as const, 'Exception-Report-2026-11-20_09-09-10.xlsx'],
  ])('R-077 R-079 A-29 names %s', (prefix, ending, name) => {
    expect(exportFileName(prefix, '2026-11-20T09:09:10+01:00', ending)).toBe(name);
  });
});
