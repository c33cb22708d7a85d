import { daySeconds, opensBefore, secondsOf, secondsSince } from '../../../schema/late-after.ts';
import type { AttendanceRecordRow } from './attendance.ts';
import type { Losses } from './losses.ts';
import type { ShiftRow } from './shift.ts';

/** Fewest records for which a list does not fit the shifts of its people: single people come when they please. */
const few = 3;
/** The least share of such records: on a day, where a service centre may differ from the others; of one person; and of the late. */
const shares = { day: 0.1, person: 0.5, late: 0.25 } as const;

/** Seconds after the end of a shift until which people sign out of it. */
const staysFor = 8 * 3600;

/** A shift whose start and end are known: when it starts, and how many seconds it lasts. */
function timesOf(shift: ShiftRow | undefined): { readonly startTime: string; readonly length: number } | null {
  if (!shift || shift.startTime === null || shift.endTime === null) return null;
  const { startTime, endTime } = shift;
  return { startTime, length: secondsSince(startTime, endTime) || daySeconds };
}

/**
 * Notes the times of a list that do not fit the shifts that its people have today, where they are many: times of twelve hours
 * without their half of the day, of another zone, sign-outs among sign-ins, and late people who came before their shift.
 */
export function noteShiftTimes(
  rows: readonly AttendanceRecordRow[],
  { isLate, isOfPerson }: { readonly isLate: boolean; readonly isOfPerson: boolean },
  losses: Losses,
): void {
  const shifts = new Map(losses.shifts.map((shift) => [shift.id, shift]));
  const timed = rows.flatMap(({ attendanceDate, mode, staff: { shiftID = '' } }) => {
    const times = timesOf(shifts.get(shiftID));
    if (attendanceDate === null || times === null) return [];
    const { startTime, length } = times;
    const since = secondsSince(startTime, attendanceDate.slice(11, 19));
    const isBefore = since >= daySeconds - opensBefore;
    const isOff = mode === 'SIGNED_IN' ? since > length && !isBefore : since > length + staysFor;
    // People who work through midnight may be late on the way back from a break.
    const isEarly = isBefore && secondsOf(startTime) + length <= daySeconds;
    return [{ attendanceDate, isOff, isEarly }];
  });
  const note = (field: string, found: typeof timed, share: number) => {
    if (found.length < few || found.length < share * timed.length) return;
    for (const { attendanceDate } of found) losses.note(field, attendanceDate);
  };
  note(
    'offShift',
    timed.filter(({ isOff }) => isOff),
    isOfPerson ? shares.person : shares.day,
  );
  if (isLate)
    note(
      'notLate',
      timed.filter(({ isEarly }) => isEarly),
      shares.late,
    );
}
