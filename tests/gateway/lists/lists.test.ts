import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const now = () => Date.UTC(2026, 10, 19, 8);
const asOf = '2026-11-19T09:00:00+01:00';

describe('Query.staff', () => {
  const path = 'GET /staff/findAll';

  it('has no photo where there is no address', async () => {
    const { query } = await testGateway({ answers: { [path]: [staffRecord({ imageURL: null })] } });
    expect(await query('{ staff { nodes { imageURL staff { photo { url } } } } }')).toEqual({
      data: { staff: { nodes: [{ imageURL: '', staff: { photo: null } }] } },
    });
  });
});

describe('Query.staff of a shift', () => {
  const records = [
    staffRecord({ _id: '1', shift: { _id: 'day', name: 'Day' } }),
    staffRecord({ _id: '2', shift: { _id: 'other', name: 'Day' } }),
    staffRecord({ _id: '3', shift: 'day' }),
    staffRecord({ _id: '4', shift: null }),
  ];
  const answers = { 'GET /staff/findAll': records };
  const ask = 'query ($shift: ID) { staff(shift: $shift) { totalCount nodes { id } } }';
  const idsOf = (reply: { data?: unknown }) =>
    (reply.data as { staff: { nodes: { id: string }[] } }).staff.nodes.map(({ id }) => id);

  it('answers the people of that id alone, whatever its name', async () => {
    const { query, url } = await testGateway({ answers });
    expect(idsOf(await query(ask, { shift: 'day' }))).toEqual(['1', '3']);
    expect(idsOf(await query(ask, { shift: 'other' }))).toEqual(['2']);
    expect(idsOf(await query(ask, { shift: 'unknown' }))).toEqual([]);
    expect(idsOf(await query(ask, { shift: null }))).toEqual(['1', '2', '3', '4']);
    const headers = { authorization: `Bearer ${await signToken()}` };
    const file = await (await fetch(`${url}/export/staff.csv?shift=day&columns=STAFF_ID`, { headers })).text();
    expect(file.trim().split('\r\n')).toHaveLength(3);
  });

  it.each(['', ' ', 'x'.repeat(257)])('refuses the id %j before upstream is called', async (shift) => {
    const { query, calls } = await testGateway({ answers });
    expect((await query(ask, { shift })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'shift' } },
    ]);
    expect(calls).toEqual([]);
  });
});

describe('Query.attendance', () => {
  const path = 'GET /attendance/findall?date=2026-11-19&mode=signedIn';
  const document = `query Attendance($date: Date!, $mode: AttendanceMode!) {
    attendance(date: $date, mode: $mode) {
      totalCount notice
      nodes {
        key serviceCentre mode imageURL latitude longitude location attendanceDate isImageRecognised isRepeated
        staff { staffID serviceCentre }
      }
    }
  }`;
  const variables = { date: '2026-11-19', mode: 'SIGNED_IN' };

  it('R-034 tells "No record found" from an error', async () => {
    const none = await testGateway({ answers: { [path]: new Reply({ status: 'fail', message: '' }) } });
    expect(await none.query(document, variables)).toEqual({
      data: { attendance: { totalCount: 0, notice: 'No record found', nodes: [] } },
    });
    const failed = await testGateway({
      answers: { [path]: new Reply({ status: 'error', message: 'Date is closed' }) },
    });
    expect((await failed.query(document, variables)).errors).toMatchObject([
      { message: 'Date is closed', path: ['attendance'], extensions: { code: 'UPSTREAM_REJECTED' } },
    ]);
  });
});

