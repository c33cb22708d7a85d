import { describe, expect, it } from 'vitest';
import { readAbsent } from '../../../gateway/rest/absence.ts';
import { readAttendance } from '../../../gateway/rest/attendance.ts';
import { changeSteps } from '../../../gateway/rest/change.ts';
import { readLateness } from '../../../gateway/rest/lateness.ts';
import { Losses, sentenceOf, type TimeFormat } from '../../../gateway/rest/losses.ts';
import { readMonthly } from '../../../gateway/rest/monthly.ts';
import { timeReader } from '../../../gateway/rest/read-times.ts';
import { reviewSteps } from '../../../gateway/rest/review.ts';
import { readShifts } from '../../../gateway/rest/shift.ts';
import { readStaffList } from '../../../gateway/rest/staff.ts';
import { readUsers } from '../../../gateway/rest/user.ts';
import { runAtOnce } from '../../../gateway/yield-turn.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const zone = 'Africa/Lagos';
const eight = '2026-11-02T08:00:00+01:00';
const milliseconds = Date.parse(eight);

/** What a list reads, and what is said of the rest. */
function reading<Row>(read: (losses: Losses) => Row[], format?: TimeFormat) {
  const losses = new Losses(format);
  return { rows: read(losses), notice: sentenceOf(losses.all) };
}

const attendance = (records: readonly unknown[], format?: TimeFormat) =>
  reading((losses) => readAttendance(records, 'SIGNED_IN', zone, losses), format);
const ofTime = (attendanceDate: unknown, format?: TimeFormat) =>
  attendance([attendanceRecord({ attendanceDate }), attendanceRecord({ staffID: { staffID: '2' } })], format);

describe('times', () => {
  it.each([
    ['2026-11-02T07:00:00.000Z'],
    ['2026-11-02T07:00Z'],
    ['2026-11-02 07:00:00+00'],
    ['2026-11-02T08:00:00'],
    [' 2026-11-02t07:00:00z '],
    ['20261102T070000Z'],
    ['20261102T080000+0100'],
    [milliseconds],
    [String(milliseconds)],
    ['Mon Nov 02 2026 08:00:00 GMT+0100 (West Africa Standard Time)'],
    ['Mon Nov 02 2026 02:00:00 GMT-0500'],
    ['Mon, 02 Nov 2026 07:00:00 GMT'],
    ['Mon, 2 Nov 2026 08:00:00 +0100'],
    [{ $date: '2026-11-02T07:00:00Z' }],
    [{ $date: milliseconds }],
    [{ $date: { $numberLong: String(milliseconds) } }],
  ])('F-110 reads %j as eight in Lagos', (time) => {
    const { rows, notice } = ofTime(time);
    expect([rows[0]?.attendanceDate, notice]).toEqual([eight, null]);
  });

  it.each([
    ['02-11-2026'],
    ['11/2/2026, 8:00:00 AM'],
    ['Tue Nov 02 2026 08:00:00 GMT+0100'],
    ['Mon Nov 32 2026'],
    ['2026-02-30T08:00:00Z'],
    ['Invalid Date'],
    ['soon'],
    [Math.round(milliseconds / 1_000)],
    [20_261_102],
    ['20261102'],
    [2_348_012_345_678],
    [true],
    [{ $date: 'soon' }],
    [{ time: '2026-11-02T07:00:00Z' }],
    [['2026-11-02T07:00:00Z']],
    [null],
    [undefined],
    [''],
  ])('F-110 leaves %j blank and says so', (time) => {
    const { rows, notice } = ofTime(time);
    expect([rows[0]?.attendanceDate, notice]).toEqual([null, 'Times of 1 record could not be read.']);
  });

  it.each([
    ['11/2/2026, 8:00:00 AM', eight],
    ['11/2/2026, 8:00:00\u202fAM', eight],
    ['11/2/2026 8:00 a.m.', eight],
    ['11/2/2026', '2026-11-02T00:00:00+01:00'],
    ['11/2/2026, 12:30:00 AM', '2026-11-02T00:30:00+01:00'],
    ['11/2/2026, 12:30:00 PM', '2026-11-02T12:30:00+01:00'],
    ['11/2/2026, 17:00:00', '2026-11-02T17:00:00+01:00'],
    ['13/2/2026, 8:00:00 AM', null],
    ['11/2/2026, 13:00:00 PM', null],
    ['2026-11-02T07:00:00Z', eight],
  ])('F-110 reads %j as %j where the setting says en-US', (time, expected) => {
    expect(ofTime(time, 'en-US').rows[0]?.attendanceDate).toBe(expected);
  });

  it('F-110 refuses a list of records without a readable time', () => {
    const records = ['02-11-2026', null].map((attendanceDate, place) =>
      attendanceRecord({ staffID: { staffID: String(place) }, attendanceDate }),
    );
    expect(() => attendance(records)).toThrow('a list without a readable time');
  });
});

