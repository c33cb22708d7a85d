import { describe, expect, it } from 'vitest';
import { addedTo, mergeNumbers } from '../../../web/features/dashboard/merge-numbers.ts';
import type { Count, Overview } from '../../../web/features/dashboard/overview-facts.ts';

const source = {
  call: 'GET /attendance/figures',
  ok: true,
  asOf: '2026-11-19T09:00:00+01:00',
  code: null,
  message: null,
};
const count = (rows: number): Count => ({ rows, distinctStaff: rows, source });
const overview: Overview = {
  date: '2026-11-19',
  validStaff: count(100),
  attendance: count(60),
  lateness: count(5),
  absent: count(40),
  signOuts: count(0),
  serialLateness: count(2),
};
const news = (rows: number, ok = true) => ({ rows, distinctStaff: rows, source: { ok } });

describe('mergeNumbers', () => {
  it('puts newer numbers into their places and leaves the others', () => {
    const merged = mergeNumbers(overview, { attendance: news(62), absent: news(38) });
    expect(merged).toEqual({ ...overview, attendance: count(62), absent: count(38) });
  });

  it('leaves a number alone whose source fails, now or before', () => {
    const failed = { ...count(5), source: { ...source, ok: false, code: 'UPSTREAM_TIMEOUT', message: 'Late.' } };
    const before = { ...overview, lateness: failed };
    expect(mergeNumbers(before, { attendance: news(0, false), lateness: news(6) })).toEqual(before);
  });
});

describe('addedTo', () => {
  it('counts what came, and never what is less', () => {
    const after = mergeNumbers(overview, { attendance: news(62), lateness: news(4), absent: news(38) });
    expect(addedTo(overview, after)).toEqual({ attendance: 2 });
    expect(addedTo(overview, overview)).toEqual({});
  });
});
