import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { maximumStaffIDLength } from '../schema/limits.ts';
import type { Refused } from '../schema/refusals.ts';
import { batchRows, parseRows } from './batch-body.ts';
import { foreignImage, type PhotoOrigins, storedImageAddress } from './image-addresses.ts';
import { body, faultsOf, imageAddress, optional, read, text } from './input.ts';
import { batchRefusal, isDuplicate, isReferenceFault, Refusal, type RowFault, refuseBatch } from './refusal.ts';
import { eachText, type StaffText, staffIDs, textColumns } from './staff-fields.ts';
import type { Tables } from './tables.ts';

/** Cells of a spreadsheet may come as numbers. */
const cell = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), schema);

const batchRow = z.object(
  {
    staffID: cell(text(maximumStaffIDLength)),
    ...eachText(cell),
    imageURL: optional(imageAddress),
    shift: cell(optional(text())),
  },
  { error: 'must be an object with the fields of a staff record' },
);

const batchBody = body({ staffs: batchRows('spreadsheet rows') });

/** A checked row, with the shift's id and the image address as it is stored. */
type BatchRow = {
  staffID: string;
  shiftID: string | null;
  imageURL: string;
  texts: Partial<Record<StaffText, string | undefined>>;
};

/**
 * Reads the body of `POST /staff/create/many`: `{staffs: rows}`. A shift is given by id or by its name, when only one
 * has it. Throws a Refusal that names the first faulty rows, counted from 1: 422 when nothing but the places of photos is
 * wrong, else 400.
 */
export async function readStaffBatch(
  given: unknown,
  shifts: readonly { id: string; name: string }[],
  origins: PhotoOrigins,
): Promise<BatchRow[]> {
  const { staffs } = read(batchBody, given);
  const findShift = shiftFinder(shifts);
  const faults: RowFault[] = [];
  let foreignImages = 0;
  const firstRows = new Map<string, number>();
  const rows: BatchRow[] = [];
  for (const [index, result] of (await parseRows(batchRow, staffs)).entries()) {
    if (!result.success) {
      faults.push({ row: index + 1, code: 'INVALID_FIELDS', ...faultsOf(result.error) });
      continue;
    }
    const { staffID, shift, imageURL, ...texts } = result.data;
    const where = { row: index + 1, staffID };
    const found = shift === undefined ? null : findShift(shift);
    const stored = imageURL === undefined ? '' : storedImageAddress(imageURL, origins);
    const first = firstRows.get(staffID);
    if (typeof found === 'object' && found !== null) faults.push({ ...where, ...found });
    else if (first !== undefined) faults.push({ ...where, code: 'STAFF_ID_TWICE', fields: { otherRow: first } });
    else if (stored === null) {
      foreignImages += 1;
      faults.push({ ...where, code: 'FOREIGN_IMAGE', fields: { fault: foreignImage } });
    } else rows.push({ staffID, texts, shiftID: found, imageURL: stored });
    if (first === undefined) firstRows.set(staffID, index + 1);
  }
  refuseBatch(faults, faults.length === foreignImages ? 422 : 400);
  return rows;
}

/** Stores the rows, all or none, and answers their ids. Throws the database's own fault, of which `batchFault` makes a Refusal. */
export async function saveStaffBatch(db: Kysely<Tables>, rows: readonly BatchRow[]): Promise<string[]> {
  const texts = textColumns.map(([name]) => sql`${rows.map((row) => row.texts[name] ?? '')}::text[]`);
  const insert = sql<{ id: string }>`
    insert into staff (staff_id, ${sql.join(textColumns.map(([, column]) => sql.ref(column)))}, image_url, shift_id)
    select * from unnest(${rows.map(({ staffID }) => staffID)}::text[], ${sql.join(texts)},
      ${rows.map(({ imageURL }) => imageURL)}::text[], ${rows.map(({ shiftID }) => shiftID)}::uuid[])
    returning id`;
  return (await insert.execute(db)).rows.map(({ id }) => id);
}

/** Why a batch was not saved: a Refusal that names the staff IDs which exist already (409), or the shift (422). */
export async function batchFault(db: Kysely<Tables>, rows: readonly BatchRow[], error: unknown): Promise<unknown> {
  if (isReferenceFault(error)) return new Refusal(422, 'SHIFT_DELETED');
  if (!isDuplicate(error)) return error;
  const taken = await staffIDs(
    db,
    rows.map(({ staffID }) => staffID),
  );
  const faults = rows.flatMap(({ staffID }, index): RowFault[] =>
    taken.has(staffID) ? [{ row: index + 1, code: 'STAFF_ID_TAKEN', fields: { staffID } }] : [],
  );
  return batchRefusal(faults, 409);
}

/** Finds a shift's id by id or name; else the reason why not. */
function shiftFinder(shifts: readonly { id: string; name: string }[]) {
  const ids = new Set(shifts.map((shift) => shift.id));
  const byName = Map.groupBy(shifts, (shift) => shift.name.trim().toLowerCase());
  return (given: string): string | Refused => {
    if (ids.has(given.toLowerCase())) return given.toLowerCase();
    const named = byName.get(given.toLowerCase()) ?? [];
    if (named[0] && named.length === 1) return named[0].id;
    return named.length > 1
      ? { code: 'SHIFT_AMBIGUOUS', fields: { count: named.length, shift: given } }
      : { code: 'SHIFT_NOT_NAMED', fields: { shift: given } };
  };
}
