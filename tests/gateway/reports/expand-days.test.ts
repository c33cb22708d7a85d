import { describe, expect, it } from 'vitest';
import { expandDays } from '../../../gateway/reports/expand-days.ts';
import { readMonthly } from '../../../gateway/upstream/readers/monthly.ts';
import { ValueReader } from '../../../gateway/upstream/readers/value-reader.ts';
import fc from '../../support/fast-check.ts';
import { other, readDaysLate, staff } from '../../support/monthly-rows.ts';

const zone = 'Africa/Lagos';

describe('expandDays', () => {
  const expand = (daysLate: unknown[]) =>
    expandDays(readMonthly([{ ...staff, daysLate }, other], 'daysLate', new ValueReader(zone))).filter(
      (row) => row.staff.staffID !== 'other',
    );

  it('R-088 R-089 makes one row a day: people in upstream order, days ascending', () => {
    const rows = [
      { ...staff, staffID: 'B', occurrence: 2, daysLate: ['2026-11-12', '2026-11-03'] },
      { ...staff, staffID: 'C', daysLate: [] },
      { ...staff, staffID: 'A', occurrence: 3, daysLate: ['2026-11-04'] },
      { ...staff, staffID: 'B', name: 'Ada Obi', daysLate: ['2026-11-03'] },
    ];
    const days = expandDays(readMonthly(rows, 'daysLate', new ValueReader(zone)));
    const shared = { staff: { ...staff, staffID: 'B' }, imageURL: staff.imageURL };
    const twice = { ...shared, dayCount: 2, occurrence: 2, isCountDifferent: false };
    expect(days).toEqual([
      { key: 'B-2026-11-03', date: '2026-11-03', ...twice },
      { key: 'B-2026-11-12', date: '2026-11-12', ...twice },
      {
        key: 'A-2026-11-04',
        date: '2026-11-04',
        staff: { ...staff, staffID: 'A' },
        imageURL: staff.imageURL,
        dayCount: 1,
        occurrence: 3,
        isCountDifferent: true,
      },
      {
        key: 'B-2-2026-11-03',
        date: '2026-11-03',
        ...shared,
        staff: { ...shared.staff, name: 'Ada Obi' },
        dayCount: 1,
        occurrence: null,
        isCountDifferent: false,
      },
    ]);
  });

  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const garbage = fc.oneof(
    fc.string().filter((text) => !/^\s*\d{4}-\d\d-\d\d/.test(text)),
    fc.constantFrom(null, undefined, '', '2026-02-30', '0000-00-00', true, [], {}),
    fc.integer(),
  );

  it('R-088 makes as many rows as there are distinct days, whatever stands between them', () => {
    fc.assert(
      fc.property(fc.array(day), fc.array(garbage), fc.infiniteStream(fc.nat()), (days, others, weights) => {
        const mixed = [...days, ...others]
          .map((entry) => ({ entry, weight: weights.next().value as number }))
          .sort((one, other) => one.weight - other.weight)
          .map(({ entry }) => entry);
        const distinct = [...new Set(days)].sort();
        const rows = expand(mixed);
        expect(rows.map((row) => row.date)).toEqual(distinct);
        expect(rows.every((row) => row.dayCount === distinct.length)).toBe(true);
        expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
        expect(readDaysLate(mixed)?.ignoredEntries).toBe(mixed.length - distinct.length);
      }),
    );
  });
});
