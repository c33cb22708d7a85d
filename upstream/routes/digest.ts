import { json, Router } from 'express';
import { z } from 'zod';
import { claimsOf } from '../authenticate.ts';
import { digestScopes, readChoice, saveChoice } from '../digest/choices.ts';
import { succeed } from '../envelope.ts';
import { body, read } from '../input.ts';
import { requirePerson, requireRole } from '../require-role.ts';
import type { RouteParts } from './route-parts.ts';

const weekdaysRule = 'must be a list of weekdays, Monday 1 to Sunday 7, each once';
const hourRule = 'must be a whole number from 0 to 23';
const choice = body({
  scope: z.enum(digestScopes, { error: `must be one of ${digestScopes.join(', ')}` }),
  weekdays: z
    .array(z.int(weekdaysRule).min(1, weekdaysRule).max(7, weekdaysRule), { error: weekdaysRule })
    .max(7, weekdaysRule)
    .refine((days) => new Set(days).size === days.length, weekdaysRule),
  hour: z.int(hourRule).min(0, hourRule).max(23, hourRule),
});

/** Mails that `GET /digest/mails` answers at most. */
const mostMails = 1_000;

/** The calls on the morning mail: everybody's own choice, and for administrators what became of the mails of 30 days. */
export function digestRoutes({ db, now, write }: RouteParts): Router {
  const router = Router({ caseSensitive: true, strict: true });

  router.get('/digest/own', requirePerson, async (_request, response) => {
    succeed(response, 'Morning mail', await readChoice(db, claimsOf(response).userID));
  });

  router.put('/digest/own', requirePerson, json(), async (request, response) => {
    const chosen = read(choice, request.body);
    const { userID } = claimsOf(response);
    await write(request, response, ({ db: database }) => saveChoice(database, userID, chosen, now()));
    succeed(response, 'Morning mail saved', chosen);
  });

  router.get('/digest/mails', requireRole('admin'), async (_request, response) => {
    const rows = await db
      .selectFrom('digest_mails')
      .innerJoin('users', 'users.id', 'digest_mails.user_id')
      .select([
        'users.id as _id',
        'users.email',
        'digest_mails.day',
        'state',
        'attempts',
        'ended_at as endedAt',
        'fault',
      ])
      .orderBy('digest_mails.day', 'desc')
      .orderBy('users.email')
      .limit(mostMails)
      .execute();
    succeed(response, 'Morning mails', rows);
  });

  return router;
}
