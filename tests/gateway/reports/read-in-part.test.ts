import { describe, expect, it } from 'vitest';
import { createLog } from '../../../telemetry/log.ts';
import { testGateway } from '../../support/gateway.ts';
import { quietDays } from '../../support/quiet-days.ts';
import { reviewEntry } from '../../support/sample-answers.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const day = '2026-11-19';
const listPath = `GET /attendance/findall?date=${day}&mode=signedIn`;
const list = `{ attendance(date: "${day}", mode: SIGNED_IN) { notice nodes { attendanceDate staff { staffID } } } }`;
const personOf = (staffID: unknown) => ({ ...staffRecord(), _id: String(staffID), staffID });

describe('a list read in part', () => {
  const records = [
    attendanceRecord({ attendanceDate: '11/19/2026, 8:00:00 AM' }),
    attendanceRecord({ staffID: personOf('2'), attendanceDate: '2026-11-19T07:30:00Z' }),
    attendanceRecord({ staffID: null, attendanceDate: '2026-11-19T07:45:00Z' }),
  ];

  it('F-103 F-110 says in its notice and in one log line what could not be read, and logs no value', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const { ask } = await testGateway({ answers: { [listPath]: records }, log });
    const notice = '1 row: time could not be read. 1 row: without a staff record.';
    for (let time = 0; time < 2; time += 1) {
      expect(await ask(list)).toMatchObject({ attendance: { notice, nodes: [{ attendanceDate: null }, {}, {}] } });
    }
    const told = lines.filter((line) => line.includes('part of a list could not be read'));
    expect(told.map((line) => JSON.parse(line))).toMatchObject([
      {
        call: 'GET /attendance/findall',
        losses: [
          { field: 'attendanceDate', records: 1 },
          { field: 'staffID', records: 1 },
        ],
      },
    ]);
    expect(told.join('')).not.toContain('8:00:00');
  });

  it('F-110 reads times of en-US where UPSTREAM_TIME_FORMAT says so', async () => {
    const settings = { UPSTREAM_TIME_FORMAT: 'en-US' };
    const { ask } = await testGateway({ answers: { [listPath]: records }, settings });
    expect((await ask(list)).attendance).toMatchObject({
      notice: '1 row: without a staff record.',
      nodes: [{ attendanceDate: '2026-11-19T08:00:00+01:00' }, {}, {}],
    });
  });
});

describe('people of whose days none can be read', () => {
  it('F-109 have no number of days in a file, where 0 would be one', async () => {
    const of = (staffID: string, daysLate: readonly string[]) => ({
      ...staffRecord({ staffID }),
      occurrence: 3,
      daysLate,
    });
    const rows = [of('1', ['2026-11-02', '2026-11-03']), of('2', ['02-11-2026', '03-11-2026'])];
    const { csv } = await testGateway({ answers: { 'GET /attendance/serialLatness?date=2026-11-01': rows } });
    expect((await csv('serialLateness.csv?month=2026-11&columns=STAFF_ID,DAYS_LATE')).slice(1)).toEqual([
      ['1', '1', '2'],
      ['2', '2', ''],
      ['Note: 1 row: day could not be read.', '', ''],
    ]);
  });
});

describe('a staff ID that the service spells with a space', () => {
  const month = `{ staffAttendance(staffID: "01001", month: "2026-11") { totalCount nodes { staff { staffID } } } }`;
  const pathOf = (staffID: string) => `GET /attendance/find/customer?date=2026-11-01&mode=signedIn&staffID=${staffID}`;
  const register = [personOf('01001 '), personOf('01002')];

  it('F-104 finds the records of the person, and the person', async () => {
    const { ask, calls } = await testGateway({
      answers: {
        [pathOf('01001')]: [],
        [pathOf('01001+')]: [17, 18, 19].map((date) =>
          attendanceRecord({ staffID: personOf('01001 '), attendanceDate: `2026-11-${date}T07:00:00Z` }),
        ),
        'GET /staff/find/all': register,
        'GET /staff/findAll': register,
      },
    });
    expect(await ask(month)).toEqual({
      staffAttendance: { totalCount: 3, nodes: Array(3).fill({ staff: { staffID: '01001' } }) },
    });
    expect(calls.map(({ call }) => call)).toContain(pathOf('01001+'));
    expect(await ask('{ staffMember(staffID: "01001") { staff { staffID } } }')).toEqual({
      staffMember: { staff: { staffID: '01001' } },
    });
  });

  it('F-104 asks once where the service spells the ID as people do', async () => {
    const { ask, calls } = await testGateway({
      answers: { ...quietDays('2026-11-30'), [pathOf('01002')]: [], 'GET /staff/find/all': register },
    });
    expect(await ask(month.replace('01001', '01002'))).toMatchObject({ staffAttendance: { totalCount: 0 } });
    expect(calls.filter(({ call }) => call.includes('customer'))).toHaveLength(1);
  });
});

describe('reviews read in part', () => {
  const reviewsPath = `GET /review/findAll?from=${day}&to=${day}&mode=signedIn`;
  const states = `{ attendance(date: "${day}", mode: SIGNED_IN) { reviewSource { ok code message } nodes { review { state } } } }`;
  const people = ['A', 'B'].map((staffID) => attendanceRecord({ staffID: personOf(staffID) }));
  const ask = async (reviews: readonly unknown[]) => {
    const answers = {
      'GET /extensions': [{ name: 'reviews', version: 1 }],
      [listPath]: people,
      [reviewsPath]: reviews,
    };
    const { reviewSource, nodes } = (await (await testGateway({ answers })).ask(states)).attendance;
    return { reviewSource, states: nodes.map(({ review }: { review: unknown }) => review) };
  };
  const same = [{ verdict: 'same' }];

  it('F-116 says of no record that nobody has reviewed it while its review may be among what could not be read', async () => {
    const told = (message: string) => ({ ok: true, code: null, message });
    const { attendanceDate } = attendanceRecord();
    const of = (parts: object) =>
      reviewEntry({ staffID: personOf('A'), attendanceDate, verdictsWanted: 1, verdicts: same, ...parts });
    expect(await ask([of({}), of({ staffID: personOf('B'), attendanceDate: 'soon' })])).toEqual({
      reviewSource: told('1 row: time could not be read.'),
      states: [{ state: 'SAME' }, null],
    });
    expect(await ask([of({}), of({ staffID: personOf('B'), verdicts: [{ verdict: 'perhaps' }] })])).toEqual({
      reviewSource: told('1 row: verdict could not be read.'),
      states: [{ state: 'SAME' }, null],
    });
    expect(await ask([of({ verdicts: [{ verdict: 'perhaps' }] })])).toMatchObject({
      reviewSource: { ok: false, code: 'UPSTREAM_BAD_RESPONSE' },
      states: [null, null],
    });
    expect(await ask([of({})])).toMatchObject({ states: [{ state: 'SAME' }, { state: 'NOT_REVIEWED' }] });
  });
});
