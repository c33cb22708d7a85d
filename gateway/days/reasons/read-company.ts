import type { Context } from '../../app-context.ts';
import { bearer, extensionVersion } from '../../auth/authorize.ts';
import type { Source } from '../../generated/resolvers.ts';
import { knownRows, oldest, readPart, sourceOf } from '../../lists/read-part.ts';
import type { StoredList } from '../../lists/store.ts';
import { addDays, todayOf } from '../../shared/dates.ts';
import { codedError } from '../../shared/errors.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import type { PastShiftRow, ShiftRow } from '../../upstream/readers/shift.ts';
import type { PastStaffRow, StaffMemberRow } from '../../upstream/readers/staff.ts';
import { type Company, companyOf, strayShifts } from './company.ts';

/** What staff records and shifts were on past days, as the service's history has it. */
export interface History {
  readonly staff: readonly PastStaffRow[];
  readonly shifts: readonly PastShiftRow[];
}

/** The register beside the shifts, as they were read. */
export interface ReadCompany {
  /** As of today. */
  readonly company: Company;
  readonly register: readonly StaffMemberRow[];
  readonly shifts: readonly ShiftRow[];
  /** What was on past days; null where the service does not tell, or no past day is asked for. */
  readonly history: History | null;
  readonly sources: readonly Source[];
  /** When the older of the two was revalidated: ISO with offset. */
  readonly asOf: string;
}

/**
 * Reads the register and the shifts, and for days before today their history where the service has it. Throws what
 * reading them throws, and UPSTREAM_BAD_RESPONSE for an unclear answer.
 */
export async function readCompany(first: string, context: Context, known?: StoredList<ShiftRow>): Promise<ReadCompany> {
  const [register, shifts, { history, sources }] = await Promise.all([
    context.lists.read(endpoints.validStaff(), bearer(context)),
    known ?? context.lists.read(endpoints.shifts(), bearer(context)),
    readHistory(first, context),
  ]);
  if (register.notice !== null || shifts.notice !== null) {
    throw codedError('UPSTREAM_BAD_RESPONSE', 'The register or the shifts could not be read.');
  }
  return {
    company: companyOf(register.rows, shifts.rows),
    register: register.rows,
    shifts: shifts.rows,
    history,
    sources: [
      sourceOf(endpoints.validStaff().call, register),
      sourceOf(endpoints.shifts().call, {
        ...shifts,
        losses: [...(shifts.losses ?? []), ...strayShifts(register.rows, shifts.rows)],
      }),
      ...sources,
    ],
    asOf: oldest([register.asOf, shifts.asOf]) ?? register.asOf,
  };
}

/** The history, null where the service has none or it could not be read, and the calls behind it. */
interface ReadHistory {
  readonly history: History | null;
  readonly sources: readonly Source[];
}

/**
 * Reads the history that the days from `first` on take, where one of them is past and the service has the extension
 * history. It begins with the month before, so that readers of several days share it. Throws UNAUTHENTICATED.
 */
async function readHistory(first: string, context: Context): Promise<ReadHistory> {
  if (first >= todayOf(context) || (await extensionVersion('history', context)) === 0) {
    return { history: null, sources: [] };
  }
  const from = `${addDays(`${first.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  const [staff, shifts] = await Promise.all([
    readPart(endpoints.staffHistory(from), context),
    readPart(endpoints.shiftHistory(from), context),
  ]);
  const [staffThen, shiftsThen] = [knownRows(staff), knownRows(shifts)];
  const history = staffThen && shiftsThen && { staff: staffThen, shifts: shiftsThen };
  return { history, sources: [staff.source, shifts.source] };
}
