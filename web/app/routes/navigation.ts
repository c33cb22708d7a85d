import type { ComponentType } from 'react';
import { pathOf, type ScreenPath } from '../../../schema/screen-paths.ts';
import { mayUse, type Role } from '../../session/token.ts';

/** Places, in the sidebar's order: groups of its links, each of which has its screens as tabs too. */
export const groups = ['Today', 'A Day', 'A Month', 'Manage Users', 'Letters and Leave', 'Settings'] as const;

/** A route: its address, its name in sidebar, breadcrumb and title, who may open it, and its code. */
export interface Screen {
  readonly path: ScreenPath;
  readonly label: string;
  readonly group: (typeof groups)[number];
  /** Least role. */
  readonly least: Role;
  /** False for a route that is reached from another screen only. */
  readonly isLinked: boolean;
  /** The linked screen that an unlinked one belongs to: the sidebar marks that. */
  readonly parent?: ScreenPath;
  /** Its short name among the tabs of its place; absent where it is none of them. */
  readonly tab?: string;
  /** What the attendance service must have for it beyond section 7. */
  readonly extension?: string;
  /** What of time it shows, which its address has as `date` or as `month`; absent for other screens. */
  readonly period?: 'day' | 'month';
  /** Loads the screen. */
  readonly load: () => Promise<ComponentType>;
}

const dashboard = () => import('../../features/dashboard/dashboard.tsx').then((module) => module.Dashboard);
const reconciledPeople = () =>
  import('../../features/dashboard/list-screens.tsx').then((module) => module.ReconciledPeople);
const nearSerialPeople = () =>
  import('../../features/dashboard/list-screens.tsx').then((module) => module.NearSerialPeople);
const personPage = () => import('../../features/person/person-page.tsx').then((module) => module.PersonPage);
const locationMap = () => import('../../features/map/location-map.tsx').then((module) => module.LocationMap);
const attendanceReport = () =>
  import('../../features/attendance/attendance-report.tsx').then((module) => module.AttendanceReport);
const attendanceSearch = () =>
  import('../../features/attendance/attendance-report.tsx').then((module) => module.AttendanceSearch);
const shiftSetup = () => import('../../features/shifts/shift-setup.tsx').then((module) => module.ShiftSetup);
const holidayList = () => import('../../features/holidays/holiday-list.tsx').then((module) => module.HolidayList);
const leavePage = () => import('../../features/leave/leave-page.tsx').then((module) => module.LeavePage);
const changeLog = () => import('../../features/changes/change-log.tsx').then((module) => module.ChangeLog);
const recordChanges = () => import('../../features/changes/record-changes.tsx').then((module) => module.RecordChanges);
const officeList = () => import('../../features/offices/office-list.tsx').then((module) => module.OfficeList);
const changePassword = () =>
  import('../../features/settings/change-password.tsx').then((module) => module.ChangePassword);
const machineTokenList = () =>
  import('../../features/credentials/machine-tokens.tsx').then((module) => module.MachineTokenList);
const deviceKeyList = () => import('../../features/credentials/device-keys.tsx').then((module) => module.DeviceKeyList);
const deviceList = () => import('../../features/devices/device-list.tsx').then((module) => module.DeviceList);
const morningMail = () => import('../../features/mail/morning-mail.tsx').then((module) => module.MorningMail);
const mailList = () => import('../../features/mail/mail-list.tsx').then((module) => module.MailList);
const userList = () => import('../../features/users/user-list.tsx').then((module) => module.UserList);
const staffUsers = () => import('../../features/staff/staff-list.tsx').then((module) => module.StaffUsers);
const allStaff = () => import('../../features/staff/staff-list.tsx').then((module) => module.AllStaff);
const staffUpload = () => import('../../features/staff/staff-upload.tsx').then((module) => module.StaffUpload);
const staffAttendance = () =>
  import('../../features/attendance/staff-attendance-report.tsx').then((module) => module.StaffAttendanceReport);
const clockOut = () =>
  import('../../features/attendance/attendance-report.tsx').then((module) => module.ClockOutReport);
const lateness = () => import('../../features/lateness/lateness-report.tsx').then((module) => module.LatenessReport);
const serialLateness = () =>
  import('../../features/lateness/serial-lateness.tsx').then((module) => module.SerialLatenessReport);
const serialLatenessStaff = () =>
  import('../../features/lateness/serial-lateness.tsx').then((module) => module.SerialLatenessStaff);
const fullSerialLateness = () =>
  import('../../features/lateness/serial-lateness.tsx').then((module) => module.FullSerialLateness);
const todaysAbsenteeism = () =>
  import('../../features/absence/absence-by-day.tsx').then((module) => module.TodaysAbsenteeism);
