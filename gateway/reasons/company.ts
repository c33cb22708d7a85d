import { daySeconds, lateAfterOf, secondsOf } from '../../schema/late-after.ts';
import { cachedByLists } from '../lists/cached-by-lists.ts';
import type { ShiftRow } from '../rest/shift.ts';
import type { StaffMemberRow } from '../rest/staff.ts';
import type { StaffSummaryRow } from '../rest/staff-summary.ts';

/** A shift whose times are known. */
export interface Hours {
  readonly id: string;
  readonly name: string;
  /** Seconds after the midnight of its day. */
  readonly start: number;
  /** Seconds after the midnight of its day at which it ends, on the next day where that is earlier than the start. */
  readonly end: number;
  /** Seconds after the midnight of its day after which a sign-in is late; it may be after the next midnight. */
  readonly lateAfter: number;
}

/** Somebody on the register. */
export interface Member {
  readonly staff: StaffSummaryRow;
  /** Name of the shift; an empty string without one. */
  readonly shift: string;
  /** Who works as they do: upstream's id of the shift, or its name where it gives none; empty without a shift. */
  readonly group: string;
  /** Null without a shift, and where its start is not known. */
  readonly hours: Hours | null;
  /** The day of registration, as a number; 0 when it is not known. */
  readonly registered: number;
}

/** The register beside the shifts. */
export interface Company {
  /** Everybody once, by staff ID, in the register's order. */
  readonly members: readonly Member[];
  /** The place of each staff ID in `members`. */
  readonly places: ReadonlyMap<string, number>;
  readonly hours: readonly Hours[];
}

/** Hours of a shift without an end. */
const usualLength = 8 * 3600;

/** The company that a register and shifts make; the same for the same versions. */
export const companyOf = cachedByLists((register: readonly StaffMemberRow[], shifts: readonly ShiftRow[]): Company => {
  const byID = new Map(shifts.map((shift) => [shift.id, { name: shift.name, hours: hoursOf(shift) }]));
  const byName = new Map([...byID.values()].map((shift) => [shift.name, shift]));
  const places = new Map<string, number>();
  const members: Member[] = [];
  for (const { staff, shift, createdAt } of register) {
    if (places.has(staff.staffID)) continue;
    // Upstream names a shift by its id, by its name, or by both.
    const known = shift && (byID.get(shift.id) ?? byName.get(shift.name));
    places.set(staff.staffID, members.length);
    members.push({
      staff,
      shift: known?.name || shift?.name || '',
      group: shift?.id || shift?.name || '',
      hours: known?.hours ?? null,
      registered: createdAt === null ? 0 : dayNumber(createdAt.slice(0, 10)),
    });
  }
  return { members, places, hours: [...byID.values()].flatMap(({ hours }) => hours ?? []) };
});

/** Days since 1970-01-01 of a day `YYYY-MM-DD`. */
export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / (daySeconds * 1000);

/** The shifts whose times are known. */
export const hoursOfAll = cachedByLists((shifts: readonly ShiftRow[]): readonly Hours[] =>
  shifts.flatMap((shift) => hoursOf(shift) ?? []),
);

function hoursOf({ id, name, startTime, endTime, latenessThreshold }: ShiftRow): Hours | null {
  if (startTime === null) return null;
  const start = secondsOf(startTime);
  const end = endTime === null ? start + usualLength : after(start + 1, secondsOf(endTime));
  return { id, name, start, end, lateAfter: after(start, secondsOf(lateAfterOf(startTime, latenessThreshold))) };
}

/** The time of day when it comes next at or after the start. */
const after = (start: number, time: number) => (time < start ? time + daySeconds : time);

/** The day of a number. */
export const dateOf = (day: number) => new Date(day * daySeconds * 1000).toISOString().slice(0, 10);
