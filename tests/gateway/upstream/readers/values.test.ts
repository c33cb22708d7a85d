import { describe, expect, it } from 'vitest';
import { readUsers } from '../../../../gateway/upstream/readers/accounts.ts';
import { readAbsent, readAttendance } from '../../../../gateway/upstream/readers/attendance.ts';
import { readChanges } from '../../../../gateway/upstream/readers/change.ts';
import { Losses, sentenceOf, sentenceOfDay } from '../../../../gateway/upstream/readers/losses.ts';
import { readMonthly } from '../../../../gateway/upstream/readers/monthly.ts';
import { readReviews } from '../../../../gateway/upstream/readers/review.ts';
import { readShifts } from '../../../../gateway/upstream/readers/shift.ts';
import { readStaffList } from '../../../../gateway/upstream/readers/staff.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';
import { attendanceRecord, staffRecord } from '../../../support/staff.ts';

const zone = 'Africa/Lagos';
const eight = '2026-11-02T08:00:00+01:00';

/** What a list reads, and what is said of the rest. */
function reading<Row>(read: (losses: Losses) => Row[]) {
  const losses = new Losses();
  return { rows: read(losses), notice: sentenceOf(losses.all) };
}

const attendance = (records: readonly unknown[]) =>
  reading((losses) => readAttendance(records, 'SIGNED_IN', new ValueReader(zone, losses)));
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

  it.each([
    ['65f1c0ffee65f1c0ffee0001'],
    [{ staffID: '65f1c0ffee65f1c0ffee0001' }],
    [{ staffID: { staffID: '00123' } }],
    [null],
    [undefined],
    [''],
    [[]],
    [[null]],
    [{}],
    [{ name: 'Ada' }],
    [[embedded, embedded]],
    [true],
    [' '],
    [0],
    ['null'],
    ['undefined'],
    ['None'],
    ['<nil>'],
    ['nil'],
    ['Unknown'],
    [-1],
    ['N/A'],
    ['#N/A'],
    [' -\u200b'],
  ])('F-103 reads %j as nobody, who repeats nobody and has no reference photo', (staffID) => {
    const nobody = attendanceRecord({ staffID });
    const later = attendanceRecord({ staffID, attendanceDate: '2026-11-19T07:08:37.000Z' });
    const { rows, notice } = attendance([nobody, later, nobody, attendanceRecord()]);
    expect(rows.map(({ staff, isRepeated }) => [staff.staffID, staff.imageURL, isRepeated])).toEqual([
      ['', '', false],
      ['', '', false],
      ['', '', false],
      ['00123', embedded.imageURL, false],
    ]);
    expect(notice).toBe('3 rows: without a staff record.');
  });

  it('F-103 refuses lists of which no row has a person', () => {
    const nobody = attendanceRecord({ staffID: null, daysLate: ['2026-11-02'] });
    expect(() => attendance([nobody, nobody])).toThrow('a list without a person');
    expect(() => readAbsent([{ staffID: null }], new ValueReader('UTC'))).toThrow('a list without a person');
    expect(() => readMonthly([nobody], 'daysLate', new ValueReader(zone))).toThrow('a list without a person');
    const unread = { _id: 'p1', staff_id: '00123', name: 'Ada Obi' };
    expect(() => readStaffList([unread, unread], new ValueReader(zone))).toThrow('a list without a person');
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
      new ValueReader(zone),
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
    expect(
      readStaffList([staffRecord(), staffRecord(), staffRecord({ _id: 'b' })], new ValueReader(zone)),
    ).toHaveLength(2);
    expect(readAbsent([{ staffID: embedded }, { staffID: embedded }], new ValueReader('UTC'))).toHaveLength(1);
  });
});

describe('sentenceOfDay', () => {
  it('F-213 says what concerns who was there and when', () => {
    const losses = new Losses();
    for (const field of ['position', 'attendanceDate', 'imageURL', 'isImageRecognised']) losses.note(field, 'x');
    expect(sentenceOfDay(losses.all)).toBe('1 row: time could not be read.');
    expect(sentenceOfDay(losses.all.filter(({ field }) => field !== 'attendanceDate'))).toBe(null);
  });
});

describe('entries', () => {
  it('F-109 that are no rows are counted, null too', () => {
    const { rows, notice } = attendance([null, attendanceRecord(), null, 'text'] as object[]);
    expect([rows.length, notice]).toEqual([1, '3 rows: nothing could be read.']);
  });
});

