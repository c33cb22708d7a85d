import { z } from 'zod';
import { serialLatenessChoices } from '../../schema/limits.ts';
import { shiftList } from '../../schema/lists/shifts.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import { checkChanges, checkInput, filled, filledFields, requiredText } from '../graphql/check-input.ts';
import { checkKey, confirm, findWritten, type Reading, withKey } from '../graphql/writes.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { ShiftRow } from '../upstream/readers/shift.ts';

const most = Math.max(...serialLatenessChoices);
const rule = `Serial lateness begins after 1 to ${most} late days. Enter a whole number from 1 to ${most}.`;
const lateDays = z.int(rule).min(1, rule).max(most, rule);

/** The scalar TimeOfDay makes HH:MM:SS of every time. */
const time = z.string();

const newShift = z.object({
  name: filled(requiredText('name')),
  startTime: time,
  endTime: filled(time),
  latenessThreshold: filled(time),
  serialLatenessThreshold: lateDays,
});

/** Values of a shift that an edit may change. */
export const shiftChanges = z.object({
  name: filled(requiredText('name')),
  startTime: filled(time),
  endTime: filled(time),
  latenessThreshold: filled(time),
  serialLatenessThreshold: filled(lateDays),
});

/** How a written shift is read again: by its id, or by `isIt` when the service answered no id. */
const reading = (context: Context, isIt: (shift: ShiftRow) => boolean = () => false): Reading => ({
  field: 'shift',
  read: (id) => findWritten(endpoints.shifts(), context, (shift) => (id === null ? isIt(shift) : shift.id === id)),
});

/** Whether a shift has all the values of a new one; nothing else identifies it. */
const hasValues =
  (values: z.infer<typeof newShift>) =>
  (shift: ShiftRow): boolean =>
    shift.name === (values.name ?? '') &&
    shift.startTime === values.startTime &&
    shift.endTime === (values.endTime ?? null) &&
    shift.latenessThreshold === (values.latenessThreshold ?? null) &&
    shift.serialLatenessThreshold === values.serialLatenessThreshold;

const load = (context: Context) => context.lists.read(endpoints.shifts(), bearer(context));

/** Shifts: as a list of pages, and all at once for forms. */
export const shifts: Feature = {
  lists: [declaredList(shiftList, (_args, context) => load(context))],
  resolvers: {
    Query: { shifts: async (_parent, _args, context) => (await load(context)).rows },
    Mutation: {
      createShift: async (_parent, args, context) => {
        const shift = checkInput(newShift, args.input);
        const call = withKey(endpoints.createShift(filledFields(shift)), checkKey(args));
        const found = reading(context, hasValues(shift));
        return confirm(call, context, { standard: 'Operation Completed', reading: found });
      },
      updateShift: async (_parent, { id, input }, context) => {
        const changes = checkChanges(checkInput(shiftChanges, input));
        const call = endpoints.modifyShift(id, changes);
        return confirm(call, context, { standard: 'Operation Completed', id, reading: reading(context) });
      },
      deleteShift: async (_parent, { id }, context) =>
        confirm(endpoints.deleteShift(id), context, { standard: 'Shift deleted successfully', id }),
    },
  },
};
