import type { Context } from '../../app-context.ts';
import { extensionVersion } from '../../auth/authorize.ts';
import type { LeaveOfDay, Source } from '../../generated/resolvers.ts';
import { readPart } from '../../lists/read-part.ts';
import { addDays } from '../../shared/dates.ts';
import { codedError } from '../../shared/errors.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import type { LeaveRow } from '../../upstream/readers/leave.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { mayBeOnePerson } from '../people.ts';
import { type Company, memberIndex } from './company.ts';

/** The leaves of a day, by the person's index in a company. */
export type LeavesOfDay = ReadonlyMap<number, LeaveOfDay>;

/** A day without leaves. */
export const noLeaves: LeavesOfDay = new Map();

/** Leaves as they were read. */
export interface ReadLeaves {
  /** All that share a day with the days asked for; none for a service without the extension. */
  readonly rows: readonly LeaveRow[];
  /** The call; none for a service without the extension, so that its answers are as ever. */
  readonly sources: readonly Source[];
  /** Why they are not known; null when they are. */
  readonly error: unknown;
}

const nobody: readonly LeaveRow[] = [];
const without: ReadLeaves = { rows: nobody, sources: [], error: null };

/**
 * Reads the leaves of the months of some days, ascending, and of the month before, which teaches what is usual: so readers
 * of a day and of its month share one list. A service without the extension is not asked. Throws UNAUTHENTICATED.
 */
export async function readLeaves(days: readonly string[], context: Context): Promise<ReadLeaves> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || (await extensionVersion('leave', context)) === 0) return without;
  const part = await readPart(endpoints.leaves(...monthsOf(first, last)), context);
  const { list, source } = part;
  const isKnown = list !== null && list.notice === null;
  return {
    rows: isKnown ? list.rows : nobody,
    sources: [source],
    error: isKnown ? null : (part.error ?? unread()),
  };
}

const unread = () => codedError('UPSTREAM_BAD_RESPONSE', 'The leaves could not be read. Try again in a moment.');

/** The first day of the month before that of a day, and the last one of that of another. */
const monthsOf = (first: string, last: string) =>
  [
    `${addDays(`${first.slice(0, 7)}-01`, -1).slice(0, 7)}-01`,
    addDays(`${addDays(`${last.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1),
  ] as const;

/** The leaves of each day, worked out once for the same lists. */
const daysOf = memoizeByIdentity((rows: readonly LeaveRow[], company: Company) => {
  const placed = rows.map((leave) => ({ leave, index: memberIndex(company, leave.staff) }));
  const known = new Map<string, LeavesOfDay>();
  return (date: string): LeavesOfDay => {
    const found = known.get(date);
    if (found) return found;
    const own = placed.filter(({ leave, index }) => index >= 0 && leave.from <= date && leave.to >= date);
    const leaves = own.length === 0 ? noLeaves : new Map(own.map(({ leave, index }) => [index, leave]));
    known.set(date, leaves);
    return leaves;
  };
});

/** Who of a company is on leave on a day. */
export const leavesOn = (rows: readonly LeaveRow[], company: Company, date: string): LeavesOfDay =>
  rows.length === 0 ? noLeaves : daysOf(rows, company)(date);

/** The leaves by staff ID, for lists that name people of no company. */
const byStaffID = memoizeByIdentity((rows: readonly LeaveRow[]) => Map.groupBy(rows, ({ staff }) => staff.staffID));

/** The leave of somebody whom a list names on a day; null without one. */
export function leaveOf(rows: readonly LeaveRow[], staff: StaffSummaryRow, date: string): LeaveRow | null {
  const own = byStaffID(rows).get(staff.staffID) ?? [];
  return own.find((leave) => leave.from <= date && leave.to >= date && mayBeOnePerson(leave.staff, staff)) ?? null;
}
