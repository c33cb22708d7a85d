import { describe, expect, it } from 'vitest';
import { readSheetDay } from '../../../gateway/leave/leave-days.ts';

describe('readSheetDay', () => {
  it.each([
    ['2026-11-14', '2026-11-14'],
    ['14 November 2026', '2026-11-14'],
    ['Saturday, 14 November 2026', '2026-11-14'],
    ['14-Nov-2026', '2026-11-14'],
    ['1st May 2026', '2026-05-01'],
    ['14/11/2026', '2026-11-14'],
    ['11/14/2026', '2026-11-14'],
    ['05/05/2026', '2026-05-05'],
    ['03/04/2026', 'DAY_AMBIGUOUS'],
    ['31/02/2026', 'DAY_UNREADABLE'],
    ['14 Nov 26', '2026-11-14'],
    ['46327', 'DAY_UNREADABLE'],
    ['14-Nov-26', '2026-11-14'],
    ['14-NOV-2026', '2026-11-14'],
    ['14 Nov. 2026', '2026-11-14'],
    ['14 November, 2026', '2026-11-14'],
    ['November 14, 2026', '2026-11-14'],
    ['Nov 14 2026', '2026-11-14'],
    ['November 14th, 2026', '2026-11-14'],
    ['14th of November 2026', '2026-11-14'],
    ['14th day of November, 2026', '2026-11-14'],
    ['Saturday, November 14, 2026', '2026-11-14'],
    ['Sat 14 Nov 2026', '2026-11-14'],
    ['2026-Nov-14', '2026-11-14'],
    ['20261114', '2026-11-14'],
    ['14/11/2026 00:00', '2026-11-14'],
    ['14/11/2026 12:00:00 AM', '2026-11-14'],
    ['2026-11-14 00:00:00', '2026-11-14'],
    ['2026-11-14T08:00', '2026-11-14'],
    ['2026-11-14T00:00:00.000Z', '2026-11-14'],
    ['3 Sept 2026', '2026-09-03'],
    ["14 Nov '26", '2026-11-14'],
    ['14-Nov-98', '1998-11-14'],
    // Midnight in Lagos is another day in London.
    ['2026-11-13T23:00:00.000Z', 'DAY_UNREADABLE'],
    ['31 November 2026', 'DAY_UNREADABLE'],
    ['14 Ma 2026', 'DAY_UNREADABLE'],
    ['November 2026', 'DAY_UNREADABLE'],
    ['14/11/26', 'DAY_AMBIGUOUS'],
    ['', 'DAY_UNREADABLE'],
  ])('F-234 reads %s as %s', (text, expected) => {
    const { day, reason } = readSheetDay(text);
    expect(day ?? reason).toBe(expected);
  });
});
