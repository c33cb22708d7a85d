import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../../gateway/upstream/endpoints.ts';
import { Losses } from '../../../../gateway/upstream/readers/losses.ts';
import { readShifts } from '../../../../gateway/upstream/readers/shift.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';
import { attendanceRecord, staffRecord } from '../../../support/staff.ts';

const zone = 'Africa/Lagos';
const day = '2026-11-19';
const shift = (_id: string, startTime: string, endTime: string) => ({ _id, name: _id, startTime, endTime });
const shifts = readShifts(
  [
    shift('Day', '08:00:00', '16:00:00'),
    shift('Night', '22:00:00', '06:00:00'),
    shift('Round', '08:00:00', '08:00:00'),
  ],
  new ValueReader(zone),
);

/** What is said of a list whose people, each of a shift, signed at these times. */
function said(call: ReturnType<typeof endpoints.attendance>, times: readonly (readonly [string, string])[]): string {
  const losses = new Losses('iso', null, shifts);
  const rows = times.map(([shiftID, time], index) =>
    attendanceRecord({
      _id: `r${index}`,
      mode: call.path.includes('signedOut') ? 'signedOut' : 'signedIn',
      staffID: staffRecord({ staffID: `0${100 + index}`, _id: `p${index}`, shift: shiftID }),
      attendanceDate: `${day}T${time}:${10 + (index % 40)}+01:00`,
    }),
  );
  call.readRows(rows, new ValueReader(zone, losses));
  return losses.all.map(({ sentence }) => sentence).join(' ');
}
const of = (shiftID: string, ...times: readonly string[]) => times.map((time) => [shiftID, time] as const);
const usual = of('Day', '07:41', '07:45', '07:49', '07:52', '07:55', '07:59', '08:03', '08:30', '08:52', '09:40');
const usualOuts = of('Day', '16:04', '16:10', '16:20', '17:35', '16:08', '18:50', '13:02', '16:01', '16:02');
const signIns = endpoints.attendance(day, 'SIGNED_IN');
const signOuts = endpoints.attendance(day, 'SIGNED_OUT');
const late = endpoints.lateness(day);
const far = (rows: number) => `${rows} rows: time that is far from the shift that the person has today.`;

describe('times that do not fit the shifts of their people', () => {
  it.each([
    ['sign-outs of twelve hours', signOuts, of('Day', '04:04', '04:10', '05:20', '16:01'), far(3)],
    ['sign-ins of twelve hours', signIns, [...usual, ...of('Night', '09:50', '10:01', '09:48')], far(3)],
    ['sign-outs among sign-ins', signIns, [...usual, ...usualOuts], far(8)],
    ['another zone for some', signIns, [...usual, ...of('Day', '23:50', '00:02', '00:10')], far(3)],
  ])('F-207 F-213 are said: %s', (_what, call, times, words) => {
    expect(said(call, times)).toBe(words);
  });

  it.each([
    ['a usual morning', signIns, usual],
    ['a usual evening, with overtime', signOuts, usualOuts],
    ['two who come as they please', signIns, [...usual, ...of('Day', '20:15', '23:10')]],
    ['nights', signIns, of('Night', '21:50', '22:10', '23:40', '02:10')],
    ['the mornings after', signOuts, of('Night', '06:02', '06:10', '07:15', '10:10')],
    ['shifts of a day and a night', signIns, of('Round', '08:02', '20:10', '02:15', '07:10')],
    ['shifts that are not known', signIns, of('Other', '02:02', '03:10', '04:15', '05:10')],
  ])('F-207 F-213 are none where people sign as usual: %s', (_what, call, times) => {
    expect(said(call, times)).toBe('');
  });

  it('F-204 F-213 are said of a list of the late that names who came before their shift', () => {
    expect(said(late, usual)).toBe('6 rows: listed as late, with a time before the shift that the person has today.');
    expect(said(late, of('Day', '08:21', '07:58', '07:59', '09:10'))).toBe('');
    // Who works through midnight comes back from a break.
    expect(said(late, of('Night', '21:10', '21:20', '21:30'))).toBe('');
  });

  it('F-207 F-213 are said of one person where they are most of a month', () => {
    const own = (outs: readonly string[]) => {
      const losses = new Losses('iso', null, shifts);
      const rows = outs.map((time, index) =>
        attendanceRecord({
          _id: `r${index}`,
          mode: 'signedOut',
          staffID: staffRecord({ shift: 'Day' }),
          attendanceDate: `2026-11-1${index}T${time}:2${index}+01:00`,
        }),
      );
      const call = endpoints.staffAttendance('2026-11-01', 'SIGNED_OUT', '00123');
      call.readRows(rows, new ValueReader(zone, losses));
      return losses.all.map(({ sentence }) => sentence).join(' ');
    };
    expect(own(['04:04', '04:10', '16:01', '04:12'])).toBe(far(3));
    expect(own(['04:04', '04:10', '16:01', '04:12', '16:09', '16:03', '16:04'])).toBe('');
  });
});
