import { hash } from 'node:crypto';
import { leaveKinds } from '../../schema/leave-words.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import type { LeaveRowOutcome, MutationImportLeavesArgs, Resolvers } from '../generated/resolvers.ts';
import { checkKey, withKey, write } from '../graphql/writes.ts';
import { readUpload } from '../http/uploaded-files.ts';
import { type DayRange, readSheetDay } from '../leave/leave-days.ts';
import { todayOf } from '../shared/dates.ts';
import { inTurns, promiseInTurns } from '../shared/event-loop.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { badResponse } from '../upstream/faults.ts';
import { beginningOf } from './cell-faults.ts';
import type { KnownLeaves, LeaveRowReport } from './check-leaves.ts';
import type { SheetFacts } from './parse-sheet.ts';
import { checkSheet } from './read-sheet.ts';
import { sheetLimits } from './refusals.ts';

/** What the resolvers know of a `LeaveBatch`. */
export interface ImportedLeaves {
  readonly rows: readonly LeaveRowReport[];
  readonly sheet: SheetFacts;
  readonly isSent: boolean;
  readonly message: string | null;
}

async function importLeaves(args: MutationImportLeavesArgs, context: Context): Promise<ImportedLeaves> {
  const key = checkKey(args);
  const file = await readUpload(args.file, sheetLimits.bytes, 'file');
  const { sheet, rows } = await checkSheet(file, 'leave', (ranges) => readKnown(ranges, context), {
    dayOrder: args.dayOrder ?? null,
  });
  const sent = rows.flatMap(({ outcome, leave, line }) => (outcome === 'NEW' && leave ? { leave, line } : []));
  if (args.dryRun || sent.length === 0) return { rows, sheet, isSent: false, message: null };
  const leaves = sent.map(({ leave: { kind, ...leave } }) => ({ ...leave, kind: leaveKinds[kind].service }));
  // A repeated file may have fewer NEW rows, so the fingerprint is of the file and not of the rows sent.
  const call = withKey(endpoints.addManyLeaves(leaves), key, hash('sha256', file.bytes, 'base64url'));
  const lines = sent.map(({ line }) => line);
  const { message } = await write(call, context, { timeout: context.batchTimeout, lines });
  return { rows, sheet, isSent: true, message: message || 'Operation Completed' };
}

/** The register as upstream has it now, and the leaves with a day of the ranges. */
async function readKnown(ranges: readonly DayRange[], context: Context): Promise<KnownLeaves> {
  const caller = bearer(context);
  const staff = await context.lists.read(endpoints.staff(), caller);
  // One that lasts beyond a range is in the next one too.
  const leaves = new Map<string, KnownLeaves['leaves'][number]>();
  // Without the register nobody would be known, and without the leaves all would be new.
  let isWhole = staff.notice === null;
  for (const range of ranges) {
    const list = await context.lists.read(endpoints.leaves(...range), caller);
    isWhole &&= list.notice === null;
    for (const { id, from, to, kind, staff: person } of list.rows) {
      const leave = { id: person.id ?? '', staffID: person.staffID, from, to, kind };
      leaves.set(`${id} ${leave.id} ${leave.staffID} ${from}`, leave);
    }
  }
  if (!isWhole) throw badResponse();
  const people = staff.rows.map(({ id, staff: { staffID, name } }) => ({ id, staffID, name }));
  return { staff: people, leaves: [...leaves.values()], today: todayOf(context) };
}

const count = (rows: readonly LeaveRowReport[], outcome: LeaveRowOutcome) =>
  rows.filter((row) => row.outcome === outcome).length;

/** Batches of leaves from spreadsheets, of the extension `leave`. */
export const leaveBatch: Resolvers = {
  Mutation: { importLeaves: (_parent, args, context) => importLeaves(args, context) },
  LeaveBatch: {
    rows: ({ rows }) => promiseInTurns(rows),
    ambiguousDay: async ({ rows }) => {
      for await (const { from, to } of inTurns(rows)) {
        const day = [from, to].find((text) => readSheetDay(text).reason === 'DAY_AMBIGUOUS');
        if (day !== undefined) return beginningOf(day);
      }
      return null;
    },
    totals: ({ rows }) => ({
      new: count(rows, 'NEW'),
      exists: count(rows, 'EXISTS'),
      faulty: count(rows, 'FAULTY'),
    }),
  },
};
