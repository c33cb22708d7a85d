import { type Clock, todayOf } from '../shared/dates.ts';
import { at, type ListCall, type RecordCall, type SendCall } from './call.ts';
import { type ExtensionVersions, readExtensions } from './extensions.ts';
import type { Loose } from './read.ts';
import {
  type MachineTokenRow,
  readDeviceKeys,
  readMachineToken,
  readMachineTokens,
  readUsers,
  readWatchedDevices,
} from './readers/accounts.ts';
import { ofDay, ofMonth } from './readers/asked.ts';
import { type AttendanceRecordRow, readAbsent, signs } from './readers/attendance.ts';
import { readChanges, type TrailPage } from './readers/change.ts';
import { readDayRecords } from './readers/day-records.ts';
import { readDayFigures } from './readers/figures.ts';
import { readLeave } from './readers/leave.ts';
import { readLetterheads, readLetters, readLetterTexts, readRule } from './readers/letter.ts';
import { type MonthlyRow, readMonthly } from './readers/monthly.ts';
import {
  type MorningMailChoiceRow,
  type MorningMailPreviewRow,
  readChoice,
  readMorningMails,
  readPreview,
} from './readers/morning-mail.ts';
import { readReviews } from './readers/review.ts';
import { readHolidays, readShiftHistory, readShifts } from './readers/shift.ts';
import { readOneStaffMember, readStaffHistory, readStaffList, type StaffMemberRow } from './readers/staff.ts';
import { ValueReader } from './readers/value-reader.ts';

type Address = ReturnType<typeof at>;
type Mode = AttendanceRecordRow['mode'];
const upstreamModes = { SIGNED_IN: 'signedIn', SIGNED_OUT: 'signedOut' } as const;

/**
 * Every call of section 7 and of the extensions, one line each; spelled and cased as upstream spells them. Days are
 * `YYYY-MM-DD`, a month is its day 01.
 */