describe('days', () => {
  const { readDay } = timeReader(zone);

  it.each([
    ['2026-11-02'],
    [' 2026-11-02 '],
    ['2026-11-02T22:59:59Z'],
    ['2026-11-01T23:00:00.000Z'],
    ['Mon Nov 02 2026'],
    ['Mon Nov 02 2026 00:00:00 GMT+0100 (West Africa Standard Time)'],
    ['Mon, 02 Nov 2026 07:00:00 GMT'],
    [milliseconds],
    [{ date: '2026-11-02' }],
    [{ day: 'Mon Nov 02 2026' }],
    [{ $date: '2026-11-02T07:00:00Z' }],
    [{ date: { $date: { $numberLong: String(milliseconds) } } }],
    [{ _id: '6543210fedcba9876543210f', date: '2026-11-02', minutes: 12, phone: '2348012345678' }],
    [{ date: '2026-11-02', at: '2026-11-02T07:00:00Z' }],
  ])('F-109 reads %j', (day) => {
    expect(readDay(day)).toBe('2026-11-02');
  });

  it.each([
    ['02-11-2026'],
    ['11/2/2026'],
    ['2026-11-31'],
    ['Sun Nov 02 2026'],
    [{ date: '2026-11-02', createdAt: '2026-11-03T07:00:00Z' }],
    [{ of: { date: '2026-11-02' } }],
    [{}],
    [['2026-11-02']],
    [7],
    [null],
  ])('F-109 does not guess %j', (day) => {
    expect(readDay(day)).toBe(null);
  });

  const person = (staffID: string, daysLate: unknown, occurrence?: number) => ({ staffID, daysLate, occurrence });
  const monthly = (rows: readonly unknown[]) =>
    reading((losses) => readMonthly(rows as object[], 'daysLate', zone, losses));

  it('F-109 counts people of whom a day cannot be read, is missing or should be there', () => {
    const { rows, notice } = monthly([
      person('1', [{ date: '2026-11-02' }, 'Tue Nov 03 2026']),
      person('2', ['02-11-2026', '2026-11-03']),
      person('3', undefined),
      person('4', [], 3),
      person('5', [], 0),
      person('6', ['2026-11-03', null, '2026-11-03']),
    ]);
    expect(rows.map(({ days }) => days.length)).toEqual([2, 1, 0, 0, 0, 1]);
    expect(notice).toBe('Days of 3 people could not be read.');
  });

  it.each([[['02-11-2026']], [undefined], [null], [{ of: {} }]])(
    'F-109 refuses a month of which no day can be read: %j',
    (days) => {
      expect(() => monthly([person('1', days), person('2', days)])).toThrow('a list without a readable day');
    },
  );
});

