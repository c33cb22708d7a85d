import { z } from 'zod';
import { morningMails as mailsList } from '../../schema/lists/morning-mails.ts';
import { bearer } from '../auth/authorize.ts';
import { checkInput } from '../graphql/check-input.ts';
import { confirm } from '../graphql/writes.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { badResponse, rejected } from '../upstream/faults.ts';

const weekdaysRule = 'Give weekdays from 1, Monday, to 7, Sunday, each once.';
const hourRule = 'Give an hour from 0 to 23.';
const newChoice = z.object({
  scope: z.enum(['NONE', 'DISTRICT', 'ALL']).transform((scope) => scope.toLowerCase()),
  weekdays: z
    .array(z.number())
    .refine((days) => new Set(days).size === days.length && days.every((day) => day >= 1 && day <= 7), weekdaysRule),
  hour: z.int(hourRule).min(0, hourRule).max(23, hourRule),
});

/** The morning mail: each viewer's own choice, and for administrators what became of the mails. */
export const digest: Feature = {
  lists: [declaredList(mailsList, (_args, context) => context.lists.read(endpoints.morningMails(), bearer(context)))],
  resolvers: {
    Query: {
      morningMail: async (_parent, _args, context) => {
        const call = endpoints.ownDigest();
        const reply = await context.rest.find(call, bearer(context));
        if (reply === null || reply.status !== 'success') throw reply ? rejected(reply.message) : badResponse();
        const choice = call.readRecord(reply.data);
        if (!choice) throw badResponse();
        return choice;
      },
    },
    Mutation: {
      saveMorningMail: async (_parent, { input }, context) =>
        confirm(endpoints.saveOwnDigest(checkInput(newChoice, input)), context, {
          standard: 'Morning mail saved',
          id: 'own',
        }),
    },
    MorningMailChoice: { weekdays: ({ weekdays }) => [...weekdays] },
  },
};
