import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { maximumRangeRows } from '../../../schema/limits.ts';
import { Reply } from '../../support/fake-rest.ts';
import { testGateway } from '../../support/gateway.ts';
import { registerPath } from '../../support/staff.ts';

const now = () => Date.UTC(2026, 10, 20, 8);
const record = (staffID: string, day: number, time: string | null = '07:00') => ({
  staffID: { staffID, name: `Person ${staffID}` },
  mode: 'signedIn',
  attendanceDate: time === null ? 'unknown' : `2026-11-${day}T${time}:00+01:00`,
});
const call = (day: number) => `GET /attendance/findall?date=2026-11-${day}&mode=signedIn`;
const noRecord = new Reply({ status: 'failed', message: 'No record found', data: null });
const answers = {
  [call(16)]: [record('2', 16, '08:00'), record('1', 16)],
  [call(17)]: noRecord,
  [call(18)]: [record('1', 18, null), record('2', 18, '09:00')],
  [call(19)]: [record('1', 19, null), record('1', 19, '06:30')],
  [call(20)]: [],
};
const range = 'from: "2026-11-16", to: "2026-11-20", mode: SIGNED_IN';

describe('Query.attendance of several days', () => {
  it('answers the days one after another, each in the order of upstream, and reads each once', async () => {
    const { ask, calls } = await testGateway({ answers, now });
    expect(
      await ask(
        `{ attendance(${range}) { totalCount notice asOf nodes { key } facets(columns: [STAFF_ID]) { values { value count } } } }`,
      ),
    ).toEqual({
      attendance: {
        totalCount: 6,
        notice: '2 rows: time could not be read. 1 day: the service answers “No record found”, so it has no records.',
        asOf: '2026-11-20T09:00:00+01:00',
        nodes: [
          { key: '2-SIGNED_IN-2026-11-16T08:00:00+01:00' },
          { key: '1-SIGNED_IN-2026-11-16T07:00:00+01:00' },
          // Without an instant the day tells them apart.
          { key: '1-SIGNED_IN-2026-11-18' },
          { key: '2-SIGNED_IN-2026-11-18T09:00:00+01:00' },
          { key: '1-SIGNED_IN-2026-11-19' },
          { key: '1-SIGNED_IN-2026-11-19T06:30:00+01:00' },
        ],
        facets: [
          {
            values: [
              { value: '1', count: 4 },
              { value: '2', count: 2 },
            ],
          },
        ],
      },
    });
    const lists = calls.filter(({ call: made }) => made !== registerPath);
    expect(lists.map(({ call: made, isBackground = false }) => [made, isBackground])).toEqual([
      [call(16), true],
      [call(17), true],
      [call(18), true],
      [call(19), false],
      [call(20), false],
      // A day without records is believed of a service that still answers the caller.
      ['GET /shift/findAll', false],
    ]);
  });

  it('filters, sorts and pages them as one list, and remembers past days for five minutes', async () => {
    const { ask, calls } = await testGateway({ answers, now });
    const page = `query ($after: String) {
      attendance(${range}, where: [{ column: ATTENDANCE_DATE, toTime: "08:00" }], orderBy: [{ column: STAFF_ID }], first: 2, after: $after) {
        nodes { key } pageInfo { hasNextPage endCursor }
      }
    }`;
    const { attendance: first } = await ask(page);
    const { attendance: second } = await ask(page, { after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes]).toEqual([
      { key: '1-SIGNED_IN-2026-11-16T07:00:00+01:00' },
      { key: '1-SIGNED_IN-2026-11-19T06:30:00+01:00' },
      { key: '2-SIGNED_IN-2026-11-16T08:00:00+01:00' },
    ]);
    expect([first, second].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, false]);
    const made = calls.map((one) => one.call);
    expect([call(16), call(19)].map((one) => made.filter((other) => other === one).length)).toEqual([1, 2]);
  });

  it('answers a changed day beside those that are as before', async () => {
    const changing: Record<string, unknown> = { ...answers };
    const { ask } = await testGateway({ answers: changing, now });
    const count = async () => (await ask(`{ attendance(${range}) { totalCount } }`)).attendance.totalCount;
    expect(await count()).toBe(6);
    changing[call(20)] = [record('3', 20)];
    expect(await count()).toBe(7);
  });

  it('F-114 has the notice of upstream where no day has a record, and says once which have none where one has', async () => {
    const { ask } = await testGateway({ answers: { ...answers, [call(18)]: noRecord }, now });
    const notice = (from: number, to: number) =>
      ask(`{ attendance(from: "2026-11-${from}", to: "2026-11-${to}", mode: SIGNED_IN) { notice totalCount } }`);
    expect(await notice(17, 18)).toEqual({ attendance: { notice: 'No record found', totalCount: 0 } });
    expect(await notice(16, 18)).toEqual({
      attendance: {
        notice: '2 days: the service answers “No record found”, so they have no records.',
        totalCount: 2,
      },
    });
  });

  it('answers nothing where one day fails', async () => {
    const failing = { ...answers, [call(18)]: codedError('UPSTREAM_TIMEOUT', 'Too late.') };
    const { query } = await testGateway({ answers: failing, now });
    expect(await query(`{ attendance(${range}) { totalCount } }`)).toMatchObject({
      data: { attendance: null },
      errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    });
  });

  it('F-114 goes on over a past day that the service alone refuses, and fails where it refuses today or all days', async () => {
    const refusal = new Reply({ status: 'error', message: 'No attendance' });
    const ask = async (more: object) => {
      const { query } = await testGateway({ answers: { ...answers, ...more }, now });
      return query(`{ attendance(${range}) { totalCount notice } }`);
    };
    expect(await ask({ [call(17)]: refusal, [call(18)]: refusal, [call(19)]: refusal })).toEqual({
      data: {
        attendance: {
          totalCount: 2,
          notice: '3 days: the service answers “No attendance”, so they have no records.',
        },
      },
    });
    const rejected = { errors: [{ extensions: { code: 'UPSTREAM_REJECTED' } }] };
    expect(await ask({ [call(20)]: refusal })).toMatchObject(rejected);
    const all = Object.fromEntries([16, 17, 18, 19, 20].map((day) => [call(day), refusal]));
    expect(await ask(all)).toMatchObject(rejected);
  });

  it.each([
    ['', 'date', 'date is missing'],
    ['date: null', 'date', 'date is missing'],
    ['date: "2026-11-16", from: "2026-11-16", to: "2026-11-17"', 'date', 'Give either date, or from and to.'],
    ['date: "2026-11-16", to: "2026-11-17"', 'date', 'Give either date, or from and to.'],
    ['from: "2026-11-16"', 'to', 'to is missing'],
    ['to: "2026-11-16"', 'from', 'from is missing'],
    ['from: "2026-11-16", to: "2026-11-15"', 'to', 'before from'],
    ['from: "2026-10-01", to: "2026-11-01"', 'to', 'ask for 31 days at most'],
    ['from: "1000-01-01", to: "2999-12-31"', 'to', 'ask for 31 days at most'],
  ])('refuses %j before upstream is called', async (args, field, message) => {
    const { query, calls } = await testGateway({ answers, now });
    const { errors } = await query(`{ attendance(${args} mode: SIGNED_IN) { totalCount } }`);
    expect(errors).toMatchObject([
      { message: expect.stringContaining(message), extensions: { code: 'BAD_USER_INPUT', field } },
    ]);
    expect(calls).toEqual([]);
  });

  it('reads no more days once they have more records than a range may', { tags: 'nightly' }, async () => {
    const many = (day: number) =>
      Array.from({ length: maximumRangeRows / 2 }, (_, place) => ({
        staffID: String(place),
        attendanceDate: `2026-11-${day}T08:00:00Z`,
      }));
    const days = [10, 11, 12, 13, 14, 15].map((day) => [call(day), day < 12 ? many(day) : [record('1', day)]]);
    const { query, calls } = await testGateway({ answers: Object.fromEntries(days), now });
    const ask = (to: number) =>
      query(`{ attendance(from: "2026-11-10", to: "2026-11-${to}", mode: SIGNED_IN) { totalCount } }`);
    expect((await ask(11)).data).toEqual({ attendance: { totalCount: maximumRangeRows } });
    expect((await ask(15)).errors).toMatchObject([
      { message: expect.stringContaining('more than 100000 records'), extensions: { field: 'to' } },
    ]);
    expect(calls.map((one) => one.call)).not.toContain(call(14));
  });
});
