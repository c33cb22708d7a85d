import type { CompanyStaff } from '../company-service/people.ts';
import { byName, type Told } from '../told-screens.ts';
import { markOf, type PlainFacts, reasonMarks } from './facts.ts';

/** `2026-11-23, 7:53:01 am`. */
function timeOf(wall: number | null): string {
  if (wall === null) return '';
  const [date = '', time = ''] = new Date(wall * 1_000).toISOString().slice(0, 19).split('T');
  const hours = Number(time.slice(0, 2));
  return `${date}, ${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'am' : 'pm'}`;
}

/** `Mon 2`. */
const headingOf = (date: string) =>
  `${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(date).getUTCDay()]} ${Number(date.slice(8))}`;

const staffOf = (person: CompanyStaff) => ({
  'Staff-ID': person.staffID,
  Name: person.name,
  District: person.district,
  'Service Centre': person.serviceCentre,
  Department: person.department,
});

/** What files hold of a company. */
export const plainFiles = ({ byID, signIns, ofDay, sums }: PlainFacts): Readonly<Record<string, Told['rows']>> => ({
  'attendance.csv': byName(
    signIns.map(({ person, wall }) => ({
      ...staffOf(byID.get(person)?.person as CompanyStaff),
      'Attendance Mode': 'Signed in',
      'Attendance Date': timeOf(wall),
    })),
  ),
  'explainedDay.csv': byName(
    ofDay.map(({ person, shift, day: { reason, firstIn, lastOut, minutesLate, isListedAbsent } }) => ({
      ...staffOf(person),
      Shift: shift?.name ?? '',
      Reason: reason === null ? '' : reasonMarks[reason][1],
      'First Sign-in': timeOf(firstIn),
      'Last Sign-out': timeOf(lastOut),
      'Minutes Late': minutesLate ?? '',
      'Listed Absent': isListedAbsent ? 'Yes' : 'No',
    })),
  ),
  'attendanceMonth.csv': byName(
    sums.map((sum) => ({
      ...staffOf(sum.person),
      Shift: sum.shiftName,
      ...Object.fromEntries(sum.all.map((each) => [headingOf(each.date), markOf(each)])),
      Present: sum.present,
      Late: sum.late,
      Absent: sum.absent,
      'Day Off': sum.dayOff,
      Holiday: 0,
      Outage: 0,
      Other: sum.other,
      'Not Known': sum.notKnown,
      'Listed Absent': sum.listedAbsentDays,
      'Minutes Late': sum.lateMinutes,
    })),
  ),
  'staffHours.csv': byName(
    sums.map((sum) => ({
      ...staffOf(sum.person),
      Shift: sum.shiftName,
      'Days Signed In': sum.daysSignedIn,
      'Days Counted': sum.daysCounted,
      'Hours (decimal)': Math.round((sum.minutesWorked / 60) * 1e4) / 1e4,
      'Minutes Worked': sum.minutesWorked,
      'Overtime Minutes': sum.overtime ?? '',
      Late: sum.late,
      'Minutes Late': sum.lateMinutes,
      Absent: sum.absent,
      'Not Known': sum.notKnown,
    })),
  ),
});
