import { quietDays } from './quiet-days.ts';
import { attendanceRecord, staffRecord } from './staff.ts';

/** An entry of the trail. */
export const changeEntry = (over: object = {}) => ({
  number: 7,
  at: '2026-11-19T06:08:37.123Z',
  userID: 'user-1',
  who: 'ada@demo.example',
  role: 'admin',
  program: 'payroll',
  address: '203.0.113.7',
  action: 'changed',
  subject: 'staff',
  subjectID: '1',
  subjectName: '00123 Ngọzị Okafor',
  before: { district: 'Awka', photo: '0f1e2d3c', isActive: true, name: null },
  after: { district: 'Nnewi', photo: '4b5a6978', isActive: false, name: 'Ngọzị' },
  hash: 'abc',
  ...over,
});

/** A leave. */
export const leaveEntry = (over: object = {}) => ({
  _id: 'leave-1',
  staffID: staffRecord(),
  from: '2026-11-16',
  to: '2026-11-20',
  kind: 'officialDuty',
  enteredBy: 'ada@demo.example',
  enteredAt: '2026-11-19T06:08:37.000Z',
  ...over,
});

/** A letter on record. */
export const letterEntry = (over: object = {}) => ({
  _id: 'letter-1',
  kind: 'lateness',
  staffID: '00123',
  name: 'Ngọzị Okafor',
  district: 'Awka',
  serviceCentre: 'Awka Main',
  days: ['2026-11-02', '2026-11-03'],
  reference: 'LATE/2026-11/00123',
  step: 'second',
  printedBy: 'ada@demo.example',
  printedAt: '2026-11-19T06:08:37.000Z',
  replyOn: '2026-11-19',
  replyNote: 'Was ill.',
  undoneBy: null,
  undoneAt: null,
  undoneReason: '',
  ...over,
});

/** The review of a record about which two disagree. */
export const reviewEntry = (over: object = {}) => {
  const verdict = { judgedAt: '2026-11-19T06:08:37.000Z', referencePhoto: '', attendancePhoto: '' };
  const { staffID } = attendanceRecord();
  return {
    _id: 'review-1',
    staffID,
    mode: 'signedIn',
    attendanceDate: '2026-11-19T06:08:37.000Z',
    verdictsWanted: 2,
    askedBy: 'ada@demo.example',
    askedAt: '2026-11-19T06:08:37.000Z',
    claimedBy: null,
    claimedWho: null,
    claimedUntil: null,
    verdicts: [
      { ...verdict, _id: 'verdict-1', userID: 'user-1', who: 'ada@demo.example', verdict: 'same', note: '' },
      {
        ...verdict,
        _id: 'verdict-2',
        userID: 'token-1',
        who: 'ola@demo.example',
        program: 'payroll',
        verdict: 'different',
        note: 'Another chin.',
      },
    ],
    ...over,
  };
};

/** What a service with one of everything answers about 19 November 2026. */
export const sampleAnswers = {
  ...quietDays('2026-11-19'),
  'GET /extensions': ['holidays', 'tokens', 'intake', 'audit', 'reviews', 'leave', 'letters', 'digest'].map((name) => ({
    name,
    version: name === 'intake' ? 2 : 1,
  })),
  'GET /machineToken/findAll': [
    {
      _id: 'token-1',
      name: 'Payroll',
      role: 'management',
      isReadOnly: true,
      operations: ['staff', 'lateness'],
      createdBy: 'ada@demo.example',
      createdAt: '2026-01-05T08:00:00Z',
      expiresAt: '2026-12-31T22:59:00Z',
      lastUsedAt: null,
      revokedAt: null,
    },
  ],
  'GET /deviceKey/watch': [
    {
      _id: '1',
      name: 'Main gate',
      serviceCentre: 'Awka',
      lastRecordAt: '2026-01-05T07:00:00.000Z',
      recordsToday: 0,
      usualRecords: 40,
      usualStart: '07:50:00',
      isSilent: true,
    },
  ],
  'GET /digest/mails': [
    {
      _id: '1',
      email: 'head@company.example',
      day: '2026-01-05',
      state: 'refused',
      attempts: 1,
      endedAt: null,
      fault: '550 no such mailbox',
    },
  ],
  'GET /deviceKey/findAll': [
    {
      _id: 'key-1',
      name: 'Main gate',
      serviceCentre: null,
      createdAt: '2026-01-05T08:00:00Z',
      revokedAt: '2026-02-05',
    },
  ],
  'GET /change/findAll?from=2026-11-19&to=2026-11-19': [changeEntry()],
  'GET /change/find/subject?subjectID=1': [changeEntry()],
  'GET /review/findAll?from=2026-11-19&to=2026-11-19': [reviewEntry()],
  'GET /review/findAll?from=2026-11-19&to=2026-11-19&mode=signedIn': [reviewEntry()],
  'GET /review/findAll?from=2026-11-19&to=2026-11-19&mode=signedOut': [],
  'GET /review/find/customer?date=2026-11-01&mode=signedIn&staffID=00123': [reviewEntry()],
  'GET /leave/findAll?from=2026-11-19&to=2026-11-19': [leaveEntry()],
  ...Object.fromEntries(
    ['2026-08-01&to=2026-09-30', '2026-09-01&to=2026-10-31', '2026-10-01&to=2026-11-30'].map((days) => [
      `GET /leave/findAll?from=${days}`,
      [],
    ]),
  ),
  'GET /letter/findAll?from=2026-11-19&to=2026-11-19': [letterEntry()],
  'GET /letter/findAll?from=2026-01-01&to=2026-12-31': [],
  'GET /letter/rule': [{ months: 6 }],
  'GET /leave/find/noted?from=2026-11-19&to=2026-11-19': [leaveEntry({ note: 'In Enugu.' })],
  'GET /holiday/findAll': [{ date: '2026-12-25', name: 'Christmas Day' }],
  'GET /users/findAll': [{ email: 'ada@demo.example', role: 'admin', isActive: true, createdAt: '2026-01-05' }],
  'GET /staff/findAll': [staffRecord()],
  'GET /staff/find/all': [staffRecord()],
  'GET /shift/findAll': [{ _id: 'shift-1', name: 'Day', startTime: '07:00:00', latenessThreshold: '07:05:00' }],
  'GET /attendance/findall?date=2026-11-19&mode=signedIn': [attendanceRecord()],
  'GET /attendance/findall?date=2026-11-19&mode=signedOut': [attendanceRecord({ mode: 'signedOut' })],
  'GET /attendance/find/customer?date=2026-11-01&mode=signedIn&staffID=00123': [attendanceRecord()],
  'GET /attendance/find/customer?date=2026-11-01&mode=signedOut&staffID=00123': [
    attendanceRecord({ mode: 'signedOut' }),
  ],
  'GET /attendance/lateness?date=2026-11-19': [attendanceRecord({ staffID: staffRecord() })],
  'GET /attendance/exception?date=2026-11-19': [staffRecord()],
  'GET /attendance/serialLatness?date=2026-11-01': [
    { ...staffRecord(), occurrence: 9, daysLate: ['2026-11-10', '2026-11-09', 'soon'] },
  ],
  'GET /attendance/absentee/monthly?date=2026-09-01': [],
  'GET /attendance/absentee/monthly?date=2026-10-01': [
    { ...staffRecord(), occurrence: 2, dateAbsent: ['2026-10-12', '2026-10-13'] },
  ],
  'GET /attendance/absentee/monthly?date=2026-11-01': [
    { ...staffRecord(), occurrence: 2, dateAbsent: ['2026-11-10', '2026-11-09'] },
  ],
};
