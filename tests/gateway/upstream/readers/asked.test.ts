import { describe, expect, it } from 'vitest';
import type { ListCall } from '../../../../gateway/upstream/call.ts';
import { endpoints } from '../../../../gateway/upstream/endpoints.ts';
import { readAttendance } from '../../../../gateway/upstream/readers/attendance.ts';
import { Losses, sentenceOf } from '../../../../gateway/upstream/readers/losses.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';
import { attendanceRecord, staffRecord } from '../../../support/staff.ts';

const zone = 'Africa/Lagos';
const day = '2026-11-19';
const at = (time: string, on = day, more: object = {}) =>
  attendanceRecord({ attendanceDate: `${on}T${time}:00+01:00`, ...more });
const signOut = { mode: 'signedOut' };
const nextDay = '2026-11-20';

/** The times, or days of absence, of the rows that are read, and what is said of the others. */
function read<Row>(call: ListCall<Row>, data: unknown) {
  const losses = new Losses();
  const rows = call.readRows(data, new ValueReader(zone, losses)) as { attendanceDate?: string | null; day?: string }[];
  const said = losses.all.map(({ sentence }) => sentence).join(' ');
  return { times: rows.map((row) => row.attendanceDate?.slice(5, 16) ?? row.day ?? null), said };
}
const signIns = (data: unknown) => read(endpoints.attendance(day, 'SIGNED_IN'), data);
const signOuts = (data: unknown) => read(endpoints.attendance(day, 'SIGNED_OUT'), data);
const ofPerson = (data: unknown) => read(endpoints.staffAttendance('2026-11-01', 'SIGNED_IN', '00123'), data);

