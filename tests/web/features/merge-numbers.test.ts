import { describe, expect, it } from 'vitest';
import {
  type Count,
  isPartUnknown,
  mergeNumbers,
  type Overview,
} from '../../../web/features/dashboard/overview-facts.ts';

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
  refreshAfter: 1_500,
  validStaff: count(100),
  attendance: count(60),
  lateness: count(5),
  absent: count(40),
  signOuts: count(0),
  serialLateness: { ...count(2), days: null },
};
const news = (rows: number, ok = true) => ({ rows, distinctStaff: rows, source: { ok } });

describe('mergeNumbers', () => {
  it('puts newer numbers into their places and leaves the others', () => {
    const merged = mergeNumbers(overview, { refreshAfter: 1_500, attendance: news(62), absent: news(38) });
    expect(merged).toEqual({ ...overview, attendance: count(62), absent: count(38) });
  });

  it('leaves a number alone whose source fails, now or before', () => {
    const failed = { ...count(5), source: { ...source, ok: false, code: 'UPSTREAM_TIMEOUT', message: 'Late.' } };
    const before = { ...overview, lateness: failed };
    const polled = { refreshAfter: 1_500, attendance: news(0, false), lateness: news(6) };
    expect(mergeNumbers(before, polled)).toEqual(before);
    expect(isPartUnknown(before, polled)).toBe(true);
    expect(isPartUnknown(overview, { refreshAfter: 1_500, attendance: news(62) })).toBe(false);
  });

  it('F-120 takes the instants of lists that were read whole, and how soon they can be asked again', () => {
    const asOf = '2026-11-19T09:01:00+01:00';
    const { source: read, ...rest } = news(62);
    const merged = mergeNumbers(overview, { refreshAfter: 60_000, attendance: { ...rest, source: { ...read, asOf } } });
    expect(merged.attendance.source).toEqual({ ...source, asOf });
    expect(merged.refreshAfter).toBe(60_000);
    expect(merged.absent).toEqual(overview.absent);
  });
});
