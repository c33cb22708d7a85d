import { describe, expect, it } from 'vitest';
import {
  expectedOf,
  expectedWords,
  knownOf,
  missingAddress,
  missingByCentre,
} from '../../../web/features/dashboard/day-reasons.ts';

/** A list of people, counted by service centre. */
const listOf = (centres: Readonly<Record<string, number>>) => ({
  totalCount: Object.values(centres).reduce((sum, count) => sum + count, 0),
  facets: [{ column: 'SERVICE_CENTRE', values: Object.entries(centres).map(([value, count]) => ({ value, count })) }],
});
const dayOf = (coverage: { daysAsked: number; daysRead: number; isLearning: boolean }) => ({
  totalCount: 79,
  notice: null,
  isRegisterOfToday: false,
  facets: [],
  coverage,
});
const lists = {
  explainedDay: dayOf({ daysAsked: 5, daysRead: 5, isLearning: false }),
  came: listOf({ Awka: 20, Nnewi: 9, Onitsha: 30 }),
  missing: listOf({ Awka: 2, Nnewi: 5, '': 1 }),
  unrecorded: listOf({ Ogidi: 12 }),
};

describe('who is missing', () => {
  it('is counted of those who were expected: those who came, who did not, and of whom nothing is known', () => {
    const expected = expectedOf(lists);
    expect(expected).toEqual({ came: 59, missing: 8, unrecorded: 12 });
    expect(expected && knownOf(expected)).toBe(67);
    expect(expectedOf({ ...lists, unrecorded: null })).toBeNull();
    // Whoever is off, on a holiday, new or not due yet is not expected; without a shift nobody knows.
    expect(Object.values(expectedWords).flat()).not.toContain('Day off');
    expect(expectedWords.missing).toEqual(['Absent', 'Unexplained']);
  });

  it('is not known before another day has been read, which shows who works on the weekday', () => {
    const daysAsked = 5;
    const told = (daysRead: number, isLearning: boolean) =>
      expectedOf({ ...lists, explainedDay: dayOf({ daysAsked, daysRead, isLearning }) }) !== null;
    expect([told(1, true), told(2, true), told(1, false)]).toEqual([false, true, true]);
  });

  it('is shown by service centre, most people first, without the centres in which all are in', () => {
    expect(missingByCentre(lists)).toEqual([
      { serviceCentre: 'Ogidi', came: 0, missing: 0, unrecorded: 12 },
      { serviceCentre: 'Nnewi', came: 9, missing: 5, unrecorded: 0 },
      { serviceCentre: 'Awka', came: 20, missing: 2, unrecorded: 0 },
      { serviceCentre: '', came: 0, missing: 1, unrecorded: 0 },
    ]);
    expect(missingByCentre({ came: null, missing: null, unrecorded: null })).toEqual([]);
  });

  it('is a link to the names, of one centre or of all', () => {
    const reason = 'reason=Absent%7EUnexplained%7EOutage';
    expect(missingAddress('2026-11-26')).toBe(`/attendance/day?date=2026-11-26&${reason}`);
    expect(missingAddress('2026-11-26', 'New Owerri')).toBe(
      `/attendance/day?date=2026-11-26&${reason}&serviceCentre=New+Owerri`,
    );
  });
});