const absenteeSummary = () =>
  import('../../features/absence/absentee-summary-report.tsx').then((module) => module.AbsenteeSummaryReport);
const absenteeism = () =>
  import('../../features/absence/absence-by-day.tsx').then((module) => module.AbsenteeismReport);
const comparedStaff = () =>
  import('../../features/comparison/compared-staff.tsx').then((module) => module.ComparedStaff);
const latenessLetters = () =>
  import('../../features/letters/letters-screens.tsx').then((module) => module.LatenessLetters);
const absenceLetters = () =>
  import('../../features/letters/letters-screens.tsx').then((module) => module.AbsenceLetters);
const lettersOnRecord = () =>
  import('../../features/letters-on-record/letter-register.tsx').then((module) => module.LettersOnRecord);
const letterText = () => import('../../features/letters/letter-text.tsx').then((module) => module.LetterText);
const explainedDay = () =>
  import('../../features/explained-day/explained-day.tsx').then((module) => module.ExplainedDay);
const monthSheet = () => import('../../features/month-sheet/month-sheet.tsx').then((module) => module.MonthSheet);
const hours = () => import('../../features/hours/hours-report.tsx').then((module) => module.HoursReport);
const photoReview = () => import('../../features/photo-review/photo-review.tsx').then((module) => module.PhotoReview);
const dayMap = () => import('../../features/day-map/day-map.tsx').then((module) => module.DayMap);
const linkedPhoto = () => import('../../features/linked-photo/linked-photo.tsx').then((module) => module.LinkedPhoto);
const notAvailable = () => import('./notice-screen.tsx').then((module) => module.NotAvailable);

/**
 * Every route but `/` and `/logout`, in the sidebar's order: the one table behind routes, sidebar, tabs, guards and titles, and,
 * by `npm run codegen`, behind the gateway's addresses. Misspelled ones are the contract.
 */