describe('rows that were not asked for', () => {
  it('F-204 are left out of a day, counted and said', () => {
    const others = [at('08:00', '2026-11-18'), at('08:00', nextDay), at('16:00', day, signOut)];
    expect(signIns([at('08:00'), ...others])).toEqual({
      times: ['11-19T08:00'],
      said: '2 rows: left out (of other days). 1 row: left out (of another mode).',
    });
  });

  it('F-204 are those of clocks that were never set', () => {
    const never = [at('00:00', '1970-01-01'), at('08:00', '2062-11-19')];
    expect(signIns([at('08:00'), ...never]).times).toEqual(['11-19T08:00']);
    expect(signIns(never)).toEqual({ times: [], said: '2 rows: left out (of other days).' });
  });

  it('F-204 are those of a list of the late, or of the absent, that say themselves that they are neither', () => {
    const marks = [{ isLate: false }, { isLate: 0 }, { status: 'On Time' }, { attendanceStatus: 'early' }];
    const late = [
      at('08:40', day, { isLate: true, late: 0, status: 'late' }),
      ...marks.map((mark) => at('07:40', day, mark)),
    ];
    const said = '4 rows: left out (by their own words not late, or not absent).';
    expect(read(endpoints.lateness(day), late)).toEqual({ times: ['11-19T08:40'], said });
    // All of them may be so because the service never fills in the field.
    expect(() => read(endpoints.lateness(day), late.slice(1))).toThrow('a list of the late in which nobody is late');
    const there = [{ isAbsent: 'no' }, { isPresent: true }, { status: 'PRESENT' }, { attendanceStatus: 'late' }];
    const absent = [{ isAbsent: true, present: 1, status: 'Absent', attendanceStatus: 'On leave' }, ...there];
    const rows = absent.map((mark, index) => staffRecord({ _id: `p${index}`, staffID: `0010${index}`, ...mark }));
    expect(read(endpoints.absent(day), rows)).toEqual({ times: [null], said });
    expect(() => read(endpoints.absent(day), rows.slice(1))).toThrow('a list of the absent in which nobody is absent');
  });

  it('F-204 are not those whose times lie behind in the hour that a clock goes through twice', () => {
    // At ten past one of the second time.
    const until = Date.parse('2026-11-01T06:10:00Z');
    const stillToCome = ['2026-11-01T05:50:00Z', '2026-11-01T06:20:00Z'].map((attendanceDate) => {
      const losses = new Losses('iso', null, [], until);
      readAttendance([attendanceRecord({ attendanceDate })], 'SIGNED_IN', new ValueReader('America/New_York', losses));
      return losses.count('stillToCome');
    });
    expect(stillToCome).toEqual([0, 1]);
  });

  it('F-204 are no absent people whose day is that of a clock that was never set: it is none', () => {
    const rows = [staffRecord({ attendanceDate: '1970-01-01T00:00:00.000Z' })];
    expect(read(endpoints.absent(day), rows)).toEqual({ times: [null], said: '' });
  });

  it('F-204 are refused where they are all that came', () => {
    expect(() => signIns([at('08:00', '2026-11-18'), at('09:00', '2026-11-18')])).toThrow('a list of other days');
    expect(() => signIns([at('08:00', day, signOut)])).toThrow('a list of another mode');
    expect(() => ofPerson([at('08:00', day, { staffID: staffRecord({ staffID: '001234' }) })])).toThrow(
      'a list of other people',
    );
  });

  it('F-204 are not what a night shift did on the next morning, nor early on the evening before', () => {
    const night = [at('23:50', '2026-11-18'), at('22:00'), at('00:40', nextDay)];
    expect(signIns(night)).toEqual({ times: ['11-18T23:50', '11-19T22:00', '11-20T00:40'], said: '' });
    expect(signOuts([at('16:00', day, signOut), at('06:10', nextDay, signOut)]).times).toHaveLength(2);
    // Who tells of all of the next day tells of its night too.
    expect(signIns([...night, at('07:40', nextDay)]).times).toEqual(['11-18T23:50', '11-19T22:00']);
  });

  it('F-204 are days alone, and records without any day are not', () => {
    const alone = (attendanceDate: unknown) => attendanceRecord({ attendanceDate });
    expect(signIns([at('08:00'), alone('2026-11-18'), alone(day), alone(null)]).times).toEqual([
      '11-19T08:00',
      day,
      null,
    ]);
  });

  it('F-204 are those of other people and months in a person’s month, in any spelling of the ID', () => {
    const of = (staffID: unknown, on = day) => at('08:00', on, { staffID: staffRecord({ staffID }) });
    const own = [of('00123'), of('123', '2026-11-01'), of(123, '2026-11-30'), of(' 00123', '2026-11-02')];
    const others = [of('00124'), of('001234'), of('0012'), of('00123', '2026-10-31'), of('00123', '2026-12-01')];
    expect(ofPerson([...others, ...own])).toEqual({
      times: ['11-19T08:00', '11-01T08:00', '11-30T08:00', '11-02T08:00'],
      said: '3 rows: left out (of other people). 2 rows: left out (of other days).',
    });
  });

  it('F-204 are absences of other days, where the list says their days', () => {
    const absent = (data: unknown) => read(endpoints.absent(day), data);
    const of = (staffID: string, more: object) => staffRecord({ staffID, ...more });
    const rows = [
      of('1', { date: '2026-11-18T23:00:00.000Z' }),
      of('2', { date: '2026-11-18' }),
      of('3', {}),
      of('4', { dateAbsent: ['2026-11-18', day] }),
    ];
    expect(absent(rows)).toMatchObject({ times: [null, null, null], said: '1 row: left out (of other days).' });
    expect(() => absent([rows[1]])).toThrow('a list of other days');
  });

  it('F-204 are the record of somebody else', () => {
    const { readRecord } = endpoints.staffMember('staff-2', zone);
    expect(() => readRecord(staffRecord())).toThrow('the record of somebody else');
    expect(readRecord(staffRecord({ _id: undefined, id: 'staff-2' }))).toMatchObject({ id: 'staff-2' });
  });
});

describe('one thing that is spelled in several ways', () => {
  it('F-217 is one district and one department, as the fixed lists or the first row spell it', () => {
    const rows = [
      ['AWKA', 'ict', 'Gate'],
      ['awka ', 'ICT', 'GATE'],
      ['Awka', 'Ict', 'gate'],
    ].map(([district, department, serviceCentre], index) =>
      staffRecord({ _id: `${index}`, staffID: `${index}`, district, department, serviceCentre }),
    );
    const read = endpoints.staff().readRows(rows, new ValueReader(zone));
    const units = read.map(({ staff }) => [staff.district, staff.department, staff.serviceCentre].join());
    expect(units).toEqual(Array(3).fill('Awka,ICT,Gate'));
  });

  it('F-217 is one absent person, whom a row for each shift names', () => {
    const of = (more: object) => ({ staffID: staffRecord({ _id: undefined }), ...more });
    const rows = [of({ _id: 'a', shift: 'day' }), of({ _id: 'b', shift: 'night' }), of({ shift: 'night' })];
    const others = [staffRecord({ _id: 'x', name: 'Ada Obi' }), { staffID: null, name: 'Nobody' }];
    expect(endpoints.absent(day).readRows([...rows, ...others], new ValueReader(zone))).toHaveLength(3);
  });

  it('F-217 is one list, which PHP writes as an object where it has gaps', () => {
    expect(
      signIns({ 0: at('08:00'), 2: at('08:05', day, { staffID: staffRecord({ staffID: '2' }) }) }).times,
    ).toHaveLength(2);
    expect(() => signIns({ rows: [at('08:00')] })).toThrow('something other than a list');
  });
});

