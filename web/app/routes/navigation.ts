import type { ComponentType } from 'react';
import { pathOf, type ScreenPath } from '../../../schema/screen-paths.ts';
import { mayUse, type Role } from '../../session/token.ts';

/** Groups of the sidebar, in order. */
export const groups = ['Overview', 'Attendance', 'Absence', 'Manage Users', 'Settings'] as const;

/** A route: its address, its name in sidebar, breadcrumb and title, who may open it, and its code. */
export interface Screen {
  readonly path: ScreenPath;
  readonly label: string;
  readonly group: (typeof groups)[number];
  /** Least role. */
  readonly least: Role;
  /** False for a route that is reached from another screen only. */
  readonly isLinked: boolean;
  /** The linked screen that it belongs to: the sidebar marks that one for an unlinked screen, and sets a linked one below it. */
  readonly parent?: ScreenPath;
  /** The sidebar shows it once its group is opened wholly. */
  readonly isSeldom?: true;
  /** What the attendance service must have for it beyond section 7. */
  readonly extension?: string;
  /** What of time it shows, which its address has as `date` or as `month`; absent for other screens. */
  readonly period?: 'day' | 'month';
  /** Loads the screen. */
  readonly load: () => Promise<ComponentType>;
}

const dashboard = () => import('../../features/dashboard/dashboard.tsx').then((module) => module.Dashboard);
const reconciledPeople = () =>
  import('../../features/dashboard/reconciled-people.tsx').then((module) => module.ReconciledPeople);
const nearSerialPeople = () =>
  import('../../features/dashboard/near-serial-people.tsx').then((module) => module.NearSerialPeople);
const personPage = () => import('../../features/person/person-page.tsx').then((module) => module.PersonPage);
const locationMap = () => import('../../features/map/location-map.tsx').then((module) => module.LocationMap);
const attendanceReport = () =>
  import('../../features/attendance/attendance-report.tsx').then((module) => module.AttendanceReport);
const attendanceSearch = () =>
  import('../../features/attendance/attendance-search.tsx').then((module) => module.AttendanceSearch);
const shiftSetup = () => import('../../features/shifts/shift-setup.tsx').then((module) => module.ShiftSetup);
const holidayList = () => import('../../features/holidays/holiday-list.tsx').then((module) => module.HolidayList);
const leavePage = () => import('../../features/leave/leave-page.tsx').then((module) => module.LeavePage);
const changeLog = () => import('../../features/changes/change-log.tsx').then((module) => module.ChangeLog);
const recordChanges = () => import('../../features/changes/record-changes.tsx').then((module) => module.RecordChanges);
const officeList = () => import('../../features/offices/office-list.tsx').then((module) => module.OfficeList);
const changePassword = () =>
  import('../../features/settings/change-password.tsx').then((module) => module.ChangePassword);
const machineTokenList = () =>
  import('../../features/credentials/machine-token-list.tsx').then((module) => module.MachineTokenList);
const deviceKeyList = () =>
  import('../../features/credentials/device-key-list.tsx').then((module) => module.DeviceKeyList);
const deviceList = () => import('../../features/devices/device-list.tsx').then((module) => module.DeviceList);
const morningMail = () => import('../../features/mail/morning-mail.tsx').then((module) => module.MorningMail);
const mailList = () => import('../../features/mail/mail-list.tsx').then((module) => module.MailList);
const userList = () => import('../../features/users/user-list.tsx').then((module) => module.UserList);
const staffUsers = () => import('../../features/staff/staff-screens.tsx').then((module) => module.StaffUsers);
const allStaff = () => import('../../features/staff/staff-screens.tsx').then((module) => module.AllStaff);
const staffUpload = () => import('../../features/staff/staff-upload.tsx').then((module) => module.StaffUpload);
const staffAttendance = () =>
  import('../../features/attendance/staff-attendance-report.tsx').then((module) => module.StaffAttendanceReport);
const clockOut = () => import('../../features/attendance/clock-out-report.tsx').then((module) => module.ClockOutReport);
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

