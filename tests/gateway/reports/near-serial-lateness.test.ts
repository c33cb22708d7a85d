import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const now = Date.parse('2026-11-04T08:00:00Z');
const shift = (id: string, serialLatenessThreshold: unknown) => ({
  _id: id,
  name: `Shift ${id}`,
  startTime: '08:00',
  latenessThreshold: '08:15',
  serialLatenessThreshold,
});
const shifts = [shift('three', 3), shift('two', '2'), shift('one', 1), shift('none', null)];
const late = (day: number, staffID: string, id: string) =>
  attendanceRecord({ staffID: { ...staffRecord(), staffID, shift: id }, attendanceDate: `2026-11-0${day}T08:00:00Z` });
const path = (day: string) => `GET /attendance/lateness?date=2026-11-${day}`;

/** Up to day 4: A is late on 1, 2; B on 1, 2, 3; C on 4; D on 3; E on 1, shift unknown; F on 2, without threshold. */
const answers = {
  'GET /shift/findAll': shifts,
  [path('01')]: [late(1, 'A', 'three'), late(1, 'A', 'three'), late(1, 'B', 'three'), late(1, 'E', 'gone')],
  [path('02')]: [late(2, 'B', 'three'), late(2, 'A', 'three'), late(2, 'F', 'none')],
  [path('03')]: [late(3, 'B', 'three'), late(3, 'D', 'one')],
  [path('04')]: [late(4, 'C', 'two')],
};
const document = `{ nearSerialLateness(month: "2026-11") {
  totalCount daysAsked daysRead withoutRule sources { call ok code }
  nodes { key staff { staffID } shift daysLate dayCount threshold }
} }`;
const near = (staffID: string, name: string, daysLate: string[], threshold: number) => ({
  key: staffID,
  staff: { staffID },
  shift: `Shift ${name}`,
  daysLate,
  dayCount: daysLate.length,
  threshold,
});
const lateness = 'GET /attendance/lateness';

describe('Query.nearSerialLateness', () => {
  it("N-08 names who is one late day below their shift's threshold, latest late day first", async () => {
    const token = await signToken({ role: 'user' });
    const { ask, calls } = await testGateway({ answers, now: () => now, token });
    expect((await ask(document)).nearSerialLateness).toEqual({
      totalCount: 2,
      daysAsked: 4,
      daysRead: 4,
      withoutRule: 2,
      sources: [
        { call: lateness, ok: true, code: null },
        { call: 'GET /shift/findAll', ok: true, code: null },
      ],
      nodes: [near('C', 'two', ['2026-11-04'], 2), near('A', 'three', ['2026-11-01', '2026-11-02'], 3)],
    });
    expect(calls.map(({ call }) => call).sort()).toEqual(Object.keys(answers).sort());
    expect(calls.every((call) => call.token === token)).toBe(true);
  });

  it('N-08 N-17 says from how many days it tells when some failed', async () => {
    const failing = { ...answers, [path('02')]: codedError('UPSTREAM_TIMEOUT', 'Too late.') };
    const { ask, file } = await testGateway({ answers: failing, now: () => now });
    expect((await ask(document)).nearSerialLateness).toMatchObject({
      daysAsked: 4,
      daysRead: 3,
      sources: [{ call: lateness, ok: false, code: 'UPSTREAM_TIMEOUT' }, { ok: true }],
      nodes: [{ key: 'C' }, { key: 'B', daysLate: ['2026-11-01', '2026-11-03'] }],
    });
    // A file cannot carry that warning.
    expect((await file('nearSerialLateness.csv?month=2026-11')).status).toBeGreaterThanOrEqual(500);
  });

  it.each([
    ['the shifts', { 'GET /shift/findAll': codedError('UPSTREAM_TIMEOUT', 'Too late.') }],
    [
      'every day',
      Object.fromEntries(
        ['01', '02', '03', '04'].map((day) => [path(day), codedError('UPSTREAM_TIMEOUT', 'Too late.')]),
      ),
    ],
  ])('fails without %s', async (_part, failing) => {
    const { query } = await testGateway({ answers: { ...answers, ...failing }, now: () => now });
    expect(await query(document)).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }] });
  });

  it('asks for no day of a month that is still to come', async () => {
    const { ask, calls } = await testGateway({ answers, now: () => now });
    expect(await ask('{ nearSerialLateness(month: "2026-12") { totalCount daysAsked daysRead withoutRule } }')).toEqual(
      {
        nearSerialLateness: { totalCount: 0, daysAsked: 0, daysRead: 0, withoutRule: 0 },
      },
    );
    expect(calls.map(({ call }) => call)).toEqual(['GET /shift/findAll']);
  });

  it('is a list like the others: sorted, filtered and saved', async () => {
    const { ask, csv } = await testGateway({ answers, now: () => now });
    const order = 'orderBy: [{ column: DAYS_LATE, direction: DESC }], where: [{ column: SERIAL_FROM, from: "3" }]';
    expect(
      (await ask(`{ nearSerialLateness(month: "2026-11", ${order}) { nodes { key } } }`)).nearSerialLateness,
    ).toEqual({
      nodes: [{ key: 'A' }],
    });
    expect(await csv('nearSerialLateness.csv?month=2026-11&columns=STAFF_ID,DAYS_LATE,LAST_LATE')).toEqual([
      ['sn', 'Staff-ID', 'Days Late', 'Last Late'],
      ['1', 'C', '1', 'Wednesday, 4 November 2026'],
      ['2', 'A', '2', 'Monday, 2 November 2026'],
    ]);
  });
});
