import { describe, expect, it } from 'vitest';
import { readPeriods } from '../../../web/app/find/read-periods.ts';
import { isDay, movePeriod } from '../../../web/days/periods.ts';
import fc from '../../support/fast-check.ts';

/** A Wednesday. */
const today = '2026-11-18';

describe('readPeriods', () => {
  it.each([
    ['today', '2026-11-18'],
    ['Yesterday', '2026-11-17'],
    ['yest', '2026-11-17'],
    ['3 nov', '2026-11-03'],
    ['Nov 3', '2026-11-03'],
    ['3nov', '2026-11-03'],
    ['3rd of november', '2026-11-03'],
    ['November 3, 2025', '2025-11-03'],
    ['30 nov', '2025-11-30'],
    ['29 february', '2024-02-29'],
    ['the 3rd', '2026-11-03'],
    ['30th', '2026-10-30'],
    ['2026-11-03', '2026-11-03'],
    ['2026/1/5', '2026-01-05'],
    ['25/12/2025', '2025-12-25'],
    ['12/25/2025', '2025-12-25'],
    ['18.11.', '2026-11-18'],
    ['last month', '2026-10'],
    ['this month', '2026-11'],
    ['november', '2026-11'],
    ['last november', '2025-11'],
    ['dec', '2025-12'],
    ['sept 2024', '2024-09'],
    ['2026-10', '2026-10'],
    ['2026-12-25', '2026-12-25'],
  ])('reads "%s" as %s', (text, period) => {
    expect(readPeriods(text, today)).toEqual([period]);
  });

  it.each([
    ['Friday, 13 November 2026', '2026-11-13'],
    ['3 nov 25', '2025-11-03'],
    ["nov 3 '25", '2025-11-03'],
    ['nov 26', '2025-11-26'],
    ['17/11/26', '2026-11-17'],
    ['26-11-03', '2026-11-03'],
    ['25.12.25', '2025-12-25'],
    ['5/5/26', '2026-05-05'],
    ['25/12/26', '2026-12-25'],
  ])('F-268 reads "%s" as %s', (text, period) => {
    expect(readPeriods(text, today)).toEqual([period]);
  });

  it('F-268 answers both readings of digits with a short year that may stand either way', () => {
    expect(readPeriods('3/11/26', today)).toEqual(['2026-11-03', '2026-03-11']);
    expect(readPeriods('12/11/26', today)).toEqual(readPeriods('12/11/2026', today));
  });

  it('answers both readings of digits that may stand either way', () => {
    expect(readPeriods('3/11/2026', today)).toEqual(['2026-11-03', '2026-03-11']);
    expect(readPeriods('5-5-2026', today)).toEqual(['2026-05-05']);
  });

  it.each([
    '',
    'ng',
    'okafor',
    '31 feb',
    '2026-02-30',
    '2026-13',
    '0/0',
    '3',
    '007',
    'ma',
    'last',
    'last okafor',
    'friday',
    'last friday',
    '32nd',
  ])('reads no period in "%s"', (text) => {
    expect(readPeriods(text, today)).toEqual([]);
  });

  it('answers days and months that exist, whatever is typed', () => {
    const word = fc.constantFrom(
      'last',
      'the',
      'of',
      'mon',
      'feb',
      'may',
      'sunday',
      '29',
      '31',
      '0',
      '2028',
      '3rd',
      '-',
      '/',
      '.',
    );
    const typed = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom('2026-11-18', '2028-02-29', '2027-01-01'), (text, day) => {
        for (const period of readPeriods(text, day)) {
          expect(isDay(period.length === 7 ? `${period}-01` : period)).toBe(true);
        }
      }),
    );
  });

  it('takes each day written as ISO and in words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (ago) => {
        const day = movePeriod(today, -ago);
        expect(readPeriods(day, today)).toEqual([day]);
        const name = new Date(`${day}T00:00:00Z`).toLocaleDateString('en', { timeZone: 'UTC', month: 'short' });
        expect(readPeriods(`${Number(day.slice(8))} ${name}`, today)).toEqual([day]);
      }),
    );
  });
});
