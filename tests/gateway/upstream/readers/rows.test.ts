import { describe, expect, it } from 'vitest';
import { readUsers } from '../../../../gateway/upstream/readers/accounts.ts';
import { readAbsent, readAttendance } from '../../../../gateway/upstream/readers/attendance.ts';
import { readOneStaffMember, readStaffList } from '../../../../gateway/upstream/readers/staff.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';
import { addedToSummary } from '../../../support/added-texts.ts';
import { attendanceRecord, staffRecord } from '../../../support/staff.ts';

const zone = 'Africa/Lagos';
const staff = {
  staffID: '00123',
  name: 'Ngọzị Okafor',
  district: 'Awka',
  serviceCentre: 'Awka',
  department: 'ICT',
  ...addedToSummary,
  imageURL: 'http://images.test/reference/00123.jpg',
};

describe('readAttendance', () => {
  it('reads a record', () => {
    expect(readAttendance([attendanceRecord()], 'SIGNED_IN', new ValueReader(zone))).toEqual([
      {
        key: '00123-SIGNED_IN-2026-11-19T07:08:37+01:00',
        staff,
        serviceCentre: 'Nnewi',
        mode: 'SIGNED_IN',
        imageURL: 'http://images.test/attendance/1.jpg',
        latitude: 6.4584,
        longitude: 7.5464,
        location: 'Gate 1',
        attendanceDate: '2026-11-19T07:08:37+01:00',
        isImageRecognised: true,
        isRepeated: false,
      },
    ]);
  });

  it('A-15 reads a row whose staff lies flat', () => {
    const flat = { ...staff, staffID: 123, latitude: '6.5', longitude: ' 7.5 ', attendanceDate: '2026-11-19T00:00:00' };
    const [row] = readAttendance([flat], 'SIGNED_OUT', new ValueReader(zone));
    expect(row).toMatchObject({
      staff: { staffID: '123', name: 'Ngọzị Okafor' },
      serviceCentre: 'Awka',
      mode: 'SIGNED_OUT',
      latitude: 6.5,
      longitude: 7.5,
    });
  });

  it('R-078 turns nulls into empty strings and drops no row for them', () => {
    const empty = Object.fromEntries(Object.keys(attendanceRecord()).map((field) => [field, null]));
    expect(readAttendance([empty, attendanceRecord()], 'SIGNED_IN', new ValueReader(zone))).toEqual([
      {
        key: '-SIGNED_IN-',
        staff: {
          staffID: '',
          name: '',
          district: '',
          serviceCentre: '',
          department: '',
          ...addedToSummary,
          imageURL: '',
        },
        serviceCentre: '',
        mode: 'SIGNED_IN',
        imageURL: '',
        latitude: null,
        longitude: null,
        location: '',
        attendanceDate: null,
        isImageRecognised: null,
        isRepeated: false,
      },
      expect.objectContaining({ key: '00123-SIGNED_IN-2026-11-19T07:08:37+01:00' }),
    ]);
  });

  it('A-27 falls back to the service centre of the staff member', () => {
    expect(readAttendance([attendanceRecord({ serviceCentre: '' })], 'SIGNED_IN', new ValueReader(zone))).toMatchObject(
      [{ serviceCentre: 'Awka' }],
    );
  });

  it('A-33 keeps repeated records, marks them and keys them apart', () => {
    const later = attendanceRecord({ attendanceDate: '2026-11-19T09:00:00Z' });
    const near = attendanceRecord({ attendanceDate: '2026-11-19T06:08:37.400Z' });
    const rows = readAttendance([attendanceRecord(), near, later], 'SIGNED_IN', new ValueReader(zone));
    expect(rows.map(({ key, isRepeated }) => [key, isRepeated])).toEqual([
      ['00123-SIGNED_IN-2026-11-19T07:08:37+01:00', false],
      ['00123-SIGNED_IN-2026-11-19T07:08:37+01:00-2', true],
      ['00123-SIGNED_IN-2026-11-19T10:00:00+01:00', true],
    ]);
  });

  it.each([null, undefined, '', {}])('F-217 reads %j as an empty list', (data) => {
    expect(readAttendance(data, 'SIGNED_IN', new ValueReader(zone))).toEqual([]);
  });
});

