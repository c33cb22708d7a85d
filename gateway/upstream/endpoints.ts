import { type Clock, todayOf } from '../shared/dates.ts';
import { type Address, at, type ListCall, type RecordCall, type SendCall } from './call.ts';
import { type ExtensionVersions, readExtensions } from './extensions.ts';
import type { Loose } from './read.ts';
import {
  type DeviceKeyRow,
  type MachineTokenRow,
  readDeviceKeys,
  readMachineToken,
  readMachineTokens,
  readUsers,
  readWatchedDevices,
  type UserRow,
  type WatchedDeviceRow,
} from './readers/accounts.ts';
import { ofDay, ofMonth } from './readers/asked.ts';
import {
  type AbsentRow,
  type AttendanceRecordRow,
  type LateSignInRow,
  readAbsent,
  readLateness,
  signs,
} from './readers/attendance.ts';
import { type ChangeRow, readChanges, type TrailPage } from './readers/change.ts';
import { type DayFigures, type MonthFigures, readDayFigures, readMonthFigures } from './readers/figures.ts';
import { type LeaveRow, readLeave } from './readers/leave.ts';
import { type RecordedLetterRow, readLetters, readRule } from './readers/letter.ts';
import { type LetterheadRow, type LetterTextRow, readLetterheads, readLetterTexts } from './readers/letter-text.ts';
import { type MonthlyRow, readMonthly } from './readers/monthly.ts';
import {
  type MorningMailChoiceRow,
  type MorningMailPreviewRow,
  type MorningMailRow,
  readChoice,
  readMorningMails,
  readPreview,
} from './readers/morning-mail.ts';
import { type ReviewRow, readReviews } from './readers/review.ts';
import {
  type HolidayRow,
  type PastShiftRow,
  readHolidays,
  readShiftHistory,
  readShifts,
  type ShiftRow,
} from './readers/shift.ts';
import {
  type PastStaffRow,
  readOneStaffMember,
  readStaffHistory,
  readStaffList,
  type StaffMemberRow,
} from './readers/staff.ts';

type Mode = AttendanceRecordRow['mode'];
const upstreamModes = { SIGNED_IN: 'signedIn', SIGNED_OUT: 'signedOut' } as const;

/**
 * Every call of section 7 and of the extensions, one line each; spelled and cased as upstream spells them. Days are `YYYY-MM-DD`, a month is
 * its day 01. `zone` is the time zone in which times without one are read.
 */
