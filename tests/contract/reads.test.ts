import { describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { startContract } from '../support/contract.ts';
import { testPassword } from '../support/upstream.ts';

const contract = begun(() => startContract());

const prefix = '/api/v2/attendance';
const ada = { staffID: '00123', name: 'Ada Obi', district: 'Awka', serviceCentre: 'Awka', department: 'ICT' };
const bola = { ...ada, staffID: '00124', name: 'Bola Ude' };
const staff = 'staff { staffID name district serviceCentre department }';
const record = `${staff} serviceCentre mode imageURL latitude longitude location attendanceDate isImageRecognised`;
const list = (fields: string) => `{ totalCount notice nodes { ${fields} } }`;
const page = (...nodes: unknown[]) => ({ totalCount: nodes.length, notice: null, nodes });

/** The record of Ada's day, as the service and the gateway should tell it. */
const seen = (attendanceDate: string, mode = 'SIGNED_IN') => ({
  staff: ada,
  serviceCentre: 'Nnewi',
  mode,
  imageURL: `${contract.upstream.url}/images/seen.jpg`,
  latitude: 6.2,
  longitude: 7.07,
  location: '',
  attendanceDate,
  isImageRecognised: null,
});

/** One row of section 7: what is asked of the gateway, what must pass the wire, what must be answered. */
interface Row {
  readonly row: string;
  readonly document: () => string;
  readonly calls: () => readonly string[];
  readonly data: () => unknown;
}

/** The call by which a service with that extension counts the lists of a day itself. */
const figures = process.env.EXTENSIONS === 'none' ? null : 'GET /attendance/figures';

const rows: readonly Row[] = [
  {
    row: 'R-102 GET /users/findAll',
    document: () => `{ users(search: "management@") ${list('email role district isActive')} }`,
    calls: () => ['GET /users/findAll'],
    data: () => ({
      users: page({ email: 'management@test.example', role: 'MANAGEMENT', district: 'Awka', isActive: true }),
    }),
  },
  {
    row: 'R-107 R-054 GET /staff/findAll',
    document: () => `{ staff(search: "00123") ${list(`id ${staff} unit shift { id name } imageURL createdAt`)} }`,
    calls: () => ['GET /staff/findAll'],
    data: () => ({
      staff: page({
        id: contract.ada,
        staff: ada,
        unit: 'BIU',
        shift: { id: contract.shift, name: 'Day' },
        imageURL: `${contract.upstream.url}/images/00123.jpg`,
        createdAt: '2020-01-01T08:00:00+01:00',
      }),
    }),
  },
  {
    row: 'R-108 GET /staff/find/all',
    document: () => '{ overview(date: "2024-03-05") { validStaff { rows distinctStaff source { call ok } } } }',
    calls: () => [figures ? `${figures}?date=2024-03-05` : 'GET /staff/find/all'],
    data: () => ({
      overview: {
        validStaff: { rows: 2, distinctStaff: 2, source: { call: figures ?? 'GET /staff/find/all', ok: true } },
      },
    }),
  },
  {
    row: 'R-027 GET /attendance/serialLatness, counted',
    document: () => '{ overview(date: "2024-03-29") { serialLateness { rows distinctStaff source { call ok } } } }',
    calls: () => ['GET /attendance/serialLatness?date=2024-03-01'],
    data: () => ({
      overview: {
        serialLateness: {
          rows: 1,
          distinctStaff: 1,
          source: { call: 'GET /attendance/serialLatness', ok: true },
        },
      },
    }),
  },
  {
    row: 'R-108 GET /staff/find/all, the register beside the lists of a day',
    document: () => `{ reconciledStaff(date: "2024-03-29", group: REGISTERED_REPEATEDLY) { totalCount } }`,
    calls: () => [
      'GET /staff/find/all',
      'GET /attendance/findall?date=2024-03-29&mode=signedIn',
      'GET /attendance/exception?date=2024-03-29',
      'GET /attendance/lateness?date=2024-03-29',
    ],
    data: () => ({ reconciledStaff: { totalCount: 0 } }),
  },
  {
    row: 'R-109 GET /staff/find/{id}',
    document: () => `{ staffMember(id: "${contract.bola}") { id ${staff} } }`,
    calls: () => [`GET /staff/find/${contract.bola}`],
    data: () => ({ staffMember: { id: contract.bola, staff: bola } }),
  },
  {
    row: 'R-114 GET /shift/findAll',
    document: () => '{ shifts { id name startTime endTime latenessThreshold lateAfter serialLatenessThreshold } }',
    calls: () => ['GET /shift/findAll'],
    data: () => ({
      shifts: [
        {
          id: contract.shift,
          name: 'Day',
          startTime: '08:00:00',
          endTime: '17:00:00',
          latenessThreshold: '08:15:00',
          lateAfter: '08:15:00',
          serialLatenessThreshold: 3,
        },
      ],
    }),
  },
  {
    row: 'R-118 R-078 GET /attendance/findall, mode signedIn',
    document: () => `{ attendance(date: "2024-03-05", mode: SIGNED_IN) ${list(record)} }`,
    calls: () => ['GET /attendance/findall?date=2024-03-05&mode=signedIn'],
    data: () => ({ attendance: page(seen('2024-03-05T08:30:00+01:00')) }),
  },
  {
    row: 'R-118 GET /attendance/findall, mode signedOut',
    document: () => `{ clockOuts(date: "2024-03-05") ${list(record)} }`,
    calls: () => ['GET /attendance/findall?date=2024-03-05&mode=signedOut'],
    data: () => ({ clockOuts: page(seen('2024-03-05T17:02:00+01:00', 'SIGNED_OUT')) }),
  },
  {
    row: 'R-119 R-091 GET /attendance/find/customer',
    document: () => `{ staffAttendance(staffID: "00123", month: "2024-03") ${list('attendanceDate')} }`,
    calls: () => ['GET /attendance/find/customer?date=2024-03-01&mode=signedIn&staffID=00123'],
    data: () => ({
      staffAttendance: page(
        { attendanceDate: '2024-03-04T08:30:00+01:00' },
        { attendanceDate: '2024-03-05T08:30:00+01:00' },
        { attendanceDate: '2024-03-06T08:30:00+01:00' },
      ),
    }),
  },
  {
    row: 'R-120 GET /attendance/exception',
    document: () => `{ absentees(date: "2024-03-29", orderBy: [{ column: STAFF_ID }]) ${list(staff)} }`,
    calls: () => ['GET /attendance/exception?date=2024-03-29'],
    data: () => ({ absentees: page({ staff: ada }, { staff: bola }) }),
  },
  {
    row: 'R-121 GET /attendance/lateness',
    document: () => `{ lateness(date: "2024-03-05") ${list(`${record} minutesLate shift { name lateAfter }`)} }`,
    calls: () => ['GET /attendance/lateness?date=2024-03-05', 'GET /shift/findAll'],
    data: () => ({
      lateness: page({
        ...seen('2024-03-05T08:30:00+01:00'),
        minutesLate: 30,
        shift: { name: 'Day', lateAfter: '08:15:00' },
      }),
    }),
  },
  {
    row: 'R-122 GET /attendance/serialLatness',
    document: () => `{ serialLateness(month: "2024-03") ${list(`${staff} daysLate dayCount occurrence`)} }`,
    calls: () => ['GET /attendance/serialLatness?date=2024-03-01'],
    data: () => ({
      serialLateness: page({
        staff: ada,
        daysLate: ['2024-03-04', '2024-03-05', '2024-03-06'],
        dayCount: 3,
        occurrence: 3,
      }),
    }),
  },
  {
    row: 'R-122 R-084 R-088 GET /attendance/serialLatness, one row a late day',
    document: () => `{ serialLatenessDays(month: "2024-03") ${list('staff { staffID } date')} }`,
    calls: () => ['GET /attendance/serialLatness?date=2024-03-01'],
    data: () => ({
      serialLatenessDays: page(
        { staff: { staffID: '00123' }, date: '2024-03-04' },
        { staff: { staffID: '00123' }, date: '2024-03-05' },
        { staff: { staffID: '00123' }, date: '2024-03-06' },
      ),
    }),
  },
  {
    row: 'R-123 GET /attendance/absentee/monthly',
    document: () => `{ absenteeSummary(month: "2024-03", search: "Bola") ${list(`${staff} datesAbsent dayCount`)} }`,
    calls: () => ['GET /attendance/absentee/monthly?date=2024-03-01'],
    data: () => ({ absenteeSummary: page({ staff: bola, datesAbsent: ['2024-03-28', '2024-03-29'], dayCount: 2 }) }),
  },
  {
    row: 'R-123 R-089 GET /attendance/absentee/monthly, one row an absent day',
    document: () => `{ absenteeDays(month: "2024-03", search: "Bola") ${list('staff { staffID } date')} }`,
    calls: () => ['GET /attendance/absentee/monthly?date=2024-03-01'],
    data: () => ({
      absenteeDays: page(
        { staff: { staffID: '00124' }, date: '2024-03-28' },
        { staff: { staffID: '00124' }, date: '2024-03-29' },
      ),
    }),
  },
];

/** With extensions the service answers the same rows, and its figures by one call more. */
const tags = figures === null ? [] : ['nightly'];

describe('reading calls of section 7', { tags }, () => {
  it('R-101 R-005 POST /users/signin, the one call without a bearer', async () => {
    const { ask } = await contract.gateway();
    const document =
      'mutation ($p: String!) { signIn(email: "user@test.example", password: $p) { token viewer { role } } }';
    const { data, wire } = await ask(document, { p: testPassword }, '');
    expect(data).toEqual({
      signIn: { token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), viewer: { role: 'USER' } },
    });
    const body = JSON.stringify({ email: 'user@test.example', password: testPassword });
    const contentType = 'application/json';
    expect(wire).toEqual([{ call: `POST ${prefix}/users/signin`, authorization: null, contentType, body }]);
  });

  it('R-101 R-015 passes the words of a refused sign-in', async () => {
    const { ask } = await contract.gateway();
    const { data, errors } = await ask(
      'mutation { signIn(email: "user@test.example", password: "x") { token } }',
      {},
      '',
    );
    expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'UPSTREAM_REJECTED']);
    expect(errors?.[0]?.message).not.toBe('');
  });

  it.each(rows)('$row', async ({ document, calls, data }) => {
    const { ask, token } = await contract.gateway();
    const answer = await ask(document());
    expect(answer).toMatchObject({ data: data(), errors: undefined });
    expect(answer.wire.map(({ call }) => call).sort()).toEqual(
      calls()
        .map((call) => call.replace(' ', ` ${prefix}`))
        .sort(),
    );
    // R-009: every call under the caller's own token.
    expect(new Set(answer.wire.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]));
  });

  it('R-109 an id that nobody has is null, not an error', async () => {
    const { ask } = await contract.gateway();
    const document = '{ staffMember(id: "00000000-0000-4000-8000-000000000000") { id } }';
    expect(await ask(document)).toMatchObject({ data: { staffMember: null }, errors: undefined });
  });

  it.each(['/api/v2/attendance', '/api/attendance'])('R-125 the prefix %s is a setting', async (setting) => {
    const { ask } = await contract.gateway({ UPSTREAM_PREFIX: setting });
    const answer = await ask('{ lateness(date: "2024-03-05") { totalCount } shifts { name } }');
    expect(answer).toMatchObject({ data: { lateness: { totalCount: 1 }, shifts: [{ name: 'Day' }] } });
    expect(answer.wire.map(({ call }) => call)).toContain(`GET ${setting}/attendance/lateness?date=2024-03-05`);
  });
});
