import { describe, expect, it } from 'vitest';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { registerPath, staffRecord } from '../../support/staff.ts';

const imageURL = 'http://images.test/reference/00123.jpg';
const monthly = 'GET /attendance/absentee/monthly?date=2026-02-01';
const summary = (staffID: string, occurrence: unknown, dateAbsent: unknown) => ({
  ...staffRecord({ staffID }),
  occurrence,
  dateAbsent,
});
const rows = [
  summary('B-2', 2, ['2026-02-28', '2026-02-03']),
  summary('B-10', 2, ['2026-02-29', '2026-02-03']),
  summary('A-1', null, null),
];

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

describe('Query.absenteeSummary', () => {
  it('R-090 R-123 answers one row a person', async () => {
    const { query, calls } = await testGateway({ answers: { [monthly]: rows } });
    const document = `{ absenteeSummary(month: "2026-02", orderBy: [{ column: DAYS_ABSENT }, { column: STAFF_ID }]) {
      totalCount
      nodes { key staff { staffID } imageURL datesAbsent dayCount occurrence isCountDifferent ignoredEntries }
    } }`;
    const row = (staffID: string) => ({ key: staffID, staff: { staffID }, imageURL });
    expect(await query(document)).toEqual({
      data: {
        absenteeSummary: {
          totalCount: 3,
          nodes: [
            {
              ...row('A-1'),
              datesAbsent: [],
              dayCount: 0,
              occurrence: null,
              isCountDifferent: false,
              ignoredEntries: 0,
            },
            {
              ...row('B-10'),
              datesAbsent: ['2026-02-03'],
              dayCount: 1,
              occurrence: 2,
              isCountDifferent: true,
              ignoredEntries: 1,
            },
            {
              ...row('B-2'),
              datesAbsent: ['2026-02-03', '2026-02-28'],
              dayCount: 2,
              occurrence: 2,
              isCountDifferent: false,
              ignoredEntries: 0,
            },
          ],
        },
      },
    });
    expect(calls.map(({ call }) => call)).toEqual([monthly]);
  });
});

describe('Query.absenteeDays', () => {
  it('R-089 answers one row an absent day, people in upstream order', async () => {
    const { query } = await testGateway({ answers: { [monthly]: rows } });
    const document = `{ absenteeDays(month: "2026-02") {
      totalCount nodes { key date imageURL staff { staffID } dayCount occurrence isCountDifferent }
    } }`;
    const both = { imageURL, staff: { staffID: 'B-2' }, dayCount: 2, occurrence: 2, isCountDifferent: false };
    expect(await query(document)).toEqual({
      data: {
        absenteeDays: {
          totalCount: 3,
          nodes: [
            { key: 'B-2-2026-02-03', date: '2026-02-03', ...both },
            { key: 'B-2-2026-02-28', date: '2026-02-28', ...both },
            {
              key: 'B-10-2026-02-03',
              date: '2026-02-03',
              imageURL,
              staff: { staffID: 'B-10' },
              dayCount: 1,
              occurrence: 2,
              isCountDifferent: true,
            },
          ],
        },
      },
    });
  });
});
