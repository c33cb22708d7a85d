import { describe, expect, it } from 'vitest';
import { sharedSearch } from '../../../web/features/lateness/serial-lateness.tsx';

describe('sharedSearch', () => {
  it('A-07 keeps the month, the filters and the size, and drops what the other side would read differently', () => {
    const search =
      '?month=2026-10&search=obi&district=Aba~Awka&daysLate=2026-10-01..2026-10-09&sort=-daysLate&page=3&size=50&open=x&hide=name';
    expect([...new URLSearchParams(sharedSearch(search))]).toEqual([
      ['month', '2026-10'],
      ['search', 'obi'],
      ['district', 'Aba~Awka'],
      ['size', '50'],
    ]);
  });

  it('A-08 keeps a day in place of a month', () => {
    expect(sharedSearch('?date=2026-10-05&page=2')).toBe('date=2026-10-05');
  });
});
