import { describe, expect, it } from 'vitest';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { registerPath, staffRecord } from '../../support/staff.ts';

const imageURL = 'http://images.test/reference/00123.jpg';

describe('Query.absentees', () => {
  const path = 'GET /attendance/exception?date=2026-11-19';
  const document = `{ absentees(date: "2026-11-19") {
    totalCount notice nodes { key imageURL staff { staffID name district serviceCentre department } }
  } }`;

  it('R-079 R-120 A-14 A-15 answers absent staff, embedded or flat', async () => {
    const other = staffRecord({ _id: 'staff-2', name: 'Ada Obi' });
    const records = [staffRecord(), { staffID: staffRecord({ staffID: '7' }) }, other, staffRecord()];
    const { query, calls } = await testGateway({ answers: { [path]: records } });
    const token = await signToken({ role: 'user' });
    const person = { name: 'Ngọzị Okafor', district: 'Awka', serviceCentre: 'Awka', department: 'ICT' };
    expect(await query(document, {}, token)).toEqual({
      data: {
        absentees: {
          totalCount: 3,
          notice: null,
          nodes: [
            { key: '00123', imageURL, staff: { staffID: '00123', ...person } },
            { key: '7', imageURL, staff: { staffID: '7', ...person } },
            { key: '00123-2', imageURL, staff: { staffID: '00123', ...person, name: 'Ada Obi' } },
          ],
        },
      },
    });
    expect(calls.filter(({ call }) => call !== registerPath)).toEqual([{ call: path, token }]);
  });

  it('R-034 tells nobody absent from "No record found"', async () => {
    const nobody = await testGateway({ answers: { [path]: [] } });
    expect(await nobody.query(document)).toEqual({ data: { absentees: { totalCount: 0, notice: null, nodes: [] } } });
    const none = await testGateway({ answers: { [path]: new Reply({ status: 'none' }) } });
    expect(await none.query(document)).toEqual({
      data: { absentees: { totalCount: 0, notice: 'No record found', nodes: [] } },
    });
  });
});
