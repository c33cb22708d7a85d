import { noPunches } from '../../gateway/days/day-punches.ts';
import { makeSheet } from '../../gateway/days/month-sheet.ts';
import { unknownDay } from '../../gateway/days/person-month-day.ts';
import { companyOf } from '../../gateway/days/reasons/company.ts';
import { explain } from '../../gateway/days/reasons/explain.ts';
import { habitsOf } from '../../gateway/days/reasons/habits.ts';
import { fact } from '../../gateway/days/reasons/person-day.ts';
import { compareStaff } from '../../gateway/reports/compare-periods.ts';
import { expandDays } from '../../gateway/reports/expand-days.ts';
import type { LatenessRow } from '../../gateway/reports/lateness.ts';
import { reconcile } from '../../gateway/reports/reconciliation.ts';
import {
  readDeviceKeys,
  readMachineTokens,
  readUsers,
  readWatchedDevices,
} from '../../gateway/upstream/readers/accounts.ts';
import { readAbsent, readAttendance, readLateness } from '../../gateway/upstream/readers/attendance.ts';
import { readChanges } from '../../gateway/upstream/readers/change.ts';
import { readLeave } from '../../gateway/upstream/readers/leave.ts';
import { readLetters } from '../../gateway/upstream/readers/letter.ts';
import { readMonthly } from '../../gateway/upstream/readers/monthly.ts';
import { readMorningMails } from '../../gateway/upstream/readers/morning-mail.ts';
import { readReviews } from '../../gateway/upstream/readers/review.ts';
import { readHolidays, readShifts } from '../../gateway/upstream/readers/shift.ts';
import { readStaffList } from '../../gateway/upstream/readers/staff.ts';
import { readStaffSummary } from '../../gateway/upstream/readers/staff-summary.ts';
import { ValueReader } from '../../gateway/upstream/readers/value-reader.ts';
import { leaveEntry, letterEntry } from './sample-answers.ts';

/** A row of a type of the SDL, as the gateway makes it, and the file that makes it. */
export interface SampleRow {
  readonly type: string;
  readonly file: string;
  readonly row: object | undefined;
}

const read = new ValueReader('UTC');
const record = { _id: '1', staffID: '1', name: 'A', email: 'a@demo.example', attendanceDate: '2026-01-05T08:00:00Z' };

