import { z } from 'zod';
import { serialLatenessChoices } from '../../schema/limits.ts';
import { checkChanges, checkInput, filled, filledFields, requiredText } from '../check-input.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { endpoints } from '../rest/endpoints.ts';
import { confirm } from '../write.ts';

const most = Math.max(...serialLatenessChoices);
const rule = `Serial lateness begins after 1 to ${most} late days: give a whole number from 1 to ${most}.`;
const lateDays = z.int(rule).min(1, rule).max(most, rule);

/** The scalar TimeOfDay has completed times to HH:MM:SS. */
const time = z.string();

const newShift = z.object({
  name: filled(requiredText('name')),
  startTime: time,
  endTime: filled(time),
  latenessThreshold: filled(time),
  serialLatenessThreshold: lateDays,
});

const shiftChanges = z.object({
  name: filled(requiredText('name')),
  startTime: filled(time),
  endTime: filled(time),
  latenessThreshold: filled(time),
  serialLatenessThreshold: filled(lateDays),
});

/** Writes on shifts. */
export const shiftWrites: Resolvers = {
  Mutation: {
    createShift: async (_parent, { input }, context) => {
      const shift = filledFields(checkInput(newShift, input));
      return confirm(endpoints.createShift(shift), context, 'Operation Completed');
    },
    updateShift: async (_parent, { id, input }, context) => {
      const changes = checkChanges(checkInput(shiftChanges, input));
      return confirm(endpoints.modifyShift(id, changes), context, 'Operation Completed');
    },
    deleteShift: async (_parent, { id }, context) =>
      confirm(endpoints.deleteShift(id), context, 'Shift deleted successfully'),
  },
};
