import { codedError } from '../errors.ts';
import { type AbsentRow, readAbsent } from './absence.ts';
import { type AttendanceRecordRow, readAttendance } from './attendance.ts';
import { type LateSignInRow, readLateness } from './lateness.ts';
import type { ListCall } from './list-call.ts';
import { expandDays, type MonthlyDayRow, type MonthlyRow, readMonthly } from './monthly.ts';
import type { Loose } from './read.ts';
import { readShifts, type ShiftRow } from './shift.ts';
import { readOneStaffMember, readStaffList, type StaffMemberRow } from './staff.ts';
import { readUsers, type UserRow } from './user.ts';

/** One upstream call that changes something, or signs in. */
export interface SendCall {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** Path below the prefix. */
  readonly path: string;
  readonly body?: Loose;
}

/** One upstream call that answers a single record. */
export interface RecordCall<Row> {
  /** The call as section 7 names it. */
  readonly call: string;
  /** Path below the prefix. */
  readonly path: string;
  /** Shapes the envelope's data; null when it holds no record. Throws UPSTREAM_BAD_RESPONSE for anything else. */
  readonly readRecord: (data: unknown) => Row | null;
}

type Mode = AttendanceRecordRow['mode'];
const upstreamModes = { SIGNED_IN: 'signedIn', SIGNED_OUT: 'signedOut' } as const;

/**
 * Every call of section 7, one line each; spelled and cased as upstream spells them. Days are `YYYY-MM-DD`, a month is
 * its day 01. `zone` is the time zone in which times without one are read.
 */
export const endpoints = {
  /** Email and password for `data.token`. */
  signIn: (email: string, password: string) => post('/users/signin', { email, password }),
  /** All dashboard users. */
  users: (zone: string): ListCall<UserRow> => list('/users/findAll', (data) => readUsers(data, zone)),
  /** A new dashboard user; upstream gives it the default password. */
  createUser: (user: Loose) => post('/users/create', user),
  /** Changes the fields given of a dashboard user. */
  modifyUser: (id: string, fields: Loose) => put(at`/users/modify/${id}`, fields),
  /** Sets a dashboard user's password to the default. */
  resetUserPassword: (id: string) => put(at`/users/resetPassword/default/${id}`),
  /** Changes the caller's own password; `data` holds the message. */
  changePassword: (password: string) => post('/users/resetpassword', { password }),

  /** All staff, for the staff list. */
  staff: (zone: string): ListCall<StaffMemberRow> => list('/staff/findAll', (data) => readStaffList(data, zone)),
  /** All staff, for the dashboard's count. */
  validStaff: (zone: string): ListCall<StaffMemberRow> => list('/staff/find/all', (data) => readStaffList(data, zone)),
  /** One staff record. */
  staffMember: (id: string, zone: string): RecordCall<StaffMemberRow> => ({
    call: 'GET /staff/find/{id}',
    path: at`/staff/find/${id}`,
    readRecord: (data) => readOneStaffMember(data, zone),
  }),
  /** A new staff record; `shift` is the shift's id. */
  createStaff: (staff: Loose) => post('/staff/create', staff),
  /** Many new staff records, from a spreadsheet's rows. */
  createManyStaff: (staffs: readonly Loose[]) => post('/staff/create/many', { staffs }),
  /** Changes the fields given of a staff record. */
  modifyStaff: (id: string, fields: Loose) => put(at`/staff/modify/${id}`, fields),
  /** Deletes a staff record. */
  deleteStaff: (id: string) => destroy(at`/staff/destroy/${id}`),

  /** All shifts. */
  shifts: (): ListCall<ShiftRow> => list('/shift/findAll', readShifts),
  /** A new shift; times as HH:MM:SS. */
  createShift: (shift: Loose) => post('/shift/create', shift),
  /** Changes the fields given of a shift. */
  modifyShift: (id: string, fields: Loose) => put(at`/shift/modify/${id}`, fields),
  /** Deletes a shift. */
  deleteShift: (id: string) => destroy(at`/shift/destroy/${id}`),

  /** Sign-ins or sign-outs of a day. */
  attendance: (date: string, mode: Mode, zone: string): ListCall<AttendanceRecordRow> =>
    list(`/attendance/findall?${query({ date, mode: upstreamModes[mode] })}`, (data) =>
      readAttendance(data, mode, zone),
    ),
  /** Sign-ins or sign-outs of one staff member in the month of `date`. */
  staffAttendance: (date: string, mode: Mode, staffID: string, zone: string): ListCall<AttendanceRecordRow> =>
    list(`/attendance/find/customer?${query({ date, mode: upstreamModes[mode], staffID })}`, (data) =>
      readAttendance(data, mode, zone),
    ),
  /** Absent staff of a day. */
  absent: (date: string): ListCall<AbsentRow> => list(`/attendance/exception?${query({ date })}`, readAbsent),
  /** Late sign-ins of a day. */
  lateness: (date: string, zone: string): ListCall<LateSignInRow> =>
    list(`/attendance/lateness?${query({ date })}`, (data) => readLateness(data, zone)),
  /** Serially late staff of the month of `date`, with their late days. */
  serialLateness: (date: string, zone: string): ListCall<MonthlyRow> =>
    list(`/attendance/serialLatness?${query({ date })}`, (data) => readMonthly(data, 'daysLate', zone)),
  /** The same, one row a late day. */
  serialLatenessDays: (date: string, zone: string): ListCall<MonthlyDayRow> =>
    byDay(endpoints.serialLateness(date, zone)),
  /** Absent staff of the month of `date`, with their absent days. */
  monthlyAbsence: (date: string, zone: string): ListCall<MonthlyRow> =>
    list(`/attendance/absentee/monthly?${query({ date })}`, (data) => readMonthly(data, 'dateAbsent', zone)),
  /** The same, one row an absent day. */
  absenceDays: (date: string, zone: string): ListCall<MonthlyDayRow> => byDay(endpoints.monthlyAbsence(date, zone)),
} as const;

/** A path whose values stay within their segment. Throws BAD_USER_INPUT for an id that cannot be one. */
function at(literals: TemplateStringsArray, ...values: readonly string[]): string {
  // An address drops `.` and `..` however they are escaped, so they would name another path.
  if (values.some((value) => /^\.{0,2}$/.test(value))) {
    throw codedError('BAD_USER_INPUT', 'This id is empty or made of dots. Give the id of a record.', { field: 'id' });
  }
  return String.raw({ raw: literals }, ...values.map((value) => encodeURIComponent(value.toWellFormed())));
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

function list<Row>(path: string, readRows: (data: unknown) => Row[]): ListCall<Row> {
  return { call: `GET ${path.replace(/\?.*$/, '')}`, path, readRows };
}

function byDay(call: ListCall<MonthlyRow>): ListCall<MonthlyDayRow> {
  return { ...call, shape: 'by day', readRows: (data) => expandDays(call.readRows(data)) };
}

const post = (path: string, body: Loose): SendCall => ({ method: 'POST', path, body });
const put = (path: string, body?: Loose): SendCall => ({ method: 'PUT', path, ...(body && { body }) });
const destroy = (path: string): SendCall => ({ method: 'DELETE', path });