export const endpoints = {
  /** Email and password for `data.token`. */
  signIn: (email: string, password: string) => post(at`/users/signin`, { email, password }),
  users: () => list(at`/users/findAll`, readUsers),
  /** A new dashboard user; upstream gives it the default password. */
  createUser: (user: Loose) => post(at`/users/create`, user),
  modifyUser: (id: string, fields: Loose) => put(at`/users/modify/${id}`, fields),
  /** Sets a dashboard user's password to the default. */
  resetUserPassword: (id: string) => put(at`/users/resetPassword/default/${id}`),
  /** Changes the caller's own password; `data` holds the message. */
  changePassword: (password: string) => post(at`/users/resetpassword`, { password }),

  /** All staff, for the staff list. */
  staff: () => list(at`/staff/findAll`, readStaffList),
  /** All staff, for the dashboard's count. */
  validStaff: () => list(at`/staff/find/all`, readStaffList),
  /** One staff record. */
  staffMember: (id: string, zone: string): RecordCall<StaffMemberRow> => ({
    ...at`/staff/find/${id}`('GET'),
    readRecord: (data) => readOneStaffMember(data, new ValueReader(zone), id),
  }),
  /** A new staff record; `shift` is the shift's id. */
  createStaff: (staff: Loose) => post(at`/staff/create`, staff),
  /** Many new staff records, from a spreadsheet's rows. */
  createManyStaff: (staffs: readonly Loose[]) => post(at`/staff/create/many`, { staffs }),
  modifyStaff: (id: string, fields: Loose) => put(at`/staff/modify/${id}`, fields),
  deleteStaff: (id: string) => destroy(at`/staff/destroy/${id}`),

  /** What the service has beyond section 7; a service of section 7 alone has no such call. */
  extensions: (): RecordCall<ExtensionVersions> => ({ ...at`/extensions`('GET'), readRecord: readExtensions }),
  /** All machine tokens, of the extension `tokens`. */
  machineTokens: () => list(at`/machineToken/findAll`, readMachineTokens),
  /** The machine token that makes the call. */
  ownMachineToken: (zone: string): RecordCall<MachineTokenRow> => ({
    ...at`/machineToken/own`('GET'),
    readRecord: (data) => readMachineToken(data, new ValueReader(zone)),
  }),
  /** A new machine token; `data.token` is it. */
  createMachineToken: (token: Loose) => post(at`/machineToken/create`, token),
  revokeMachineToken: (id: string) => destroy(at`/machineToken/destroy/${id}`),
  /** What each device sends, of version 2 of the extension `intake`. */
  watchedDevices: () => list(at`/deviceKey/watch`, readWatchedDevices),
  /** All device keys, of the extension `intake`. */
  deviceKeys: () => list(at`/deviceKey/findAll`, readDeviceKeys),
  /** A new device key; `data.key` is it. */
  createDeviceKey: (key: Loose) => post(at`/deviceKey/create`, key),
  revokeDeviceKey: (id: string) => destroy(at`/deviceKey/destroy/${id}`),
  /** When the caller gets the morning mail, of the extension `digest`. */
  ownDigest: (): RecordCall<MorningMailChoiceRow> => ({ ...at`/digest/own`('GET'), readRecord: readChoice }),
  saveOwnDigest: (choice: Loose) => put(at`/digest/own`, choice),
  /** The caller's morning mail as it would be now, of version 2 of the extension `digest`. */
  digestPreview: (scope: string): RecordCall<MorningMailPreviewRow> => ({
    ...at`/digest/preview/own`('GET', { scope }),
    readRecord: readPreview,
  }),
  /** Sends it to the caller. */
  sendOwnDigest: (scope: string) => post(at`/digest/send`, { scope }),
  /** What became of the morning mails of late. */
  morningMails: () => list(at`/digest/mails`, readMorningMails),
  /** All public holidays, of the extension `holidays`. */
  holidays: () => list(at`/holiday/findAll`, readHolidays),
  addHoliday: (date: string, name: string) => post(at`/holiday/create`, { date, name }),
  removeHoliday: (date: string) => destroy(at`/holiday/destroy/${date}`),

  /** The stored texts of letters, of the extension `letter-text`. */
  letterTexts: () => list(at`/letterText/findAll`, readLetterTexts),
  saveLetterText: (kind: string, text: Loose) => put(at`/letterText/modify/${kind}`, text),
  removeLetterText: (kind: string) => destroy(at`/letterText/destroy/${kind}`),
  /** The letterhead, of the extension `letter-text`; no row as long as none is stored. */
  letterheads: () => list(at`/letterhead/findAll`, readLetterheads),
  /** Stores the letterhead; a logo that is left out stays. */
  saveLetterhead: (letterhead: Loose) => put(at`/letterhead/modify`, letterhead),

  /** Letters printed from one day to another, of the extension `letters`. */
  recordedLetters: (from: string, to: string) => list(at`/letter/findAll`, readLetters, { from, to }),
  /** Months for which a letter makes the next one graver; one row. */
  letterRule: () => list(at`/letter/rule`, readRule),
  saveLetterRule: (months: number) => put(at`/letter/rule`, { months }),
  recordLetters: (letters: readonly Loose[]) => post(at`/letter/create/many`, { letters }),
  noteLetterReply: (id: string, reply: Loose) => put(at`/letter/reply/${id}`, reply),
  undoLetter: (id: string, reason: string) => put(at`/letter/undo/${id}`, { reason }),

  /** Leaves with a day from one to another, without notes, of the extension `leave`. */
  leaves: (from: string, to: string) => list(at`/leave/findAll`, readLeave, { from, to }),
  /** The same with their notes. */
  notedLeaves: (from: string, to: string) => list(at`/leave/find/noted`, readLeave, { from, to }),
  addLeave: (leave: Loose) => post(at`/leave/create`, leave),
  /** Many new leaves, all or none. */
  addManyLeaves: (leaves: readonly Loose[]) => post(at`/leave/create/many`, { leaves }),
  modifyLeave: (id: string, fields: Loose) => put(at`/leave/modify/${id}`, fields),
  removeLeave: (id: string) => destroy(at`/leave/destroy/${id}`),

  /** Staff records of the days from `from` on that the staff list does not tell, of the extension `history`. */
  staffHistory: (from: string) => list(at`/staff/history`, readStaffHistory, { from }),
  /** The same of shifts. */
  shiftHistory: (from: string) => list(at`/shift/history`, readShiftHistory, { from }),

  /** What was written from one day to another, of the extension `audit`; of its second version, also a page of it. */
  changes: (from: string, to: string, page?: TrailPage) =>
    list(at`/change/findAll`, readChanges, { from, to, ...page }),
  /** What was written of one record, likewise. */
  recordChanges: (subjectID: string, page?: TrailPage) =>
    list(at`/change/find/subject`, readChanges, { subjectID, ...page }),

  /** What was said of the records of some days, of the extension `reviews`. */
  reviews: (from: string, to: string, mode: Mode | null) =>
    list(at`/review/findAll`, readReviews, { from, to, ...(mode && { mode: upstreamModes[mode] }) }),
  /** The same of one staff member in the month of `date`. */
  staffReviews: (date: string, mode: Mode, staffID: string) =>
    list(at`/review/find/customer`, readReviews, { date, mode: upstreamModes[mode], staffID }),
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

  shifts: () => list(at`/shift/findAll`, readShifts),
  /** A new shift; times as HH:MM:SS. */
  createShift: (shift: Loose) => post(at`/shift/create`, shift),
  modifyShift: (id: string, fields: Loose) => put(at`/shift/modify/${id}`, fields),
  deleteShift: (id: string) => destroy(at`/shift/destroy/${id}`),

  /** Sign-ins or sign-outs of a day. */
  attendance: (date: string, mode: Mode) =>
    ofShifts(list(at`/attendance/findall`, signs(mode, ofDay(date)), { date, mode: upstreamModes[mode] }, date)),
  /** Sign-ins or sign-outs of one staff member in the month of `date`. */
  staffAttendance: (date: string, mode: Mode, staffID: string) =>
    ofShifts(
      list(at`/attendance/find/customer`, signs(mode, { ...ofMonth(date), staffID }), {
        date,
        mode: upstreamModes[mode],
        staffID,
      }),
    ),
  /** Absent staff of a day. */
  absent: (date: string) =>
    list(at`/attendance/exception`, (data, read) => readAbsent(data, read, ofDay(date)), { date }, date),
  /** Late sign-ins of a day. */
  lateness: (date: string) =>
    ofShifts(list(at`/attendance/lateness`, signs('SIGNED_IN', { ...ofDay(date), isLate: true }), { date }, date)),
  /** What the lists of some days say that are over, both included, of the extension `day-records`. */
  dayRecords: (from: string, until: string) => list(at`/attendance/records`, readDayRecords, { from, until }),
  /** How long the lists of a day are, of the extension `figures`. */
  figures: (date: string) => list(at`/attendance/figures`, readDayFigures, { date }),
  /** Serially late staff of the month of `date`, with their late days. */
  serialLateness: (date: string, clock: Clock) => monthly(at`/attendance/serialLatness`, date, 'daysLate', clock),
  /** Absent staff of the month of `date`, with their absent days. */
  monthlyAbsence: (date: string, clock: Clock) => monthly(at`/attendance/absentee/monthly`, date, 'dateAbsent', clock),
} as const;

function list<Row>(
  address: Address,
  readRows: ListCall<Row>['readRows'],
  query: Readonly<Record<string, string>> = {},
  day?: string,
): ListCall<Row> {
  return { ...address('GET', query), readRows, ...(day !== undefined && { day }) };
}

const ofShifts = <Row>(call: ListCall<Row>): ListCall<Row> => ({ ...call, readsShifts: true });

/** A month's list, read up to today: on the next day the same reply says more. */
function monthly(address: Address, date: string, field: 'daysLate' | 'dateAbsent', clock: Clock): ListCall<MonthlyRow> {
  const [month, until] = [date.slice(0, 7), todayOf(clock)];
  const call = list(address, (data, read) => readMonthly(data, field, read, { month, until }), { date });
  return month < until.slice(0, 7) ? call : { ...call, shape: `until ${until}` };
}

function send(method: SendCall['method'], address: Address, body?: Loose): SendCall {
  return { ...address(method), method, ...(body && { body }) };
}

const post = (address: Address, body: Loose) => send('POST', address, body);
const put = (address: Address, body?: Loose) => send('PUT', address, body);
const destroy = (address: Address) => send('DELETE', address);
