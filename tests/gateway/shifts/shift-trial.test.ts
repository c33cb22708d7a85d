import { describe, expect, it } from 'vitest';
import { lastDays } from '../../../gateway/shared/dates.ts';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { testGateway } from '../../support/gateway.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const now = () => Date.parse('2026-11-06T12:00:00Z');
const day = { _id: 'day', name: 'Day', startTime: '08:00', latenessThreshold: '08:15', serialLatenessThreshold: 2 };
const night = {
  _id: 'night',
  name: 'Night',
  startTime: '22:00',
  latenessThreshold: '00:15',
  serialLatenessThreshold: 2,
};
const shifts = [day, night, { _id: 'odd', name: 'Odd', startTime: 'soon' }];
const member = (staffID: string, shift: string) => staffRecord({ staffID, name: staffID, shift: { _id: shift } });
const register = [member('A', 'day'), member('B', 'day'), member('C', 'day'), member('N', 'night')];
const signIn = (staffID: string, time: string, shift?: string) =>
  attendanceRecord({ staffID: { ...staffRecord(), staffID, name: staffID, shift }, attendanceDate: time });
const attendancePath = (date: string) => `GET /attendance/findall?date=${date}&mode=signedIn`;
const latenessPath = (date: string) => `GET /attendance/lateness?date=${date}`;
const monthPath = (month: string) => `GET /attendance/absentee/monthly?date=${month}-01`;

/** Lagos time of day on a day, as upstream sends it. */
const at = (date: string, time: string) => new Date(`${date}T${time}+01:00`).toISOString();

const empty = Object.fromEntries(
  lastDays('2026-11-06', 40).flatMap((date) => [
    [attendancePath(date), []],
    [latenessPath(date), []],
  ]),
);

/**
 * Monday 2 to Friday 6 November. A is late on Monday at 08:20, on time at 08:10 on Tuesday and at 08:12 on Wednesday; B
 * comes at 07:50; C is absent on Tuesday and on Wednesday. On Thursday all come in time and nobody is listed.
 */
const answers = {
  ...empty,
  'GET /shift/findAll': shifts,
  'GET /staff/find/all': register,
  [monthPath('2026-10')]: [],
  [monthPath('2026-11')]: [{ staffID: member('C', 'day'), dateAbsent: ['2026-11-03', '2026-11-04'], occurrence: 2 }],
  [attendancePath('2026-11-02')]: [
    signIn('A', at('2026-11-02', '08:20:00')),
    signIn('B', at('2026-11-02', '07:50:00')),
    signIn('N', at('2026-11-02', '22:10:00')),
  ],
  [attendancePath('2026-11-03')]: [
    signIn('N', at('2026-11-03', '00:30:00')),
    signIn('A', at('2026-11-03', '08:10:00')),
    signIn('B', at('2026-11-03', '07:50:00')),
  ],
  [attendancePath('2026-11-04')]: [
    signIn('N', at('2026-11-04', '00:05:00')),
    signIn('A', at('2026-11-04', '08:12:00')),
    signIn('A', at('2026-11-04', '08:40:00')),
    signIn('B', at('2026-11-04', '07:50:00')),
  ],
  [attendancePath('2026-11-05')]: ['A', 'B', 'C'].map((id) => signIn(id, at('2026-11-05', '07:55:00'))),
  [latenessPath('2026-11-02')]: [signIn('A', at('2026-11-02', '08:20:00'), 'day')],
  [latenessPath('2026-11-03')]: [signIn('N', at('2026-11-04', '00:05:00'), 'night')],
};

const document = `query ($id: ID!, $input: UpdateShiftInput!, $days: Int) {
  shiftTrial(id: $id, input: $input, days: $days) {
    from until startTime lateAfter serialLatenessThreshold people
    lateDaysBefore lateDaysAfter lateDaysAdded lateDaysDropped unclear daysAsked daysRead
    coverage { daysAsked daysRead isLearning }
    months {
      month coverage { daysAsked daysRead isLearning } seriallyLateBefore seriallyLateAfter becomingCount ceasingCount
      becoming { staff { staffID } lateDaysBefore lateDaysAfter } ceasing { staff { staffID } }
    }
    sources { call ok code message }
  }
}`;
const november = { month: '2026-11', seriallyLateBefore: 0, seriallyLateAfter: 0, becomingCount: 0, becoming: [] };
const nobody = { ...november, ceasingCount: 0, ceasing: [] };

async function tryOut(input: object, more: { id?: string; days?: number; answers?: object } = {}) {
  const { query } = await testGateway({ answers: { ...answers, ...more.answers }, now });
  const variables = { id: more.id ?? 'day', input, days: more.days ?? 5 };
  return (await query(document, variables)) as { data: { shiftTrial: Record<string, unknown> }; errors?: unknown };
}

