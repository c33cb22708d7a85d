import { describe, expect, it } from 'vitest';
import { testGateway } from '../../support/gateway.ts';

describe('Query.staffAttendance', () => {
  const pathOf = (date: string, mode: string, staffID: string) =>
    `GET /attendance/find/customer?date=${date}&mode=${mode}&staffID=${staffID}`;
  const document = `query StaffAttendance($staffID: String!, $month: Month!, $mode: AttendanceMode! = SIGNED_IN) {
    staffAttendance(staffID: $staffID, month: $month, mode: $mode) { totalCount nodes { key isRepeated } }
  }`;

  it('A-10 asks for another year and for sign-outs, the ID without blanks around it', async () => {
    const { query } = await testGateway({ answers: { [pathOf('2025-12-01', 'signedOut', 'A%2F1')]: [] } });
    const variables = { staffID: ' A/1 ', month: '2025-12', mode: 'SIGNED_OUT' };
    expect(await query(document, variables)).toEqual({ data: { staffAttendance: { totalCount: 0, nodes: [] } } });
  });

  it.each(['', '   ', 'x'.repeat(65), 'a\u0000b'])('R-091 refuses the staff ID %j before it calls', async (staffID) => {
    const { query, calls } = await testGateway({});
    expect(await query(document, { staffID, month: '2026-02' })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'staffID' } }],
    });
    expect(calls).toEqual([]);
  });
});
