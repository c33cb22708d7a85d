import { describe, expect, it } from 'vitest';
import { readAttendance } from '../../../../gateway/upstream/readers/attendance.ts';
import { Losses, sentenceOf, type TimeFormat } from '../../../../gateway/upstream/readers/losses.ts';
import { readMonthly } from '../../../../gateway/upstream/readers/monthly.ts';
import { timeReader } from '../../../../gateway/upstream/readers/read-times.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';
import { attendanceRecord } from '../../../support/staff.ts';

const zone = 'Africa/Lagos';
const eight = '2026-11-02T08:00:00+01:00';
const milliseconds = Date.parse(eight);

/** What a list reads, and what is said of the rest. */
function reading<Row>(read: (losses: Losses) => Row[], format?: TimeFormat) {
  const losses = new Losses(format);
  return { rows: read(losses), notice: sentenceOf(losses.all) };
}

const attendance = (records: readonly unknown[], format?: TimeFormat) =>
  reading((losses) => readAttendance(records, 'SIGNED_IN', new ValueReader(zone, losses)), format);
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
    // F-217
    ['2026-11-02T08:00:00+01:00[Africa/Lagos]'],
    ['2026-11-02T07:00:00Z[UTC]'],
    ['Nov 2, 2026, 8:00:00 AM'],
    ['Nov 2, 2026, 8:00:00\u202fAM'],
    ['November 2, 2026 at 8:00 am'],
    ['Monday, November 2, 2026, 8:00:00 AM'],
    ['2 November 2026, 08:00'],
    ['02-Nov-2026 08:00:00'],
    ['Mon, 2 Nov 2026 8:00 a.m.'],
    ['Mon Nov 02 08:00:00 WAT 2026'],
    ['Mon Nov 02 07:00:00 GMT 2026'],
    ['Mon Nov 02 12:30:00 GMT+05:30 2026'],
    ['2026/11/02 08:00:00'],
  ])('F-110 F-217 reads %j as eight in Lagos', (time) => {
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
    ['2026-11-02T24:00:00'],
    ['2026-11-02T08:00:00+14:01'],
    ['2026-11-02T08:00:00-99:99'],
    [2_348_012_345_678],
    [true],
    [{ $date: 'soon' }],
    [['2026-11-02T07:00:00Z']],
    [null],
    [undefined],
    [''],
    ['Mon Nov 02 08:00:00 CST 2026'],
    ['Tue, November 2, 2026, 8:00:00 AM'],
    ['Nov 31, 2026, 8:00:00 AM'],
    ['Not 2, 2026, 8:00:00 AM'],
    ['Nov 2, 2026, 13:00:00 PM'],
    ['2026/13/02 08:00:00'],
    ['2026-11-02T08:00:00[Africa/Lagos]'],
  ])('F-101 F-110 F-217 leaves %j blank and says so', (time) => {
    const { rows, notice } = ofTime(time);
    expect([rows[0]?.attendanceDate, notice]).toEqual([null, '1 row: time could not be read.']);
  });

  it.each([
    ['2026-11-02'],
    [' 2026-11-02\u00a0'],
    ['Mon Nov 02 2026'],
    ['Mon, 02 Nov 2026'],
    [{ $date: '2026-11-02' }],
    [{ time: '2026-11-02T07:00:00Z' }],
  ])('F-101 F-110 F-207 reads the day of %j, which is no time, and says so', (time) => {
    const { rows, notice } = ofTime(time);
    expect([rows[0]?.attendanceDate, rows[0]?.day]).toEqual([null, '2026-11-02']);
    expect(notice).toBe('1 row: day without a time.');
  });

  it.each([
    ['11/2/2026, 8:00:00 AM', eight],
    ['11/2/2026, 8:00:00\u202fAM', eight],
    ['11/2/2026 8:00 a.m.', eight],
    ['11/2/2026', null],
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

  it('F-109 reads midnight in UTC as its day, also in zones where it is still the evening before', () => {
    const west = new ValueReader('America/New_York');
    const $date = Date.UTC(2026, 10, 2);
    const days = ['2026-11-02T00:00:00.000Z', { $date }, { date: { $date } }, '2026-11-02T05:00:00Z'];
    expect(days.map((day) => west.day(day))).toEqual(days.map(() => '2026-11-02'));
    expect(west.day('2026-11-02T00:00:01Z')).toBe('2026-11-01');
  });

  const person = (staffID: string, daysLate: unknown, occurrence?: number) => ({ staffID, daysLate, occurrence });
  const monthly = (rows: readonly unknown[]) =>
    reading((losses) => readMonthly(rows as object[], 'daysLate', new ValueReader(zone, losses)));

  it('F-109 counts people of whom a day cannot be read, is missing or should be there', () => {
    const { rows, notice } = monthly([
      person('1', [{ date: '2026-11-02' }, 'Tue Nov 03 2026']),
      person('2', ['02-11-2026', '2026-11-03']),
      person('3', undefined),
      person('4', [], 3),
      person('5', [], 0),
      person('6', ['2026-11-03', null, '2026-11-03']),
    ]);
    expect(rows.map(({ days }) => days.length)).toEqual([2, 1, 0, 0, 1]);
    expect(notice).toBe('3 rows: day could not be read.');
  });

  it.each([[['02-11-2026']], [undefined], [null], [{ of: {} }]])(
    'F-109 refuses a month of which no day can be read: %j',
    (days) => {
      expect(() => monthly([person('1', days), person('2', days)])).toThrow('a list without a readable day');
    },
  );
});