export const endpoints = {
  /** Email and password for `data.token`. */
  signIn: (email: string, password: string) => post(at`/users/signin`, { email, password }),
  /** All dashboard users. */
  users: (zone: string): ListCall<UserRow> =>
    list(at`/users/findAll`, {}, (data, losses) => readUsers(data, zone, losses)),
  /** A new dashboard user; upstream gives it the default password. */
  createUser: (user: Loose) => post(at`/users/create`, user),
  /** Changes the fields given of a dashboard user. */
  modifyUser: (id: string, fields: Loose) => put(at`/users/modify/${id}`, fields),
  /** Sets a dashboard user's password to the default. */
  resetUserPassword: (id: string) => put(at`/users/resetPassword/default/${id}`),
  /** Changes the caller's own password; `data` holds the message. */
  changePassword: (password: string) => post(at`/users/resetpassword`, { password }),

  /** All staff, for the staff list. */
  staff: (zone: string): ListCall<StaffMemberRow> =>
    list(at`/staff/findAll`, {}, (data, losses) => readStaffList(data, zone, losses)),
  /** All staff, for the dashboard's count. */
  validStaff: (zone: string): ListCall<StaffMemberRow> =>
    list(at`/staff/find/all`, {}, (data, losses) => readStaffList(data, zone, losses)),
  /** One staff record. */
  staffMember: (id: string, zone: string): RecordCall<StaffMemberRow> => ({
    ...at`/staff/find/${id}`.call('GET'),
    readRecord: (data) => readOneStaffMember(data, zone, id),
  }),
  /** A new staff record; `shift` is the shift's id. */
  createStaff: (staff: Loose) => post(at`/staff/create`, staff),
  /** Many new staff records, from a spreadsheet's rows. */
  createManyStaff: (staffs: readonly Loose[]) => post(at`/staff/create/many`, { staffs }),
  /** Changes the fields given of a staff record. */
  modifyStaff: (id: string, fields: Loose) => put(at`/staff/modify/${id}`, fields),
  /** Deletes a staff record. */
  deleteStaff: (id: string) => destroy(at`/staff/destroy/${id}`),

  /** What the service has beyond section 7; a service of section 7 alone has no such call. */
  extensions: (): RecordCall<ExtensionVersions> => ({ ...at`/extensions`.call('GET'), readRecord: readExtensions }),
  /** All machine tokens, of the extension `tokens`. */
  machineTokens: (zone: string): ListCall<MachineTokenRow> =>
    list(at`/machineToken/findAll`, {}, (data, losses) => readMachineTokens(data, zone, losses)),
  /** The machine token that makes the call. */
  ownMachineToken: (zone: string): RecordCall<MachineTokenRow> => ({
    ...at`/machineToken/own`.call('GET'),
    readRecord: (data) => readMachineToken(data, zone),
  }),
  /** A new machine token; `data.token` is it. */
  createMachineToken: (token: Loose) => post(at`/machineToken/create`, token),
  /** Revokes a machine token. */
  revokeMachineToken: (id: string) => destroy(at`/machineToken/destroy/${id}`),
  /** What each device sends, of version 2 of the extension `intake`. */
  watchedDevices: (zone: string): ListCall<WatchedDeviceRow> =>
    list(at`/deviceKey/watch`, {}, (data, losses) => readWatchedDevices(data, zone, losses)),
  /** All device keys, of the extension `intake`. */
  deviceKeys: (zone: string): ListCall<DeviceKeyRow> =>
    list(at`/deviceKey/findAll`, {}, (data, losses) => readDeviceKeys(data, zone, losses)),
  /** A new device key; `data.key` is it. */
  createDeviceKey: (key: Loose) => post(at`/deviceKey/create`, key),
  /** Revokes a device key. */
  revokeDeviceKey: (id: string) => destroy(at`/deviceKey/destroy/${id}`),
  /** When the caller gets the morning mail, of the extension `digest`. */
  ownDigest: (): RecordCall<MorningMailChoiceRow> => ({ ...at`/digest/own`.call('GET'), readRecord: readChoice }),
  /** Saves when the caller gets the morning mail. */
  saveOwnDigest: (choice: Loose) => put(at`/digest/own`, choice),
  /** The caller's morning mail as it would be now, of version 2 of the extension `digest`. */
  digestPreview: (scope: string): RecordCall<MorningMailPreviewRow> => ({
    ...at`/digest/preview/own`.call('GET', { scope }),
    readRecord: readPreview,
  }),
  /** Sends it to the caller. */
  sendOwnDigest: (scope: string) => post(at`/digest/send`, { scope }),
  /** What became of the morning mails of late. */
  morningMails: (): ListCall<MorningMailRow> => list(at`/digest/mails`, {}, readMorningMails),
  /** All public holidays, of the extension `holidays`. */
  holidays: (): ListCall<HolidayRow> => list(at`/holiday/findAll`, {}, readHolidays),
  /** A new public holiday. */
  addHoliday: (date: string, name: string) => post(at`/holiday/create`, { date, name }),
  /** Removes the public holiday of a day. */
  removeHoliday: (date: string) => destroy(at`/holiday/destroy/${date}`),

  /** The stored texts of letters, of the extension `letter-text`. */
  letterTexts: (zone: string): ListCall<LetterTextRow> =>
    list(at`/letterText/findAll`, {}, (data, losses) => readLetterTexts(data, zone, losses)),
  /** Stores the text of a kind of letter. */
  saveLetterText: (kind: string, text: Loose) => put(at`/letterText/modify/${kind}`, text),
  /** Removes the stored text of a kind of letter. */
  removeLetterText: (kind: string) => destroy(at`/letterText/destroy/${kind}`),
  /** The letterhead, of the extension `letter-text`; no row as long as none is stored. */
  letterheads: (zone: string): ListCall<LetterheadRow> =>
    list(at`/letterhead/findAll`, {}, (data, losses) => readLetterheads(data, zone, losses)),
  /** Stores the letterhead; a logo that is left out stays. */
  saveLetterhead: (letterhead: Loose) => put(at`/letterhead/modify`, letterhead),

  /** Letters printed from one day to another, of the extension `letters`. */
  recordedLetters: (from: string, to: string, zone: string): ListCall<RecordedLetterRow> =>
    list(at`/letter/findAll`, { from, to }, (data, losses) => readLetters(data, zone, losses)),
  /** Months for which a letter makes the next one graver; one row. */
  letterRule: (): ListCall<{ readonly months: number }> => list(at`/letter/rule`, {}, readRule),
  /** Saves them. */
  saveLetterRule: (months: number) => put(at`/letter/rule`, { months }),
  /** Puts printed letters on record. */
  recordLetters: (letters: readonly Loose[]) => post(at`/letter/create/many`, { letters }),
  /** Notes the reply to a letter. */
  noteLetterReply: (id: string, reply: Loose) => put(at`/letter/reply/${id}`, reply),
  /** Undoes a letter. */
  undoLetter: (id: string, reason: string) => put(at`/letter/undo/${id}`, { reason }),

  /** Leaves with a day from one to another, without notes, of the extension `leave`. */
  leaves: (from: string, to: string, zone: string): ListCall<LeaveRow> =>
    list(at`/leave/findAll`, { from, to }, (data, losses) => readLeave(data, zone, losses)),
  /** The same with their notes. */
  notedLeaves: (from: string, to: string, zone: string): ListCall<LeaveRow> =>
    list(at`/leave/find/noted`, { from, to }, (data, losses) => readLeave(data, zone, losses)),
  /** A new leave. */
  addLeave: (leave: Loose) => post(at`/leave/create`, leave),
  /** Many new leaves, all or none. */
  addManyLeaves: (leaves: readonly Loose[]) => post(at`/leave/create/many`, { leaves }),
  /** Changes the fields given of a leave. */
  modifyLeave: (id: string, fields: Loose) => put(at`/leave/modify/${id}`, fields),
  /** Removes a leave. */
  removeLeave: (id: string) => destroy(at`/leave/destroy/${id}`),

  /** Staff records of the days from `from` on that the staff list does not tell, of the extension `history`. */
  staffHistory: (from: string, zone: string): ListCall<PastStaffRow> =>
    list(at`/staff/history`, { from }, (data, losses) => readStaffHistory(data, zone, losses)),
  /** The same of shifts. */
  shiftHistory: (from: string): ListCall<PastShiftRow> => list(at`/shift/history`, { from }, readShiftHistory),

  /** What was written from one day to another, of the extension `audit`; of its second version, also a page of it. */
  changes: (from: string, to: string, zone: string, page?: TrailPage): ListCall<ChangeRow> =>
    list(at`/change/findAll`, { from, to, ...page }, (data, losses) => readChanges(data, zone, losses)),
  /** What was written of one record, likewise. */
  recordChanges: (subjectID: string, zone: string, page?: TrailPage): ListCall<ChangeRow> =>
    list(at`/change/find/subject`, { subjectID, ...page }, (data, losses) => readChanges(data, zone, losses)),

  /** What was said of the records of some days, of the extension `reviews`. */
  reviews: (from: string, to: string, mode: Mode | null, zone: string): ListCall<ReviewRow> =>
    list(at`/review/findAll`, { from, to, ...(mode && { mode: upstreamModes[mode] }) }, (data, losses) =>
      readReviews(data, zone, losses),
    ),
  /** The same of one staff member in the month of `date`. */
  staffReviews: (date: string, mode: Mode, staffID: string, zone: string): ListCall<ReviewRow> =>
    list(at`/review/find/customer`, { date, mode: upstreamModes[mode], staffID }, (data, losses) =>
      readReviews(data, zone, losses),
    ),
  /** The first records of a list that the caller may judge, to be theirs for a while. */
  claimReviews: (records: readonly Loose[], count: number) => post(at`/review/claim`, { records, count }),
  /** Records that the caller does not judge after all; without any, all that they were given. */
  releaseReviews: (records?: readonly Loose[]) => post(at`/review/release`, records ? { records } : {}),
  /** The caller's verdict on a record. */
  recordVerdict: (record: Loose, verdict: Loose) => post(at`/review/create`, { ...record, ...verdict }),
  /** One opinion more on a record. */
  askOpinion: (record: Loose) => post(at`/review/askOpinion`, record),
  /** Takes back a verdict of the caller's own. */
  withdrawVerdict: (id: string) => destroy(at`/review/destroy/${id}`),

  /** All shifts. */
  shifts: (): ListCall<ShiftRow> => list(at`/shift/findAll`, {}, readShifts),
  /** A new shift; times as HH:MM:SS. */
  createShift: (shift: Loose) => post(at`/shift/create`, shift),
  /** Changes the fields given of a shift. */
  modifyShift: (id: string, fields: Loose) => put(at`/shift/modify/${id}`, fields),
  /** Deletes a shift. */
  deleteShift: (id: string) => destroy(at`/shift/destroy/${id}`),

  /** Sign-ins or sign-outs of a day. */
  attendance: (date: string, mode: Mode, zone: string): ListCall<AttendanceRecordRow> =>
    list(at`/attendance/findall`, { date, mode: upstreamModes[mode] }, signs(mode, zone, ofDay(date)), date),
  /** Sign-ins or sign-outs of one staff member in the month of `date`. */
  staffAttendance: (date: string, mode: Mode, staffID: string, zone: string): ListCall<AttendanceRecordRow> =>
    list(
      at`/attendance/find/customer`,
      { date, mode: upstreamModes[mode], staffID },
      signs(mode, zone, { ...ofMonth(date), staffID }),
    ),
  /** Absent staff of a day. */
  absent: (date: string, zone: string): ListCall<AbsentRow> =>
    list(at`/attendance/exception`, { date }, (data, losses) => readAbsent(data, losses, zone, ofDay(date)), date),
  /** Late sign-ins of a day. */
  lateness: (date: string, zone: string): ListCall<LateSignInRow> =>
    list(at`/attendance/lateness`, { date }, (data, losses) => readLateness(data, zone, losses, ofDay(date)), date),
  /** How long the lists of a day are, of the extension `figures`. */
  figures: (date: string): ListCall<DayFigures> => list(at`/attendance/figures`, { date }, readDayFigures),
  /** How long the lists of the month of `date` are, of the extension `figures` from version 2 on. */
  monthFigures: (date: string): ListCall<MonthFigures> =>
    list(at`/attendance/figures/monthly`, { date }, readMonthFigures),
  /** Serially late staff of the month of `date`, with their late days. */
  serialLateness: (date: string, clock: Clock): ListCall<MonthlyRow> =>
    monthly(at`/attendance/serialLatness`, date, 'daysLate', clock),
  /** Absent staff of the month of `date`, with their absent days. */
  monthlyAbsence: (date: string, clock: Clock): ListCall<MonthlyRow> =>
    monthly(at`/attendance/absentee/monthly`, date, 'dateAbsent', clock),
} as const;

function list<Row>(
  address: Address,
  query: Readonly<Record<string, string>>,
  readRows: ListCall<Row>['readRows'],
  day?: string,
): ListCall<Row> {
  return { ...address.call('GET', query), readRows, ...(day !== undefined && { day }) };
}

/** A month's list, read up to today: on the next day the same reply says more. */
function monthly(address: Address, date: string, field: 'daysLate' | 'dateAbsent', clock: Clock): ListCall<MonthlyRow> {
  const [month, until] = [date.slice(0, 7), todayOf(clock)];
  const call = list(address, { date }, (data, losses) =>
    readMonthly(data, field, clock.timeZone, losses, { month, until }),
  );
  return month < until.slice(0, 7) ? call : { ...call, shape: `until ${until}` };
}

function send(method: SendCall['method'], address: Address, body?: Loose): SendCall {
  return { ...address.call(method), method, ...(body && { body }) };
}

const post = (address: Address, body: Loose) => send('POST', address, body);
const put = (address: Address, body?: Loose) => send('PUT', address, body);
const destroy = (address: Address) => send('DELETE', address);
