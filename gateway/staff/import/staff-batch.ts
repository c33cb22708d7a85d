import { hash } from 'node:crypto';
import { departments, districts, units } from '../../../schema/organisation.ts';
import { staffFields } from '../../../schema/staff-fields.ts';
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
import { staffFieldOf } from './find-headings.ts';
import type { Sheet } from './parse-sheet.ts';
import { readSheet } from './read-sheet.ts';
import { sheetLimits } from './refusals.ts';

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

/** Names a sentence lists before it says how many more there are. */
const mostNamed = 10;

function listed(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return names.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const quoted = (names: readonly string[]) => listed(names.map((name) => `"${name}"`));

/** Sentences about what people should know of a sheet before its rows are sent; none for a sheet in order. */
export function sheetRemarks(sheet: Sheet): string[] {
  const { name, isHidden, otherSheets, headingLine, linesAbove, missingFields, headings, unnamedColumns, rows } = sheet;
  const remarks: string[] = [];
  if (isHidden) remarks.push(`The sheet "${name}" is hidden in the workbook. It is read because it is the first.`);
  if (otherSheets.length > 0) remarks.push(`Only the first sheet is read. Not read: ${quoted(otherSheets)}.`);
  if (linesAbove > 0) remarks.push(`The headings are in line ${headingLine}. The lines above them are not read.`);
  const missing = missingFields.filter((field) => staffFields[field].isRequired || field === 'name');
  if (missing.length > 0) {
    remarks.push(`The sheet has no column for the ${missing.map((field) => staffFields[field].noun).join(', ')}.`);
  }
  for (const { heading, field } of headings) {
    const named = field === null ? staffFieldOf(heading) : null;
    const first = named && headings.find((other) => other.field === named);
    if (!first) continue;
    remarks.push(
      `Two columns are for the ${staffFields[named].noun}: "${first.heading}" is read, "${heading}" is not.`,
    );
  }
  if (unnamedColumns.length > 0) {
    const words = unnamedColumns.length === 1 ? ['Column', 'has', 'is'] : ['Columns', 'have', 'are'];
    remarks.push(`${words[0]} ${listed(unnamedColumns)} ${words[1]} no heading and ${words[2]} not read.`);
  }
  const hidden = rows.filter((row) => row.isHidden).length;
  if (hidden > 0) {
    remarks.push(`${hidden} ${hidden === 1 ? 'row is' : 'rows are'} hidden in the sheet but still read.`);
  }
  return remarks;
}
