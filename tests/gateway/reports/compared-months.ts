import { lastDays } from '../../../gateway/shared/dates.ts';
import { testGateway } from '../../support/gateway.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

/** Noon of 4 November 2026. */
const now = () => Date.parse('2026-11-04T12:00:00Z');

export const person = (staffID: string, serviceCentre = 'Awka') =>
  staffRecord({ staffID, name: staffID, serviceCentre });

/** A row of the serially late. */
export const serial = (staffID: string, daysLate: readonly string[]) => ({
  staffID: person(staffID),
  occurrence: daysLate.length,
  daysLate,
});

const absent = (staffID: string, dateAbsent: readonly string[]) => ({
  staffID: person(staffID),
  occurrence: dateAbsent.length,
  dateAbsent,
});

/** A late sign-in at a time of Lagos. */
export const late = (staffID: string, time: string, shift = 'day') =>
  attendanceRecord({ staffID: { ...person(staffID), shift }, attendanceDate: new Date(`${time}+01:00`).toISOString() });

/** The day by which the month is asked for: of the running one today. */
const askedDay = (month: string) => (month === '2026-11' ? '2026-11-04' : `${month}-01`);
export const serialPath = (month: string) => `GET /attendance/serialLatness?date=${askedDay(month)}`;
export const absencePath = (month: string) => `GET /attendance/absentee/monthly?date=${askedDay(month)}`;
export const latePath = (day: string) => `GET /attendance/lateness?date=${day}`;

/** Lists of October and of November, which began three days ago, of three people. */
const answers = {
  ...Object.fromEntries(lastDays('2026-11-04', 40).map((day) => [latePath(day), []])),
  'GET /shift/findAll': [
    { _id: 'day', name: 'Day', startTime: '08:00', latenessThreshold: '08:15', serialLatenessThreshold: 2 },
  ],
  [serialPath('2026-10')]: [serial('A', ['2026-10-01', '2026-10-02']), serial('B', ['2026-10-05', '2026-10-06'])],
  [serialPath('2026-11')]: [
    serial('B', ['2026-11-02', '2026-11-03', '2026-11-04']),
    serial('C', ['2026-11-02', '2026-11-03']),
  ],
  [absencePath('2026-10')]: [absent('A', ['2026-10-01', '2026-10-20']), absent('B', ['2026-10-30'])],
  [absencePath('2026-11')]: [absent('A', ['2026-11-02'])],
  [latePath('2026-10-12')]: [late('A', '2026-10-12T08:20:00')],
  [latePath('2026-11-02')]: [late('A', '2026-11-02T08:25:30'), late('B', '2026-11-02T09:00:00')],
  [latePath('2026-11-03')]: [late('A', '2026-11-03T08:16:00'), late('C', '2026-11-03T08:30:00', 'gone')],
};

const usual = 'totalCount throughDay withoutRule notice nodes { key earlier later difference change }';

/** A gateway over these lists and `more`, and what it says of two of their months. */
export async function comparing(more: object = {}) {
  const gateway = await testGateway({ answers: { ...answers, ...more }, now });
  const documentOf = (args: string, selection = usual) => `{ comparedStaff(${args}) { ${selection} } }`;
  return {
    ...gateway,
    documentOf,
    compare: async (args: string, selection?: string) => (await gateway.ask(documentOf(args, selection))).comparedStaff,
    asked: () => gateway.calls.map(({ call }) => call).filter((call) => call.includes('/attendance/')),
  };
}

/** What a comparison says of a person. */
export const short = ({ key, earlier, later, change }: Record<string, unknown>) => [key, earlier, later, change];
