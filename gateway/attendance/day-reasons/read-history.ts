import { bearer } from '../../auth/authorize.ts';
import type { Context } from '../../auth/context.ts';
import type { Source } from '../../generated/resolvers.ts';
import { knownRows, type Part, readPart } from '../../lists/read-part.ts';
import { todayOf } from '../../shared/dates.ts';
import { addDays } from '../../shared/days.ts';
import { memoizeByText } from '../../shared/memoize-by-identity.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import { isUpstreamFault } from '../../upstream/faults.ts';
import type { PastShiftRow, ValidDays } from '../../upstream/readers/shift.ts';
import type { PastStaffRow, StaffMemberRow } from '../../upstream/readers/staff.ts';

/** What staff records and shifts were on past days, as the service's history has it. */
export interface History {
  readonly staff: readonly PastStaffRow[];
  readonly shifts: readonly PastShiftRow[];
}

/** The history, null where the service has none or it could not be read, and the calls behind it. */
export interface ReadHistory {
  readonly history: History | null;
  readonly sources: readonly Source[];
}

const noHistory: ReadHistory = { history: null, sources: [] };

/**
 * Reads the history that the days from `first` on take, where one of them is past and the service has the extension
 * history. It begins with the month before, so that readers of several days share it. Throws UNAUTHENTICATED.
 */
export async function readHistory(first: string, context: Context): Promise<ReadHistory> {
  if (first >= todayOf(context) || !(await hasHistory(context))) return noHistory;
  const from = `${addDays(`${first.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  const [staff, shifts] = await Promise.all([
    readPart(endpoints.staffHistory(from, context.timeZone), context),
    readPart(endpoints.shiftHistory(from), context),
  ]);
  const sources = [staff.source, shifts.source];
  if (!staff.list || !shifts.list || staff.list.notice !== null || shifts.list.notice !== null) {
    return { history: null, sources };
  }
  return { history: { staff: staff.list.rows, shifts: shifts.list.rows }, sources };
}

async function hasHistory(context: Context): Promise<boolean> {
  try {
    return (await context.extensions.read(bearer(context))).has('history');
  } catch (error) {
    if (!isUpstreamFault(error)) throw error;
    return false;
  }
}

/** The register of a day. */
export interface RegisterOn {
  /** Who was on it, as they were then; null where nothing but today's register is known. */
  readonly rows: readonly StaffMemberRow[] | null;
  /** Whether only today's register is known although the day is past. */
  readonly isOfToday: boolean;
}

/** Eighty days of the same lists. */
const registers = memoizeByText<readonly StaffMemberRow[]>(80);

/**
 * Reads who was on the register on a day: today's register for today and days to come, and for a past day what the
 * service's history tells. Null rows where the register could not be read, and for a past day without a history: use
 * today's register then, and say so. Throws UNAUTHENTICATED.
 */
export async function readRegisterOn(
  date: string,
  context: Context,
  known?: Part<StaffMemberRow>,
): Promise<RegisterOn> {
  const rows = knownRows(known ?? (await readPart(endpoints.validStaff(context.timeZone), context)));
  if (date >= todayOf(context)) return { rows, isOfToday: false };
  const { history } = await readHistory(date, context);
  if (!rows || !history) return { rows: null, isOfToday: true };
  return {
    rows: await registers([rows, history.staff], date, () => registerOn(date, rows, history.staff)),
    isOfToday: false,
  };
}

/** Who was on the register on a past day, by today's and its history. */
function registerOn(
  date: string,
  register: readonly StaffMemberRow[],
  history: readonly PastStaffRow[],
): readonly StaffMemberRow[] {
  const since = new Map(history.flatMap(({ id, validFrom, validUntil }) => (validUntil ? [] : [[id, validFrom]])));
  const present = register.filter(({ id }) => (since.get(id) ?? '') <= date);
  const past = history.filter((row) => row.validUntil !== null && isValidOn(row, date));
  return past.length === 0 && present.length === register.length ? register : [...present, ...past];
}

/** Whether something was so on a day. */
export const isValidOn = ({ validFrom, validUntil }: ValidDays, date: string): boolean =>
  (validFrom ?? '') <= date && (validUntil ?? date) >= date;
