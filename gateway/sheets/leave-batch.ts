import { leaveKinds } from '../../schema/leave-words.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { type DayRange, readSheetDay } from '../leave/leave-days.ts';
import { todayOf } from '../shared/dates.ts';
import { inTurns, promiseInTurns } from '../shared/event-loop.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { badResponse } from '../upstream/faults.ts';
import { beginningOf } from './cell-faults.ts';
import type { KnownLeaves, NewLeave } from './check-leaves.ts';
import { type ImportedSheet, importSheet, totalsOf } from './import-sheet.ts';

/** What the resolvers know of a `LeaveBatch`. */
export type ImportedLeaves = ImportedSheet<'leave'>;

const store = (leaves: readonly NewLeave[]) =>
  endpoints.addManyLeaves(leaves.map(({ kind, ...leave }) => ({ ...leave, kind: leaveKinds[kind].service })));

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

/** Batches of leaves from spreadsheets, of the extension `leave`. */
export const leaveBatch: Resolvers = {
  Mutation: {
    importLeaves: (_parent, args, context) => importSheet({ kind: 'leave', readKnown, store }, args, context),
  },
  LeaveBatch: {
    rows: ({ rows }) => promiseInTurns(rows),
    ambiguousDay: async ({ rows }) => {
      for await (const { from, to } of inTurns(rows)) {
        const day = [from, to].find((text) => readSheetDay(text).reason === 'DAY_AMBIGUOUS');
        if (day !== undefined) return beginningOf(day);
      }
      return null;
    },
    totals: ({ rows }) => totalsOf(rows),
  },
  LeaveBatchRow: { leave: ({ record }) => record },
};
