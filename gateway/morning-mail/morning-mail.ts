import { z } from 'zod';
import { morningMails as mailsList } from '../../schema/lists/morning-mails.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import { checkInput } from '../graphql/check-input.ts';
import { confirm, write, written } from '../graphql/writes.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { RecordCall } from '../upstream/call.ts';
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

const covered = z.object({
  scope: z.enum(['DISTRICT', 'ALL'], 'Choose DISTRICT or ALL.').transform((scope) => scope.toLowerCase()),
});

/** Milliseconds for sending a mail at once: the service asks the mail server meanwhile. */
const longestSending = 10_000;

async function find<Row>(call: RecordCall<Row>, context: Context): Promise<Row> {
  const reply = await context.rest.find(call, bearer(context));
  if (reply === null || reply.status !== 'success') throw reply ? rejected(reply.message) : badResponse();
  const row = call.readRecord(reply.data);
  if (!row) throw badResponse();
  return row;
}

/** The morning mail: each viewer's own choice, and for administrators what became of the mails. */
export const digest: Feature = {
  lists: [declaredList(mailsList, (_args, context) => context.lists.read(endpoints.morningMails(), bearer(context)))],
  resolvers: {
    Query: {
      morningMail: (_parent, _args, context) => find(endpoints.ownDigest(), context),
      morningMailPreview: (_parent, args, context) =>
        find(endpoints.digestPreview(checkInput(covered, args).scope), context),
    },
    Mutation: {
      saveMorningMail: async (_parent, { input }, context) =>
        confirm(endpoints.saveOwnDigest(checkInput(newChoice, input)), context, {
          standard: 'Morning mail saved',
          id: 'own',
        }),
      sendMorningMail: async (_parent, args, context) => {
        const call = endpoints.sendOwnDigest(checkInput(covered, args).scope);
        const { message } = await write(call, context, { timeout: longestSending, isOwn: true });
        return written(message || 'Mail sent', null, null);
      },
    },
  },
};
