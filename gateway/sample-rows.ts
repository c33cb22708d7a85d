import { compareGroups, compareStaff } from './features/compare-periods.ts';
import { addDay, countDays } from './features/find-near-serial.ts';
import type { LatenessRow } from './features/lateness.ts';
import { reconcile } from './features/reconcile.ts';
import { noSigns } from './lists/day-signs.ts';
import { companyOf } from './reasons/company.ts';
import { fact } from './reasons/evidence.ts';
import { explain } from './reasons/explain.ts';
import { habitsOf } from './reasons/habits.ts';
import { makeSheet } from './reasons/month-sheet.ts';
import { unknownDay } from './reasons/person-month-day.ts';
import { readAbsent } from './rest/absence.ts';
import { readAttendance } from './rest/attendance.ts';
import { changeSteps } from './rest/change.ts';
import { readDeviceKeys } from './rest/device-key.ts';
import { readHolidays } from './rest/holiday.ts';
import { readLateness } from './rest/lateness.ts';
import { readMachineTokens } from './rest/machine-token.ts';
import { expandDays, readMonthly } from './rest/monthly.ts';
import { reviewSteps } from './rest/review.ts';
import { readShifts } from './rest/shift.ts';
import { readStaffList } from './rest/staff.ts';
import { readStaffSummary } from './rest/staff-summary.ts';
import { readUsers } from './rest/user.ts';
import { runAtOnce } from './yield-turn.ts';

/** A row of a type of the SDL, as the gateway makes it, and the file that makes it. */
export interface SampleRow {
  readonly type: string;
  readonly file: string;
  readonly row: object | undefined;
}

const zone = 'UTC';
const record = { _id: '1', staffID: '1', name: 'A', email: 'a@demo.example', attendanceDate: '2026-01-05T08:00:00Z' };

/** A row of each type whose fields are read from upstream, made from a nearly empty record by the readers themselves. */
export function sampleRows(): readonly SampleRow[] {
  const staff = readStaffSummary(record);
  const [late] = readLateness([record], zone);
  const monthly = readMonthly([{ ...record, daysLate: ['2026-01-05'] }], 'daysLate', zone);
  const [shift] = readShifts([{ _id: '1', name: 'Day', startTime: '08:00:00', serialLatenessThreshold: 2 }]);
  const near = addDay(countDays(shift ? [shift] : [], []), ['2026-01-05', [{ staff, shiftID: '1', wall: 0 }]]);
  const people = new Map([['1', [{ staff, value: 1, isAtLeast: false }]]]);
  const values = { people, belowOf: () => 1, isPartial: false };
  const register = readStaffList([record], zone);
  const company = companyOf(register, []);
  const entry = { ...record, number: 1, subject: 'user', after: { name: 'A' } };
  const [change] = runAtOnce(changeSteps([entry], zone));
  const day = runAtOnce(
    explain('2026-01-05', 0, {
      company,
      signIns: [null, noSigns, null],
      signOuts: [null, null],
      absent: [],
      late: [],
      lateBefore: null,
      habits: habitsOf(company),
      opened: null,
      unread: [],
    }),
  );
  const judged = { ...record, mode: 'signedIn', verdicts: [{ verdict: 'same' }] };
  const [review] = runAtOnce(reviewSteps([judged], zone));
  const sheet = runAtOnce(makeSheet({ now: company }, new Map([['2026-01-05', day]]), '2026-01-05'));
  return [
    { type: 'StaffSummary', file: 'gateway/rest/staff-summary.ts', row: staff },
    { type: 'StaffMember', file: 'gateway/rest/staff.ts', row: register[0] },
    { type: 'User', file: 'gateway/rest/user.ts', row: readUsers([record], zone)[0] },
    { type: 'Shift', file: 'gateway/rest/shift.ts', row: shift },
    {
      type: 'AttendanceRecord',
      file: 'gateway/rest/attendance.ts',
      row: readAttendance([record], 'SIGNED_IN', zone)[0],
    },
    {
      type: 'LatenessRecord',
      file: 'gateway/features/lateness.ts',
      row: late && ({ ...late, shift: null, minutesLate: null } satisfies LatenessRow),
    },
    { type: 'SerialLatenessRecord', file: 'gateway/rest/monthly.ts', row: monthly[0] },
    { type: 'SerialLatenessDay', file: 'gateway/rest/monthly.ts', row: expandDays(monthly)[0] },
    { type: 'Absentee', file: 'gateway/rest/absence.ts', row: readAbsent([record])[0] },
    { type: 'AbsenteeSummaryRecord', file: 'gateway/rest/monthly.ts', row: monthly[0] },
    { type: 'AbsenteeDay', file: 'gateway/rest/monthly.ts', row: expandDays(monthly)[0] },
    {
      type: 'Holiday',
      file: 'gateway/rest/holiday.ts',
      row: readHolidays([{ date: '2026-01-01', name: 'A' }])[0],
    },
    {
      type: 'MachineToken',
      file: 'gateway/rest/machine-token.ts',
      row: readMachineTokens([{ ...record, role: 'user' }], zone)[0],
    },
    { type: 'Change', file: 'gateway/rest/change.ts', row: change },
    { type: 'ChangedField', file: 'gateway/rest/change.ts', row: change?.fields[0] },
    { type: 'ReviewedRecord', file: 'gateway/rest/review.ts', row: review },
    { type: 'Review', file: 'gateway/rest/review.ts', row: review?.review },
    { type: 'RecordVerdict', file: 'gateway/rest/review.ts', row: review?.review.verdicts[0] },
    { type: 'DeviceKey', file: 'gateway/rest/device-key.ts', row: readDeviceKeys([record], zone)[0] },
    {
      type: 'ComparedStaff',
      file: 'gateway/features/compare-periods.ts',
      row: runAtOnce(compareStaff(values, null))[0],
    },
    {
      type: 'ComparedGroup',
      file: 'gateway/features/compare-periods.ts',
      row: runAtOnce(compareGroups(values, null, 'DISTRICT'))[0],
    },
    { type: 'NearSerialLateness', file: 'gateway/rest/near-serial.ts', row: near.rows[0] },
    {
      type: 'ReconciledStaff',
      file: 'gateway/features/reconcile.ts',
      row: reconcile({ register, signIns: [], absent: [], late: [] })[0],
    },
    { type: 'StaffMonth', file: 'gateway/reasons/month-sheet.ts', row: sheet.people[0] },
    { type: 'MonthDayMark', file: 'gateway/reasons/month-sheet.ts', row: sheet.people[0]?.days[0] },
    {
      type: 'PersonMonthDay',
      file: 'gateway/reasons/person-month-day.ts',
      row: unknownDay(staff, '2026-01-05', 'TO_COME'),
    },
    { type: 'PersonDay', file: 'gateway/reasons/explained-day.ts', row: day.people[0] },
    { type: 'DayFact', file: 'gateway/reasons/person-day.ts', row: fact('LISTED_ABSENT') },
  ];
}
