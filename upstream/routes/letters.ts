import { json, Router } from 'express';
import { sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import { z } from 'zod';
import { repeatedDay } from '../../common/entered-days.ts';
import { letterKinds } from '../../schema/letter-words.ts';
import { maximumLetterDays, maximumLetters, maximumNoteLength, maximumStaffIDLength } from '../../schema/limits.ts';
import { claimsOf } from '../authenticate.ts';
import { daysWithin } from '../calendar.ts';
import { succeed } from '../envelope.ts';
import { body, checkRange, day, knownId, optional, read, refuseFarDays, text } from '../input.ts';
import { isAllLeave, readMonths, recordLetters } from '../letters/register.ts';
import { type List, list } from '../lists/list.ts';
import { Refusal } from '../refusal.ts';
import { requireRole } from '../require-role.ts';
import type { Tables } from '../tables.ts';
import type { Writing } from '../trail/writes.ts';
import type { RouteParts } from './route-parts.ts';

const noLetter = (id: string) => new Refusal(404, 'NO_LETTER', { id });
const daysRule = 'must be a list of 1 to 31 days';
const printed = body({
  letters: z
    .array(
      z.object({
        kind: z.enum(letterKinds, { error: `must be ${letterKinds.join(' or ')}` }),
        staffID: text(maximumStaffIDLength),
        personID: optional(z.uuid('must be the id of a staff record')),
        days: z.array(day, { error: daysRule }).min(1, daysRule).max(31, daysRule),
        reference: text(),
        again: z.array(z.uuid('must be ids of letters')).max(maximumLetters, 'must be ids of letters').default([]),
      }),
      { error: 'must be the list of letters' },
    )
    .min(1, 'has no letters')
    .max(maximumLetters, `must not have more than ${maximumLetters} letters: send the rest in another call`),
});
const reply = body({ on: optional(day), note: optional(text(maximumNoteLength)) });
const undoing = body({ reason: text(maximumNoteLength) });
const monthsRule = 'must be a whole number from 1 to 24';
const rule = body({ months: z.int(monthsRule).min(1, monthsRule).max(24, monthsRule) });

/** The letters on record by the days of their printing, for everybody signed in, and the rule of their steps. */
export const letterRegister = ({ timeZone }: { timeZone: string }): readonly List[] => [
  list<{ from: string; to: string }>({
    paths: ['/letter/findAll'],
    message: 'Letters',
    search: z.object({ from: day, to: day }),
    reads: () => ({ tables: ['letters', 'leaves'] }),
    withoutTexts: ({
      replyNote: _reply,
      undoneReason: _reason,
      ...letter
    }: {
      replyNote: string;
      undoneReason: string;
    }) => letter,
    async rows(db, { from, to }) {
      checkRange({ from, to }, maximumLetterDays);
      const instants = daysWithin(timeZone, from, to);
      return db
        .selectFrom('letters')
        .select(['id as _id', 'kind', 'person as personID', 'staff_id as staffID', 'name', 'district'])
        .select(sql<string[]>`array(select day::text from unnest(days) as day order by day)`.as('days'))
        .select(['service_centre as serviceCentre', 'reference', 'step'])
        .select(['printed_by as printedBy', 'printed_at as printedAt'])
        .select(sql<boolean>`reply_on is not null or reply_note <> ''`.as('isReplied'))
        .select(['reply_on as replyOn', 'reply_note as replyNote'])
        .select(['undone_by as undoneBy', 'undone_at as undoneAt', 'undone_reason as undoneReason'])
        .select(isAllLeave.as('isAllLeave'))
        .where('printed_at', '>=', instants.from)
        .where('printed_at', '<', instants.before)
        .orderBy('printed_at', 'desc')
        .orderBy('id')
        .execute();
    },
  }),
  list({
    paths: ['/letter/rule'],
    message: 'Rule of letters',
    isSmall: true,
    search: z.object({}),
    reads: () => ({ tables: ['letters'] }),
    rows: async (db) => [{ months: await readMonths(db) }],
  }),
];

/** Changes a letter that is not undone. Throws a Refusal for one that is, with that code, and for none. */
async function changeStanding(
  { db, changing }: Writing,
  id: string,
  change: UpdateQueryBuilder<Tables, 'letters', 'letters', UpdateResult>,
  undone: 'LETTER_UNDONE' | 'REPLY_TO_UNDONE',
): Promise<void> {
  const changed = change.where('id', '=', id).where('undone_at', 'is', null);
  const { numUpdatedRows } = await changing('letter', id, () => changed.executeTakeFirst());
  if (numUpdatedRows > 0n) return;
  const known = await db.selectFrom('letters').select('id').where('id', '=', id).executeTakeFirst();
  throw known ? new Refusal(409, undone, {}, { reason: 'OTHER' }) : noLetter(id);
}

/** The writes of letters on record, for administrators and management; of the rule, for administrators. */
export function lettersRoutes({ write, now, today, timeZone }: RouteParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const writer = requireRole('admin', 'management');

  router.post('/letter/create/many', writer, json({ limit: '1mb' }), async (request, response) => {
    const { letters } = read(printed, request.body);
    const late = letters.find(({ days }) => days.some((one) => one > today()));
    if (late) throw new Refusal(400, 'LETTER_DAY_TO_COME', { staffID: late.staffID });
    for (const { staffID, days } of letters) {
      refuseFarDays(days, today());
      const twice = repeatedDay(days);
      if (twice !== undefined) throw new Refusal(400, 'LETTER_DAY_TWICE', { staffID, day: twice });
    }
    const by = { who: claimsOf(response).email, now: now(), timeZone };
    const verdicts = await write(request, response, async (writing) => {
      const all = await recordLetters(writing.db, letters, by);
      const ids = all.filter(({ outcome }) => outcome === 'recorded').map(({ id }) => id);
      if (ids.length > 0) await writing.created('letter', ids);
      return all;
    });
    const recorded = verdicts.filter(({ outcome }) => outcome === 'recorded').length;
    succeed(response, `${recorded} on record, ${verdicts.length - recorded} were there already`, verdicts);
  });

  router.put('/letter/reply/:id', writer, json(), async (request, response) => {
    const id = knownId(request.params.id, noLetter);
    const { on = null, note = '' } = read(reply, request.body);
    if (on !== null && on > today()) throw new Refusal(400, 'REPLY_TO_COME');
    refuseFarDays([on], today());
    await write(request, response, async (writing) => {
      const noted = writing.db.updateTable('letters').set({ reply_on: on, reply_note: note });
      await changeStanding(writing, id, noted, 'REPLY_TO_UNDONE');
    });
    succeed(response, on === null ? 'Reply removed' : 'Reply noted');
  });

  router.put('/letter/undo/:id', writer, json(), async (request, response) => {
    const id = knownId(request.params.id, noLetter);
    const { reason } = read(undoing, request.body);
    await write(request, response, async (writing) => {
      const undone = { undone_by: claimsOf(response).email, undone_at: now(), undone_reason: reason };
      await changeStanding(writing, id, writing.db.updateTable('letters').set(undone), 'LETTER_UNDONE');
    });
    succeed(response, 'Letter undone');
  });

  router.put('/letter/rule', requireRole('admin'), json(), async (request, response) => {
    const { months } = read(rule, request.body);
    await write(request, response, async ({ db, changing }) => {
      const stored = db
        .insertInto('letter_rules')
        .values({ months })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ months }));
      await changing('letterRule', 'rule', () => stored.execute());
    });
    succeed(response, 'Rule of letters saved');
  });

  return router;
}
