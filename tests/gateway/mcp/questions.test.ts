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
const answers = {
  ...quietDays('2026-11-19'),
  'GET /extensions': [],
  'GET /staff/find/all': people,
  'GET /shift/findAll': [shift],
  'GET /attendance/findall?date=2026-11-19&mode=signedIn': [
    seen('00101', '06:50'),
    seen('00102', '06:55', { isImageRecognised: false }),
    seen('00103', '07:20'),
    seen('00105', '06:40'),
    seen('00106', '08:02', { isImageRecognised: false }),
  ],
  'GET /attendance/find/customer?date=2026-11-01&mode=signedIn&staffID=00101': [
    seen('00101', '06:50'),
    { ...seen('00101', '06:50'), attendanceDate: '2026-11-18T06:45:00+01:00' },
  ],
  'GET /attendance/lateness?date=2026-11-19': [seen('00103', '07:20'), seen('00106', '08:02')],
  'GET /attendance/exception?date=2026-11-19': [person('00104'), person('00107')],
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
  [
    'Whose photos were not recognised?',
    'attendance',
    { ...signedIn, where: [{ column: 'FLAG', in: ['Yes'] }], rows: 5 },
    idsOf,
    ['00102', '00106'],
  ],
  [
    'Who was the last?',
    'attendance',
    { ...signedIn, orderBy: [{ column: 'ATTENDANCE_DATE', direction: 'DESC' }], rows: 1 },
    idsOf,
    ['00106'],
  ],
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
  ['On how many days did 00101 sign in this month?', 'staffAttendance', { ...november, staffID: '00101' }, total, 2],
  [
    'How many minutes was Femi Ojo late?',
    'lateness',
    { ...day, search: 'ojo femi', rows: 1 },
    (answer) => answer.rows[0].minutesLate,
    62,
  ],
  [
    'Why was Dayo Musa not there on the 19th?',
    'explainedDay',
    { ...day, search: 'dayo musa', rows: 1 },
    (answer) => [answer.rows[0].reason, answer.rows[0].evidence],
    ['ABSENT', 'No sign-in; listed as absent; Day is late after 7:05 am.'],
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
