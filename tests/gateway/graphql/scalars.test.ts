import { parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { scalars } from '../../../gateway/graphql/scalars.ts';

describe('scalars.Date', () => {
  it.each(['2026-02-28', '2028-02-29', '1000-01-01', '2999-12-31'])('takes %s', (date) => {
    expect(scalars.Date.parseValue(date)).toBe(date);
    expect(scalars.Date.parseLiteral(parseValue(`"${date}"`))).toBe(date);
  });

  it.each([
    '2026-02-29',
    '2026-2-1',
    '0999-12-31',
    '0000-01-01',
    '3000-01-01',
    '9999-12-31',
    '+010000-01-01',
    '',
    1,
    null,
  ])('refuses %j', (date) => {
    expect(() => scalars.Date.parseValue(date)).toThrow(
      /Date is a text|is not a day. Give an existing day of the years/,
    );
  });
});

describe('scalars.Month', () => {
  it.each(['2026-01', '2026-12', '0999-06'])('takes %s', (month) => {
    expect(scalars.Month.parseValue(month)).toBe(month);
    expect(scalars.Month.parseLiteral(parseValue(`"${month}"`))).toBe(month);
  });

  it.each(['2026-00', '2026-13', '2026-1', '26-01', '2026-01-01', ' 2026-01', '', 202601, null])(
    'refuses %j',
    (month) => {
      expect(() => scalars.Month.parseValue(month)).toThrow(/Month is a text|not a month/);
    },
  );
});

describe('scalars.TimeOfDay', () => {
  it.each([
    ['08:05', '08:05:00'],
    ['00:00', '00:00:00'],
    ['23:59:59', '23:59:59'],
  ])('A-25 takes %s as %s', (time, expected) => {
    expect(scalars.TimeOfDay.parseValue(time)).toBe(expected);
    expect(scalars.TimeOfDay.parseLiteral(parseValue(`"${time}"`))).toBe(expected);
  });

  it.each(['24:00', '08:60', '08:00:60', '8:00', '08:00:00:00', '08:00:00.5', '', 8, null])('refuses %j', (time) => {
    expect(() => scalars.TimeOfDay.parseValue(time)).toThrow(/TimeOfDay is a text|not a time of day/);
  });
});
