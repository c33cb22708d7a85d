import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { attendanceRecord, registerPath, staffRecord } from '../../support/staff.ts';

const now = Date.parse('2026-11-20T08:00:00Z');
const person = (staffID: string, date: string) =>
  attendanceRecord({ staffID: { ...staffRecord(), staffID }, attendanceDate: `${date}T07:00:00Z` });

/** The three calls of a day, with as many people as the numbers say. */
const dayAnswers = (date: string, attendance: number, late: number, absent: number) => {
  const people = (count: number) => Array.from({ length: count }, (_, index) => person(`${index}`, date));
  return {
    [`GET /attendance/findall?date=${date}&mode=signedIn`]: [...people(attendance), person('0', date)],
    [`GET /attendance/lateness?date=${date}`]: people(late),
    [`GET /attendance/exception?date=${date}`]: people(absent).map(({ staffID }) => staffID),
  };
};
const answers = {
  ...dayAnswers('2026-11-12', 4, 1, 2),
  ...dayAnswers('2026-11-13', 5, 2, 1),
  ...dayAnswers('2026-11-14', 1, 0, 0),
};
const document = `query ($days: Int! = 3) { attendanceTrend(until: "2026-11-14", days: $days) {
  daysRead days { date isWeekend attendance lateness absent } sources { call ok asOf code message }
} }`;
const source = (call: string) => ({ call, ok: true, asOf: '2026-11-20T09:00:00+01:00', code: null, message: null });

describe('Query.attendanceTrend', () => {
  it('F-50 counts the people of each day, each once, and reads past days in the background', async () => {
    const token = await signToken({ role: 'user' });
    const { ask, calls } = await testGateway({ answers, now: () => now, token });
    expect((await ask(document)).attendanceTrend).toEqual({
      daysRead: 3,
      days: [
        { date: '2026-11-12', isWeekend: false, attendance: 4, lateness: 1, absent: 2 },
        { date: '2026-11-13', isWeekend: false, attendance: 5, lateness: 2, absent: 1 },
        { date: '2026-11-14', isWeekend: true, attendance: 1, lateness: 0, absent: 0 },
      ],
      sources: [
        source('GET /attendance/findall'),
        source('GET /attendance/lateness'),
        source('GET /attendance/exception'),
      ],
    });
    expect(calls.flatMap(({ call }) => (call === registerPath ? [] : call)).sort()).toEqual(
      Object.keys(answers).sort(),
    );
    expect(calls.every((call) => call.token === token)).toBe(true);
    // Past days hold up nothing else of the caller.
    expect(calls.filter(({ call }) => call.includes('date=')).every(({ isBackground }) => isBackground)).toBe(true);
  });

  it('reads yesterday and today every time', async () => {
    const token = await signToken();
    const { ask, calls } = await testGateway({ answers, now: () => Date.parse('2026-11-14T12:00:00Z'), token });
    await ask(document);
    await ask(document);
    const times = (date: string) => calls.filter(({ call }) => call.includes(`date=${date}`)).length;
    expect(['2026-11-12', '2026-11-13', '2026-11-14'].map(times)).toEqual([3, 6, 6]);
  });

  it('N-17 leaves a failed number unknown and the others usable, and asks for it again', async () => {
    const failing: Record<string, unknown> = {
      ...answers,
      'GET /attendance/lateness?date=2026-11-13': codedError('UPSTREAM_BAD_RESPONSE', 'Not a list.'),
    };
    const { ask } = await testGateway({ answers: failing, now: () => now, token: await signToken() });
    expect((await ask(document)).attendanceTrend).toMatchObject({
      daysRead: 2,
      days: [{ lateness: 1 }, { attendance: 5, lateness: null, absent: 1 }, { lateness: 0 }],
      sources: [
        { ok: true },
        {
          ...{ ok: false, asOf: null, code: 'UPSTREAM_BAD_RESPONSE' },
          message: 'Late sign-ins of Friday, 13 November 2026 could not be read: Not a list.',
        },
        { ok: true },
      ],
    });
    failing['GET /attendance/lateness?date=2026-11-13'] = [];
    expect(await ask(document)).toMatchObject({ attendanceTrend: { daysRead: 3 } });
  });

  it('leaves every number unknown while upstream does not answer', async () => {
    const silent = codedError('UPSTREAM_TIMEOUT', 'No answer.');
    const failing = Object.fromEntries(Object.keys(answers).map((call) => [call, silent]));
    const { ask } = await testGateway({ answers: failing, now: () => now });
    const source = {
      ok: false,
      asOf: null,
      code: 'UPSTREAM_TIMEOUT',
      message: expect.stringMatching(/could not be read: No answer\.$/),
    };
    expect((await ask(document)).attendanceTrend).toEqual({
      daysRead: 0,
      days: Array(3).fill(expect.objectContaining({ attendance: null, lateness: null, absent: null })),
      sources: Array(3).fill(expect.objectContaining(source)),
    });
  });

  it.each([0, 32, -1])('refuses %i days before anything is asked', async (days) => {
    const { query, calls } = await testGateway({ answers, now: () => now });
    expect(await query(document, { days })).toMatchObject({
      errors: [{ message: `${days} days: ask for 1 to 31.`, extensions: { code: 'BAD_USER_INPUT', field: 'days' } }],
    });
    expect(calls).toEqual([]);
  });

  it('A-46 ends with the session when upstream refuses it', async () => {
    const gone = { ...answers, 'GET /attendance/exception?date=2026-11-12': codedError('UNAUTHENTICATED', 'Gone.') };
    const { query } = await testGateway({ answers: gone, now: () => now });
    expect(await query(document)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });
});
