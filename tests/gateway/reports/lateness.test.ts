import { describe, expect, it } from 'vitest';
import { joinShifts } from '../../../gateway/reports/lateness.ts';
import { codedError } from '../../../gateway/shared/errors.ts';
import { readAttendance } from '../../../gateway/upstream/readers/attendance.ts';
import { readShifts } from '../../../gateway/upstream/readers/shift.ts';
import { ValueReader } from '../../../gateway/upstream/readers/value-reader.ts';
import { Reply } from '../../support/fake-rest.ts';
import { testGateway } from '../../support/gateway.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const path = 'GET /attendance/lateness?date=2026-11-19';
const shiftsPath = 'GET /shift/findAll';

const dayShift = {
  _id: 'shift-1',
  name: 'Day',
  startTime: '08:00',
  latenessThreshold: '00:15:00',
  serialLatenessThreshold: 3,
};
const nightShift = { ...dayShift, _id: 'shift-2', name: 'Night', startTime: '22:00:00', latenessThreshold: '22:30:00' };

const late = (time: string, shift: unknown, staffID = '00123') =>
  attendanceRecord({ staffID: { ...staffRecord(), staffID, shift }, attendanceDate: time });

const records = [
  late('2026-11-19T08:31:59', { _id: 'shift-1', name: 'Day' }),
  late('2026-11-20T00:20:00', 'shift-2', '7'),
  late('2026-11-19T09:00:00', 'gone', '8'),
];

describe('Query.lateness', () => {
  it.each([
    ['first', ['2026-11-19T08:49:00', '2026-11-19T13:05:00'], [49, null]],
    ['last', ['2026-11-19T13:05:00', 'no time', '2026-11-19T08:49:00'], [null, null, 49]],
  ])('F-101 has minutes for the earliest row of a person alone, which stands %s', async (_where, times, minutes) => {
    const answers = { [path]: times.map((time) => late(time, 'shift-1')), [shiftsPath]: [dayShift] };
    const { ask } = await testGateway({ answers });
    expect(await ask('{ lateness(date: "2026-11-19") { nodes { minutesLate } } }')).toEqual({
      lateness: { nodes: minutes.map((minutesLate) => ({ minutesLate })) },
    });
  });

  it('A-14 sorts and filters by minutes late, unknown ones last', async () => {
    const { ask } = await testGateway({ answers: { [path]: records, [shiftsPath]: [dayShift, nightShift] } });
    const minutes = async (selection: string) => {
      const { lateness } = await ask(`{ lateness(date: "2026-11-19", ${selection}) { nodes { minutesLate } } }`);
      return lateness.nodes.map((node: { minutesLate: number | null }) => node.minutesLate);
    };
    expect(await minutes('orderBy: [{ column: MINUTES_LATE, direction: DESC }]')).toEqual([140, 31, null]);
    expect(await minutes('where: [{ column: MINUTES_LATE, from: "60" }]')).toEqual([140]);
  });

  it.each([
    ['fails', codedError('UPSTREAM_TIMEOUT', 'Too late.')],
    ['is refused', new Reply({ status: 'error', message: 'No shifts for you' })],
    ['has no record', new Reply({ status: 'none' })],
    ['is not a list', { shifts: [] }],
    ['lists nonsense', [null, {}, { _id: 'shift-1', startTime: 'soon' }]],
  ])('answers who was late when the shift list %s', async (_fault, answer) => {
    const { ask } = await testGateway({ answers: { [path]: records, [shiftsPath]: answer } });
    const selected = '{ lateness(date: "2026-11-19") { nodes { staff { staffID } minutesLate shift { id } } } }';
    const empty = { minutesLate: null, shift: null };
    expect(await ask(selected)).toEqual({
      lateness: { nodes: ['00123', '7', '8'].map((staffID) => ({ staff: { staffID }, ...empty })) },
    });
  });

  it('F-207 has no times that the day’s sign-ins show to be a program’s, and keeps those that stand there', async () => {
    const signInsPath = 'GET /attendance/findall?date=2026-11-19&mode=signedIn';
    const [byProgram, own] = ['2026-11-19T09:13:27', '2026-11-19T09:05:10'];
    const people = ['1', '2', '3', '4', '5', '6'];
    const told = async (rows: readonly object[]) => {
      const signIns = [...people.map((id) => late(byProgram, 'shift-1', id)), late(own, 'shift-1', '1')];
      const answers = { [path]: rows, [shiftsPath]: [dayShift], [signInsPath]: signIns };
      const { ask, calls } = await testGateway({ answers });
      const data = await ask('{ lateness(date: "2026-11-19") { notice nodes { minutesLate } } }');
      return { data, isAsked: calls.some(({ call }) => call === signInsPath) };
    };
    const answer = (notice: string | null, ...minutes: readonly (number | null)[]) => ({
      lateness: { notice, nodes: minutes.map((minutesLate) => ({ minutesLate })) },
    });
    const of = (id: string, time: string) => late(time, 'shift-1', id);
    const said = '2 rows: time that a program wrote for many people, so it does not count.';
    expect(await told([of('2', byProgram), of('3', byProgram)])).toEqual({
      data: answer(said, null, null),
      isAsked: true,
    });
    // A sign-in of their own beside the program's, and somebody of whom the day's sign-ins say nothing.
    expect(await told([of('1', own), of('8', own)])).toEqual({ data: answer(null, 65, 65), isAsked: true });
    expect(await told([of('2', byProgram)])).toEqual({ data: answer(null, 73), isAsked: false });
  });

  it('R-034 fails with its own call, whatever the shifts say', async () => {
    const refused = new Reply({ status: 'error', message: 'Date is closed' });
    const { query } = await testGateway({ answers: { [path]: refused, [shiftsPath]: [] } });
    expect(await query('{ lateness(date: "2026-11-19") { totalCount notice } }')).toMatchObject({
      data: { lateness: null },
      errors: [{ message: 'Date is closed', extensions: { code: 'UPSTREAM_REJECTED' } }],
    });
    const none = await testGateway({ answers: { [path]: new Reply({ status: 'none' }), [shiftsPath]: [] } });
    expect(await none.ask('{ lateness(date: "2026-11-19") { totalCount notice } }')).toEqual({
      lateness: { totalCount: 0, notice: 'No record found' },
    });
  });
});

