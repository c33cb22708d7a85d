/** @module-tag long */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answered, connectAssistant } from '../../support/assistant.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { quietDays } from '../../support/quiet-days.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const now = () => Date.UTC(2026, 10, 20, 8, 9, 10);

/** The company: eight people in three districts. */
const people = [
  ['00101', 'Ada Obi', 'Awka', 'ICT'],
  ['00102', 'Bola Ade', 'Awka', 'HR'],
  ['00103', 'Chidi Eze', 'Onitsha', 'ICT'],
  ['00104', 'Dayo Musa', 'Onitsha', 'FINANCE'],
  ['00105', 'Efe Udo', 'Nnewi', 'HR'],
  ['00106', 'Femi Ojo', 'Nnewi', 'ICT'],
  ['00107', 'Gozie Ani', 'Awka', 'FINANCE'],
  ['00108', 'Halima Sani', 'Onitsha', 'HR'],
].map(([staffID = '', name = '', district = '', department = '']) =>
  staffRecord({ _id: `id-${staffID}`, staffID, name, district, serviceCentre: district, department }),
);
const person = (staffID: string) => people.find((one) => one.staffID === staffID) ?? staffRecord();

/** A sign-in at a time of Lagos on 19 November. */
const seen = (staffID: string, time: string, more: object = {}) =>
  attendanceRecord({
    staffID: person(staffID),
    serviceCentre: person(staffID).serviceCentre,
    attendanceDate: `2026-11-19T${time}:00+01:00`,
    ...more,
  });
const shift = {
  _id: 'shift-1',
  name: 'Day',
  startTime: '07:00:00',
  endTime: '16:00:00',
  latenessThreshold: '07:05:00',
  seriallateness: 3,
};
const late = [seen('00103', '07:20'), seen('00106', '08:02')];
const month = (staffID: string, days: readonly string[], property: string) => ({
  ...person(staffID),
  occurrence: days.length,
  [property]: days.map((day) => `2026-11-${day}`),
});

const answers = {
  ...quietDays('2026-11-19'),
  'GET /extensions': [{ name: 'holidays', version: 1 }],
  'GET /holiday/findAll': [
    { date: '2026-10-01', name: 'Independence Day' },
    { date: '2026-12-25', name: 'Christmas Day' },
  ],
  'GET /users/findAll': [
    { _id: 'u1', email: 'ada@demo.example', role: 'admin', isActive: true, district: 'Awka', createdAt: '2026-01-05' },
    { _id: 'u2', email: 'bola@demo.example', role: 'user', isActive: false, district: 'Awka', createdAt: '2026-02-05' },
    {
      _id: 'u3',
      email: 'chidi@demo.example',
      role: 'user',
      isActive: true,
      district: 'Nnewi',
      createdAt: '2026-03-05',
    },
  ],
  'GET /staff/findAll': people,
  'GET /staff/find/all': people,
  'GET /shift/findAll': [
    shift,
    { ...shift, _id: 'shift-2', name: 'Night', startTime: '22:00:00', latenessThreshold: '22:10:00' },
  ],
  'GET /attendance/findall?date=2026-11-19&mode=signedIn': [
    seen('00101', '06:50'),
    seen('00102', '06:55', { isImageRecognised: false }),
    seen('00103', '07:20'),
    seen('00105', '06:40'),
    seen('00106', '08:02', { isImageRecognised: false }),
  ],
  'GET /attendance/findall?date=2026-11-19&mode=signedOut': [
    seen('00101', '16:10', { mode: 'signedOut' }),
    seen('00105', '15:45', { mode: 'signedOut' }),
  ],
  'GET /attendance/find/customer?date=2026-11-01&mode=signedIn&staffID=00101': [
    seen('00101', '06:50'),
    { ...seen('00101', '06:50'), attendanceDate: '2026-11-18T06:45:00+01:00' },
  ],
  'GET /attendance/lateness?date=2026-11-19': late,
  'GET /attendance/exception?date=2026-11-19': [person('00104'), person('00107')],
  'GET /attendance/serialLatness?date=2026-11-01': [month('00106', ['03', '10', '19'], 'daysLate')],
  'GET /attendance/absentee/monthly?date=2026-11-01': [
    month('00104', ['19', '18'], 'dateAbsent'),
    month('00107', ['19'], 'dateAbsent'),
  ],
};

const day = { date: '2026-11-19' };
const signedIn = { ...day, mode: 'SIGNED_IN' };
const november = { month: '2026-11' };
const idsOf = ({ rows }: Answered['answer']) => rows.map((row: { staff: { staffID: string } }) => row.staff.staffID);
const total = ({ totalCount }: Answered['answer']) => totalCount;
const facet = (column: string) => (answer: Answered['answer']) => answer.facets[column];

/** A question, what a scripted assistant asks, what it reads of the answer, and what it must read. */
type Question = [string, string, Record<string, unknown>, (answer: Answered['answer']) => unknown, unknown];

