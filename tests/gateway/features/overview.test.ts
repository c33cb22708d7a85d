import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { testGateway } from '../../support/gateway.ts';

const document =
  '{ overview(date: "2026-11-20") { serialLateness { rows distinctStaff source { call ok message } } } }';
const list = 'GET /attendance/serialLatness?date=2026-11-01';
const figures = 'GET /attendance/figures/monthly?date=2026-11-01';
const late = { staffID: '00123', name: 'Ada', occurrence: 3, daysLate: ['2026-11-18', '2026-11-19', '2026-11-20'] };

const count = async (answers: Record<string, unknown>) => {
  const { query, calls } = await testGateway({ answers });
  const { data } = await query(document);
  return { count: (data as { overview: { serialLateness: unknown } }).overview.serialLateness, calls };
};
const version = (number: number) => ({ 'GET /extensions': [{ name: 'figures', version: number }] });

describe('Query.overview.serialLateness', () => {
  it('counts by the figures of the month without the list, where the service has them', async () => {
    const { count: counted, calls } = await count({
      ...version(2),
      [figures]: [{ month: '2026-11', seriallyLate: { rows: 7, staff: 6 } }],
    });
    expect(counted).toEqual({
      rows: 7,
      distinctStaff: 6,
      source: { call: 'GET /attendance/figures/monthly', ok: true, message: null },
    });
    expect(calls.map(({ call }) => call)).not.toContain(list);
  });

  it.each([
    ['has none', { 'GET /extensions': [] }],
    ['has those of days alone', version(1)],
    [
      'is of the version before, beside one that has those of months',
      { ...version(2), [figures]: codedError('UPSTREAM_REJECTED', 'There is no such call.') },
    ],
  ])('counts the list itself of a service that %s', async (_title, extensions) => {
    expect((await count({ ...extensions, [list]: [late] })).count).toEqual({
      rows: 1,
      distinctStaff: 1,
      source: { call: 'GET /attendance/serialLatness', ok: true, message: null },
    });
  });

  it('shows no number that the service did not say, and why where it says so', async () => {
    const source = { call: 'GET /attendance/figures/monthly', ok: true, message: null };
    const unsaid = await count({ ...version(2), [figures]: [{ month: '2026-11', seriallyLate: { rows: -1 } }] });
    expect(unsaid.count).toEqual({ rows: null, distinctStaff: null, source });
    const neither = await count({ ...version(2), [figures]: new Reply({ status: 'none', message: 'x', data: [] }) });
    expect(neither.count).toMatchObject({ rows: null, distinctStaff: null, source: { ok: false } });
  });
});