export const screens: readonly Screen[] = [
  { ...screen('/dashboard', 'Dashboard', 'Today', 'USER', dashboard), period: 'day' },

  day('/all/attendance', 'Attendance Report', 'Attendance', attendanceReport),
  screen('/attendance/staff', 'Staff Attendance', 'A Day', 'USER', staffAttendance),
  day('/report/latness', 'Lateness', 'Lateness', lateness),
  day('/report/exception', "Today's Absenteeism", 'Absent', todaysAbsenteeism),
  day('/report/clockout', 'Clock-out Report', 'Clock-out', clockOut),
  day('/attendance/day', 'Day Overview', 'Overview', explainedDay),
  day('/attendance/review', 'Photo Review', 'Photos', photoReview),
  day('/attendance/map', 'Attendance Map', 'Map', dayMap),
  { ...screen('/attendance/search', 'Attendance Search', 'A Day', 'USER', attendanceSearch), period: 'day' },
  screen('/all/location', 'Location Map', 'A Day', 'USER', locationMap),

  month('/report/serialatness', 'Serial Lateness', 'Serial Lateness', serialLateness),
  month('/absentee/summary/report', 'Absentee Summary Report', 'Absences', absenteeSummary),
  month('/attendance/month', 'Month Sheet', 'Month Sheet', monthSheet),
  month('/attendance/hours', 'Hours', 'Hours', hours),
  tab('Comparison', screen('/report/comparison', 'Comparison', 'A Month', 'USER', comparedStaff)),

  tab('Staff', screen('/manage/all/staffs', 'Staff List', 'Manage Users', 'MANAGEMENT', allStaff)),
  tab('Staff Users', screen('/manage/staffs', 'Staff Users', 'Manage Users', 'MANAGEMENT', staffUsers)),
  tab('Upload', screen('/manage/staff/upload', 'Staff Batch Upload', 'Manage Users', 'ADMIN', staffUpload)),
  tab('Admin Users', screen('/manage/users', 'Admin Users', 'Manage Users', 'ADMIN', userList)),
  tab('Units', screen('/manage/units', 'All Units', 'Manage Users', 'ADMIN', officeList)),

  tab('Leave', screen('/attendance/leave', 'Leave', 'Letters and Leave', 'USER', leavePage, 'leave')),
  tab(
    'Letters',
    screen('/report/letters', 'Letters On Record', 'Letters and Leave', 'USER', lettersOnRecord, 'letters'),
  ),
  tab('Text', screen('/settings/letters', 'Letter Text', 'Letters and Leave', 'ADMIN', letterText)),

  tab('Password', screen('/settings/changepwd', 'Change password', 'Settings', 'USER', changePassword)),
  tab('Shifts', screen('/settings/setup', 'Shift Setup', 'Settings', 'ADMIN', shiftSetup)),
  tab('Holidays', screen('/absence/holidays', 'Holidays', 'Settings', 'ADMIN', holidayList, 'holidays')),
  tab('Morning Mail', screen('/settings/mail', 'Morning Mail', 'Settings', 'USER', morningMail, 'digest')),
  tab('Devices', screen('/attendance/devices', 'Devices', 'Settings', 'USER', deviceList, 'intake')),
  tab('Device Keys', screen('/settings/devices', 'Device Keys', 'Settings', 'ADMIN', deviceKeyList, 'intake')),
  tab('Tokens', screen('/settings/tokens', 'Machine Tokens', 'Settings', 'ADMIN', machineTokenList, 'tokens')),
  tab('Changes', screen('/settings/changes', 'Change Log', 'Settings', 'ADMIN', changeLog, 'audit')),

  unlinked(
    '/settings/changes',
    screen('/settings/changes/:id', 'Changes', 'Settings', 'ADMIN', recordChanges, 'audit'),
  ),
  unlinked('/settings/mail', screen('/settings/mail/sent', 'Sent Mails', 'Settings', 'ADMIN', mailList, 'digest')),
  unlinked('/dashboard', {
    ...screen('/dashboard/people', 'Where Lists Disagree', 'Today', 'USER', reconciledPeople),
    period: 'day',
  }),
  unlinked('/dashboard', {
    ...screen('/dashboard/near-serial', 'One late day from the limit', 'Today', 'USER', nearSerialPeople),
    period: 'month',
  }),
  unlinked(
    '/report/serialatness',
    month('/report/serialatness/staff', 'Serial Lateness by staff', undefined, serialLatenessStaff),
  ),
  unlinked(
    '/report/serialatness',
    month('/serialatness/all', 'Full Serial Lateness Report', undefined, fullSerialLateness),
  ),
  unlinked(
    '/report/serialatness',
    month('/report/serialatness/letters', 'Lateness Letters', undefined, latenessLetters),
  ),
  unlinked(
    '/absentee/summary/report',
    month('/absentee/summary/letters', 'Absence Letters', undefined, absenceLetters),
  ),
  unlinked('/absentee/summary/report', month('/all/absentee', 'Absenteeism Report', undefined, absenteeism)),
  unlinked('/all/location', screen('/user/location/:loc', 'Location Map', 'A Day', 'USER', locationMap)),
  unlinked('/attendance/staff', screen('/person/:staffID', 'Person', 'A Day', 'USER', personPage)),
  unlinked('/all/attendance', screen('/photo/:signature/:address', 'Photo', 'A Day', 'USER', linkedPhoto)),
  unlinked('/dashboard', screen('/all/ad3', 'Ad3', 'Today', 'USER', notAvailable)),
];

/** What is opened every day: these links stand in the sidebar though their place is folded. */
export const dailyPaths: readonly ScreenPath[] = [
  '/dashboard',
  '/all/attendance',
  '/attendance/staff',
  '/report/latness',
  '/report/exception',
  '/attendance/review',
  '/report/serialatness',
  '/attendance/month',
  '/attendance/hours',
  '/manage/all/staffs',
  '/attendance/leave',
];

/** The screen of an address; undefined for `/`, `/logout` and unknown ones. */
export function findScreen(address: string): Screen | undefined {
  const path = pathOf(address);
  return screens.find((screen) => screen.path === path);
}

/** Whether the viewer's role and what the service has make a screen one to link: what is not known is not there. */
export function isOpenTo(role: Role, extensions: ReadonlySet<string> | null, { least, extension }: Screen): boolean {
  return mayUse(role, least) && (extension === undefined || extensions?.has(extension) === true);
}

function screen(
  path: ScreenPath,
  label: string,
  group: Screen['group'],
  least: Role,
  load: Screen['load'],
  extension?: string,
): Screen {
  return { path, label, group, least, isLinked: true, load, ...(extension && { extension }) };
}

/** A screen of a day, for everybody. */
function day(path: ScreenPath, label: string, name: string | undefined, load: Screen['load']): Screen {
  return { ...screen(path, label, 'A Day', 'USER', load), period: 'day', ...(name && { tab: name }) };
}

/** A screen of a month, for everybody. */
function month(path: ScreenPath, label: string, name: string | undefined, load: Screen['load']): Screen {
  return { ...screen(path, label, 'A Month', 'USER', load), period: 'month', ...(name && { tab: name }) };
}

function tab(name: string, entry: Screen): Screen {
  return { ...entry, tab: name };
}

function unlinked(parent: ScreenPath, entry: Screen): Screen {
  return { ...entry, parent, isLinked: false };
}