describe('other values', () => {
  it.each([
    [{ latitude: 0, longitude: 0 }, null, null],
    [{ latitude: '0', longitude: '0.0' }, null, null],
    [{ latitude: -0, longitude: 1e-9 }, null, null],
    [{ latitude: null, longitude: '' }, null, null],
    [{ latitude: 6.4, longitude: undefined }, null, '1 row: position could not be read.'],
    [{ latitude: 'x', longitude: 7 }, null, '1 row: position could not be read.'],
    [{ latitude: 6.4, longitude: 181 }, null, '1 row: position could not be read.'],
    [{ latitude: '6,4', longitude: '7,5' }, null, '1 row: position could not be read.'],
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
    [null, false],
  ])('reads the truth %j as %j', (isActive, expected) => {
    const { rows, notice } = reading((losses) =>
      readUsers([{ _id: '1', name: 'Ada', isActive }], new ValueReader(zone, losses)),
    );
    expect(rows[0]?.isActive).toBe(expected);
    expect(notice).toBe(isActive === 'active' ? '1 row: state could not be read.' : null);
  });

  it('F-104 takes false, which some services write for any field without a value, for no text, and true for none that can be read', () => {
    const fields = { name: false, department: false, district: false, shift: false, imageURL: false };
    const { rows, notice } = reading((losses) =>
      readStaffList([staffRecord({ ...fields, unit: true })], new ValueReader(zone, losses)),
    );
    const { name, department, district, imageURL } = rows[0]?.staff ?? {};
    expect([name, department, district, imageURL, rows[0]?.unit]).toEqual(['', '', '', '', '']);
    expect([rows[0]?.shift, notice]).toEqual([null, '1 row: unit could not be read.']);
  });

  it.each([
    ['null', ''],
    ['undefined', ''],
    ['https://photos.example/staff/undefined', ''],
    ['/photos/none', ''],
    ['/photos/none.png', '/photos/none.png'],
    ['/photos/7-null', '/photos/7-null'],
  ])('F-114 reads the photo address %j as %j', (imageURL, expected) => {
    expect(attendance([attendanceRecord({ imageURL })]).rows[0]?.imageURL).toBe(expected);
  });

  it('says what of shifts, users and staff could not be read', () => {
    const shift = {
      _id: '1',
      name: 'Day',
      startTime: '8 o’clock',
      endTime: '4:00 PM',
      serialLatenessThreshold: 'three',
    };
    const shifts = reading((losses) => readShifts([shift], new ValueReader('UTC', losses)));
    expect(shifts.rows[0]).toMatchObject({ startTime: null, endTime: '16:00:00' });
    expect(shifts.notice).toBe(
      '1 row: start time could not be read. 1 row: serial lateness threshold could not be read.',
    );
    const users = reading((losses) =>
      readUsers([{ _id: '1', role: 'owner', name: {} }, 'x'], new ValueReader(zone, losses)),
    );
    expect(users.notice).toBe('1 row: nothing could be read. 1 row: role could not be read.');
    const staff = reading((losses) =>
      readStaffList(
        [staffRecord({ createdAt: 'soon' }), staffRecord({ _id: 'b', staffID: null, shift: [1, 2] })],
        new ValueReader(zone, losses),
      ),
    );
    expect(staff.notice).toContain('1 row: date of registration could not be read.');
    expect(staff.notice).toContain('1 row: without a staff record.');
    expect(staff.notice).toContain('1 row: shift could not be read.');
  });
});

describe('the Change Log and reviews', () => {
  const change = { number: 1, at: eight, subject: 'staff', action: 'changed', after: { name: 'Ada' } };
  const changes = (entries: readonly unknown[]) =>
    reading((losses) => readChanges(entries, new ValueReader(zone, losses)));

  it('F-116 says how many entries of the Change Log could not be read, and refuses one without a readable entry', () => {
    const { rows, notice } = changes([change, { ...change, number: 'first' }, { ...change, number: 3, after: 'Ada' }]);
    expect(rows.map(({ number }) => number)).toEqual([1, 3]);
    expect(notice).toBe('1 row: number could not be read. 1 row: later state could not be read.');
    expect(() => changes([{ ...change, number: 'first' }])).toThrow('a list without a readable number');
  });

  const review = { staffID: '1', mode: 'signedIn', attendanceDate: eight, verdicts: [{ verdict: 'same' }] };
  const reviews = (entries: readonly unknown[]) =>
    reading((losses) => readReviews(entries, new ValueReader(zone, losses)));

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
      '1 row: verdict could not be read. 1 row: mode could not be read. 1 row: time could not be read.',
    );
    expect(() => reviews([{ ...review, verdicts: [{ verdict: 'perhaps' }] }])).toThrow('without a readable review');
  });
});
