import { hash } from 'node:crypto';
import { z } from 'zod';
import { staff as staffList } from '../../schema/lists/staff.ts';
import { staffFields, staffTextNames } from '../../schema/staff-fields.ts';
import { tidyID } from '../../schema/tidy-text.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import type {
  MutationCreateStaffArgs,
  MutationUpdateStaffArgs,
  QueryStaffArgs,
  QueryStaffMemberArgs,
} from '../generated/resolvers.ts';
import { checkChanges, checkInput, filled, filledFields, requiredText } from '../graphql/check-input.ts';
import { checkKey, confirm, findWritten, type Reading, readWritten, type Written, withKey } from '../graphql/writes.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { knownRows, readPart } from '../lists/read-part.ts';
import type { StoredList } from '../lists/store.ts';
import { codedError } from '../shared/errors.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { badResponse } from '../upstream/faults.ts';
import type { ShiftRow } from '../upstream/readers/shift.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';
import { uploadPhoto } from './upload-photo.ts';

/** The specification's words for a photo that could not be stored (section 8). */
const failures = {
  create: 'Server error while uploading image. Pls Try again!',
  edit: 'Image Upload Failed. Try Again Later',
} as const;

const rules = [...staffTextNames, 'shift' as const].map((name) => {
  const { noun, longest, isRequired = false } = staffFields[name];
  return { name, rule: requiredText(noun, longest), isRequired };
});

const newStaff = z.object(
  Object.fromEntries(rules.map(({ name, rule, isRequired }) => [name, isRequired ? rule : filled(rule)])),
);

const staffChanges = z.object(
  Object.fromEntries(rules.filter(({ name }) => name !== 'staffID').map(({ name, rule }) => [name, filled(rule)])),
);

/** How a written record is read again: by its id, or by its staff ID when the service answered no id. */
const reading = (context: Context, staffID?: unknown): Reading => ({
  field: 'staffMember',
  read: (id) =>
    id === null
      ? findWritten(endpoints.staff(), context, ({ staff }) => staff.staffID === staffID)
      : readWritten(endpoints.staffMember(id, context.timeZone), context),
});

async function createStaff(args: MutationCreateStaffArgs, context: Context): Promise<Written> {
  const { image, ...fields } = args.input;
  const staff = filledFields(checkInput(newStaff, fields));
  const key = checkKey(args);
  const photo = await uploadPhoto(image, context, failures.create);
  const call = endpoints.createStaff({ ...staff, imageURL: photo.address });
  // Not of the address, which is new for each upload.
  const fingerprint = hash('sha256', JSON.stringify([staff, photo.digest]), 'base64url');
  const confirmation = await confirm(withKey(call, key, fingerprint), context, {
    standard: 'Operation Completed',
    reading: reading(context, staff.staffID),
  });
  photo.use();
  return confirmation;
}

async function updateStaff({ id, input }: MutationUpdateStaffArgs, context: Context): Promise<Written> {
  const { image, ...fields } = input;
  const options = { standard: 'Operation Completed', id, reading: reading(context) };
  const changes = checkInput(staffChanges, fields);
  // The call is made first, so that an invalid id is refused before the upload.
  const path = (body: Readonly<Record<string, unknown>>) => endpoints.modifyStaff(id, body);
  path({});
  if (!image) return confirm(path(checkChanges(changes)), context, options);
  const photo = await uploadPhoto(image, context, failures.edit);
  const call = path({ ...filledFields(changes), imageURL: photo.address });
  const confirmation = await confirm(call, context, options);
  photo.use();
  return confirmation;
}

async function find(id: string, context: Context): Promise<StaffMemberRow | null> {
  const call = endpoints.staffMember(id, context.timeZone);
  const reply = await context.rest.find(call, bearer(context));
  return reply?.status === 'success' ? call.readRecord(reply.data) : null;
}

async function findByStaffID(staffID: string, context: Context): Promise<StaffMemberRow | null> {
  const { rows, notice } = await context.lists.read(endpoints.staff(), bearer(context));
  // An unreadable register must not look like one without this staff ID.
  if (notice !== null) throw badResponse();
  const wanted = tidyID(staffID);
  return rows.find(({ staff }) => staff.staffID !== '' && staff.staffID === wanted) ?? null;
}

const shiftSearch = z.object({ shift: requiredText('id of the shift').nullish() });

/** The people of each shift, by its id. The same list gives the same arrays, so each is indexed once. */
const byShift = memoizeByIdentity(
  (rows: readonly StaffMemberRow[]): ReadonlyMap<string, readonly StaffMemberRow[]> =>
    Map.groupBy(rows, (row) => row.shift?.id ?? ''),
);
const nobody: readonly never[] = [];

const lacksName = memoizeByIdentity((rows: readonly StaffMemberRow[]): boolean =>
  rows.some(({ shift }) => shift?.name === '' && shift.id !== ''),
);

/** The people with the names of shifts of which the register gives the id alone. */
const withShiftNames = memoizeByIdentity((rows: readonly StaffMemberRow[], shifts: readonly ShiftRow[]) => {
  const names = new Map(shifts.map(({ id, name }) => [id, name]));
  return rows.map((row) =>
    row.shift?.name === '' ? { ...row, shift: { ...row.shift, name: names.get(row.shift.id) ?? '' } } : row,
  );
});

/** The register; the names of shifts are asked for where it lacks them. */
async function readStaff(context: Context): Promise<StoredList<StaffMemberRow>> {
  const list = await context.lists.read(endpoints.staff(), bearer(context));
  if (!lacksName(list.rows)) return list;
  const shifts = knownRows(await readPart(endpoints.shifts(), context));
  return shifts ? { ...list, rows: withShiftNames(list.rows, shifts) } : list;
}

async function load(args: QueryStaffArgs, context: Context): Promise<StoredList<StaffMemberRow>> {
  const { shift } = checkInput(shiftSearch, args);
  const list = await readStaff(context);
  return shift == null ? list : { ...list, rows: byShift(list.rows).get(shift) ?? nobody };
}

async function findOne({ id, staffID }: QueryStaffMemberArgs, context: Context): Promise<StaffMemberRow | null> {
  if (typeof id === 'string' && typeof staffID !== 'string') return find(id, context);
  if (typeof staffID === 'string' && typeof id !== 'string') return findByStaffID(staffID, context);
  throw codedError('BAD_USER_INPUT', 'Give either the id or the staff ID of one person.', { field: 'id' });
}

/** Staff records. */
export const staff: Feature = {
  lists: [declaredList(staffList, load)],
  resolvers: {
    Query: { staffMember: (_parent, args, context) => findOne(args, context) },
    Mutation: {
      createStaff: (_parent, args, context) => createStaff(args, context),
      updateStaff: (_parent, args, context) => updateStaff(args, context),
      deleteStaff: async (_parent, { id }, context) =>
        confirm(endpoints.deleteStaff(id), context, { standard: 'Operation successfully', id }),
    },
  },
};
