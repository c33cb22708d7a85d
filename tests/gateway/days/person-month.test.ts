import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { comes, crowd } from '../../support/small-people.ts';
import { answersOf, daysUntil, hour, office, type SmallShift, smallGateway } from '../../support/small-service.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const night: SmallShift = { name: 'Night', start: 22 * hour, grace: 900, length: 8 * hour, works: [1, 2, 3, 4, 5] };
/** A day on which nobody worked, and one on which everybody was late. */
const [free, slow] = ['2026-11-11', '2026-11-12'];

const person = (shift: SmallShift) => (staffID: string) =>
  comes(
    staffID,
    { shift },
    {
      isThere: (day) => day !== free && !(staffID === 'd3' && day === '2026-11-17'),
      at: (day) => shift.start + (day === slow ? 3 * hour : -300),
    },
  );
const service = {
  timeZone: 'Africa/Lagos',
  shifts: [office, night],
  people: [...crowd(24, 'd', person(office)), ...crowd(9, 'n', person(night))],
  days: daysUntil('2026-11-20', 60),
  now: Date.parse('2026-11-20T12:00:00Z'),
};

interface Day {
  readonly date: string;
  readonly reason: string | null;
  readonly unknown: string | null;
}
interface Month {
  readonly days: readonly Day[];
  readonly months: readonly { readonly month: string }[];
}

const document = `query ($staffID: String!, $month: Month = "2026-11") { personMonth(staffID: $staffID, month: $month) {
  staff { staffID name photo { url } }
  shiftName shift { name startTime endTime lateAfter serialLatenessThreshold }
  days { date reason unknown firstIn lastOut minutesLate isListedLate isListedAbsent signIns flagged evidence records { mode attendanceDate } }
  otherRecords { mode attendanceDate }
  counts { month lateDays isSeriallyLate absentDays flagged }
  months { month lateDays isSeriallyLate absentDays flagged }
  sources { call ok code }
} }`;

async function ask(staffID: string, more: Record<string, unknown> = {}, month?: string) {
  const { query, calls } = await smallGateway(service, more);
  const { data, errors } = await query(document, { staffID, ...(month && { month }) });
  return { month: (data as { personMonth: Month | null }).personMonth, errors, calls };
}
const on = (month: Month | null, date: string) => month?.days.find((day) => day.date === date);

