import { departments, districts, units } from '../../schema/organisation.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import type { MutationImportStaffArgs, Resolvers } from '../generated/resolvers.ts';
import { codeOf } from '../shared/errors.ts';
import { inTurns, promiseInTurns } from '../shared/event-loop.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { badResponse } from '../upstream/faults.ts';
import type { NewStaff } from './check-rows.ts';
import { type ImportedSheet, importSheet, sheetRemarks, totalsOf } from './import-sheet.ts';
import type { KnownCompany } from './known-names.ts';

/** What the resolvers know of a `StaffBatch`. */
export interface ImportedBatch extends ImportedSheet<'staff'> {
  readonly confirmedCount: number | null;
  readonly missing: readonly string[] | null;
}

const unconfirmed = { confirmedCount: null, missing: null };

async function importStaff(args: MutationImportStaffArgs, context: Context): Promise<ImportedBatch> {
  const batch = await importSheet({ kind: 'staff', readKnown, store: endpoints.createManyStaff }, args, context);
  return { ...batch, ...(batch.isSent ? await confirmStaff(batch.sent, context) : unconfirmed) };
}

/** The staff list and the shifts as upstream has them now, and the addresses behind links of photos. */
async function readKnown(links: readonly string[], context: Context): Promise<KnownCompany> {
  const caller = bearer(context);
  const [staff, shifts] = await Promise.all([
    context.lists.read(endpoints.staff(), caller),
    context.lists.read(endpoints.shifts(), caller),
  ]);
  // Without the register everybody would be NEW.
  if (staff.notice !== null || shifts.notice !== null) throw badResponse();
  const serviceCentres = new Map(
    districts.map((district) => [district, context.serviceCentres.get(district) ?? [district]] as const),
  );
  const { imageOrigins, photos } = context;
  const lists = { districts, serviceCentres, departments, units };
  const photoLinks = new Map<string, string>();
  for await (const link of inTurns(links)) {
    const address = photos.readLink(link);
    if (address !== null) photoLinks.set(link, address);
  }
  return { ...lists, staff: staff.rows, shifts: shifts.rows, imageOrigins, photoLinks };
}

/** Which of the staff sent are in upstream's list now; nulls when it cannot be read. */
async function confirmStaff(staffs: readonly NewStaff[], context: Context) {
  try {
    const { rows, notice } = await context.lists.read(endpoints.staff(), bearer(context));
    if (notice !== null) return unconfirmed;
    const present = new Set(rows.map(({ staff }) => staff.staffID));
    // FAULTY rows may have no staff ID, or the same as another row.
    const staffIDs = new Set(staffs.flatMap(({ staffID }) => staffID ?? []));
    const missing = [...staffIDs].filter((staffID) => !present.has(staffID));
    return { confirmedCount: staffIDs.size - missing.length, missing };
  } catch (error) {
    // The batch is stored, so a list that cannot be read must not look like a failed batch.
    if (codeOf(error) === null) throw error;
    return unconfirmed;
  }
}

/** Batches of staff records from spreadsheets. */
export const staffBatch: Resolvers = {
  Mutation: { importStaff: (_parent, args, context) => importStaff(args, context) },
  StaffSheet: { remarks: sheetRemarks },
  StaffBatch: {
    rows: ({ rows }) => promiseInTurns(rows),
    ignoredColumns: ({ sheet }) => sheet.headings.flatMap(({ heading, field }) => (field === null ? heading : [])),
    totals: ({ rows }) => totalsOf(rows),
  },
  BatchRow: { isSendable: ({ record }) => record !== null },
};
