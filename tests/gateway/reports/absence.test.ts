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
    const token = await signToken({ role: 'user' });
    const { ask, calls } = await testGateway({ answers: { [path]: records }, token });
    const person = { name: 'Ngọzị Okafor', district: 'Awka', serviceCentre: 'Awka', department: 'ICT' };
    expect((await ask(document)).absentees).toEqual({
      totalCount: 3,
      notice: null,
      nodes: [
        { key: '00123', imageURL, staff: { staffID: '00123', ...person } },
        { key: '7', imageURL, staff: { staffID: '7', ...person } },
        { key: '00123-2', imageURL, staff: { staffID: '00123', ...person, name: 'Ada Obi' } },
      ],
    });
    expect(calls.filter(({ call }) => call !== registerPath)).toEqual([{ call: path, token }]);
  });

  it('R-034 tells nobody absent from "No record found"', async () => {
    for (const [answer, notice] of [
      [[], null],
      [new Reply({ status: 'none' }), 'No record found'],
    ] as const) {
      const { ask } = await testGateway({ answers: { [path]: answer } });
      expect(await ask(document)).toEqual({ absentees: { totalCount: 0, notice, nodes: [] } });
    }
  });
});
