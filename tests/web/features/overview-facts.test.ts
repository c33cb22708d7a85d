import { describe, expect, it } from 'vitest';
import {
  type Count,
  describeSerial,
  isPartUnknown,
  keepLastGood,
  mergeNumbers,
  type Overview,
  oldestAsOf,
  percentage,
} from '../../../web/features/dashboard/overview-facts.ts';

const good = (people: number, asOf: string, rows = people): Count => ({
  rows,
  distinctStaff: people,
  source: { call: 'GET /x', ok: true, asOf, code: null, message: null },
});
const failed: Count = {
  rows: null,
  distinctStaff: null,
  source: { call: 'GET /x', ok: false, asOf: null, code: 'UPSTREAM_TIMEOUT', message: 'time out' },
};
const overview: Overview = {
  date: '2026-11-20',
  refreshAfter: 1_500,
  validStaff: good(100, '2026-11-20T09:00:05+01:00'),
  attendance: good(80, '2026-11-20T09:00:03+01:00', 82),
  lateness: good(10, '2026-11-20T09:00:04+01:00'),
  absent: good(15, '2026-11-20T08:00:04Z'),
  signOuts: failed,
  serialLateness: { ...good(4, '2026-11-20T09:00:04+01:00'), days: 17 },
};

describe('keepLastGood', () => {
  it('N-17 keeps the earlier number of a source that fails', () => {
    const before = keepLastGood({}, overview);
    const after = keepLastGood(before, { ...overview, absent: failed });
    expect(after.absent).toBe(overview.absent);
    expect(after.signOuts).toBeUndefined();
  });
});

describe('oldestAsOf', () => {
  it('compares instants, not texts', () => {
    expect(oldestAsOf(overview)).toBe('2026-11-20T09:00:03+01:00');
    expect(oldestAsOf({ ...overview, absent: good(1, '2026-11-20T08:00:01Z') })).toBe('2026-11-20T08:00:01Z');
  });
});

describe('percentage', () => {
  it.each([
    [0, 20_000, '0.0%'],
    [5, 20_000, '<0.1%'],
    [18_000, 20_000, '90.0%'],
    [19_999, 20_000, '>99.9%'],
    [20_000, 20_000, '100.0%'],
    [3, 0, null],
  ])('N-17 says of %d of %d neither none nor all where it is not so', (part, whole, said) => {
    expect(percentage(part, whole)).toBe(said);
  });
});

describe('describeSerial', () => {
  it('F-107 says how many rows are behind the number of people, where that is known', () => {
    expect(describeSerial(overview.serialLateness)).toBe('4 people, 17 late days');
    expect(describeSerial({ ...overview.serialLateness, rows: 1, days: null })).toBe('1 person');
  });
});

describe('mergeNumbers', () => {
  const news = (rows: number, ok = true) => ({ rows, distinctStaff: rows, source: { ok } });
  const { asOf: readAt } = overview.attendance.source;
  const read = (rows: number, asOf = readAt ?? '') => good(rows, asOf);

  it('puts newer numbers into their places and leaves the others', () => {
    const merged = mergeNumbers(overview, { refreshAfter: 1_500, attendance: news(62), absent: news(38) });
    expect(merged).toEqual({ ...overview, attendance: read(62), absent: read(38, '2026-11-20T08:00:04Z') });
  });

  it('leaves a number alone whose source fails, now or before', () => {
    const before = { ...overview, lateness: failed };
    const polled = { refreshAfter: 1_500, attendance: news(0, false), lateness: news(6) };
    expect(mergeNumbers(before, polled)).toEqual(before);
    expect(isPartUnknown(before, polled)).toBe(true);
    expect(isPartUnknown(overview, { refreshAfter: 1_500, attendance: news(62) })).toBe(false);
  });

  it('F-120 takes the instants of lists that were read whole, and how soon they can be asked again', () => {
    const asOf = '2026-11-19T09:01:00+01:00';
    const attendance = { ...news(62), source: { ok: true, asOf } };
    const merged = mergeNumbers(overview, { refreshAfter: 60_000, attendance });
    expect(merged.attendance.source).toEqual({ ...overview.attendance.source, asOf });
    expect(merged.refreshAfter).toBe(60_000);
    expect(merged.absent).toEqual(overview.absent);
  });
});
