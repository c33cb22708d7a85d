import { hash } from 'node:crypto';
import { departments, districts, units } from '../../schema/organisation.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import type { MutationImportStaffArgs, Resolvers } from '../generated/resolvers.ts';
import { checkKey, withKey, write } from '../graphql/writes.ts';
import { readUpload } from '../http/uploaded-files.ts';
import { codeOf } from '../shared/errors.ts';
import { inTurns, promiseInTurns } from '../shared/event-loop.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { badResponse } from '../upstream/faults.ts';
import { type BatchReport, type NewStaff, toReport } from './batch-report.ts';
import type { Known } from './known-names.ts';
import type { SheetFacts } from './parse-sheet.ts';
import { checkSheet } from './read-sheet.ts';
import { sheetLimits } from './refusals.ts';
import { sheetRemarks } from './sheet-remarks.ts';

/** What the resolvers know of a `StaffBatch`. */
export interface ImportedBatch {
  readonly report: BatchReport;
  readonly sheet: SheetFacts;
  readonly isSent: boolean;
  readonly message: string | null;
  readonly confirmedCount: number | null;
  readonly missing: readonly string[] | null;
}

async function importStaff(args: MutationImportStaffArgs, context: Context): Promise<ImportedBatch> {
  const key = checkKey(args);
  const file = await readUpload(args.file, sheetLimits.bytes, 'file');
  const { sheet, rows } = await checkSheet(file, 'staff', (links) => readKnown(links, context));
  const report = toReport(rows);
  const batch = { report, sheet };
  const staffs = args.sendFaulty ? [...report.staffs, ...report.faultyStaffs] : report.staffs;
  if (args.dryRun || staffs.length === 0) {
    return { ...batch, isSent: false, message: null, confirmedCount: null, missing: null };
  }
  const timeout = context.batchTimeout;
  // A repeated file may have fewer NEW rows, so the fingerprint is of the file and not of the rows sent.
  const fingerprint = `${hash('sha256', file.bytes, 'base64url')}${args.sendFaulty ? '+faulty' : ''}`;
  const call = withKey(endpoints.createManyStaff(staffs), key, fingerprint);
  const { message } = await write(call, context, { timeout, lines: report.lines });
  const sent = { ...batch, isSent: true, message: message || 'Operation Completed' };
  return { ...sent, ...(await confirmStaff(staffs, context)) };
}

/** The staff list and the shifts as upstream has them now, and what stands behind links of photos. */
async function readKnown(links: readonly string[], context: Context): Promise<Known> {
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
    if (notice !== null) return { confirmedCount: null, missing: null };
    const present = new Set(rows.map(({ staff }) => staff.staffID));
    // FAULTY rows may have no staff ID, or the same as another row.
    const staffIDs = new Set(staffs.flatMap(({ staffID }) => staffID ?? []));
    const missing = [...staffIDs].filter((staffID) => !present.has(staffID));
    return { confirmedCount: staffIDs.size - missing.length, missing };
  } catch (error) {
    // The batch is stored, so a list that cannot be read must not look like a failed batch.
    if (codeOf(error) === null) throw error;
    return { confirmedCount: null, missing: null };
  }
}

/** Batches of staff records from spreadsheets. */
export const staffBatch: Resolvers = {
  Mutation: { importStaff: (_parent, args, context) => importStaff(args, context) },
  StaffSheet: { remarks: sheetRemarks },
  StaffBatch: {
    rows: ({ report }) => promiseInTurns(report.rows),
    ignoredColumns: ({ sheet }) => sheet.headings.flatMap(({ heading, field }) => (field === null ? heading : [])),
    totals: ({ report: { totals, faultyStaffs } }) => ({
      new: totals.NEW,
      exists: totals.EXISTS,
      changed: totals.CHANGED,
      faulty: totals.FAULTY,
      sendableFaulty: faultyStaffs.length,
    }),
  },
};