const questions: Question[] = [
  ['How many signed in on 19 November?', 'attendance', signedIn, total, 5],
  ['How many of them in each district?', 'attendance', signedIn, facet('DISTRICT'), { Awka: 2, Nnewi: 2, Onitsha: 1 }],
  ['Which departments were they of?', 'attendance', signedIn, facet('DEPARTMENT'), { ICT: 3, HR: 2 }],
  ['How many photos were not recognised?', 'attendance', signedIn, (answer) => answer.facets.FLAG.Yes, 2],
  [
    'Whose photos?',
    'attendance',
    { ...signedIn, where: [{ column: 'FLAG', in: ['Yes'] }], rows: 5 },
    idsOf,
    ['00102', '00106'],
  ],
  [
    'Who was the first to come?',
    'attendance',
    { ...signedIn, orderBy: [{ column: 'ATTENDANCE_DATE' }], rows: 1 },
    idsOf,
    ['00105'],
  ],
  [
    'Who was the last?',
    'attendance',
    { ...signedIn, orderBy: [{ column: 'ATTENDANCE_DATE', direction: 'DESC' }], rows: 1 },
    idsOf,
    ['00106'],
  ],
  [
    'Who came after half past seven?',
    'attendance',
    { ...signedIn, where: [{ column: 'ATTENDANCE_DATE', fromTime: '07:30:00' }], rows: 9 },
    idsOf,
    ['00106'],
  ],
  ['Did Chidi Eze sign in?', 'attendance', { ...signedIn, search: 'eze chidi' }, total, 1],
  ['Did Dayo Musa sign in?', 'attendance', { ...signedIn, search: 'dayo' }, total, 0],
  [
    'How many came from Awka or of HR?',
    'attendance',
    {
      ...signedIn,
      where: [
        {
          anyOf: [
            { column: 'DISTRICT', in: ['Awka'] },
            { column: 'DEPARTMENT', in: ['HR'] },
          ],
        },
      ],
    },
    total,
    3,
  ],
  [
    'How many came that are not of ICT?',
    'attendance',
    { ...signedIn, where: [{ not: { column: 'DEPARTMENT', in: ['ICT'] } }] },
    total,
    2,
  ],
  ['How many signed out?', 'clockOuts', day, total, 2],
  [
    'Who left before four?',
    'clockOuts',
    { ...day, where: [{ column: 'ATTENDANCE_DATE', toTime: '15:59:59' }], rows: 5 },
    idsOf,
    ['00105'],
  ],
  ['On how many days did 00101 sign in this month?', 'staffAttendance', { ...november, staffID: '00101' }, total, 2],
  ['How many were late?', 'lateness', day, total, 2],
  [
    'Who was late, the latest first?',
    'lateness',
    { ...day, orderBy: [{ column: 'MINUTES_LATE', direction: 'DESC' }], rows: 5 },
    idsOf,
    ['00106', '00103'],
  ],
  [
    'How many minutes was Femi Ojo late?',
    'lateness',
    { ...day, search: 'Femi', rows: 1 },
    (answer) => answer.rows[0].minutesLate,
    62,
  ],
  [
    'Who was more than an hour late?',
    'lateness',
    { ...day, where: [{ column: 'MINUTES_LATE', from: '61' }], rows: 5 },
    idsOf,
    ['00106'],
  ],
  ['How many were absent?', 'absentees', day, total, 2],
  ['In which districts?', 'absentees', day, facet('DISTRICT'), { Awka: 1, Onitsha: 1 }],
  ['Who was absent most often this month?', 'absenteeSummary', { ...november, rows: 1 }, idsOf, ['00104']],
  ['How many days of absence were there in November?', 'absenteeDays', november, total, 3],
  ['Who is serially late in November?', 'serialLateness', { ...november, rows: 5 }, idsOf, ['00106']],
  [
    'On which days?',
    'serialLatenessDays',
    { ...november, rows: 5 },
    (answer) => answer.rows.map((row: { date: string }) => row.date).sort(),
    ['2026-11-03', '2026-11-10', '2026-11-19'],
  ],
  ['How many people are on the register?', 'staff', {}, total, 8],
  ['How many of them in each department?', 'staff', {}, facet('DEPARTMENT'), { ICT: 3, HR: 3, FINANCE: 2 }],
  [
    'Who was unexplained on the 19th?',
    'explainedDay',
    { ...day, where: [{ column: 'REASON', in: ['Unexplained'] }], rows: 5 },
    idsOf,
    ['00108'],
  ],
  [
    'Why was Dayo Musa not there on the 19th?',
    'explainedDay',
    { ...day, search: 'dayo musa', rows: 1 },
    (answer) => [answer.rows[0].reason, answer.rows[0].evidence],
    ['ABSENT', 'No sign-in; listed as absent; Day is late after 7:05 am.'],
  ],
  ['How many were late?', 'explainedDay', day, (answer) => answer.facets.REASON.Late, 2],
  ['How many users cannot sign in?', 'users', { where: [{ column: 'IS_ACTIVE', in: ['No'] }] }, total, 1],
  [
    'When does the night shift begin?',
    'shiftList',
    { search: 'night', rows: 1 },
    (answer) => answer.rows[0].startTime,
    '22:00:00',
  ],
  [
    'When is Christmas Day a holiday?',
    'holidays',
    { search: 'christmas', rows: 1 },
    (answer) => answer.rows[0].date,
    '2026-12-25',
  ],
];

describe('an assistant', () => {
  let gateway: Awaited<ReturnType<typeof testGateway>>;
  let token: string;
  beforeAll(async () => {
    token = await signToken();
  });

  it.each(questions)('answers "%s"', async (_question, tool, given, read, expected) => {
    gateway = await testGateway({ answers, now, settings: { MCP: 'on' } });
    const { call } = await connectAssistant(gateway.url, token);
    const { isError, bytes, answer } = await call(tool, given);
    expect([isError, answer.error]).toEqual([false, undefined]);
    expect(read(answer)).toEqual(expected);
    expect(bytes).toBeLessThanOrEqual(4_096);
    expect(answer.screen).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w/]+/);
  });
});
