import { hash } from 'node:crypto';
import { departments, districts, units } from '../../../schema/organisation.ts';
import { bearer } from '../../auth/authorize.ts';
import type { Context } from '../../auth/context.ts';
import type { MutationImportStaffArgs, Resolvers } from '../../generated/resolvers.ts';
import { checkKey, withKey, write } from '../../graphql/writes.ts';
import { readUpload } from '../../http/uploaded-files.ts';
import { codeOf } from '../../shared/errors.ts';
import { promiseInTurns } from '../../shared/event-loop.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import { badResponse } from '../../upstream/faults.ts';
import type { BatchReport, NewStaff } from './batch-report.ts';
import { checkRows } from './check-rows.ts';
import type { Sheet } from './parse-sheet.ts';
import { readSheet } from './read-sheet.ts';
import { sheetLimits } from './refusals.ts';
import { sheetRemarks } from './sheet-remarks.ts';

/** What the resolvers know of a `StaffBatch`. */
export interface ImportedBatch {
  readonly report: BatchReport;
  readonly sheet: Sheet;
  readonly isSent: boolean;
  readonly message: string | null;
  readonly confirmedCount: number | null;
  readonly missing: readonly string[] | null;
}

async function importStaff(args: MutationImportStaffArgs, context: Context): Promise<ImportedBatch> {
  const key = checkKey(args);
  const { bytes, fileName } = await readUpload(args.file, sheetLimits.bytes, 'file');
  const sheet = await readSheet(bytes, fileName);
  const report = await checkSheet(sheet, context);
  const batch = { report, sheet };
  const staffs = args.sendFaulty ? [...report.staffs, ...report.faultyStaffs] : report.staffs;
  if (args.dryRun || staffs.length === 0) {
    return { ...batch, isSent: false, message: null, confirmedCount: null, missing: null };
  }
  const timeout = context.batchTimeout;
  // A repeated file may have fewer NEW rows, so the fingerprint is of the file and not of the rows sent.
  const fingerprint = `${hash('sha256', bytes, 'base64url')}${args.sendFaulty ? '+faulty' : ''}`;
  const call = withKey(endpoints.createManyStaff(staffs), key, fingerprint);
  const { message } = await write(call, context, { timeout });
  const sent = { ...batch, isSent: true, message: message || 'Operation Completed' };
  return { ...sent, ...(await confirmStaff(staffs, context)) };
}

/** Compares the rows with the staff list and the shifts as upstream has them now. */
async function checkSheet(sheet: Sheet, context: Context): Promise<BatchReport> {
  const caller = bearer(context);
  const [staff, shifts] = await Promise.all([
    context.lists.read(endpoints.staff(context.timeZone), caller),
    context.lists.read(endpoints.shifts(), caller),
  ]);
  // Without the register everybody would be NEW.
  if (staff.notice !== null || shifts.notice !== null) throw badResponse();
  const serviceCentres = new Map(
    districts.map((district) => [district, context.serviceCentres.get(district) ?? [district]] as const),
  );
  const { imageOrigins, photos } = context;
  const lists = { districts, serviceCentres, departments, units };
  const known = { ...lists, staff: staff.rows, shifts: shifts.rows, imageOrigins, readPhotoLink: photos.readLink };
  return checkRows(sheet.rows, known, sheet.missingFields);
}

/** Which of the staff sent are in upstream's list now; nulls when it cannot be read. */
async function confirmStaff(staffs: readonly NewStaff[], context: Context) {
  try {
    const { rows, notice } = await context.lists.read(endpoints.staff(context.timeZone), bearer(context));
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
  StaffSheet: {
    hiddenRows: ({ rows }) => rows.filter(({ isHidden }) => isHidden).length,
    remarks: sheetRemarks,
  },
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
