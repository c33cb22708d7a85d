import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { zoneClock } from '../../../gateway/shared/dates.ts';
import fc from '../../support/fast-check.ts';
import { repository } from '../../support/repository.ts';

const zones = [
  'Africa/Lagos',
  'UTC',
  'America/New_York',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Europe/Berlin',
  'Australia/Lord_Howe',
];
const zone = fc.constantFrom(...zones);
const instant = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2090, 0) }).map((time) => time - (time % 1000));
// Kiritimati went to bed on 30 December 1994 and rose on 1 January 1995: before that a plain day may not exist.
const year = fc.integer({ min: 1996, max: 2399 });

/** Days of each month by the rule of the calendar, told without a Date. */
const isLeap = (number: number) => (number % 4 === 0 && number % 100 !== 0) || number % 400 === 0;
const lastDay = (number: number, month: number) =>
  month === 2 ? (isLeap(number) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const text = (number: number, month: number, day: number) =>
  `${number}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

describe('zoneClock', () => {
  it('writes every instant so that any reader finds the same one', () => {
    fc.assert(
      fc.property(zone, instant, (name, time) => {
        const clock = zoneClock(name);
        const written = clock.format(time);
        expect(Date.parse(written)).toBe(time);
        expect(clock.readInstant(written)).toBe(written);
      }),
    );
  });

  it('reads an instant of any minute, remembered or not, as it is written and as it reads others', () => {
    const anyTime = fc.integer({ min: Date.UTC(1001, 0), max: Date.UTC(9999, 11, 31, 23, 59, 59) });
    const parts = fc.record({
      time: fc.oneof(instant, anyTime).map((time) => time - (((time % 1000) + 1000) % 1000)),
      second: fc.integer({ min: 0, max: 59 }),
      fraction: fc.constantFrom('', '.000', '.5', ',123456'),
      between: fc.constantFrom('T', ' '),
    });
    fc.assert(
      fc.property(zone, parts, (name, { time, second, fraction, between }) => {
        const clock = zoneClock(name);
        const minute = new Date(time).toISOString().slice(0, 17);
        const seconds = [second, (second + 31) % 60].map((each) => `${minute}${String(each).padStart(2, '0')}`);
        for (const text of [...seconds, ...seconds]) {
          const written = `${text.replace('T', between)}${fraction}`;
          const read = clock.readInstant(`${written}Z`);
          expect(read).toBe(clock.format(Date.parse(`${text}Z`)));
          expect(read).toBe(clock.readInstant(`${written}z`));
          expect(read).toBe(clock.readInstant(` ${written}+00:00`));
        }
      }),
      { numRuns: 300, examples: [['Africa/Lagos', { time: 253402300740000, second: 37, fraction: '', between: 'T' }]] },
    );
  });

  // An hour of Berlin is one of UTC; one of India is not, and its minutes are remembered.
  it.each(['Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe'])(
    'reads minutes of %s again that it has forgotten',
    (name) => {
      const clock = zoneClock(name);
      const texts = Array.from({ length: 10_050 }, (_, minute) =>
        new Date(Date.UTC(2026, 2, 29) + minute * 60_000).toISOString(),
      );
      const read = () => texts.map((text) => clock.readInstant(text));
      const expected = texts.map((text) => clock.format(Date.parse(text)));
      expect(read()).toEqual(expected);
      expect(read()).toEqual(expected);
    },
  );

  it.each([
    '2026-02-30T10:00:00Z',
    '2026-11-19T24:00:00Z',
    '2026-11-19T10:60:00Z',
    '2026-11-19T10:00:60Z',
    '0999-01-01T00:00:00Z',
    '2026-11-19T10:00:00ZZ',
    'xxxxxxxxxxxxxxxx:00Z',
  ])('reads %s as none, however often', (text) => {
    const { readInstant } = zoneClock('Asia/Kolkata');
    expect([readInstant(text), readInstant(text)]).toEqual([null, null]);
  });

  it('reads a wall clock back as that wall clock, but in an hour that a zone leaves out', () => {
    fc.assert(
      fc.property(zone, instant, (name, time) => {
        const clock = zoneClock(name);
        const wall = clock.format(time).slice(0, 19);
        expect(clock.readInstant(wall)?.slice(0, 19)).toBe(wall);
        expect(clock.readInstant(wall.replace('T', ' '))).toBe(clock.readInstant(wall));
      }),
    );
  });

  it('A-32 keeps a plain day the day it is, at month edges and in leap years, in every zone', () => {
    fc.assert(
      fc.property(zone, year, fc.integer({ min: 1, max: 12 }), (name, number, month) => {
        const last = lastDay(number, month);
        const read = (day: number) =>
          zoneClock(name)
            .readInstant(text(number, month, day))
            ?.slice(0, 10) ?? null;
        expect([read(1), read(last)]).toEqual([text(number, month, 1), text(number, month, last)]);
        expect([read(0), read(last + 1)]).toEqual([null, null]);
      }),
    );
  });

  it('places late evening and early morning in the right month', () => {
    fc.assert(
      fc.property(year, fc.integer({ min: 1, max: 12 }), (number, month) => {
        const last = text(number, month, lastDay(number, month));
        const lagos = zoneClock('Africa/Lagos');
        const next = month === 12 ? text(number + 1, 1, 1) : text(number, month + 1, 1);
        expect(lagos.readInstant(`${last}T22:59:59Z`)).toBe(`${last}T23:59:59+01:00`);
        expect(lagos.readInstant(`${last}T23:00:00Z`)).toBe(`${next}T00:00:00+01:00`);
      }),
    );
  });

  it.each(['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
    'answers the same in a process whose own zone is %s',
    { tags: 'long' },
    (TZ) => {
      const program = `
        import { zoneClock } from ${JSON.stringify(path.join(repository, 'gateway/shared/dates.ts'))};
        import { formatLongDate, formatTimestamp } from ${JSON.stringify(path.join(repository, 'schema/format.ts'))};
        const clock = zoneClock('Africa/Lagos');
        const told = ['2024-02-29', '2026-11-19 08:00', '2026-12-31T23:30:00Z', '2026-03-29T02:30:00', '2026-02-29']
          .map((text) => clock.readInstant(text));
        console.log(JSON.stringify([...told, clock.format(0), formatLongDate('2024-03-01'), formatTimestamp(told[2])]));
      `;
      const options = { env: { ...process.env, TZ }, encoding: 'utf8' as const };
      const told = execFileSync(process.execPath, ['--input-type=module', '--eval', program], options);
      expect(JSON.parse(told)).toEqual([
        '2024-02-29T00:00:00+01:00',
        '2026-11-19T08:00:00+01:00',
        '2027-01-01T00:30:00+01:00',
        '2026-03-29T02:30:00+01:00',
        null,
        '1970-01-01T01:00:00+01:00',
        'Friday, 1 March 2024',
        '2027-01-01, 12:30:00 am',
      ]);
    },
  );
});