describe('readStaffList', () => {
  it('R-054 reads a record with its shift as an object', () => {
    expect(readStaffList([staffRecord({ extra: 1 })], new ValueReader(zone))).toEqual([
      {
        id: 'staff-1',
        staff: { ...staff, id: 'staff-1', shiftID: 'shift-1' },
        unit: 'BIU',
        imageURL: staff.imageURL,
        shift: { id: 'shift-1', name: 'Day' },
        createdAt: '2026-01-05T10:30:00+01:00',
      },
    ]);
  });

  it.each([
    ['shift-1', { id: 'shift-1', name: '' }],
    [{ name: 'Night' }, { id: '', name: 'Night' }],
    [null, null],
    [{}, null],
  ])('reads the shift %j as %j', (shift, expected) => {
    expect(readStaffList([staffRecord({ shift })], new ValueReader(zone))[0]?.shift).toEqual(expected);
  });
});

describe('readOneStaffMember', () => {
  it('R-109 reads a record, also as a list of one', () => {
    const [member] = readStaffList([staffRecord()], new ValueReader(zone));
    expect(readOneStaffMember(staffRecord(), new ValueReader(zone), staffRecord()._id)).toEqual(member);
    expect(readOneStaffMember([staffRecord()], new ValueReader(zone), staffRecord()._id)).toEqual(member);
  });

  it.each([[null], [''], [undefined], [[]]])('reads %j as no record', (data) => {
    expect(readOneStaffMember(data, new ValueReader(zone), staffRecord()._id)).toBe(null);
  });

  it.each(['Ada', 7, true, [null], { staffID: [] }])('refuses %j: it is not a record', (data) => {
    expect(() => readOneStaffMember(data, new ValueReader(zone), staffRecord()._id)).toThrow(
      'The attendance service answered',
    );
  });
});

describe('readAbsent', () => {
  const { imageURL, ...others } = staff;
  it.each([[{ staffID: staff }], [staff], [{ staffID: others, imageURL }], [{ staff }]])(
    'A-15 reads the person of %j, with the reference photo',
    (row) => expect(readAbsent([row], new ValueReader('UTC'))).toEqual([{ key: '00123', staff, imageURL }]),
  );

  it('keeps rows of which nothing is known beside others', () => {
    const rows = readAbsent([{}, { staffID: null, name: null }, staff], new ValueReader('UTC'));
    expect(rows.map((row) => [row.key, row.imageURL])).toEqual([
      ['', ''],
      ['-2', ''],
      ['00123', imageURL],
    ]);
  });
});

describe('readAttendance of the late', () => {
  it.each([
    ['embedded whole', attendanceRecord({ staffID: { ...staff, shift: { _id: 'shift-1', name: 'Day' } } }), 'shift-1'],
    ['embedded by id', attendanceRecord({ staffID: { ...staff, shift: 'shift-1' } }), 'shift-1'],
    ['under staff', attendanceRecord({ staffID: '00123', staff: { ...staff, shift: 7 } }), '7'],
    ['flat in the row', { ...staff, attendanceDate: '2026-11-19T08:00:00', shift: { _id: 'shift-2' } }, 'shift-2'],
    ['missing', attendanceRecord(), undefined],
    ['null', attendanceRecord({ staffID: { ...staff, shift: null } }), undefined],
  ])('A-15 reads the shift %s', (_kind, record, shiftID) => {
    expect(readAttendance([null, record], 'SIGNED_IN', new ValueReader(zone))).toMatchObject([
      { staff: { staffID: '00123', shiftID } },
    ]);
  });
});

describe('readUsers', () => {
  const record = {
    _id: 'user-1',
    email: 'ada@demo.example',
    name: 'Ada Obi',
    role: 'management',
    district: 'Awka',
    serviceCentre: 'Nnewi',
    macAddress: '00:1A:2B:3C:4D:5E',
    isActive: true,
    createdAt: '2026-01-31T23:30:00Z',
  };

  it('R-037 reads a user, the creation in the zone', () => {
    const { _id, ...others } = record;
    expect(readUsers([record], new ValueReader(zone))).toEqual([
      { ...others, id: 'user-1', role: 'MANAGEMENT', createdAt: '2026-02-01T00:30:00+01:00' },
    ]);
  });

  it.each([
    ['admin', 'ADMIN'],
    [' User ', 'USER'],
    ['owner', null],
  ])('reads the role %j as %j', (role, expected) => {
    expect(readUsers([{ ...record, role }], new ValueReader(zone))[0]?.role).toBe(expected);
  });
});
