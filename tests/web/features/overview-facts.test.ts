import { describe, expect, it } from 'vitest';
import {
  type Count,
  describeSerial,
  keepLastGood,
  type Overview,
  oldestAsOf,
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

describe('describeSerial', () => {
  it('F-107 says how many rows are behind the number of people, where that is known', () => {
    expect(describeSerial(overview.serialLateness)).toBe('4 people, 17 late days');
    expect(describeSerial({ ...overview.serialLateness, rows: 1, days: null })).toBe('1 person');
  });
});