describe('Query.personMonth', () => {
  it('gives each day of the month its reason, with its records', async () => {
    const { month, errors } = await ask('d3');
    expect(errors).toBeUndefined();
    expect(month).toMatchObject({
      staff: { staffID: 'd3', name: 'Ngọzị Okafor', photo: { url: expect.stringContaining('/photos/') } },
      shiftName: 'Office',
      shift: { startTime: '08:00:00', lateAfter: '08:15:00', serialLatenessThreshold: 3 },
      counts: { month: '2026-11', lateDays: 1, isSeriallyLate: false, absentDays: 2, flagged: 25 },
    });
    expect(month?.days).toHaveLength(30);
    expect(on(month, slow)).toMatchObject({
      reason: 'PRESENT_LATE',
      minutesLate: 180,
      isListedLate: true,
      signIns: 1,
      flagged: 2,
      records: [
        { mode: 'SIGNED_IN', attendanceDate: '2026-11-12T11:00:00+01:00' },
        { mode: 'SIGNED_OUT', attendanceDate: '2026-11-12T17:00:00+01:00' },
      ],
    });
    const others = ['2026-11-17', free, '2026-11-15', '2026-11-21'].map((date) => on(month, date));
    expect(others).toMatchObject([
      { reason: 'ABSENT', isListedAbsent: true, signIns: 0, records: [] },
      { reason: 'HOLIDAY', isListedAbsent: true },
      { reason: 'DAY_OFF', evidence: 'Nobody of Office was there or listed as absent on the 4 Sundays before.' },
      {
        reason: null,
        unknown: 'TO_COME',
        isListedLate: null,
        signIns: null,
        evidence: 'Not known: the day is to come.',
      },
    ]);
  });

  it('has the records of a night on the day that it began', async () => {
    const { month } = await ask('n0', {}, '2026-10');
    expect(on(month, '2026-10-30')).toMatchObject({
      reason: 'PRESENT',
      firstIn: '2026-10-30T21:55:00+01:00',
      lastOut: '2026-10-31T06:00:00+01:00',
      records: [{ mode: 'SIGNED_IN' }, { mode: 'SIGNED_OUT', attendanceDate: '2026-10-31T06:00:00+01:00' }],
    });
    expect(month).toMatchObject({
      otherRecords: [{ mode: 'SIGNED_OUT', attendanceDate: '2026-10-01T06:00:00+01:00' }],
    });
  });

  it('does not guess what was before the first record', async () => {
    const { month } = await ask('d0', {}, '2026-09');
    expect(on(month, '2026-09-20')).toMatchObject({ reason: null, unknown: 'NO_RECORDS', isListedAbsent: null });
    expect(on(month, '2026-09-22')).toMatchObject({ reason: 'PRESENT', unknown: null });
    expect(month?.months.map((each) => Object.values(each))).toEqual([
      ...['2026-04', '2026-05', '2026-06', '2026-07', '2026-08'].map((each) => [each, null, null, null, null]),
      ['2026-09', 0, false, 0, 14],
    ]);
  });

  it('says of the months before what their lists say', async () => {
    const { month } = await ask('d3');
    expect(month?.months.slice(-3)).toEqual([
      { month: '2026-09', lateDays: null, isSeriallyLate: false, absentDays: 0, flagged: 14 },
      { month: '2026-10', lateDays: null, isSeriallyLate: false, absentDays: 0, flagged: 44 },
      { month: '2026-11', lateDays: 1, isSeriallyLate: false, absentDays: 2, flagged: 25 },
    ]);
  });

  it('reads nobody else where the own records decide', async () => {
    const { calls } = await ask('d0');
    const whole = calls.filter(({ call }) => call.includes('findall?')).length;
    const { ask: askSheet, calls: everybody } = await smallGateway(service);
    await askSheet('{ attendanceMonth(month: "2026-11") { totalCount } }');
    expect(whole).toBeLessThan(everybody.filter(({ call }) => call.includes('findall?')).length / 2);
  });

  it('leaves a day unknown whose list failed, and names the call', async () => {
    const failing = { 'GET /attendance/exception?date=2026-11-18': codedError('UPSTREAM_TIMEOUT', 'Too late.') };
    const { month, errors } = await ask('d0', failing);
    expect(errors).toBeUndefined();
    expect(on(month, '2026-11-18')).toMatchObject({ reason: null, unknown: 'UNREAD' });
    expect(on(month, '2026-11-17')).toMatchObject({ reason: 'PRESENT' });
    expect(month).toMatchObject({
      sources: expect.arrayContaining([{ call: 'GET /attendance/exception', ok: false, code: 'UPSTREAM_TIMEOUT' }]),
    });
  });

  it('F-08 counts no flagged records where the own records are answered with neither success nor error', async () => {
    const path = 'GET /attendance/find/customer?date=2026-11-01&mode=signedOut&staffID=d0';
    expect(Object.keys(answersOf(service))).toContain(path);
    const { month, errors } = await ask('d0', { [path]: new Reply({ status: 'none' }) });
    expect(errors).toBeUndefined();
    expect(month).toMatchObject({
      counts: { month: '2026-11', flagged: null },
      sources: expect.arrayContaining([{ call: 'GET /attendance/find/customer', ok: false, code: null }]),
    });
  });

  it('is null for a staff ID that is not on the register, and refuses an empty one', async () => {
    const none = ['signedIn', 'signedOut'].map((mode) => [
      `GET /attendance/find/customer?date=2026-11-01&mode=${mode}&staffID=nobody`,
      [],
    ]);
    expect(await ask('nobody', Object.fromEntries(none))).toMatchObject({ month: null, errors: undefined });
    expect(await ask(' ')).toMatchObject({ month: null, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});

describe('Query.personDays', () => {
  it('is refused while a day cannot be explained', async () => {
    const failing = { 'GET /attendance/lateness?date=2026-11-18': codedError('UPSTREAM_TIMEOUT', 'Too late.') };
    const { query } = await smallGateway(service, failing);
    expect(await query('{ personDays(staffID: "d3", month: "2026-11") { totalCount } }')).toMatchObject({
      data: { personDays: null },
      errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    });
  });
});

// What a service that sends a record twice, or without a time, makes of it.
const own = (attendanceDate: string | null) =>
  attendanceRecord({ staffID: { ...staffRecord(), staffID: 'd3' }, attendanceDate });

describe('records that belong to no day', () => {
  it('are told apart', async () => {
    const call = 'GET /attendance/find/customer?date=2026-11-01&mode=signedIn&staffID=d3';
    const { month } = await ask('d3', {
      [call]: [own('2026-11-19T06:55:00Z'), own('2026-11-19T06:59:00Z'), own(null)],
    });
    expect(on(month, '2026-11-19')).toMatchObject({ reason: 'PRESENT', signIns: 2 });
    expect(month).toMatchObject({ otherRecords: [{ mode: 'SIGNED_IN', attendanceDate: null }] });
  });
});