describe('days in the place of times', () => {
  const said = (count: number) => `${count} rows: day without a time.`;

  it.each([
    ['UTC', 'T00:00:00.000Z'],
    ['the company’s zone', 'T00:00:00+01:00'],
    ['no zone', ' 00:00:00'],
  ])('F-207 are known by midnight of %s', (_name, time) => {
    const rows = ['1', '2'].map((staffID) =>
      attendanceRecord({ staffID: staffRecord({ staffID }), attendanceDate: `${day}${time}` }),
    );
    expect(signIns(rows)).toEqual({ times: [day, day], said: said(2) });
    expect(ofPerson([{ ...rows[0], staffID: '00123' }])).toEqual({
      times: [day],
      said: '1 row: day without a time.',
    });
  });

  it('F-207 are most of a list, not the record or two that were made at midnight', () => {
    const of = (staffID: string, time: string) => at(time, day, { staffID: staffRecord({ staffID }) });
    const rows = [of('1', '00:00'), of('2', '00:00'), of('3', '00:00'), of('4', '08:10')];
    expect(signIns(rows)).toEqual({ times: [day, day, day, '11-19T08:10'], said: said(3) });
    expect(signIns([of('1', '00:00'), of('2', '23:10')]).said).toBe('');
  });

  it.each(['T12:00:00.000Z', 'T12:00:00+01:00', 'T23:59:59+01:00'])(
    'F-207 are known by other times that stand for a day: %s',
    (time) => {
      const row = (staffID: string) =>
        attendanceRecord({ staffID: staffRecord({ staffID }), attendanceDate: `${day}${time}` });
      expect(signIns([row('1'), row('2'), row('3')])).toEqual({ times: [day, day, day], said: said(3) });
    },
  );

  it('F-207 are several midnights among times with seconds, and none among times without', () => {
    const of = (staffID: string, time: string) => at(time, day, { staffID: staffRecord({ staffID }) });
    const others = ['4', '5', '6', '7'];
    const midnights = ['1', '2', '3'].map((staffID) => of(staffID, '00:00'));
    expect(
      signIns([
        ...midnights,
        ...others.map((staffID) => ({ ...of(staffID, '08:10'), attendanceDate: `${day}T08:10:07+01:00` })),
      ]).said,
    ).toBe(said(3));
    expect(signIns([...midnights, ...others.map((staffID) => of(staffID, '08:10'))]).said).toBe('');
  });

  it('F-207 are a midnight at which nobody else signs, where the others have seconds', () => {
    const of = (staffID: string, time: string) =>
      attendanceRecord({ staffID: staffRecord({ staffID }), attendanceDate: `${day}T${time}+01:00` });
    const one = '1 row: day without a time.';
    expect(signIns([of('1', '00:00:00'), of('2', '08:10:07')])).toEqual({ times: [day, '11-19T08:10'], said: one });
    expect(signIns([of('1', '00:00:00'), of('2', '23:10:07')]).said).toBe('');
    // Midnight of UTC.
    expect(signIns([of('1', '01:00:00'), of('2', '08:10:07')]).said).toBe(one);
    expect(signIns([of('1', '01:00:00'), of('2', '00:40:12')]).said).toBe('');
  });

  it('F-207 are noons of a person’s sign-outs on many days', () => {
    const days = ['02', '03', '04', '05', '06', '09'].map((number) => `2026-11-${number}`);
    const rows = (count: number) =>
      days
        .slice(0, count)
        .map((each) => attendanceRecord({ mode: 'signedOut', attendanceDate: `${each}T12:00:00+01:00` }));
    const read = (count: number) => {
      const losses = new Losses();
      readAttendance(rows(count), 'SIGNED_OUT', new ValueReader(zone, losses));
      return sentenceOf(losses.all);
    };
    expect(read(6)).toBe('6 rows: day without a time.');
    expect(read(5)).toBe(null);
  });
});
