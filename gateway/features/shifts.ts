import type { Resolvers } from '../generated/resolvers.ts';
import { bearer } from '../request/authorize.ts';
import { endpoints } from '../rest/endpoints.ts';

/** Shifts, read; no list of pages, for there are few. */
export const shifts: Resolvers = {
  Query: {
    shifts: async (_parent, _args, context) => [
      ...(await context.lists.read(endpoints.shifts(), bearer(context))).rows,
    ],
  },
};
