import { describe, expect, it } from 'vitest';
import { Reply } from '../../support/fake-rest.ts';
import { testGateway } from '../../support/gateway.ts';
import { attendanceRecord } from '../../support/staff.ts';

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

describe('Query.overview', () => {
  it('F-103 counts records of nobody apart from people', async () => {
    const attendanceDate = '2026-11-20T06:08:37Z';
    const nobody = (location: string) => attendanceRecord({ staffID: null, location, attendanceDate });
    const { query } = await testGateway({
      answers: {
        'GET /attendance/findall?date=2026-11-20&mode=signedIn': [
          attendanceRecord({ attendanceDate }),
          nobody('A'),
          nobody('B'),
        ],
        'GET /attendance/findall?date=2026-11-20&mode=signedOut': new Reply({ status: 'pending' }),
      },
    });
    const parts = '{ rows distinctStaff withoutStaff days }';
    expect(await query(`{ overview(date: "2026-11-20") { attendance ${parts} signOuts ${parts} } }`)).toEqual({
      data: {
        overview: {
          attendance: { rows: 3, distinctStaff: 1, withoutStaff: 2, days: null },
          // F-115: what answered neither success nor error is unknown, never 0.
          signOuts: { rows: null, distinctStaff: null, withoutStaff: null, days: null },
        },
      },
    });
  });

  it('F-115 knows no number of lists that answered anything else', async () => {
    const other = new Reply({ status: 'other', message: 'Maintenance', data: [] });
    const calls = [
      '/staff/find/all',
      ...['findall?date=2026-11-20&mode=signedIn', 'findall?date=2026-11-20&mode=signedOut'].map(
        (call) => `/attendance/${call}`,
      ),
      ...['lateness', 'exception', 'serialLatness'].map(
        (call) => `/attendance/${call}?date=2026-11-${call === 'serialLatness' ? '01' : '20'}`,
      ),
    ];
    const { query } = await testGateway({ answers: Object.fromEntries(calls.map((call) => [`GET ${call}`, other])) });
    const names = ['validStaff', 'attendance', 'lateness', 'absent', 'signOuts', 'serialLateness'];
    const { data } = await query(
      `{ overview(date: "2026-11-20") { ${names.map((name) => `${name} { rows distinctStaff withoutStaff days }`).join(' ')} }
         reconciliation(date: "2026-11-20") { withoutStaff groups { people } } }`,
    );
    const unknown = { rows: null, distinctStaff: null, withoutStaff: null, days: null };
    const { overview, reconciliation } = data as {
      overview: object;
      reconciliation: { withoutStaff: number | null; groups: { people: number | null }[] };
    };
    expect(overview).toEqual(Object.fromEntries(names.map((name) => [name, unknown])));
    expect(reconciliation.withoutStaff).toBeNull();
    expect(reconciliation.groups.filter(({ people }) => people !== null)).toEqual([]);
  });
});

describe('Query.overview.serialLateness', () => {
  it('F-107 says how many people and how many late days there are: the rows of the two reports', async () => {
    const answers = { [list]: [late, { ...late, staffID: '7', daysLate: ['2026-11-02', '2026-11-03'] }] };
    const { query } = await testGateway({ answers });
    const { data } = await query(`{
      overview(date: "2026-11-20") { serialLateness { rows distinctStaff days } }
      serialLateness(date: "2026-11-20") { totalCount }
      serialLatenessDays(date: "2026-11-20", search: "nobody") { totalCount people }
      all: serialLatenessDays(date: "2026-11-20") { totalCount people }
    }`);
    expect(data).toEqual({
      overview: { serialLateness: { rows: 2, distinctStaff: 2, days: 5 } },
      serialLateness: { totalCount: 2 },
      serialLatenessDays: { totalCount: 0, people: 2 },
      all: { totalCount: 5, people: 2 },
    });
  });

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
