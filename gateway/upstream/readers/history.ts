import { badResponse } from '../envelope.ts';
import { type Loose, readEntries, readText } from '../read.ts';
import { Losses } from './losses.ts';
import { readShifts, type ShiftRow } from './shift.ts';
import { readOneStaffMember, type StaffMemberRow } from './staff.ts';

/** Days on which a record was as it is told, both `YYYY-MM-DD`. */
export interface ValidDays {
  /** The first day; null where it was so on all days before. */
  readonly validFrom: string | null;
  /** The last day; null where it is still so. */
  readonly validUntil: string | null;
}

/** A staff record as it was for some days. */
export type PastStaffRow = StaffMemberRow & ValidDays;

/** A shift as it was for some days. */
export type PastShiftRow = ShiftRow & ValidDays;

/** Reads the reply of `GET /staff/history`, in the service's order. */
export function readStaffHistory(data: unknown, timeZone: string, losses = new Losses()): PastStaffRow[] {
  losses.nameRows('person', 'people', 'staff ID');
  return readEntries(data, hasDays, losses).flatMap((record) => {
    const row = readOneStaffMember(record, timeZone, losses);
    return row ? [{ ...row, ...readValidDays(record) }] : [];
  });
}

/** Reads the reply of `GET /shift/history`, in the service's order. */
export function readShiftHistory(data: unknown, losses = new Losses()): PastShiftRow[] {
  return readEntries(data, hasDays, losses).flatMap((record) =>
    readShifts([record], losses).map((row) => ({ ...row, ...readValidDays(record) })),
  );
}

const hasDays = (record: Loose) => record.validFrom !== undefined && record.validUntil !== undefined;

/** Without its days a past record says nothing, or something false about the present: the whole list is refused. */
function readValidDays(record: Loose): ValidDays {
  return { validFrom: readDay(record.validFrom), validUntil: readDay(record.validUntil) };
}

function readDay(value: unknown): string | null {
  if (value === null) return null;
  const day = readText(value);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw badResponse();
  return day;
}
