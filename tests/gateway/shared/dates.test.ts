import { describe, expect, it } from 'vitest';
import { zoneClock } from '../../../gateway/shared/dates.ts';

describe('zoneClock', () => {
  it.each([
    ['2026-11-19T06:08:37.123Z', '2026-11-19T07:08:37+01:00'],
    ['2026-11-19T07:08:37', '2026-11-19T07:08:37+01:00'],
    ['2026-11-19 07:08', '2026-11-19T07:08:00+01:00'],
    ['2026-11-19T23:30:00-05:00', '2026-11-20T05:30:00+01:00'],
    ['2026-11-19', '2026-11-19T00:00:00+01:00'],
    ['2026-12-31T23:30:00Z', '2027-01-01T00:30:00+01:00'],
  ])('reads %s as %s in Lagos', (text, instant) => {
    expect(zoneClock('Africa/Lagos').readInstant(text)).toBe(instant);
  });

  it.each([
    ['2026-03-29T01:59:59', '2026-03-29T01:59:59+01:00'],
    ['2026-03-29T03:00:00', '2026-03-29T03:00:00+02:00'],
    ['2026-10-25T02:30:00', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T03:00:00', '2026-10-25T03:00:00+01:00'],
  ])('follows the summer time of a zone that has it: %s is %s in Berlin', (text, instant) => {
    expect(zoneClock('Europe/Berlin').readInstant(text)).toBe(instant);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T02:30:00', '2026-03-29T03:30:00+02:00'],
    ['America/New_York', '2026-03-08T02:30:00', '2026-03-08T03:30:00-04:00'],
    ['Africa/Cairo', '2026-04-24', '2026-04-24T01:00:00+03:00'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T01:00:00-02:00'],
    ['Africa/Lagos', '1919-09-01', '1919-09-01T00:30:00+01:00'],
  ])(
    'A-32 counts the earlier offset in an hour that %s skips, so that a day stays the day: %s is %s',
    (zone, text, instant) => {
      expect(zoneClock(zone).readInstant(text)).toBe(instant);
    },
  );

  it('writes offsets of part hours and west of Greenwich', () => {
    expect(zoneClock('Asia/Kathmandu').format(0)).toBe('1970-01-01T05:30:00+05:30');
    expect(zoneClock('America/St_Johns').format(Date.UTC(2026, 0, 1, 12))).toBe('2026-01-01T08:30:00-03:30');
    expect(zoneClock('UTC').format(0)).toBe('1970-01-01T00:00:00+00:00');
  });
});
