import { json, type RequestHandler, Router } from 'express';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { maximumStaffIDLength } from '../../schema/limits.ts';
import { succeed } from '../envelope.ts';
import { storedImageAddress } from '../image-addresses.ts';
import { body, imageAddress, knownId, optional, read, requireChange, text } from '../input.ts';
import { isDuplicate, isReferenceFault, quoted, Refusal } from '../refusal.ts';
import { requireRole } from '../require-role.ts';
import { readStaffBatch, saveStaffBatch } from '../staff-batch.ts';
import type { Tables } from '../tables.ts';

const newStaff = body({
  staffID: text(maximumStaffIDLength),
  name: optional(text()),
  district: text(),
  serviceCentre: text(),
  department: text(),
  unit: text(),
  imageURL: imageAddress,
  shift: text(),
});
const staffChanges = body({
  name: optional(text()),
  district: optional(text()),
  serviceCentre: optional(text()),
  department: optional(text()),
  unit: optional(text()),
  imageURL: optional(imageAddress),
  shift: optional(text()),
});

const noStaff = (id: string) => new Refusal(404, `No staff record has the id ${quoted(id)}.`);
const unknownShift = (id: string) => new Refusal(422, `shift: no shift has the id ${quoted(id)}.`);

/** The calls on staff: everybody signed in reads, administrators and management write, administrators send batches. */
export function staffRoutes({ db, publicUrl }: { db: Kysely<Tables>; publicUrl: string }): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const writer = requireRole('admin', 'management');

  const findAll: RequestHandler = async (_request, response) => {
    const rows = await staffRows(db).orderBy('staff.staff_id').execute();
    succeed(response, 'Staff', rows.map(staffJson));
  };
  router.get('/staff/findAll', findAll);
  router.get('/staff/find/all', findAll);

  router.get('/staff/find/:id', async (request, response) => {
    const id = knownId(request.params.id, noStaff);
    const row = await staffRows(db).where('staff.id', '=', id).executeTakeFirst();
    if (!row) throw noStaff(id);
    succeed(response, 'Staff', staffJson(row));
  });

  router.post('/staff/create', writer, json(), async (request, response) => {
    const staff = read(newStaff, request.body);
    await db
      .insertInto('staff')
      .values({
        staff_id: staff.staffID,
        ...(staff.name !== undefined && { name: staff.name }),
        district: staff.district,
        service_centre: staff.serviceCentre,
        department: staff.department,
        unit: staff.unit,
        image_url: storedImageAddress(staff.imageURL, publicUrl),
        shift_id: await shiftId(staff.shift),
      })
      .execute()
      .catch((error) => {
        if (isDuplicate(error)) throw new Refusal(409, `Staff ID ${quoted(staff.staffID)} exists already.`);
        throw isReferenceFault(error) ? unknownShift(staff.shift) : error;
      });
    succeed(response, 'Staff created');
  });

  router.post('/staff/create/many', requireRole('admin'), json({ limit: '20mb' }), async (request, response) => {
    const shifts = await db.selectFrom('shifts').select(['id', 'name']).execute();
    const batch = readStaffBatch(request.body, shifts, publicUrl);
    await saveStaffBatch(db, batch);
    succeed(response, `${batch.length} staff created`);
  });

  router.put('/staff/modify/:id', writer, json(), async (request, response) => {
    const id = knownId(request.params.id, noStaff);
    const changes = read(staffChanges, request.body);
    requireChange(changes);
    const shift = changes.shift === undefined ? {} : { shift_id: await shiftId(changes.shift) };
    const result = await db
      .updateTable('staff')
      .set({ ...columnsOf(changes, publicUrl), ...shift })
      .where('id', '=', id)
      .executeTakeFirst()
      .catch((error) => {
        throw isReferenceFault(error) ? unknownShift(changes.shift ?? '') : error;
      });
    if (result.numUpdatedRows === 0n) throw noStaff(id);
    succeed(response, 'Staff updated');
  });

  router.delete('/staff/destroy/:id', writer, async (request, response) => {
    const id = knownId(request.params.id, noStaff);
    const result = await db.deleteFrom('staff').where('id', '=', id).executeTakeFirst();
    if (result.numDeletedRows === 0n) throw noStaff(id);
    succeed(response, 'Staff deleted');
  });

  async function shiftId(given: string): Promise<string> {
    const id = knownId(given, unknownShift);
    const shift = await db.selectFrom('shifts').select('id').where('id', '=', id).executeTakeFirst();
    if (!shift) throw unknownShift(id);
    return shift.id;
  }

  return router;
}

function staffRows(db: Kysely<Tables>) {
  return db
    .selectFrom('staff')
    .leftJoin('shifts', 'shifts.id', 'staff.shift_id')
    .selectAll('staff')
    .select('shifts.name as shift_name');
}

type StaffRow = Awaited<ReturnType<ReturnType<typeof staffRows>['execute']>>[number];

function staffJson(row: StaffRow) {
  return {
    _id: row.id,
    staffID: row.staff_id,
    name: row.name,
    district: row.district,
    serviceCentre: row.service_centre,
    department: row.department,
    unit: row.unit,
    imageURL: row.image_url,
    shift: row.shift_id === null ? null : { _id: row.shift_id, name: row.shift_name },
    createdAt: row.created_at,
  };
}

/** The fields that were given, as columns; the shift apart. */
function columnsOf(fields: z.infer<typeof staffChanges>, publicUrl: string) {
  return {
    ...(fields.name !== undefined && { name: fields.name }),
    ...(fields.district !== undefined && { district: fields.district }),
    ...(fields.serviceCentre !== undefined && { service_centre: fields.serviceCentre }),
    ...(fields.department !== undefined && { department: fields.department }),
    ...(fields.unit !== undefined && { unit: fields.unit }),
    ...(fields.imageURL !== undefined && { image_url: storedImageAddress(fields.imageURL, publicUrl) }),
  };
}
