import { randomUUID } from 'node:crypto';
import { json, type Response, Router } from 'express';
import { z } from 'zod';
import { maximumOwnMails } from '../../schema/limits.ts';
import { claimsOf } from '../authenticate.ts';
import { digestScopes, readChoice, saveChoice } from '../digest/choices.ts';
import type { Mailer } from '../digest/mailer.ts';
import { readMorning } from '../digest/morning-facts.ts';
import { timeOf, writeMail } from '../digest/write-mail.ts';
import { succeed } from '../envelope.ts';
import { body, read } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { requirePerson, requireRole } from '../require-role.ts';
import { createTurns } from '../turns.ts';
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

/** Of whom a mail that is shown or sent at once tells. */
const covered = body({ scope: z.enum(['district', 'all'], { error: 'must be district or all' }) });

/** Mails that `GET /digest/mails` answers at most. */
const mostMails = 1_000;

/** Why a mail was not sent, for the person who asked for it: what the mail server said begins with its code. */
const untaken = (fault: string) =>
  /^\d{3}/.test(fault)
    ? `The mail server did not take the mail: ${fault}`
    : 'The mail server did not answer. Ask an administrator to look at it, and try again later.';

interface DigestParts extends RouteParts {
  readonly hasLeave: boolean;
  /** Missing where no mails are sent. */
  readonly mailer: Mailer | undefined;
  readonly dashboardUrl: string | undefined;
}

/**
 * The calls on the morning mail: everybody's own choice, the mail as it would be now, shown or sent, and for administrators
 * what became of the mails of 30 days.
 */
export function digestRoutes(parts: DigestParts): Router {
  const { db, now, today, timeZone, write, hasLeave, mailer, dashboardUrl } = parts;
  const router = Router({ caseSensitive: true, strict: true });
  const takeTurn = createTurns(db, 'own-mails', maximumOwnMails);

  /** The caller, and the mail that tells of this moment. */
  async function writeNow(response: Response, given: unknown) {
    const { scope } = read(covered, given);
    const { userID } = claimsOf(response);
    const user = await db
      .selectFrom('users')
      .select(['email', 'name', 'district'])
      .where('id', '=', userID)
      .executeTakeFirstOrThrow();
    const morning = await readMorning(db, { day: today(), now: now(), timeZone, hasLeave });
    const district = scope === 'district' ? user.district : null;
    return { user, mail: writeMail({ morning, district, time: timeOf(morning.at, timeZone), dashboardUrl }) };
  }

  router.get('/digest/own', requirePerson, async (_request, response) => {
    succeed(response, 'Morning mail', await readChoice(db, claimsOf(response).userID));
  });

  router.put('/digest/own', requirePerson, json(), async (request, response) => {
    const chosen = read(choice, request.body);
    const { userID } = claimsOf(response);
    await write(request, response, ({ db: database }) => saveChoice(database, userID, chosen, now()));
    succeed(response, 'Morning mail saved', chosen);
  });

  router.get('/digest/preview/own', requirePerson, async (request, response) => {
    const { mail } = await writeNow(response, request.query);
    succeed(response, 'Morning mail as of now', { subject: mail.subject, text: mail.text });
  });

  router.post('/digest/send', requirePerson, json(), async (request, response) => {
    if (!mailer) throw new Refusal(422, 'NO_MAIL_SERVER');
    await takeTurn(response, async () => {
      const { user, mail } = await writeNow(response, request.body);
      const outcome = await mailer.send({ ...user, id: `asked-${randomUUID()}` }, mail);
      if (outcome.state !== 'sent') throw new Refusal(422, 'DETAIL', { fault: untaken(outcome.fault) });
      succeed(response, `Mail sent to ${user.email}`);
    });
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