describe('people', () => {
  const { staffID: embedded } = attendanceRecord();

  it.each([
    ['an object', embedded],
    ['one in a list', [embedded]],
    ['an ID', '00123'],
    ['an ID in a list', ['00123']],
    ['an ID with spaces', ' 00123\u00a0'],
    ['an ID with invisible characters', '\u202a00\u200b123\u202c'],
  ])('F-103 reads %s', (_kind, staffID) => {
    const { rows, notice } = attendance([attendanceRecord({ staffID })]);
    expect([rows[0]?.staff.staffID, notice]).toEqual(['00123', null]);
  });

  it.each([[null], [undefined], [''], [[]], [[null]], [{}], [{ name: 'Ada' }], [[embedded, embedded]], [true], [' ']])(
    'F-103 reads %j as nobody, who repeats nobody and has no reference photo',
    (staffID) => {
      const nobody = attendanceRecord({ staffID });
      const later = attendanceRecord({ staffID, attendanceDate: '2026-11-19T07:08:37.000Z' });
      const { rows, notice } = attendance([nobody, later, nobody, attendanceRecord()]);
      expect(rows.map(({ staff, isRepeated }) => [staff.staffID, staff.imageURL, isRepeated])).toEqual([
        ['', '', false],
        ['', '', false],
        ['', '', false],
        ['00123', embedded.imageURL, false],
      ]);
      expect(notice).toBe('3 records are without a staff record.');
    },
  );

  it('F-103 refuses lists of which no row has a person', () => {
    const nobody = attendanceRecord({ staffID: null, daysLate: ['2026-11-02'] });
    expect(() => attendance([nobody, nobody])).toThrow('a list without a person');
    expect(() => readLateness([nobody], zone)).toThrow('a list without a person');
    expect(() => readAbsent([{ staffID: null }])).toThrow('a list without a person');
    expect(() => readMonthly([nobody], 'daysLate', zone)).toThrow('a list without a person');
  });

  it('knows the id and the shift of an embedded person, and takes no id of a flat row for one', () => {
    const person = { ...embedded, _id: { $oid: 'p1' }, shift: [{ _id: 's1', name: 'Day' }] };
    const { rows } = attendance([
      attendanceRecord({ _id: 'r1', staffID: person }),
      { ...attendanceRecord(), _id: 'r2', staffID: '2', shift: 's2' },
    ]);
    expect(rows.map(({ staff }) => [staff.id, staff.shiftID])).toEqual([
      ['p1', 's1'],
      [undefined, 's2'],
    ]);
  });

  it('F-104 trims texts of every kind of space, and keeps the spelling of an ID for calls', () => {
    const read = readStaffList(
      [
        staffRecord({ _id: 'a', staffID: '01001 ', district: 'Awka\u00a0', name: '\u200bAda\u00a0Obi\t' }),
        staffRecord({ _id: 'b', staffID: 1002, district: '\u2003Awka', name: 'Ngo\u0323zi\u0323' }),
        staffRecord({ _id: 'c', staffID: '01003', district: 'Aw\u00adka\ufeff', name: 'Ada  Obi' }),
      ],
      zone,
    ).map(({ staff }) => [staff.staffID, staff.spelledID, staff.district, staff.name]);
    expect(read).toEqual([
      ['01001', '01001 ', 'Awka', 'Ada Obi'],
      ['1002', undefined, 'Awka', 'Ngọzị'],
      ['01003', undefined, 'Awka', 'Ada  Obi'],
    ]);
  });

  it('reads a row that stands there twice once, and keeps records that differ', () => {
    const twice = attendanceRecord({ _id: 'r1' });
    const { rows } = attendance([
      twice,
      twice,
      attendanceRecord({ _id: 'r3', attendanceDate: '2026-11-19T06:08:38Z' }),
    ]);
    expect(rows).toHaveLength(2);
    const nobody = attendanceRecord({ staffID: null, _id: 'r4' });
    expect(attendance([nobody, nobody, { ...nobody, _id: 'r5' }, twice]).rows).toHaveLength(3);
    expect(readStaffList([staffRecord(), staffRecord(), staffRecord({ _id: 'b' })], zone)).toHaveLength(2);
    expect(readAbsent([{ staffID: embedded }, { staffID: embedded }])).toHaveLength(1);
  });
});

