import { minutesAfterStart } from '../../schema/late-after.ts';
import { lateness as latenessList } from '../../schema/lists/lateness.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import { addPerson } from '../days/people.ts';
import { withDisagreement } from '../days/reasons/disagreements.ts';
import type { LatenessShift, QueryLatenessArgs } from '../generated/resolvers.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { StoredList } from '../lists/store.ts';
import { codeOf } from '../shared/errors.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import type { Bearer } from '../upstream/caller.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import { type Loss, Losses } from '../upstream/readers/losses.ts';
import { lossOfShifts, type ShiftRow, shiftsByReference } from '../upstream/readers/shift.ts';

/** A late sign-in beside the rule that made it late; both null where they cannot be known. */
export interface LatenessRow extends AttendanceRecordRow {
  readonly shift: LatenessShift | null;
  readonly minutesLate: number | null;
}

const noShifts: readonly ShiftRow[] = [];

/** The rows with their shifts. */
export const joinShifts = memoizeByIdentity(
  (rows: readonly AttendanceRecordRow[], shifts: readonly ShiftRow[]): readonly LatenessRow[] => {
    const references = shiftsByReference(shifts);
    const firsts = firstSignIns(rows);
    return rows.map((row) => {
      const shift = ruleOf(references.get(row.staff.shiftID ?? ''));
      const isFirst = row.staff.staffID === '' || firsts.has(row);
      return {
        ...row,
        shift,
        minutesLate: shift && isFirst ? minutesAfterStart(shift.startTime, row.attendanceDate) : null,
      };
    });
  },
);

/** The earliest row of each person: whoever comes back after lunch is not late by what they were away. */
function firstSignIns(rows: readonly AttendanceRecordRow[]): ReadonlySet<AttendanceRecordRow> {
  const firsts = new Map<string, AttendanceRecordRow[]>();
  for (const row of rows) addPerson(firsts, row, (first) => (instantOf(row) < instantOf(first) ? row : first));
  return new Set([...firsts.values()].flat());
}

/** Milliseconds since 1970; a row without a time is never the first beside one with a time. */
const instantOf = ({ attendanceDate }: AttendanceRecordRow) =>
  attendanceDate === null ? Number.POSITIVE_INFINITY : Date.parse(attendanceDate);

function ruleOf(shift: ShiftRow | undefined): LatenessRow['shift'] {
  if (!shift || shift.id === '' || shift.startTime === null || shift.lateAfter === null) return null;
  return { id: shift.id, name: shift.name, startTime: shift.startTime, lateAfter: shift.lateAfter };
}

/** The late of a day. Throws as the list store does. */
export const readLate = async (date: string, context: Context): Promise<StoredList<AttendanceRecordRow>> =>
  withDisagreement('late', await context.lists.read(endpoints.lateness(date), bearer(context)), date, context);

async function load(args: QueryLatenessArgs, context: Context): Promise<StoredList<LatenessRow>> {
  const caller = bearer(context);
  const [late, shifts] = await Promise.all([readLate(args.date, context), readShiftsOrNone(context, caller)]);
  const signIns = mayBeOfMany(late)
    ? await context.lists.read(endpoints.attendance(args.date, 'SIGNED_IN'), caller).catch(() => null)
    : null;
  const { rows, losses } = withoutTimes(late.rows, signIns?.losses?.some(isOfMany) ? signIns.rows : noSignIns);
  return {
    ...late,
    rows: joinShifts(rows, shifts.rows),
    losses: [...(late.losses ?? []), ...losses, ...(shifts.losses ?? []), ...withoutShift(rows, shifts.rows)],
  };
}

const noSignIns: readonly AttendanceRecordRow[] = [];

const isOfMany = ({ field }: Loss) => field === 'timeOfMany';

/** Whether a short list's times fall together: the sign-ins of its day tell whether a program wrote them. */
function mayBeOfMany({ rows, losses }: StoredList<AttendanceRecordRow>): boolean {
  const times = rows.flatMap(({ attendanceDate }) => attendanceDate ?? []).sort();
  if (times.length < 2 || losses?.some(isOfMany)) return false;
  return Date.parse(times.at(-1) ?? '') - Date.parse(times[0] ?? '') <= 1_000;
}

/** The rows without the times that their people's sign-ins do not have, where one of these has none, and what is said of it. */
const withoutTimes = memoizeByIdentity(
  (rows: readonly AttendanceRecordRow[], signIns: readonly AttendanceRecordRow[]) => {
    const untimed = new Set(
      signIns.flatMap(({ staff, attendanceDate }) => (attendanceDate === null ? staff.staffID : [])),
    );
    const timed = new Set(signIns.map(({ staff, attendanceDate }) => `${staff.staffID} ${attendanceDate}`));
    const lost = new Losses();
    const left = rows.map((row) => {
      const { staff, attendanceDate } = row;
      if (attendanceDate === null || !untimed.has(staff.staffID)) return row;
      if (timed.has(`${staff.staffID} ${attendanceDate}`)) return row;
      lost.note('timeOfMany', attendanceDate);
      return { ...row, attendanceDate: null };
    });
    return { rows: left, losses: lost.all };
  },
);

/** What is said of people whose shift is not there: nothing, or that how late they are is not known. */
const withoutShift = memoizeByIdentity(
  (rows: readonly AttendanceRecordRow[], shifts: readonly ShiftRow[]): readonly Loss[] => {
    const known = shiftsByReference(shifts);
    const timed = rows.filter(({ attendanceDate }) => attendanceDate !== null);
    return lossOfShifts(timed.map(({ staff }) => staff.shiftID ?? '').filter((shiftID) => !known.has(shiftID)));
  },
);

/** Who was late is known without the shifts: their failure leaves cells empty and the list whole. */
async function readShiftsOrNone(
  context: Context,
  caller: Bearer,
): Promise<Pick<StoredList<ShiftRow>, 'rows' | 'losses'>> {
  try {
    return await context.lists.read(endpoints.shifts(), caller);
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    context.log.warn({ code }, 'lateness is answered without shifts');
    return { rows: noShifts };
  }
}

/** Late sign-ins. */
export const lateness: Feature = {
  lists: [declaredList(latenessList, load)],
  resolvers: { LatenessRecord: { photo: (record) => record.imageURL || null } },
};
