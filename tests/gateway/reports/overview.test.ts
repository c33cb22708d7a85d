import { describe, expect, it } from 'vitest';
import { Reply } from '../../support/fake-rest.ts';
import { testGateway } from '../../support/gateway.ts';
import { attendanceRecord } from '../../support/staff.ts';

const list = 'GET /attendance/serialLatness?date=2026-11-01';
const late = { staffID: '00123', name: 'Ada', occurrence: 3, daysLate: ['2026-11-18', '2026-11-19', '2026-11-20'] };

describe('Query.overview', () => {
  it('F-103 counts records of nobody apart from people', async () => {
    const attendanceDate = '2026-11-20T06:08:37Z';
    const nobody = (location: string) => attendanceRecord({ staffID: null, location, attendanceDate });
    const { ask } = await testGateway({
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
    expect(await ask(`{ overview(date: "2026-11-20") { attendance ${parts} signOuts ${parts} } }`)).toEqual({
      overview: {
        attendance: { rows: 3, distinctStaff: 1, withoutStaff: 2, days: null },
        // F-115: what answered neither success nor error is unknown, never 0.
        signOuts: { rows: null, distinctStaff: null, withoutStaff: null, days: null },
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
    const { ask } = await testGateway({ answers: Object.fromEntries(calls.map((call) => [`GET ${call}`, other])) });
    const names = ['validStaff', 'attendance', 'lateness', 'absent', 'signOuts', 'serialLateness'];
    const { overview, reconciliation } = await ask(
      `{ overview(date: "2026-11-20") { ${names.map((name) => `${name} { rows distinctStaff withoutStaff days }`).join(' ')} }
         reconciliation(date: "2026-11-20") { withoutStaff groups { people } } }`,
    );
    const unknown = { rows: null, distinctStaff: null, withoutStaff: null, days: null };
    expect(overview).toEqual(Object.fromEntries(names.map((name) => [name, unknown])));
    expect(reconciliation.withoutStaff).toBeNull();
    expect(reconciliation.groups).toEqual(reconciliation.groups.map(() => ({ people: null })));
  });
});

describe('Query.overview.serialLateness', () => {
  it('F-107 says how many people and how many late days there are: the rows of the two reports', async () => {
    const answers = { [list]: [late, { ...late, staffID: '7', daysLate: ['2026-11-02', '2026-11-03'] }] };
    const { ask } = await testGateway({ answers });
    const data = await ask(`{
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
});