describe('other values', () => {
  it.each([
    [{ latitude: 0, longitude: 0 }, null, null],
    [{ latitude: '0', longitude: '0.0' }, null, null],
    [{ latitude: null, longitude: '' }, null, null],
    [{ latitude: 6.4, longitude: undefined }, null, 'Positions of 1 record could not be read.'],
    [{ latitude: 'x', longitude: 7 }, null, 'Positions of 1 record could not be read.'],
    [{ latitude: 6.4, longitude: 181 }, null, 'Positions of 1 record could not be read.'],
    [{ latitude: '6,4', longitude: '7,5' }, null, 'Positions of 1 record could not be read.'],
    [{ latitude: 0, longitude: 7.5 }, [0, 7.5], null],
    [{ latitude: ' 6.4 ', longitude: { $numberDouble: '7.5' } }, [6.4, 7.5], null],
  ])('F-112 reads the position %j as %j', (position, expected, said) => {
    const { rows, notice } = attendance([attendanceRecord(position)]);
    const { latitude, longitude } = rows[0] ?? {};
    expect([latitude === null && longitude === null ? null : [latitude, longitude], notice]).toEqual([expected, said]);
  });

  it.each([
    ['Yes', true],
    [' TRUE ', true],
    [1, true],
    ['no', false],
    ['0', false],
    ['active', false],
  ])('reads the truth %j as %j', (isActive, expected) => {
    const { rows, notice } = reading((losses) => readUsers([{ _id: '1', name: 'Ada', isActive }], zone, losses));
    expect(rows[0]?.isActive).toBe(expected);
    expect(notice).toBe(isActive === 'active' ? 'States of 1 user could not be read.' : null);
  });

  it('says what of shifts, users and staff could not be read', () => {
    const shift = {
      _id: '1',
      name: 'Day',
      startTime: '8 o’clock',
      endTime: '4:00 PM',
      serialLatenessThreshold: 'three',
    };
    const shifts = reading((losses) => readShifts([shift], losses));
    expect(shifts.rows[0]).toMatchObject({ startTime: null, endTime: '16:00:00' });
    expect(shifts.notice).toBe(
      'Start times of 1 shift could not be read. Serial lateness thresholds of 1 shift could not be read.',
    );
    const users = reading((losses) => readUsers([{ _id: '1', role: 'owner', name: {} }, 'x'], zone, losses));
    expect(users.notice).toBe('1 entry could not be read. Roles of 1 user could not be read.');
    const staff = reading((losses) =>
      readStaffList(
        [staffRecord({ createdAt: 'soon' }), staffRecord({ _id: 'b', staffID: null, shift: [1, 2] })],
        zone,
        losses,
      ),
    );
    expect(staff.notice).toContain('Dates of registration of 1 person could not be read.');
    expect(staff.notice).toContain('1 person is without a staff ID.');
    expect(staff.notice).toContain('Shifts of 1 person could not be read.');
  });
});

describe('the Change Log and reviews', () => {
  const change = { number: 1, at: eight, subject: 'staff', action: 'changed', after: { name: 'Ada' } };
  const changes = (entries: readonly unknown[]) => reading((losses) => runAtOnce(changeSteps(entries, zone, losses)));

  it('F-116 says how many entries of the Change Log could not be read, and refuses one without a readable entry', () => {
    const { rows, notice } = changes([change, { ...change, number: 'first' }, { ...change, number: 3, after: 'Ada' }]);
    expect(rows.map(({ number }) => number)).toEqual([1, 3]);
    expect(notice).toBe('Numbers of 1 entry could not be read. Later states of 1 entry could not be read.');
    expect(() => changes([{ ...change, number: 'first' }])).toThrow('a list without a readable number');
  });

  const review = { staffID: '1', mode: 'signedIn', attendanceDate: eight, verdicts: [{ verdict: 'same' }] };
  const reviews = (entries: readonly unknown[]) => reading((losses) => runAtOnce(reviewSteps(entries, zone, losses)));

  it('F-116 marks a review of which a verdict could not be read, and counts what names no record', () => {
    const { rows, notice } = reviews([
      review,
      { ...review, staffID: '2', verdicts: [{ verdict: 'same' }, { verdict: 'perhaps' }] },
      { ...review, mode: 'left' },
      { ...review, attendanceDate: 'soon' },
    ]);
    expect(rows.map(({ staff, isReadInPart }) => [staff.staffID, isReadInPart])).toEqual([
      ['1', false],
      ['2', true],
    ]);
    expect(notice).toBe(
      'Verdicts of 1 record could not be read. Modes of 1 record could not be read. Times of 1 record could not be read.',
    );
    expect(() => reviews([{ ...review, verdicts: [{ verdict: 'perhaps' }] }])).toThrow('without a readable review');
  });
});