describe('Query.overview', () => {
  const day = '2026-11-19';
  const answers = {
    'GET /staff/find/all': [staffRecord(), staffRecord({ _id: 'staff-2', staffID: '2' })],
    [`GET /attendance/findall?date=${day}&mode=signedIn`]: [
      attendanceRecord(),
      attendanceRecord({ attendanceDate: '2026-11-19T07:45:00.000Z' }),
    ],
    [`GET /attendance/findall?date=${day}&mode=signedOut`]: [],
    [`GET /attendance/lateness?date=${day}`]: [attendanceRecord()],
    [`GET /attendance/exception?date=${day}`]: [staffRecord()],
    'GET /attendance/serialLatness?date=2026-11-01': [{ ...staffRecord(), daysLate: ['2026-11-02', '2026-11-03'] }],
  };
  const count = (rows: number, distinctStaff: number, call: string) => ({
    rows,
    distinctStaff,
    source: { call, ok: true, asOf, code: null, message: null },
  });
  const names = ['validStaff', 'attendance', 'lateness', 'absent', 'signOuts', 'serialLateness'];
  const parts = '{ rows distinctStaff source { call ok asOf code message } }';
  const document = `query Overview($date: Date!) { overview(date: $date) { date ${names.map((name) => name + parts).join(' ')} } }`;

  it('R-026 R-027 A-33 counts rows and distinct staff of six lists', async () => {
    const { query } = await testGateway({ answers, now });
    expect(await query(document, { date: day })).toEqual({
      data: {
        overview: {
          date: day,
          validStaff: count(2, 2, 'GET /staff/find/all'),
          attendance: count(2, 1, 'GET /attendance/findall'),
          lateness: count(1, 1, 'GET /attendance/lateness'),
          absent: count(1, 1, 'GET /attendance/exception'),
          signOuts: count(0, 0, 'GET /attendance/findall'),
          serialLateness: count(1, 1, 'GET /attendance/serialLatness'),
        },
      },
    });
  });

  it('F-204 F-213 says of records of a running day that their times are still to come, but for clocks that are a bit ahead', async () => {
    const signOuts = ['07:55', '08:04', '15:00'].map((time, index) =>
      attendanceRecord({ _id: `o${index}`, mode: 'signedOut', attendanceDate: `${day}T${time}:00.000Z` }),
    );
    const { ask } = await testGateway({
      answers: { ...answers, [`GET /attendance/findall?date=${day}&mode=signedOut`]: signOuts },
      now,
    });
    const { overview, clockOuts } = await ask(
      `{ overview(date: "${day}") { signOuts { source { message } } } clockOuts(date: "${day}") { notice } }`,
    );
    const said = '1 row: time that was still to come when the list was read.';
    expect([overview.signOuts.source.message, clockOuts.notice]).toEqual([said, said]);
  });

  it('calls only for the fields that are asked for', async () => {
    const { query, calls } = await testGateway({ answers });
    await query(`{ overview(date: "${day}") { date } }`);
    expect(calls).toEqual([]);
    await query(`{ overview(date: "${day}") { absent { rows } } }`);
    expect(calls.map(({ call }) => call)).toEqual([`GET /attendance/exception?date=${day}`]);
  });

  it('keeps the other numbers when one call fails', async () => {
    const fault = codedError('UPSTREAM_TIMEOUT', 'Too late.');
    const { query } = await testGateway({ answers: { ...answers, 'GET /staff/find/all': fault }, now });
    const selected = `validStaff ${parts} signOuts { rows }`;
    expect(await query(`{ overview(date: "${day}") { ${selected} } }`)).toEqual({
      data: {
        overview: {
          validStaff: {
            rows: null,
            distinctStaff: null,
            source: {
              call: 'GET /staff/find/all',
              ok: false,
              asOf: null,
              code: 'UPSTREAM_TIMEOUT',
              message: 'Too late.',
            },
          },
          signOuts: { rows: 0 },
        },
      },
    });
  });

  it('A-46 ends with the session when upstream refuses it', async () => {
    const fault = codedError('UNAUTHENTICATED', 'Token revoked');
    const { query } = await testGateway({ answers: { ...answers, 'GET /staff/find/all': fault } });
    expect(await query(document, { date: day })).toMatchObject({
      data: { overview: null },
      errors: [{ message: 'Token revoked', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it.each(['pending', null, ['success'], 200])('F-27 R-126 counts nothing in a reply of status %j', async (status) => {
    const { query } = await testGateway({
      answers: { 'GET /attendance/exception?date=2026-11-19': new Reply({ status, data: [{ staffID: '1' }] }) },
    });
    const document = '{ overview(date: "2026-11-19") { absent { rows distinctStaff source { ok code message } } } }';
    expect((await query(document)).data).toEqual({
      overview: {
        absent: {
          rows: null,
          distinctStaff: null,
          source: {
            ok: false,
            code: null,
            message: expect.stringMatching(/^No record found: .* A row that came with it is not shown\.$/),
          },
        },
      },
    });
  });
});
