import { json, Router } from 'express';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { serviceLeaveKinds } from '../../schema/leave-words.ts';
import { maximumLeaveDays, maximumLeaveNoteLength, maximumStaffIDLength } from '../../schema/limits.ts';
import { textReaders } from '../../schema/personal-texts.ts';
import type { Refused } from '../../schema/refusals.ts';
import { claimsOf } from '../authenticate.ts';
import { batchJSON, batchRows, parseRows } from '../batch-body.ts';
import { dayNumber } from '../calendar.ts';
import { succeed } from '../envelope.ts';
import {
  body,
  checkRange,
  day,
  farDayFault,
  faultsOf,
  knownId,
  note,
  optional,
  read,
  requireChange,
  text,
} from '../input.ts';
import {
  type FoundLeave,
  findLeave,
  formerOrPresent,
  insertLeaves,
  type LeaveDays,
  leaveRows,
  lockLeaves,
  type NewLeave,
  overlapFault,
  overlaps,
} from '../leaves.ts';
import { type List, list } from '../lists/list.ts';
import { quoted, Refusal, type RowFault, refuseBatch } from '../refusal.ts';
import { requireRole } from '../require-role.ts';
import { staffIDs } from '../staff-fields.ts';
import type { Role, Tables } from '../tables.ts';
import type { Writing } from '../trail/writes.ts';
import type { RouteParts } from './route-parts.ts';

const kindRule = `must be one of ${serviceLeaveKinds.join(', ')}`;
const kind = z.enum(serviceLeaveKinds, {
  error: ({ input }) => (input === undefined || input === '' ? 'is required' : `${kindRule}, not ${quoted(input)}`),
});
const words = note(maximumLeaveNoteLength);
const leave = { staffID: text(maximumStaffIDLength), from: day, to: day, kind, note: optional(words) };
const newLeave = body(leave);
const newLeaveOfPerson = body({ ...leave, personID: optional(z.uuid('must be the id of a staff record')) });
const leaveChanges = body({ from: optional(day), to: optional(day), kind: optional(kind), note: words.optional() });
const batch = body({ leaves: batchRows('leaves') });

const search = z.object({ from: day, to: day, staffID: optional(text(maximumStaffIDLength)) });
type Search = z.output<typeof search>;
const reads = () => ({ tables: ['leaves', 'staff'] }) as const;

async function rowsOf(db: Kysely<Tables>, asked: Search) {
  checkRange(asked, maximumLeaveDays);
  return leaveRows(db, asked);
}

/**
 * Leaves with a day of a range. Everybody signed in sees who is away, why and until when; notes may name an illness, so
 * only administrators and management read them, by a call of its own.
 */
export const leaveLists: readonly List[] = [
  list({
    paths: ['/leave/findAll'],
    message: 'Leaves',
    search,
    reads,
    rows: async (db, asked: Search) => (await rowsOf(db, asked)).map(({ note: _hidden, ...leave }) => leave),
  }),
  list({
    paths: ['/leave/find/noted'],
    message: 'Leaves',
    roles: textReaders.map((role) => role.toLowerCase() as Role),
    search,
    reads,
    rows: rowsOf,
  }),
];

const noLeave = (id: string) => new Refusal(404, 'NO_LEAVE', { id });

/** The writes of leaves, for administrators and management. */
export function leavesRoutes({ write, createOnce, now, today, takePlace }: RouteParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const writer = requireRole('admin', 'management');

  router.post('/leave/create', writer, json(), async (request, response) => {
    const { personID, ...rest } = read(newLeaveOfPerson, request.body);
    const given = withNote(rest);
    refuse(daysFault(given, today()));
    await createOnce(request, response, async (writing) => {
      await lockLeaves(writing.db);
      const { staffID } = given;
      const record = personID
        ? await formerOrPresent(writing.db, staffID, personID)
        : (await staffIDs(writing.db, [staffID])).get(staffID);
      if (record === undefined) throw refused(422, unknownStaff(staffID));
      const [other] = (await overlaps(writing.db, [{ ...given, record }])).values();
      if (other) throw refused(409, overlapFault(given.staffID, other));
      const by = { who: claimsOf(response).email, at: now() };
      const ids = await insertLeaves(writing.db, [{ ...given, record }], by);
      await writing.created('leave', ids);
      return { message: 'Leave added', id: ids[0] ?? '' };
    });
  });

  router.post('/leave/create/many', writer, takePlace, batchJSON(), async (request, response) => {
    const given = await readBatch(read(batch, request.body).leaves, today());
    await createOnce(request, response, async (writing) => {
      const by = { who: claimsOf(response).email, at: now() };
      await saveBatch(writing, given, by);
      return { message: `${given.length} leaves added` };
    });
  });

  router.put('/leave/modify/:id', writer, json(), async (request, response) => {
    const id = knownId(request.params.id, noLeave);
    const changes = read(leaveChanges, request.body);
    requireChange(changes);
    await write(request, response, async (writing) => {
      await lockLeaves(writing.db);
      const known = await findLeave(writing.db, id);
      if (!known) throw noLeave(id);
      const days = { from: changes.from ?? known.from, to: changes.to ?? known.to };
      // A leave of long ago may be changed where its days stay.
      refuse(farDayFault([changes.from, changes.to], today()) ?? daysFault(days));
      const [other] = (await overlaps(writing.db, [{ ...days, record: known.record }], id)).values();
      if (other) throw refused(409, overlapFault(known.staffID, other));
      const changed = writing.db
        .updateTable('leaves')
        .set({
          first_day: days.from,
          last_day: days.to,
          ...(changes.kind !== undefined && { kind: changes.kind }),
          ...(changes.note !== undefined && { note: changes.note }),
        })
        .where('id', '=', id);
      await writing.changing('leave', id, () => changed.executeTakeFirst());
    });
    succeed(response, 'Leave updated');
  });

  router.delete('/leave/destroy/:id', writer, async (request, response) => {
    const id = knownId(request.params.id, noLeave);
    await write(request, response, async ({ db, changing }) => {
      const removed = db.deleteFrom('leaves').where('id', '=', id).returning('id');
      await changing('leave', id, () => removed.executeTakeFirstOrThrow(() => noLeave(id)));
    });
    succeed(response, 'Leave removed');
  });

  return router;
}

