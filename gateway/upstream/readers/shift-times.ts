import { daySeconds, opensBefore, secondsOf } from '../../../schema/late-after.ts';
import type { AttendanceRecordRow } from './attendance.ts';
import type { Losses } from './losses.ts';
import type { ShiftRow } from './shift.ts';

/** Records from which on a list is at odds with the shifts of its people: single people come when they please. */
const few = 3;
/** The share of them: of a day, on which a service centre may stand apart, of one person, and of the late. */
const shares = { day: 0.1, person: 0.5, late: 0.25 } as const;

/** Seconds after the end of a shift until which people sign out of it. */
const staysFor = 8 * 3600;

/** Seconds of a shift from its start. */
function lengthOf({ startTime, endTime }: ShiftRow): number | null {
  if (startTime === null || endTime === null) return null;
  return (secondsOf(endTime) - secondsOf(startTime) + daySeconds) % daySeconds || daySeconds;
}

/**
 * Notes the times of a list that are at odds with the shifts of its people, where they are many: times of twelve hours
 * without their half of the day, of another zone, sign-outs among sign-ins, and late people who came before their shift.
 */
export function noteShiftTimes(
  rows: readonly AttendanceRecordRow[],
  { isLate, isOfPerson }: { readonly isLate: boolean; readonly isOfPerson: boolean },
  losses: Losses,
): void {
  const shifts = new Map(losses.shifts.map((shift) => [shift.id, shift]));
  const timed = rows.flatMap(({ attendanceDate, mode, staff: { shiftID = '' } }) => {
    const shift = shifts.get(shiftID);
    const length = shift ? lengthOf(shift) : null;
    if (attendanceDate === null || length === null) return [];
    const since =
      (secondsOf(attendanceDate.slice(11, 19)) - secondsOf(shift?.startTime ?? '') + daySeconds) % daySeconds;
    const isBefore = since >= daySeconds - opensBefore;
    const isOff = mode === 'SIGNED_IN' ? since > length && !isBefore : since > length + staysFor;
    // Who works through midnight may be late on the way back from a break.
    const isEarly = isBefore && secondsOf(shift?.startTime ?? '') + length <= daySeconds;
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
