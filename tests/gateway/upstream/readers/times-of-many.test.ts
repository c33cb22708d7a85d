import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../../gateway/upstream/endpoints.ts';
import { Losses } from '../../../../gateway/upstream/readers/losses.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';
import { attendanceRecord, staffRecord } from '../../../support/staff.ts';

const zone = 'Africa/Lagos';
const day = '2026-11-19';
const own = '00123';

/** How many of the records have a time, and what is said of the others. */
function read(call: ReturnType<typeof endpoints.attendance>, data: readonly object[]) {
  const losses = new Losses();
  const rows = call.readRows(data, new ValueReader(zone, losses));
  return {
    timed: rows.filter(({ attendanceDate }) => attendanceDate !== null).length,
    said: losses.all.map(({ sentence }) => sentence).join(' '),
  };
}
/** The sign-ins of a day, one of each person, at these times of `HH:MM:SS`. */
const ofDay = (times: readonly string[]) =>
  read(
    endpoints.attendance(day, 'SIGNED_IN'),
    times.map((time, index) =>
      attendanceRecord({
        staffID: staffRecord({ staffID: `P${index}`, _id: `p${index}` }),
        attendanceDate: `${day}T${time}+01:00`,
      }),
    ),
  );
/** Those of one person at these instants. */
const ofPerson = (instants: readonly string[]) =>
  read(
    endpoints.staffAttendance('2026-11-01', 'SIGNED_IN', own),
    instants.map((attendanceDate, index) => attendanceRecord({ _id: `r${index}`, attendanceDate })),
  );
const same = (count: number, time: string) => Array.from({ length: count }, () => time);
const counted = (from: number, count: number, write: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => write(from + index));
const two = (number: number) => String(number).padStart(2, '0');
const said = (count: number) => `${count} rows: time that a program wrote for many people, so it does not count.`;

describe('times that a program wrote for many at once', () => {
  it('F-207 are most of a day’s list in one second, and the others keep theirs', () => {
    expect(ofDay(same(6, '09:13:27'))).toEqual({ timed: 0, said: said(6) });
    expect(ofDay([...same(6, '09:13:27'), '07:51:02', '08:20:40'])).toEqual({ timed: 2, said: said(6) });
    expect(ofDay([...same(6, '09:13:27'), '09:13:25', '09:14:20'])).toEqual({ timed: 2, said: said(6) });
    expect(ofDay(same(5, '09:13:27'))).toEqual({ timed: 5, said: '' });
  });

  it('F-207 are most of a day’s list within some seconds, which people at one door are not', () => {
    expect(ofDay(counted(10, 40, (number) => `21:14:${two(Math.floor(number / 5))}`)).timed).toBe(0);
    // One each second.
    expect(ofDay(counted(10, 40, (number) => `07:58:${two(number)}`))).toEqual({ timed: 40, said: '' });
  });

  it('F-207 are all of a list in one minute, where times are of whole minutes', () => {
    expect(ofDay(same(50, '09:00:00')).said).toBe(said(50));
    // A bus may bring fewer, and where some came before, it has.
    expect(ofDay(same(49, '07:58:00')).timed).toBe(49);
    expect(ofDay([...same(60, '07:58:00'), '07:40:00']).timed).toBe(61);
  });

  it('F-207 are one second of all of a person’s days, and not the whole minutes of somebody’s hand', () => {
    const days = (count: number, time: string) => counted(2, count, (number) => `2026-11-${two(number)}T${time}+01:00`);
    expect(ofPerson(days(10, '09:13:27')).said).toBe(said(10));
    expect(ofPerson(days(9, '09:13:27')).timed).toBe(9);
    expect(ofPerson(days(18, '08:00:00')).timed).toBe(18);
  });

  it('F-207 are not those of a punctual person, who signs within one minute on all days', () => {
    const instants = counted(2, 18, (number) => `2026-11-${two(number)}T17:00:${two(3 * number)}+01:00`);
    expect(ofPerson(instants)).toEqual({ timed: 18, said: '' });
    // An import wrote these, one evening after the other.
    const evenings = counted(2, 18, (number) => `2026-11-${two(number)}T21:14:${two(number % 4)}+01:00`);
    expect(ofPerson(evenings)).toEqual({ timed: 0, said: said(18) });
  });

  it('F-207 are the moment at which all of a person’s month was written: nobody knows of which days', () => {
    const moments = counted(0, 12, (number) => `${day}T21:14:${two(number)}+01:00`);
    expect(() => ofPerson(moments)).toThrow('a list without a readable time');
    expect(ofPerson(moments.slice(0, 9)).timed).toBe(9);
  });
});