describe('joinShifts', () => {
  const minutesOf = (time: string | null, startTime: string) => {
    const rows = readAttendance(
      [late(time ?? 'never', 'shift-1'), late('2026-11-19T08:00:00', 'shift-1', '9')],
      'SIGNED_IN',
      new ValueReader('Africa/Lagos'),
    );
    return joinShifts(rows, readShifts([{ ...dayShift, startTime }], new ValueReader('UTC')))[0]?.minutesLate;
  };

  it.each([
    ['2026-11-19T08:00:59', '08:00:00', 0],
    ['2026-11-19T08:01:00', '08:00:00', 1],
    ['2026-11-19T07:59:59', '08:00:00', null],
    ['2026-11-19T02:00:00', '08:00:00', null],
    ['2026-11-20T01:59:59', '08:00:00', 1079],
    ['2026-11-19T23:59:00', '22:00:00', 119],
    ['2026-12-01T00:00:00', '22:00:00', 120],
    ['2027-01-01T05:10:00', '23:30:00', 340],
    ['2026-11-19T23:30:00Z', '00:15:00', 15],
    [null, '08:00:00', null],
  ])('A-24 sees %s, shift from %s, as %j minutes after the start', (time, startTime, minutes) => {
    expect(minutesOf(time, startTime)).toBe(minutes);
  });

  it('A-14 knows the shift of somebody whose record names it by its name, where one shift alone has that', () => {
    const shiftsOf = (...shifts: readonly object[]) =>
      joinShifts(
        readAttendance([late('2026-11-19T08:31:59', 'Day')], 'SIGNED_IN', new ValueReader('Africa/Lagos')),
        readShifts(shifts, new ValueReader('UTC')),
      ).map(({ shift, minutesLate }) => [shift?.id, minutesLate]);
    expect(shiftsOf(dayShift, nightShift)).toEqual([['shift-1', 31]]);
    expect(shiftsOf(dayShift, { ...nightShift, name: 'Day' })).toEqual([[undefined, null]]);
  });

  it('links no row without a shift to a shift without an id', () => {
    const rows = readAttendance([attendanceRecord()], 'SIGNED_IN', new ValueReader('Africa/Lagos'));
    expect(joinShifts(rows, readShifts([{ ...dayShift, _id: '' }], new ValueReader('UTC')))).toMatchObject([
      { shift: null },
    ]);
  });
});
