import { json, Router } from 'express';
import { z } from 'zod';
import { succeed } from '../envelope.ts';
import { body, clockTime, edit, knownId, lateDays, optional, read, requireChange, text } from '../input.ts';
import { type List, list } from '../lists/list.ts';
import { isReferenceFault, Refusal } from '../refusal.ts';
import { requireRole } from '../require-role.ts';
import { endVersion, validFrom } from '../versions.ts';
import type { RouteParts } from './route-parts.ts';

const fields = {
  name: optional(text()),
  startTime: clockTime,
  endTime: optional(clockTime),
  latenessThreshold: optional(clockTime),
  serialLatenessThreshold: lateDays,
};
const newShift = body(fields);
const shiftChanges = edit(fields);

const noShift = (id: string) => new Refusal(404, 'NO_SHIFT', { id });

/** A shift as the lists have it. */
export const shiftColumns = [
  'id as _id',
  'name',
  'start_time as startTime',
  'end_time as endTime',
  'lateness_threshold as latenessThreshold',
  'serial_lateness_threshold as serialLatenessThreshold',
] as const;

/** All shifts, for everybody signed in. */
export const shiftsList: List = list({
  paths: ['/shift/findAll'],
  message: 'Shifts',
  isSmall: true,
  search: z.object({}),
  reads: () => ({ tables: ['shifts'] }),
  rows: (db) =>
    db.selectFrom('shifts').select(shiftColumns).orderBy('name').orderBy('start_time').orderBy('id').execute(),
});

/** The writes of shifts, for administrators. Edits are valid from `today` on, `YYYY-MM-DD`. */
export function shiftsRoutes({ db, today, write, createOnce }: RouteParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const admin = requireRole('admin');

  router.post('/shift/create', admin, json(), async (request, response) => {
    const shift = read(newShift, request.body);
    const required = { start_time: shift.startTime, serial_lateness_threshold: shift.serialLatenessThreshold };
    const row = { ...columnsOf(shift), ...required };
    await createOnce(request, response, async (writing) => {
      const { id } = await writing.db.insertInto('shifts').values(row).returning('id').executeTakeFirstOrThrow();
      await writing.created('shift', [id]);
      return { message: 'Shift created', id };
    });
  });

  router.put('/shift/modify/:id', admin, json(), async (request, response) => {
    const id = knownId(request.params.id, noShift);
    const changes = read(shiftChanges, request.body);
    requireChange(changes);
    await write(request, response, async (writing) => {
      const updated = writing.db
        .updateTable('shifts')
        .set({ ...columnsOf(changes), valid_from: validFrom(today()) })
        .where('id', '=', id)
        .returning('id');
      await writing.changing('shift', id, () => updated.executeTakeFirstOrThrow(() => noShift(id)));
    });
    succeed(response, 'Shift updated');
  });

  router.delete('/shift/destroy/:id', admin, async (request, response) => {
    const id = knownId(request.params.id, noShift);
    const ended = write(request, response, (writing) =>
      writing.changing('shift', id, () => endVersion(writing.db, 'shifts', id, today())),
    );
    const isGone = await ended.catch(async (error) => {
      throw isReferenceFault(error) ? await stillInUse(id) : error;
    });
    if (!isGone) throw noShift(id);
    succeed(response, 'Shift deleted successfully');
  });

  async function stillInUse(id: string): Promise<Refusal> {
    const { holders } = await db
      .selectFrom('staff')
      .select((select) => select.fn.countAll<number>().as('holders'))
      .where('shift_id', '=', id)
      .executeTakeFirstOrThrow();
    const who = holders === 1 ? '1 staff member holds' : `${holders} staff hold`;
    return new Refusal(409, 'SHIFT_IN_USE', { holders: who });
  }

  return router;
}

/** The fields as columns; Kysely leaves out those that are undefined. */
const columnsOf = (fields: z.infer<typeof shiftChanges>) => ({
  name: fields.name,
  start_time: fields.startTime,
  end_time: fields.endTime,
  lateness_threshold: fields.latenessThreshold,
  serial_lateness_threshold: fields.serialLatenessThreshold,
});
