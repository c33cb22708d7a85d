import { attendanceColumns } from '../schema/lists/attendance.ts';
import { staffColumns } from '../schema/lists/staff.ts';
import { addDays } from '../upstream/calendar.ts';
import { randomOf } from '../upstream/demo/random.ts';
import { clientOperations, facetsOf, fileColumnsOf } from './client-operations.ts';
import { emailOf, staff, today } from './company.ts';
import { clientOperation, type Operation, signIn } from './documents.ts';

/** One request of a session. */
export interface Step {
  readonly operation: Operation;
  /** The export that a user asks for here in place of the operation. */
  readonly exportPath?: string;
}

const yesterday = addDays(today, -1);
const month = today.slice(0, 7);
const flagged = { column: 'FLAG', in: ['Yes'] };

/**
 * What a user asks for from sign-in to export, some sixty requests as the screens make them: another place, sort, filter
 * and name with each user and session.
 */
export function sessionOf(user: number, session: number): Step[] {
  const random = randomOf(9, user, session);
  const ask = (name: string, variables?: object): Step => {
    const usual = clientOperations[name]?.(random.whole(0, 1_000_000)) ?? {};
    return { operation: clientOperation(name, { ...usual, ...variables }) };
  };
  const start = { search: null, where: [], orderBy: [], offset: 0 };
  const person = random.pick(staff);
  const name = person.name.split(' ')[0] ?? '';
  const typed = [1, 2, 3, 4].map((letters) => name.slice(0, letters));
  const district = { column: 'DISTRICT', in: [random.pick(['CHQ', 'Onitsha', 'Owerri', 'Ogui', 'Awka'])] };
  const sort = (column: string) => [{ column, direction: random.pick(['ASC', 'DESC']) }];
  const selection = { where: [district], orderBy: sort('NAME') };
  const columns = fileColumnsOf(attendanceColumns).join(',');
  const exported = new URLSearchParams({ date: today, mode: 'SIGNED_IN', where: JSON.stringify([district]), columns });
  const overview = ask('Overview', { date: today });
  return [
    { operation: signIn(emailOf(user)) },
    overview,
    ask('AttendanceTrend', { until: yesterday, days: 29 }),
    ask('NearSerialLateness', { month, ...start, first: 6, facets: [] }),
    ask('Attendance', start),
    ask('Attendance', { ...start, orderBy: sort('NAME') }),
    ask('Attendance', { ...start, ...selection }),
    ask('Attendance', { ...start, ...selection, offset: 20 }),
    ask('Attendance', { ...start, ...selection, offset: 40 }),
    ...typed.map((search) => ask('Attendance', { ...start, search })),
    ask('Attendance', { ...start, where: [flagged], offset: 20 * random.whole(0, 5) }),
    ask('Attendance', { ...start, orderBy: sort('ATTENDANCE_DATE'), first: 50, offset: 50 * random.whole(0, 50) }),
    ask('Attendance', { date: addDays(today, -random.whole(1, 8)) }),
    ask('Attendance'),
    ask('Attendance'),
    ask('Attendance'),
    ask('StaffAttendance', { staffID: person.staffID, ...start }),
    ask('StaffAttendance', { staffID: person.staffID, ...start, orderBy: sort('ATTENDANCE_DATE') }),
    // The dashboard asks again every 30 seconds, about as long as this session takes.
    overview,
    ask('ReviewIndex', { ...start, orderBy: [{ column: 'FLAG', direction: 'DESC' }], where: [district] }),
    ...[0, 20, 40].map((offset) =>
      ask('ReviewPhotos', {
        ...start,
        offset,
        orderBy: [{ column: 'FLAG', direction: 'DESC' }],
        where: [district],
      }),
    ),
    ask('Lateness', start),
    ask('Lateness', { ...start, orderBy: sort('MINUTES_LATE') }),
    ask('Lateness'),
    ask('SerialLateness', start),
    ask('SerialLateness'),
    ask('SerialLatenessDays', start),
    ask('Absentees', start),
    ask('Absentees'),
    ask('AbsenteeSummary', start),
    ask('AbsenteeSummary'),
    ask('AbsenteeDays'),
    ask('ClockOuts', start),
    ask('ClockOuts'),
    ask('ReconciledStaff', { ...start, group: 'NOT_ON_REGISTER' }),
    ask('ReconciledStaff'),
    ask('NearSerialLateness'),
    ask('DayPositions', { ...start, where: [district] }),
    ask('DayList', { ...start, where: [district] }),
    ask('DayRecord', { ...start, where: [district], offset: random.whole(0, 50) }),
    ask('Staff', { ...start, facets: facetsOf(staffColumns) }),
    ...typed.map((search) => ask('Staff', { ...start, search })),
    ask('Staff'),
    ask('StaffFormLists'),
    ask('StaffFormShifts'),
    ask('Users', start),
    ask('UserFormLists'),
    ask('ShiftList'),
    ask('ShiftHolders'),
    ask('Offices'),
    {
      ...ask('ReviewRows', { search: null, where: [district], orderBy: [] }),
      exportPath: `/export/attendance.csv?${exported}`,
    },
  ];
}

/** Requests of a session until the dashboard is whole. */
export const dashboardSteps = 4;