describe('Query.shiftTrial', () => {
  it('N-12 judges first sign-ins anew and names who becomes serially late', async () => {
    const { data, errors } = await tryOut({ latenessThreshold: '08:05' });
    expect(errors).toBeUndefined();
    expect(data.shiftTrial).toEqual({
      from: '2026-11-02',
      until: '2026-11-06',
      startTime: '08:00:00',
      lateAfter: '08:05:00',
      serialLatenessThreshold: 2,
      people: 3,
      lateDaysBefore: 1,
      lateDaysAfter: 3,
      lateDaysAdded: 2,
      lateDaysDropped: 0,
      unclear: 0,
      daysAsked: 5,
      daysRead: 5,
      coverage: { daysAsked: 5, daysRead: 5, isLearning: false },
      months: [
        {
          ...nobody,
          coverage: { daysAsked: 6, daysRead: 6, isLearning: false },
          seriallyLateAfter: 1,
          becomingCount: 1,
          becoming: [{ staff: { staffID: 'A' }, lateDaysBefore: 1, lateDaysAfter: 3 }],
        },
      ],
      sources: [
        'GET /shift/findAll',
        'GET /staff/find/all',
        'GET /attendance/findall',
        'GET /attendance/lateness',
        'GET /attendance/absentee/monthly',
      ].map((call) => ({ call, ok: true, code: null, message: null })),
    });
  });

  it.each([
    ['the threshold of days alone', { serialLatenessThreshold: 1 }, { lateDaysAfter: 1 }, { becomingCount: 1 }],
    ['a later threshold', { latenessThreshold: '08:30' }, { lateDaysAfter: 0, lateDaysDropped: 1 }, {}],
    [
      'a later start, whose grace is added',
      { startTime: '08:10', latenessThreshold: '00:05' },
      { lateAfter: '08:15:00', lateDaysAfter: 1 },
      {},
    ],
    ['nothing', {}, { lateDaysAfter: 1 }, {}],
  ])('N-12 tries %s', async (_what, input, outcome, month) => {
    const { data } = await tryOut(input);
    expect(data.shiftTrial).toMatchObject({
      lateDaysBefore: 1,
      ...outcome,
      months: [{ ...november, ...month, becoming: expect.anything(), seriallyLateAfter: expect.anything() }],
    });
  });

  it('N-12 counts a sign-in after midnight for the night that began before', async () => {
    const { data } = await tryOut({ latenessThreshold: '00:00' }, { id: 'night' });
    // 22:10 of the 2nd becomes late; 00:30 of the 3rd is the second one of that night; 00:05 of the 4th is late already.
    expect(data.shiftTrial).toMatchObject({ people: 1, lateDaysBefore: 1, lateDaysAfter: 2, unclear: 0 });
    const listed = { [latenessPath('2026-11-02')]: [signIn('N', at('2026-11-02', '22:10:00'), 'night')] };
    const strict = { 'GET /shift/findAll': [{ ...night, latenessThreshold: '00:05' }] };
    const dropped = await tryOut({ latenessThreshold: '00:20' }, { id: 'night', answers: { ...listed, ...strict } });
    expect(dropped.data.shiftTrial).toMatchObject({ lateDaysBefore: 2, lateDaysAfter: 1, lateDaysDropped: 1 });
  });

  it('claims nothing where the present rule does not lead to what is listed, and counts it', async () => {
    const listed = { [latenessPath('2026-11-04')]: [signIn('B', at('2026-11-04', '07:50:00'), 'day')] };
    const { data } = await tryOut({ latenessThreshold: '07:30' }, { answers: listed });
    expect(data.shiftTrial).toMatchObject({ lateDaysBefore: 2, unclear: 1 });
  });

  it('takes a day on which nobody is listed for a day off, unless all have come', async () => {
    const none = { [monthPath('2026-11')]: [] };
    const { data } = await tryOut({ latenessThreshold: '08:05' }, { answers: none });
    expect(data.shiftTrial).toMatchObject({ lateDaysBefore: 1, lateDaysAfter: 1 });
    const early = await tryOut({ startTime: '07:00', latenessThreshold: '07:10' }, { answers: none });
    // Monday, where B becomes late besides A, and Thursday, when all three came.
    expect(early.data.shiftTrial).toMatchObject({ lateDaysAdded: 4 });
  });

  it('N-17 answers from the days that are read and says which call failed', async () => {
    const failing = { [attendancePath('2026-11-04')]: codedError('UPSTREAM_TIMEOUT', 'Too late.') };
    const { data, errors } = await tryOut({ latenessThreshold: '08:05' }, { answers: failing });
    expect(errors).toBeUndefined();
    // The day before ends in the small hours of the one that is missing.
    const sources = data.shiftTrial.sources as { ok: boolean }[];
    expect(data.shiftTrial).toMatchObject({ daysAsked: 5, daysRead: 3, lateDaysAdded: 0 });
    expect(sources.filter(({ ok }) => !ok)).toEqual([
      {
        call: 'GET /attendance/findall',
        ok: false,
        code: 'UPSTREAM_TIMEOUT',
        message: 'Sign-ins of Wednesday, 4 November 2026 could not be read: Too late.',
      },
    ]);
    expect(data.shiftTrial).toMatchObject({ coverage: { daysAsked: 5, daysRead: 3, isLearning: false } });
  });

  it('F-108 gives no number where no day could be read, and says so', async () => {
    const days = lastDays('2026-11-06', 40);
    const timedOut = codedError('UPSTREAM_TIMEOUT', 'Too late.');
    const failing = Object.fromEntries(days.flatMap((date) => [[attendancePath(date), timedOut]]));
    expect(await tryOut({ latenessThreshold: '08:05' }, { answers: failing })).toMatchObject({
      data: { shiftTrial: null },
      errors: [
        {
          message: 'Not calculated: 0 of 5 days could be read. Try again.',
          extensions: { code: 'UPSTREAM_TIMEOUT' },
        },
      ],
    });
    const month = { [monthPath('2026-11')]: new Reply({ status: 'pending' }) };
    expect(await tryOut({ latenessThreshold: '08:05' }, { answers: month })).toMatchObject({
      data: { shiftTrial: null },
      errors: [{ extensions: { code: 'UPSTREAM_BAD_RESPONSE' } }],
    });
  });

  it('F-108 leaves out a month of whose late days none could be read, and says of the others from how many', async () => {
    const october = lastDays('2026-11-06', 40).filter((date) => date.startsWith('2026-10'));
    const timedOut = codedError('UPSTREAM_TIMEOUT', 'Too late.');
    const failing = Object.fromEntries(october.map((date) => [latenessPath(date), timedOut]));
    const { data } = await tryOut({ latenessThreshold: '08:05' }, { days: 20, answers: failing });
    expect(data.shiftTrial).toMatchObject({
      coverage: { daysAsked: 20, daysRead: 6 },
      months: [{ month: '2026-11', coverage: { daysAsked: 6, daysRead: 6, isLearning: false } }],
    });
  });

  it('F-101 F-103 counts a person who is listed twice on a day once, and nobody not at all', async () => {
    const once = await tryOut({ latenessThreshold: '08:05' });
    const [listed] = answers[latenessPath('2026-11-02')] as object[];
    const nobody = { ...listed, staffID: null, shift: 'day' };
    const twice = { [latenessPath('2026-11-02')]: [listed, nobody, { ...listed, location: 'Gate 2' }, nobody] };
    const again = await tryOut({ latenessThreshold: '08:05' }, { answers: twice });
    const { sources: _one, ...before } = once.data.shiftTrial;
    const { sources: _other, ...after } = again.data.shiftTrial;
    expect(after).toEqual(before);
  });

  it('F-102 adds up nobody’s late days with those of who had the staff ID before', async () => {
    const late = (date: string, _id: string, name: string) => ({
      ...signIn('A', at(date, '08:20:00')),
      staffID: { ...staffRecord(), _id, staffID: 'A', name, shift: 'day' },
    });
    const lateOn = {
      '2026-11-02': late('2026-11-02', 'p1', 'Ngozi Eze'),
      '2026-11-03': late('2026-11-03', 'p1', 'Ngozi Eze'),
      '2026-11-04': late('2026-11-04', 'p2', 'Ada Obi'),
    };
    const { data } = await tryOut(
      { serialLatenessThreshold: 3 },
      {
        answers: {
          'GET /shift/findAll': [{ ...day, serialLatenessThreshold: 4 }],
          'GET /staff/find/all': [{ ...member('A', 'day'), _id: 'p2', name: 'Ada Obi' }],
          ...Object.fromEntries(
            Object.entries(lateOn).flatMap(([date, one]) => [
              [attendancePath(date), [one]],
              [latenessPath(date), [one]],
            ]),
          ),
        },
      },
    );
    expect(data.shiftTrial).toMatchObject({
      lateDaysBefore: 3,
      lateDaysAfter: 3,
      unclear: 0,
      months: [{ seriallyLateAfter: 0, becoming: [] }],
    });
  });

  it.each<[string, { input?: object; id?: string; days?: number }, string]>([
    ['an unknown shift', { id: 'gone' }, 'id'],
    ['a shift without a start', { id: 'odd' }, 'id'],
    ['too many days', { days: 32 }, 'days'],
    ['no day', { days: 0 }, 'days'],
    ['a threshold of many days', { input: { serialLatenessThreshold: 11 } }, 'serialLatenessThreshold'],
  ])('refuses %s and names the field', async (_what, { input = {}, ...more }, field) => {
    const { errors } = await tryOut(input, more);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
  });

  it.each([
    ['shifts', 'GET /shift/findAll'],
    ['register', 'GET /staff/find/all'],
  ])('fails without the %s', async (_what, call) => {
    const pending = await tryOut({}, { answers: { [call]: new Reply({ status: 'pending' }) } });
    expect(pending.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_BAD_RESPONSE' } }]);
  });
});
