import { describe, expect, it } from 'vitest';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { attendanceRecord } from '../../support/staff.ts';

describe('Query.clockOuts', () => {
  const path = 'GET /attendance/findall?date=2026-11-19&mode=signedOut';
  const record = attendanceRecord({ mode: 'signedOut', attendanceDate: '2026-11-19T16:05:00Z' });

  it('R-092 A-16 answers the sign-outs of a day', async () => {
    const { query, calls } = await testGateway({ answers: { [path]: [record] } });
    const token = await signToken({ role: 'user' });
    const document = '{ clockOuts(date: "2026-11-19") { totalCount nodes { key mode attendanceDate } } }';
    expect(await query(document, {}, token)).toEqual({
      data: {
        clockOuts: {
          totalCount: 1,
          nodes: [
            {
              key: '00123-SIGNED_OUT-2026-11-19T17:05:00+01:00',
              mode: 'SIGNED_OUT',
              attendanceDate: '2026-11-19T17:05:00+01:00',
            },
          ],
        },
      },
    });
    expect(calls).toEqual([{ call: path, token }]);
  });
});

describe('Query.staffAttendance', () => {
  const pathOf = (date: string, mode: string, staffID: string) =>
    `GET /attendance/find/customer?date=${date}&mode=${mode}&staffID=${staffID}`;
  const document = `query StaffAttendance($staffID: String!, $month: Month!, $mode: AttendanceMode! = SIGNED_IN) {
    staffAttendance(staffID: $staffID, month: $month, mode: $mode) { totalCount nodes { key isRepeated } }
  }`;

  it('R-091 R-119 asks for day 01 of the month, signed in unless told otherwise', async () => {
    const records = [
      attendanceRecord({ attendanceDate: '2026-02-03T07:00:00Z' }),
      attendanceRecord({ attendanceDate: '2026-02-04T07:00:00Z' }),
      attendanceRecord({ attendanceDate: '2026-02-04T09:00:00Z' }),
    ];
    const { query, calls } = await testGateway({ answers: { [pathOf('2026-02-01', 'signedIn', '00123')]: records } });
    expect(await query(document, { staffID: '00123', month: '2026-02' })).toEqual({
      data: {
        staffAttendance: {
          totalCount: 3,
          nodes: [
            { key: '00123-SIGNED_IN-2026-02-03T08:00:00+01:00', isRepeated: false },
            { key: '00123-SIGNED_IN-2026-02-04T08:00:00+01:00', isRepeated: false },
            { key: '00123-SIGNED_IN-2026-02-04T10:00:00+01:00', isRepeated: true },
          ],
        },
      },
    });
    expect(calls).toHaveLength(1);
  });

  it('A-10 asks for another year and for sign-outs, the ID without blanks around it', async () => {
    const { query } = await testGateway({ answers: { [pathOf('2025-12-01', 'signedOut', 'A%2F1')]: [] } });
    const variables = { staffID: ' A/1 ', month: '2025-12', mode: 'SIGNED_OUT' };
    expect(await query(document, variables)).toEqual({ data: { staffAttendance: { totalCount: 0, nodes: [] } } });
  });

  it("passes on the server's word on a staff ID that nobody has", async () => {
    const answer = new Reply({ status: 'error', message: 'No staff member has the staff ID "7".' });
    const { query } = await testGateway({ answers: { [pathOf('2026-02-01', 'signedIn', '7')]: answer } });
    expect(await query(document, { staffID: '7', month: '2026-02' })).toMatchObject({
      errors: [{ message: 'No staff member has the staff ID "7".', extensions: { code: 'UPSTREAM_REJECTED' } }],
    });
  });

  it.each(['', '   ', 'x'.repeat(65), 'a\u0000b'])('R-091 refuses the staff ID %j before it calls', async (staffID) => {
    const { query, calls } = await testGateway({});
    expect(await query(document, { staffID, month: '2026-02' })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'staffID' } }],
    });
    expect(calls).toEqual([]);
  });

  it.each(['2026-13', '2026-00', '2026-2', '2026-02-01', '02-2026', ''])(
    'refuses the month %j before it calls',
    async (month) => {
      const { query, calls } = await testGateway({});
      const inline = `{ absenteeDays(month: "${month}") { totalCount } }`;
      expect((await query(inline)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect((await query(document, { staffID: '1', month })).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT' } },
      ]);
      expect(calls).toEqual([]);
    },
  );
});