/** Every route but `/` and `/logout`, in the sidebar's order: the one table behind routes, sidebar, guards and titles. */
export const screens: readonly Screen[] = [
  screen('/dashboard', 'Dashboard', 'Overview', 'USER', dashboard, 'day'),
  screen('/all/attendance', 'Attendance Report', 'Attendance', 'USER', attendanceReport, 'day'),
  screen('/report/latness', 'Lateness', 'Attendance', 'USER', lateness, 'day'),
  screen('/attendance/day', 'Day Overview', 'Attendance', 'USER', explainedDay, 'day'),
  screen('/attendance/review', 'Photo Review', 'Attendance', 'USER', photoReview, 'day'),
  screen('/attendance/map', 'Attendance Map', 'Attendance', 'USER', dayMap, 'day'),
  screen('/attendance/search', 'Attendance Search', 'Attendance', 'USER', attendanceSearch),
  screen('/report/clockout', 'Clock-out Report', 'Attendance', 'USER', clockOut, 'day'),
  screen('/report/serialatness', 'Serial Lateness', 'Attendance', 'USER', serialLateness, 'month'),
  screen('/all/location', 'Location Map', 'Attendance', 'USER', locationMap),
  seldom(screen('/attendance/month', 'Month Sheet', 'Attendance', 'USER', monthSheet, 'month')),
  seldom(screen('/attendance/hours', 'Hours', 'Attendance', 'USER', hours, 'month')),
  seldom(screen('/attendance/staff', 'Staff Attendance', 'Attendance', 'USER', staffAttendance)),
  { ...seldom(screen('/attendance/devices', 'Devices', 'Attendance', 'USER', deviceList)), extension: 'intake' },
  seldom(screen('/report/comparison', 'Comparison', 'Attendance', 'USER', comparedStaff)),
  {
    ...seldom(screen('/report/letters', 'Letters On Record', 'Attendance', 'USER', lettersOnRecord)),
    extension: 'letters',
  },
  screen('/report/exception', "Today's Absenteeism", 'Absence', 'USER', todaysAbsenteeism, 'day'),
  screen('/absentee/summary/report', 'Absentee Summary Report', 'Absence', 'USER', absenteeSummary, 'month'),
  { ...seldom(screen('/attendance/leave', 'Leave', 'Absence', 'USER', leavePage)), extension: 'leave' },
  { ...seldom(screen('/absence/holidays', 'Holidays', 'Absence', 'ADMIN', holidayList)), extension: 'holidays' },
  screen('/manage/all/staffs', 'Staff List', 'Manage Users', 'MANAGEMENT', allStaff),
  below('/manage/all/staffs', screen('/manage/staffs', 'Staff Users', 'Manage Users', 'MANAGEMENT', staffUsers)),
  below(
    '/manage/all/staffs',
    screen('/manage/staff/upload', 'Staff Batch Upload', 'Manage Users', 'ADMIN', staffUpload),
  ),
  screen('/manage/users', 'Admin Users', 'Manage Users', 'ADMIN', userList),
  screen('/manage/units', 'All Units', 'Manage Users', 'ADMIN', officeList),
  screen('/settings/changepwd', 'Change password', 'Settings', 'USER', changePassword),
  screen('/settings/setup', 'Shift Setup', 'Settings', 'ADMIN', shiftSetup),
  { ...seldom(screen('/settings/mail', 'Morning Mail', 'Settings', 'USER', morningMail)), extension: 'digest' },
  seldom(screen('/settings/letters', 'Letter Text', 'Settings', 'ADMIN', letterText)),
  {
    ...seldom(screen('/settings/tokens', 'Machine Tokens', 'Settings', 'ADMIN', machineTokenList)),
    extension: 'tokens',
  },
  { ...seldom(screen('/settings/devices', 'Device Keys', 'Settings', 'ADMIN', deviceKeyList)), extension: 'intake' },
  { ...seldom(screen('/settings/changes', 'Change Log', 'Settings', 'ADMIN', changeLog)), extension: 'audit' },
  {
    ...unlinked('/settings/changes', screen('/settings/changes/:id', 'Changes', 'Settings', 'ADMIN', recordChanges)),
    extension: 'audit',
  },
  {
    ...unlinked('/settings/mail', screen('/settings/mail/sent', 'Sent Mails', 'Settings', 'ADMIN', mailList)),
    extension: 'digest',
  },
  unlinked(
    '/dashboard',
    screen('/dashboard/people', 'Where Lists Disagree', 'Overview', 'USER', reconciledPeople, 'day'),
  ),
  unlinked(
    '/dashboard',
    screen('/dashboard/near-serial', 'One late day from the limit', 'Overview', 'USER', nearSerialPeople, 'month'),
  ),
  unlinked(
    '/report/serialatness',
    screen(
      '/report/serialatness/staff',
      'Serial Lateness by staff',
      'Attendance',
      'USER',
      serialLatenessStaff,
      'month',
    ),
  ),
  unlinked(
    '/report/serialatness',
    screen('/serialatness/all', 'Full Serial Lateness Report', 'Attendance', 'USER', fullSerialLateness, 'month'),
  ),
  unlinked(
    '/report/serialatness',
    screen('/report/serialatness/letters', 'Lateness Letters', 'Attendance', 'USER', latenessLetters, 'month'),
  ),
  unlinked(
    '/absentee/summary/report',
    screen('/absentee/summary/letters', 'Absence Letters', 'Absence', 'USER', absenceLetters, 'month'),
  ),
  unlinked(
    '/absentee/summary/report',
    screen('/all/absentee', 'Absenteeism Report', 'Absence', 'USER', absenteeism, 'month'),
  ),
  unlinked('/all/location', screen('/user/location/:loc', 'Location Map', 'Attendance', 'USER', locationMap)),
  unlinked('/attendance/staff', screen('/person/:staffID', 'Person', 'Attendance', 'USER', personPage)),
  unlinked('/all/attendance', screen('/photo/:signature/:address', 'Photo', 'Attendance', 'USER', linkedPhoto)),
  unlinked('/dashboard', screen('/all/ad3', 'Ad3', 'Overview', 'USER', notAvailable)),
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
  period?: Screen['period'],
): Screen {
  return { path, label, group, least, isLinked: true, load, ...(period && { period }) };
}

/** A linked screen that stands below `parent` in the sidebar. */
function below(parent: ScreenPath, entry: Screen): Screen {
  return { ...entry, parent };
}

function seldom(entry: Screen): Screen {
  return { ...entry, isSeldom: true };
}

function unlinked(parent: ScreenPath, entry: Screen): Screen {
  return { ...entry, parent, isLinked: false };
}
