import { describe, expect, it } from 'vitest';
import { maximumOperationCost } from '../../../gateway/auth/rate-limits.ts';
import { lastDays } from '../../../gateway/shared/dates.ts';
import { codedError } from '../../../gateway/shared/errors.ts';
import type { RestClient } from '../../../gateway/upstream/client.ts';
import { fakeRest } from '../../support/fake-rest.ts';
import { answered, signToken, testGateway } from '../../support/gateway.ts';
import { priceOf } from '../../support/price-of.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const now = () => Date.parse('2026-11-30T08:00:00Z');
const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}`;
const october = Array.from({ length: 31 }, (_, index) => day(index + 1));

/** A service that has an empty list at every address. */
const answers = Object.fromEntries(
  [
    ...['/staff/find/all', '/staff/findAll', '/shift/findAll', '/attendance/serialLatness?date=2026-10-01'],
    ...october.flatMap((date) => [
      `/attendance/findall?date=${date}&mode=signedIn`,
      `/attendance/findall?date=${date}&mode=signedOut`,
      `/attendance/lateness?date=${date}`,
      `/attendance/exception?date=${date}`,
    ]),
  ].map((path) => [`GET ${path}`, []]),
);
/** The 31 days of three months whose lists are as many as can be, and a shift that begins before six. */
const leapYear = Object.fromEntries(
  [
    ...lastDays('2028-03-01', 61).flatMap((date) => [
      `/attendance/findall?date=${date}&mode=signedIn`,
      `/attendance/lateness?date=${date}`,
    ]),
    ...['2028-01', '2028-02', '2028-03'].map((month) => `/attendance/absentee/monthly?date=${month}-01`),
  ]
    .map((path): [string, unknown] => [`GET ${path}`, []])
    .concat([['GET /shift/findAll', [{ _id: 'day', name: 'Day', startTime: '08:00' }]]]),
);
/** A service that has holidays and leaves, and none of them. */
const noneOff: [string, unknown][] = [
  ['GET /extensions', ['holidays', 'leave'].map((name) => ({ name, version: 1 }))],
  ['GET /holiday/findAll', []],
  ['GET /leave/findAll?from=2026-08-01&to=2026-10-31', []],
  ['GET /leave/findAll?from=2026-09-01&to=2026-10-31', []],
];
/**
 * A month of 31 days of somebody of whom nothing is recorded, shifts that begin so early and last so long that all days
 * around count, and no holidays and leaves though the service has them.
 */
const silentMonth: Readonly<Record<string, unknown>> = Object.fromEntries(
  [
    ...lastDays('2026-11-02', 71).flatMap((date) => [
      `/attendance/findall?date=${date}&mode=signedIn`,
      `/attendance/findall?date=${date}&mode=signedOut`,
      `/attendance/lateness?date=${date}`,
      `/attendance/exception?date=${date}`,
    ]),
    ...['05', '06', '07', '08', '09', '10', '11'].flatMap((month) => [
      `/attendance/find/customer?date=2026-${month}-01&mode=signedIn&staffID=1`,
      `/attendance/find/customer?date=2026-${month}-01&mode=signedOut&staffID=1`,
      `/attendance/serialLatness?date=2026-${month}-01`,
      `/attendance/absentee/monthly?date=2026-${month}-01`,
    ]),
  ]
    .map((path): [string, unknown] => [`GET ${path}`, []])
    .concat(noneOff)
    .concat([
      ['GET /staff/find/all', [staffRecord({ staffID: '1', shift: { _id: 'early' } })]],
      [
        'GET /shift/findAll',
        [
          { _id: 'early', name: 'Early', startTime: '00:10' },
          { _id: 'duty', name: 'Duty', startTime: '22:00', endTime: '22:00' },
        ],
      ],
      // Somebody else's, so that the service was in use.
      [
        'GET /attendance/findall?date=2026-10-05&mode=signedIn',
        [attendanceRecord({ attendanceDate: '2026-10-05T07:00:00Z' })],
      ],
    ]),
);
const trends = (count: number, days = 31) =>
  `{ ${Array.from({ length: count }, (_, i) => `t${i}: attendanceTrend(until: "${day(31 - i)}", days: ${days}) { daysRead }`).join(' ')} }`;
const codes = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.map(({ extensions }) => extensions.code);

/** Asks by a token that upstream has just accepted, which costs nothing more for five seconds. */
async function expectCalls(
  query: Awaited<ReturnType<typeof testGateway>>['query'],
  calls: readonly unknown[],
  document: string,
  made: number,
  price = made,
) {
  const token = await signToken();
  await query('{ me { userID } }', {}, token);
  const before = calls.length;
  expect(await query(document, {}, token)).not.toHaveProperty('errors');
  expect([calls.length - before, priceOf(document)]).toEqual([made, price]);
}

describe('limitCost', () => {
  it('refuses twenty trends under aliases before anything is asked of upstream, and says what to do', async () => {
    const { post, query, calls } = await testGateway({ answers, now });
    expect(await query(trends(20))).toEqual({
      errors: [
        {
          message: `This operation costs 1860 and at most ${maximumOperationCost} is allowed: ask for fewer days, rows or fields, or send its parts one after another.`,
          extensions: { code: 'COST_LIMIT_EXCEEDED', cost: 1860, limit: maximumOperationCost },
        },
      ],
    });
    const accept = 'application/graphql-response+json';
    const authorization = `Bearer ${await signToken()}`;
    expect((await post({ query: trends(20) }, { accept, authorization })).status).toBe(400);
    expect(calls).toEqual([]);
  });

  it('F-01 refuses what answers too much, before anything is asked of upstream', async () => {
    const { query, calls } = await testGateway({ answers, now });
    const reasons = (days: readonly string[]) =>
      `{ ${days.map((date, place) => `a${place}: absentees(date: "${date}", first: 200) { nodes { key reason } }`).join(' ')} }`;
    expect(codes(await query(reasons(october.slice(0, 9))))).toEqual(['COST_LIMIT_EXCEEDED']);
    expect(calls).toEqual([]);
  });

  it.each([
    ['attendanceTrend', `{ attendanceTrend(until: "${day(31)}", days: 31) { daysRead } }`, 93],
    ['nearSerialLateness', '{ nearSerialLateness(month: "2026-10") { totalCount } }', 32],
    ['reconciliation', `{ reconciliation(date: "${day(1)}") { date } }`, 4],
    ['reconciledStaff', `{ reconciledStaff(date: "${day(1)}", group: IN_BOTH_LISTS) { totalCount } }`, 4],
    ['lateness', `{ lateness(date: "${day(1)}") { totalCount } }`, 2],
    [
      'overview',
      `{ overview(date: "${day(1)}") { validStaff { rows } attendance { rows } lateness { rows } absent { rows } signOuts { rows } serialLateness { rows } } }`,
      6,
    ],
    ['organisation', '{ organisation { serviceCentres { district } shifts { id } today } }', 2],
    [
      'shiftTrial',
      '{ shiftTrial(id: "day", input: { startTime: "05:00" }, days: 31) { people } }',
      99,
      Date.parse('2028-03-01T08:00:00Z'),
    ],
    ['capabilities', '{ me { role } capabilities { maximumPageSize } }', 0],
  ])('names at %s the calls that it makes', async (_field, document, cost, at = now()) => {
    const { query, calls } = await testGateway({ answers: { ...answers, ...leapYear }, now: () => at });
    await expectCalls(query, calls, document, cost);
  });

  it('prices the findings of a month sheet with the calls that they take besides those of the sheet', async () => {
    const { query, calls } = await testGateway({ answers: silentMonth, now });
    const document = '{ attendanceMonth(month: "2026-10") { nodes { findings { date } } } }';
    await expectCalls(query, calls, document, 191, 193);
  });

  it.each([
    ['attendanceMonth', '{ attendanceMonth(month: "2026-10") { totalCount } }', 189],
    ['staffHours', '{ staffHours(month: "2026-10") { totalCount } }', 189],
    ['personMonth', '{ personMonth(staffID: "1", month: "2026-10") { counts { isSeriallyLate } } }', 162],
    ['its months', '{ personMonth(staffID: "1", month: "2026-10") { months { isSeriallyLate } } }', 182],
    ['personDays', '{ personDays(staffID: "1", month: "2026-10") { totalCount } }', 161],
  ])('names at %s the most calls that it makes', async (_field, document, cost) => {
    const { query, calls } = await testGateway({ answers: silentMonth, now });
    await expectCalls(query, calls, document, cost);
  });

  it('S21 prices a comparison of photos near its cost: ten days under aliases are the most, and a look is cheap', () => {
    const compared = (days: number) =>
      `{ ${october
        .slice(0, days)
        .map((date, place) => `a${place}: photoFindings(date: "${date}", first: 0) { totalCount }`)
        .join(' ')} }`;
    expect([1, 10].map((days) => priceOf(compared(days)))).toEqual([20, 200]);
    expect(priceOf(compared(11))).toBeGreaterThan(200);
    expect(priceOf('{ staffPhotoFindings(staffID: "1", month: "2026-10", first: 0) { totalCount } }')).toBe(5);
  });

  it('refuses who has spent the budget of a minute, tells how long to wait, and leaves others and pages alone', async () => {
    const { post, query, calls } = await testGateway({ answers, now, settings: { COST_BUDGET: '150' } });
    const [ada, bisi] = [await signToken({ userID: 'ada' }), await signToken({ userID: 'bisi' })];
    expect(codes(await query(trends(1), {}, ada))).toBeUndefined();
    const before = calls.length;
    // A new session of the same user has no budget of its own.
    const again = await signToken({ userID: 'ada', email: 'new@demo.example' });
    const refused = await post({ query: trends(1) }, { authorization: `Bearer ${again}` });
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(refused.status).toBe(429);
    expect(await answered(refused)).toEqual({
      errors: [
        {
          message: `You have asked for more within a minute than one user may. Try again in ${retryAfter} seconds.`,
          extensions: { code: 'RATE_LIMITED', retryAfter },
        },
      ],
    });
    expect(retryAfter > 0 && retryAfter <= 60).toBe(true);
    expect(calls).toHaveLength(before);
    expect(codes(await query(`{ shifts { id } }`, {}, ada))).toBeUndefined();
    expect(codes(await query(trends(1), {}, bisi))).toBeUndefined();
  });

  it('F-12 counts by user too where upstream alone checks tokens, and charges nobody for a forged one', async () => {
    const forged = await signToken({ userID: 'ada' }, 'another secret of thirty-two characters');
    const { rest } = fakeRest(answers);
    const judging: RestClient = {
      ...rest,
      get: (call, caller) =>
        caller.token === forged ? Promise.reject(codedError('UNAUTHENTICATED', 'No.')) : rest.get(call, caller),
    };
    const { query } = await testGateway({ rest: judging, now, settings: { COST_BUDGET: '100', JWT_SECRET: '' } });
    const [one, other] = [
      await signToken({ userID: 'ada' }),
      await signToken({ userID: 'ada', email: 'new@demo.example' }),
    ];
    expect(codes(await query(trends(1), {}, forged))).toEqual(['UNAUTHENTICATED']);
    expect(codes(await query(trends(1), {}, one))).toBeUndefined();
    expect(codes(await query(trends(1), {}, other))).toEqual(['RATE_LIMITED']);
  });
});
