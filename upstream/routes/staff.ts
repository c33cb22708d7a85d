import { json, Router } from 'express';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { maximumStaffIDLength } from '../../schema/limits.ts';
import { batchJSON } from '../batch-body.ts';
import { succeed } from '../envelope.ts';
import { requireImageAddress } from '../image-addresses.ts';
import { body, edit, imageAddress, knownId, read, requireChange, text } from '../input.ts';
import type { List } from '../lists/list.ts';
import { isDuplicate, isReferenceFault, Refusal } from '../refusal.ts';
import { requireRole } from '../require-role.ts';
import { touchPhotos } from '../retention/photos.ts';
import { batchFault, readStaffBatch, saveStaffBatch } from '../staff-batch.ts';
import { columnsOf, staffTexts, summaryColumns, summaryOf } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import type { Writing } from '../trail/writes.ts';
import { endVersion, validFrom } from '../versions.ts';
import type { RouteParts } from './route-parts.ts';

const newStaff = body({
  staffID: text(maximumStaffIDLength),
  ...staffTexts,
  imageURL: imageAddress,
  shift: text(),
});
const staffChanges = edit({ ...staffTexts, imageURL: imageAddress, shift: text() });

const noStaff = (id: string) => new Refusal(404, 'NO_STAFF', { id });
const unknownShift = (id: string) => new Refusal(422, 'SHIFT_UNKNOWN', { id });

/** All staff, for everybody signed in. */
export const staffList: List<object> = {
  paths: ['/staff/findAll', '/staff/find/all'],
  message: 'Staff',
  search: z.object({}),
  reads: () => ({ tables: ['staff', 'shifts'] }),
  rows: async (db) => (await staffRows(db).orderBy('staff.staff_id').execute()).map(staffJson),
};

/** The calls on a staff record: everybody signed in reads, administrators and management write. Batches: administrators. */
export function staffRoutes({ db, origins, today, write, createOnce, takePlace }: RouteParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const writer = requireRole('admin', 'management');

  router.get('/staff/find/:id', async (request, response) => {
    const id = knownId(request.params.id, noStaff);
    const row = await staffRows(db).where('staff.id', '=', id).executeTakeFirst();
    if (!row) throw noStaff(id);
    succeed(response, 'Staff', staffJson(row));
  });

  router.post('/staff/create', writer, json(), async (request, response) => {
    const staff = read(newStaff, request.body);
    const row = {
      staff_id: staff.staffID,
      ...(columnsOf(staff) as Required<ReturnType<typeof columnsOf>>),
      image_url: requireImageAddress(staff.imageURL, origins),
    };
    await touchPhotos(origins.imageFolder, [row.image_url]);
    await createOnce(request, response, async (writing) => {
      const shift_id = await shiftId(writing.db, staff.shift);
      const added = writing.db.insertInto('staff').values({ ...row, shift_id });
      const { id } = await added
        .returning('id')
        .executeTakeFirstOrThrow()
        .catch((error) => {
          if (isDuplicate(error)) throw new Refusal(409, 'STAFF_ID_TAKEN', { staffID: staff.staffID });
          throw isReferenceFault(error) ? unknownShift(staff.shift) : error;
        });
      await writing.created('staff', [id]);
      return { message: 'Staff created', id };
    });
  });

  router.post('/staff/create/many', requireRole('admin'), takePlace, batchJSON(), async (request, response) => {
    const shifts = await db.selectFrom('shifts').select(['id', 'name']).execute();
    const batch = await readStaffBatch(request.body, shifts, origins);
    await touchPhotos(
      origins.imageFolder,
      batch.map(({ imageURL }) => imageURL),
    );
    const save = async (writing: Writing) => {
      await writing.created('staff', await saveStaffBatch(writing.db, batch));
      return { message: `${batch.length} staff created` };
    };
    await createOnce(request, response, save).catch(async (error) => {
      throw await batchFault(db, batch, error);
    });
  });

  router.put('/staff/modify/:id', writer, json(), async (request, response) => {
    const id = knownId(request.params.id, noStaff);
    const changes = read(staffChanges, request.body);
    requireChange(changes);
    const shift = changes.shift === undefined ? {} : { shift_id: await shiftId(db, changes.shift) };
    const { imageURL } = changes;
    const photo: { image_url?: string } =
      imageURL === undefined ? {} : { image_url: requireImageAddress(imageURL, origins) };
    await touchPhotos(origins.imageFolder, [photo.image_url ?? null]);
    const change = write(request, response, async (writing) => {
      const updated = writing.db
        .updateTable('staff')
        .set({ ...columnsOf(changes), ...photo, ...shift, valid_from: validFrom(today()) })
        .where('id', '=', id)
        .returning('id');
      await writing.changing('staff', id, () => updated.executeTakeFirstOrThrow(() => noStaff(id)));
    });
    await change.catch((error) => {
      throw isReferenceFault(error) ? unknownShift(changes.shift ?? '') : error;
    });
    succeed(response, 'Staff updated');
  });

  router.delete('/staff/destroy/:id', writer, async (request, response) => {
    const id = knownId(request.params.id, noStaff);
    const isGone = await write(request, response, (writing) =>
      writing.changing('staff', id, () => endVersion(writing.db, 'staff', id, today())),
    );
    if (!isGone) throw noStaff(id);
    succeed(response, 'Staff deleted');
  });

  return router;
}

async function shiftId(db: Kysely<Tables>, given: string): Promise<string> {
  const id = knownId(given, unknownShift);
  const shift = await db.selectFrom('shifts').select('id').where('id', '=', id).executeTakeFirst();
  if (!shift) throw unknownShift(id);
  return shift.id;
}

function staffRows(db: Kysely<Tables>) {
  return db
    .selectFrom('staff')
    .leftJoin('shifts', 'shifts.id', 'staff.shift_id')
    .select(['staff.id', 'staff.unit', 'staff.shift_id', 'staff.created_at', 'shifts.name as shift_name'])
    .select(summaryColumns);
}

type StaffRow = Awaited<ReturnType<ReturnType<typeof staffRows>['execute']>>[number];

/** A staff record as the lists have it. */
export function staffJson(row: StaffRow) {
  const { imageURL, ...texts } = summaryOf(row);
  return {
    _id: row.id,
    ...texts,
    unit: row.unit,
    imageURL,
    shift: row.shift_id === null ? null : { _id: row.shift_id, name: row.shift_name },
    createdAt: row.created_at,
  };
}
