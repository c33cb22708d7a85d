import { describe, expect, it } from 'vitest';
import { reasonWords } from '../../../schema/reason-words.ts';
import { countReasons, reasonAddress, reasonClass, reasonOrder } from '../../../web/days/reasons.ts';

describe('countReasons', () => {
  it('gives the reasons that somebody has, those who were there first, and leaves nobody out', () => {
    const values = Object.values(reasonWords).map((value, place) => ({ value, count: place % 3 }));
    const groups = countReasons([
      { column: 'DISTRICT', values: [{ value: 'Awka', count: 9 }] },
      { column: 'REASON', values },
    ]);
    expect(groups[0]?.reason).toBe('PRESENT_LATE');
    expect(groups.every(({ people }) => people > 0)).toBe(true);
    expect(groups.reduce((sum, { people }) => sum + people, 0)).toBe(values.reduce((sum, { count }) => sum + count, 0));
  });
});

describe('reasons', () => {
  it('have a place, a class and an address each', () => {
    expect([...reasonOrder].sort()).toEqual(Object.keys(reasonWords).sort());
    expect(reasonClass('NOT_DUE_YET')).toBe('reason-not-due-yet');
    expect(reasonAddress('2026-11-22', 'DAY_OFF')).toBe('/attendance/day?date=2026-11-22&reason=Day+off');
    expect(reasonAddress('2026-11-22')).toBe('/attendance/day?date=2026-11-22');
  });
});
