import { hash } from 'node:crypto';
import type { LeaveField } from '../../../schema/leave-fields.ts';
import { leaveKinds } from '../../../schema/leave-words.ts';
import { maximumLeaveDays } from '../../../schema/limits.ts';
import { bearer } from '../../auth/authorize.ts';
import type { Context } from '../../auth/context.ts';
import type { LeaveRowOutcome, MutationImportLeavesArgs, Resolvers } from '../../generated/resolvers.ts';
import { checkKey, withKey, write } from '../../graphql/writes.ts';
import { readUpload } from '../../http/uploaded-files.ts';
import { addDays } from '../../shared/dates.ts';
import { promiseInTurns, runInTurns } from '../../shared/event-loop.ts';
import type { Sheet } from '../../staff/import/parse-sheet.ts';
import { readSheet } from '../../staff/import/read-sheet.ts';
import { sheetLimits } from '../../staff/import/refusals.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import { badResponse } from '../../upstream/faults.ts';
import { checkLeaves, type LeaveRowReport, readSheetDay } from './check-leaves.ts';

/** What the resolvers know of a `LeaveBatch`. */
export interface ImportedLeaves {
  readonly rows: readonly LeaveRowReport[];
  readonly sheet: Sheet<LeaveField>;
  readonly isSent: boolean;
  readonly message: string | null;
}

async function importLeaves(args: MutationImportLeavesArgs, context: Context): Promise<ImportedLeaves> {
  const key = checkKey(args);
  const { bytes, fileName } = await readUpload(args.file, sheetLimits.bytes, 'file');
  const sheet = await readSheet<LeaveField>(bytes, fileName, { kind: 'leave' });
  const rows = await checkSheet(sheet, context);
  const sent = rows.flatMap(({ outcome, leave }) => (outcome === 'NEW' && leave ? leave : []));
  if (args.dryRun || sent.length === 0) return { rows, sheet, isSent: false, message: null };
  const leaves = sent.map(({ kind, ...leave }) => ({ ...leave, kind: leaveKinds[kind].service }));
  // A repeated file may have fewer NEW rows, so the fingerprint is of the file and not of the rows sent.
  const call = withKey(endpoints.addManyLeaves(leaves), key, hash('sha256', bytes, 'base64url'));
  const { message } = await write(call, context, { timeout: context.batchTimeout });
  return { rows, sheet, isSent: true, message: message || 'Operation Completed' };
}

/** Compares the rows with the register and the leaves as upstream has them now. */
async function checkSheet(sheet: Sheet<LeaveField>, context: Context): Promise<readonly LeaveRowReport[]> {
  const caller = bearer(context);
  const range = rangeOf(sheet);
  const [staff, leaves] = await Promise.all([
    context.lists.read(endpoints.staff(context.timeZone), caller),
    range && context.lists.read(endpoints.leaves(...range, context.timeZone), caller),
  ]);
  // Without the register nobody would be known, and without the leaves all would be new.
  if (staff.notice !== null || (leaves && leaves.notice !== null)) throw badResponse();
  return runInTurns(checkLeaves(sheet.rows, { staff: staff.rows, leaves: leaves?.rows ?? [] }));
}

/** The days that the sheet's leaves may share with stored ones; null where none can be read. The service answers so many at once. */
function rangeOf({ rows }: Sheet<LeaveField>): readonly [from: string, to: string] | null {
  const days = rows
    .flatMap(({ values }) => [values.from, values.to])
    .flatMap((text) => {
      const read = text === undefined ? null : readSheetDay(text);
      return read && 'day' in read ? read.day : [];
    })
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const most = addDays(first, maximumLeaveDays - 1);
  return [first, last < most ? last : most];
}

const count = (rows: readonly LeaveRowReport[], outcome: LeaveRowOutcome) =>
  rows.filter((row) => row.outcome === outcome).length;

/** Batches of leaves from spreadsheets, of the extension `leave`. */
export const leaveBatch: Resolvers = {
  Mutation: { importLeaves: (_parent, args, context) => importLeaves(args, context) },
  LeaveBatch: {
    rows: ({ rows }) => promiseInTurns(rows),
    totals: ({ rows }) => ({
      new: count(rows, 'NEW'),
      exists: count(rows, 'EXISTS'),
      faulty: count(rows, 'FAULTY'),
    }),
  },
  LeaveBatchRow: {
    problems: ({ problems }) => [...problems],
    leave: ({ leave }) => leave,
  },
};