const withNote = ({ note: words = '', ...leave }: z.output<typeof newLeave>): NewLeave => ({ ...leave, note: words });

const refused = (status: 400 | 409 | 422, { code, fields }: Refused) =>
  new Refusal(status, code, fields, status === 409 ? { reason: 'OTHER' } : {});

const unknownStaff = (staffID: string) => ({ code: 'LEAVE_STAFF_UNKNOWN', fields: { staffID } }) as const;

/** Why days are none of a leave, or of one that is entered `today`; null where they are. */
function daysFault({ from, to }: LeaveDays, today?: string): Refused | null {
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < 1) return { code: 'LEAVE_REVERSED', fields: { from, to } };
  if (days > maximumLeaveDays) {
    return { code: 'LEAVE_TOO_LONG', fields: { from, to, days, most: maximumLeaveDays } };
  }
  return today === undefined ? null : farDayFault([from, to], today);
}

function refuse(fault: Refused | null): void {
  if (fault !== null) throw refused(400, fault);
}

/** Reads the rows of a batch. Throws a Refusal that names the first faulty ones, counted from 1. */
async function readBatch(rows: readonly unknown[], today: string): Promise<NewLeave[]> {
  const faults: RowFault[] = [];
  const leaves = (await parseRows(newLeave, rows)).flatMap((result, index): NewLeave[] => {
    const given = result.success ? withNote(result.data) : null;
    const fault = given ? daysFault(given, today) : null;
    if (result.error) faults.push({ row: index + 1, code: 'INVALID_FIELDS', ...faultsOf(result.error) });
    else if (fault !== null) faults.push({ row: index + 1, ...fault });
    return given && fault === null ? [given] : [];
  });
  refuseBatch(faults, 400);
  refuseBatch(ownOverlaps(leaves), 400);
  return leaves;
}

/** Rows of a batch that share a day with an earlier one by first day of the same person. */
function ownOverlaps(leaves: readonly NewLeave[]): RowFault[] {
  const people = Map.groupBy(leaves.entries(), ([, { staffID }]) => staffID);
  return [...people.values()].flatMap((own) => {
    const inOrder = own.toSorted(([, one], [, other]) => (one.from < other.from ? -1 : 1));
    return inOrder.flatMap(([index, leave], number): RowFault[] => {
      const [before, earlier] = inOrder[number - 1] ?? [];
      const isShared = earlier !== undefined && earlier.to >= leave.from;
      return isShared ? [{ row: index + 1, code: 'LEAVE_SHARES_DAYS', fields: { otherRow: (before ?? 0) + 1 } }] : [];
    });
  });
}

async function saveBatch(
  writing: Writing,
  given: readonly NewLeave[],
  by: { readonly who: string; readonly at: Date },
): Promise<void> {
  await lockLeaves(writing.db);
  const known = await staffIDs(writing.db, [...new Set(given.map(({ staffID }) => staffID))]);
  const missing = [...given.entries()].filter(([, { staffID }]) => !known.has(staffID));
  refuseBatch(
    missing.map(([index, { staffID }]) => ({ row: index + 1, ...unknownStaff(staffID) })),
    400,
  );
  const found = given.map((leave): FoundLeave => ({ ...leave, record: known.get(leave.staffID) ?? '' }));
  const taken = [...(await overlaps(writing.db, found))];
  refuseBatch(
    taken.map(([index, other]) => ({ row: index + 1, ...overlapFault(found[index]?.staffID ?? '', other) })),
    409,
  );
  await writing.created('leave', await insertLeaves(writing.db, found, by));
}
