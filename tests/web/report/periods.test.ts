import { describe, expect, it } from 'vitest';
import { isDay, isPeriod, movePeriod } from '../../../web/days/periods.ts';

describe('movePeriod', () => {
  it.each([
    ['2026-11-20', -1, '2026-11-19'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 14, '2028-01'],
  ])('moves %s by %i to %s', (period, steps, moved) => {
    expect(movePeriod(period, steps)).toBe(moved);
  });
});

describe('isPeriod', () => {
  it('takes days and months that exist', () => {
    expect(['2026-11', '2026-11-30'].filter(isPeriod)).toHaveLength(2);
    expect(['2026-13', '2026-11-31', '2026', ''].filter(isPeriod)).toEqual([]);
  });
});

describe('isDay', () => {
  it('takes days that exist, as YYYY-MM-DD', () => {
    expect(['2028-02-29', '2026-12-31'].filter(isDay)).toHaveLength(2);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', 'today', ''].filter(isDay)).toEqual([]);
  });
});
