import { json, Router } from 'express';
import { z } from 'zod';
import { drawLogo } from '../../common/draw-logo.ts';
import { PhotoFault } from '../../common/draw-photo.ts';
import {
  bodyFault,
  type LetterKind,
  letterKinds,
  letterLimits,
  subjectFault,
  tidyBody,
} from '../../schema/letter-words.ts';
import { claimsOf } from '../authenticate.ts';
import { succeed } from '../envelope.ts';
import { body, optional, read, text } from '../input.ts';
import { type List, list } from '../lists/list.ts';
import { Refusal } from '../refusal.ts';
import { requireRole } from '../require-role.ts';
import type { RouteParts } from './route-parts.ts';

const line = text(letterLimits.line);
const addressRule = `must be a list of at most ${letterLimits.addressLines} lines`;
const letterText = body({ subject: z.string({ error: 'is required' }), body: z.string({ error: 'is required' }) });
const letterhead = body({
  companyName: optional(line),
  addressLines: optional(z.array(line, { error: addressRule }).max(letterLimits.addressLines, addressRule)),
  signatoryName: optional(line),
  signatoryTitle: optional(line),
  logo: z.string({ error: 'must be text' }).optional(),
});

/** What the company has stored of its letters, for everybody signed in: whoever prints letters needs it. */
export const letterLists: readonly List[] = [
  list({
    paths: ['/letterText/findAll'],
    message: 'Letter texts',
    isSmall: true,
    search: z.object({}),
    reads: () => ({ tables: ['letter_texts'] }),
    rows: (db) =>
      db
        .selectFrom('letter_texts')
        .select(['kind', 'subject', 'body', 'changed_by as changedBy', 'changed_at as changedAt'])
        .orderBy('kind')
        .execute(),
  }),
  list({
    paths: ['/letterhead/findAll'],
    message: 'Letterhead',
    isSmall: true,
    search: z.object({}),
    reads: () => ({ tables: ['letter_texts'] }),
    rows: (db) =>
      db
        .selectFrom('letterheads')
        .select(['company_name as companyName', 'address_lines as addressLines', 'signatory_name as signatoryName'])
        .select(['signatory_title as signatoryTitle', 'logo', 'changed_by as changedBy', 'changed_at as changedAt'])
        .execute(),
  }),
];

/** The writes of letter texts and of the letterhead, for administrators. */
export function letterTextsRoutes({ now, write, takePlace }: RouteParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const admin = requireRole('admin');

  router.put('/letterText/modify/:kind', admin, json(), async (request, response) => {
    const kind = kindOf(request.params.kind);
    const given = read(letterText, request.body);
    const subject = given.subject.trim();
    const text = tidyBody(given.body);
    refuse(subjectFault(subject, kind));
    refuse(bodyFault(text, kind));
    const row = { subject, body: text, changed_by: claimsOf(response).email, changed_at: now() };
    await write(request, response, async ({ db, changing }) => {
      const stored = db
        .insertInto('letter_texts')
        .values({ kind, ...row })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet(row));
      await changing('letterText', kind, () => stored.execute());
    });
    succeed(response, 'Letter text saved');
  });

  router.delete('/letterText/destroy/:kind', admin, async (request, response) => {
    const kind = kindOf(request.params.kind);
    await write(request, response, async ({ db, changing }) => {
      const removed = db.deleteFrom('letter_texts').where('kind', '=', kind).returning('kind');
      const missing = () => new Refusal(404, 'NO_LETTER_TEXT', { kind });
      await changing('letterText', kind, () => removed.executeTakeFirstOrThrow(missing));
    });
    succeed(response, 'Letter text removed');
  });

  router.put('/letterhead/modify', admin, takePlace, json({ limit: '2mb' }), async (request, response) => {
    const {
      companyName = '',
      addressLines = [],
      signatoryName = '',
      signatoryTitle = '',
      logo,
    } = read(letterhead, request.body);
    const row = {
      company_name: companyName,
      address_lines: addressLines,
      signatory_name: signatoryName,
      signatory_title: signatoryTitle,
      ...(logo !== undefined && { logo: logo === '' ? '' : await readLogo(logo) }),
      changed_by: claimsOf(response).email,
      changed_at: now(),
    };
    await write(request, response, async ({ db, changing }) => {
      const stored = db
        .insertInto('letterheads')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row));
      await changing('letterhead', 'letterhead', () => stored.execute());
    });
    succeed(response, 'Letterhead saved');
  });

  return router;
}

function kindOf(given: unknown): LetterKind {
  const kind = letterKinds.find((known) => known === given);
  if (!kind) throw new Refusal(404, 'NO_LETTER_KIND', { kind: String(given), kinds: letterKinds.join(' and ') });
  return kind;
}

function refuse(fault: string | null): void {
  if (fault !== null) throw new Refusal(400, 'DETAIL', { fault });
}

/** The logo drawn anew. Throws a Refusal (400, 413, 415, 503) for what is none, is too large, or takes too long. */
async function readLogo(address: string): Promise<string> {
  const [, content] = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? [];
  if (content === undefined) throw new Refusal(400, 'LOGO_ADDRESS');
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > letterLimits.logoBytes) throw new Refusal(413, 'LOGO_TOO_LARGE');
  try {
    return await drawLogo(bytes);
  } catch (error) {
    if (!(error instanceof PhotoFault)) throw error;
    if (error.reason === 'LATE') throw new Refusal(503, 'LOGO_LATE');
    throw new Refusal(415, 'NO_LOGO');
  }
}
