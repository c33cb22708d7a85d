import { z } from 'zod';
import { isStorable } from '../../common/is-storable.ts';
import { leaveKinds } from '../../schema/leave-words.ts';
import { maximumLeaveDays, maximumLeaveNoteLength, maximumStaffIDLength } from '../../schema/limits.ts';
import { leaves as leavesList } from '../../schema/lists/leaves.ts';
import type { Context } from '../app-context.ts';
import { bearer, mayReadTexts } from '../auth/authorize.ts';
import { isAsked, nameOf } from '../days/people.ts';
import type { LeaveKind, QueryLeavesArgs } from '../generated/resolvers.ts';
import { checkChanges, checkInput, requiredText } from '../graphql/check-input.ts';
import { checkKey, confirm, findWritten, type Reading, withKey } from '../graphql/writes.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { StoredList } from '../lists/store.ts';
import { checkRange, refuseFarDays, todayOf } from '../shared/dates.ts';
import { badInput } from '../shared/errors.ts';
import { memoizeByText } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { LeaveRow } from '../upstream/readers/leave.ts';

const kind = z.custom<LeaveKind>().transform((name) => leaveKinds[name].service);
const note = z
  .string()
  .trim()
  .max(maximumLeaveNoteLength, `The note has at most ${maximumLeaveNoteLength} characters.`)
  .refine(isStorable, 'The note has characters that cannot be stored. Type it again.')
  .nullish();
const staffID = requiredText('staff ID', maximumStaffIDLength);
const newLeave = z.object({ staffID, personID: z.string().nullish(), from: z.string(), to: z.string(), kind, note });
const changes = z.object({
  from: z.string().nullish(),
  to: z.string().nullish(),
  kind: z.custom<LeaveKind | null | undefined>().transform((name) => (name ? leaveKinds[name].service : null)),
  note,
});
const search = z.object({ staffID: staffID.nullish(), personID: z.string().nullish() });

const given = <Value>(value: Value | null | undefined) => value ?? undefined;

/** Throws BAD_USER_INPUT for days that are none of a leave. */
function checkDays(from: string | null | undefined, to: string | null | undefined, context: Context): void {
  refuseFarDays('from', [from], context);
  refuseFarDays('to', [to], context);
  if (from == null || to == null) return;
  if (to < from) throw badInput('to', 'The last day is before the first day. Enter the later one as the last day.');
  checkRange(from, to, maximumLeaveDays);
}

/** The call for leaves of some days: with notes for who may read them. */
function callFor(from: string, to: string, context: Context) {
  return mayReadTexts(context) ? endpoints.notedLeaves(from, to) : endpoints.leaves(from, to);
}

/** By the leaves of all. */
const ofPerson = memoizeByText<readonly LeaveRow[]>(20);

async function loadLeaves(args: QueryLeavesArgs, context: Context): Promise<StoredList<LeaveRow>> {
  const { from, to } = args;
  checkRange(from, to, maximumLeaveDays);
  const asked = checkInput(search, args);
  const list = await context.lists.read(callFor(from, to, context), bearer(context));
  if (asked.staffID == null && asked.personID == null) return list;
  const rows = await ofPerson([list.rows], nameOf(asked), () => list.rows.filter(({ staff }) => isAsked(staff, asked)));
  return { ...list, rows };
}

/** How a leave is read after a write: by its id, or by `isIt` when the service answered none. */
function readingOf([first, ...others]: Ranges, context: Context, isIt: (row: LeaveRow) => boolean): Reading {
  return {
    field: 'leave',
    read: async (id) => {
      const find = ([from, to]: Range) =>
        findWritten(callFor(from, to, context), context, (row) => (id === null ? isIt(row) : row.id === id));
      let found = await find(first);
      for (const range of others) if (found.row === null && found.source.code === null) found = await find(range);
      return found;
    },
  };
}

type Range = readonly [from: string, to: string];
type Ranges = readonly [Range, ...Range[]];

/** Years beside the last, this and the next one, counted from this one, in which a leave may be whose days are not known. */
const otherYears = [
  [-4, -2],
  [-7, -5],
  [-10, -8],
  [2, 4],
  [5, 5],
] as const;

function anyDays(context: Context): Ranges {
  const year = Number(todayOf(context).slice(0, 4));
  const range = (first: number, last: number): Range => [`${year + first}-01-01`, `${year + last}-12-31`];
  return [range(-1, 1), ...otherYears.map(([first, last]) => range(first, last))];
}

/** Leaves, of the extension `leave`. */
export const leaves: Feature = {
  lists: [declaredList(leavesList, loadLeaves)],
  resolvers: {
    Mutation: {
      addLeave: async (_parent, args, context) => {
        const { note: words, personID, ...leave } = checkInput(newLeave, args.input);
        checkDays(leave.from, leave.to, context);
        const body = { ...leave, ...(personID && { personID }), ...(words && { note: words }) };
        const call = withKey(endpoints.addLeave(body), checkKey(args));
        // No other leave of the person has this day, but one of who had the staff ID before may.
        const isIt = ({ staff, from }: LeaveRow) =>
          isAsked(staff, { staffID: leave.staffID, personID }) && from === leave.from;
        return confirm(call, context, {
          standard: 'Leave added',
          reading: readingOf([[leave.from, leave.from]], context, isIt),
        });
      },
      updateLeave: async (_parent, { id, input }, context) => {
        const found = checkInput(changes, input);
        checkDays(found.from, found.to, context);
        const fields = checkChanges({
          from: given(found.from),
          to: given(found.to),
          kind: given(found.kind),
          note: given(found.note),
        });
        const day = found.from ?? found.to;
        const ranges: Ranges = day ? [[day, day]] : anyDays(context);
        return confirm(endpoints.modifyLeave(id, fields), context, {
          standard: 'Leave updated',
          id,
          reading: readingOf(ranges, context, (row) => row.id === id),
        });
      },
      removeLeave: async (_parent, { id }, context) =>
        confirm(endpoints.removeLeave(id), context, { standard: 'Leave removed', id }),
    },
  },
};