/** A row of each type whose fields are read from upstream, made from a nearly empty record by the readers themselves. */
export function sampleRows(): readonly SampleRow[] {
  const staff = readStaffSummary(record, read);
  const [late] = readLateness([record], read);
  const monthly = readMonthly([{ ...record, daysLate: ['2026-01-05'] }], 'daysLate', read);
  const [shift] = readShifts([{ _id: '1', name: 'Day', startTime: '08:00:00', serialLatenessThreshold: 2 }], read);
  const near = { key: '1', staff, shift: 'Day', daysLate: ['2026-01-05'], dayCount: 1, threshold: 2 };
  const people = new Map([['1', [{ staff, value: 1, isAtLeast: false }]]]);
  const values = { people, belowOf: () => 1, isPartial: false };
  const register = readStaffList([record], read);
  const company = companyOf(register, []);
  const entry = { ...record, number: 1, subject: 'user', after: { name: 'A' } };
  const [change] = readChanges([entry], read);
  const day = explain('2026-01-05', 0, {
    company,
    signIns: [null, noPunches, null],
    signOuts: [null, null],
    absent: [],
    leaves: new Map(),
    holiday: null,
    late: [],
    lateBefore: null,
    habits: habitsOf(company),
    opened: null,
    unread: [],
  });
  const judged = { ...record, mode: 'signedIn', verdicts: [{ verdict: 'same' }] };
  const [review] = readReviews([judged], read);
  const sheet = makeSheet({ now: company }, new Map([['2026-01-05', day]]), '2026-01-05');
  return [
    { type: 'StaffSummary', file: 'gateway/upstream/readers/staff-summary.ts', row: staff },
    { type: 'StaffMember', file: 'gateway/upstream/readers/staff.ts', row: register[0] },
    { type: 'User', file: 'gateway/upstream/readers/accounts.ts', row: readUsers([record], read)[0] },
    { type: 'Shift', file: 'gateway/upstream/readers/shift.ts', row: shift },
    {
      type: 'AttendanceRecord',
      file: 'gateway/upstream/readers/attendance.ts',
      row: readAttendance([record], 'SIGNED_IN', read)[0],
    },
    {
      type: 'LatenessRecord',
      file: 'gateway/reports/lateness.ts',
      row: late && ({ ...late, shift: null, minutesLate: null } satisfies LatenessRow),
    },
    { type: 'SerialLatenessRecord', file: 'gateway/upstream/readers/monthly.ts', row: monthly[0] },
    { type: 'SerialLatenessDay', file: 'gateway/reports/expand-days.ts', row: expandDays(monthly)[0] },
    { type: 'Absentee', file: 'gateway/upstream/readers/attendance.ts', row: readAbsent([record], read)[0] },
    { type: 'AbsenteeSummaryRecord', file: 'gateway/upstream/readers/monthly.ts', row: monthly[0] },
    { type: 'AbsenteeDay', file: 'gateway/reports/expand-days.ts', row: expandDays(monthly)[0] },
    {
      type: 'Holiday',
      file: 'gateway/upstream/readers/shift.ts',
      row: readHolidays([{ date: '2026-01-01', name: 'A' }], read)[0],
    },
    {
      type: 'MachineToken',
      file: 'gateway/upstream/readers/accounts.ts',
      row: readMachineTokens([{ ...record, role: 'user' }], read)[0],
    },
    { type: 'Change', file: 'gateway/upstream/readers/change.ts', row: change },
    { type: 'ChangedField', file: 'gateway/upstream/readers/change.ts', row: change?.fields[0] },
    { type: 'ReviewedRecord', file: 'gateway/upstream/readers/review.ts', row: review },
    { type: 'Review', file: 'gateway/upstream/readers/review.ts', row: review?.review },
    { type: 'RecordVerdict', file: 'gateway/upstream/readers/review.ts', row: review?.review.verdicts[0] },
    { type: 'Leave', file: 'gateway/upstream/readers/leave.ts', row: readLeave([leaveEntry()], read)[0] },
    {
      type: 'RecordedLetter',
      file: 'gateway/upstream/readers/letter.ts',
      row: readLetters([letterEntry()], read)[0],
    },
    {
      type: 'MorningMail',
      file: 'gateway/upstream/readers/morning-mail.ts',
      row: readMorningMails([{ ...record, email: 'a' }], read)[0],
    },
    {
      type: 'WatchedDevice',
      file: 'gateway/upstream/readers/accounts.ts',
      row: readWatchedDevices([record], read)[0],
    },
    { type: 'DeviceKey', file: 'gateway/upstream/readers/accounts.ts', row: readDeviceKeys([record], read)[0] },
    {
      type: 'ComparedStaff',
      file: 'gateway/reports/compare-periods.ts',
      row: compareStaff(values, null)[0],
    },
    { type: 'NearSerialLateness', file: 'gateway/reports/serial-lateness.ts', row: near },
    {
      type: 'ReconciledStaff',
      file: 'gateway/reports/reconciliation.ts',
      row: reconcile({ register, signIns: [], absent: [], late: [] })[0],
    },
    { type: 'StaffMonth', file: 'gateway/days/month-sheet.ts', row: sheet.people[0] },
    { type: 'MonthDayMark', file: 'gateway/days/month-sheet.ts', row: sheet.people[0]?.days()[0] },
    {
      type: 'PersonMonthDay',
      file: 'gateway/days/person-month-day.ts',
      row: unknownDay(staff, '2026-01-05', 'TO_COME'),
    },
    { type: 'PersonDay', file: 'gateway/days/reasons/explained-day.ts', row: day.people[0] },
    { type: 'DayFact', file: 'gateway/days/reasons/person-day.ts', row: fact('LISTED_ABSENT') },
  ];
}
