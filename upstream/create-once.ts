import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import { type Kysely, sql } from 'kysely';
import { claimsOf } from './authenticate.ts';
import { succeed } from './envelope.ts';
import { claimKeys, type KeyUse, keyOf } from './idempotency.ts';
import { Refusal } from './refusal.ts';
import type { Tables } from './tables.ts';
import type { Write, Writing } from './trail/writes.ts';

/** What a creating call has made. */
interface Created {
  readonly message: string;
  /** Of the record, where it has one. */
  readonly id?: string;
  /** A secret by its name, which the first answer alone has: it is stored nowhere. */
  readonly shownOnce?: Readonly<Record<string, string>>;
  /** The message without it. */
  readonly repeated?: string;
}

/**
 * Answers what `create` has made, with its id as `data._id`. A request with the header `Idempotency-Key` creates once:
 * repeated, it is answered as the first time. `create` works in one transaction with what the trail and the key need.
 */
export type CreateOnce = (
  request: Request,
  response: Response,
  create: (writing: Writing) => Promise<Created>,
) => Promise<void>;

/** What waits longer for an earlier request with its key is refused. */
const longestWait = '2s';

const shapeOfKey = /^[\x21-\x7e]{1,128}$/;

/** Creating calls; where the extension is off they know no key and answer no id. */
export function createCreations(options: {
  readonly write: Write;
  readonly isEnabled: boolean;
  readonly now: () => Date;
}): CreateOnce {
  const { write, isEnabled, now } = options;
  return async (request, response, create) => {
    const key = isEnabled ? headerOf(request, 'Idempotency-Key') : undefined;
    if (key === undefined) {
      answer(response, await write(request, response, create), isEnabled);
      return;
    }
    const claim = { sender: claimsOf(response).userID, key, digest: digestOf(request) };
    const created = await write(request, response, async (writing) => {
      const earlier = await claimKey(writing.db, { ...claim, usedAt: now() });
      if (earlier) return earlier;
      const made = await create(writing);
      const { message, id, repeated = message } = made;
      await writing.db
        .updateTable('idempotency_keys')
        .set({ answer: JSON.stringify({ message: repeated, id }) })
        .where('sender', '=', claim.sender)
        .where('purpose', '=', 'creation')
        .where('idempotency_key', '=', key)
        .execute();
      return made;
    });
    answer(response, created, true);
  };
}

function answer(response: Response, { message, id, shownOnce }: Created, hasID: boolean): void {
  if (shownOnce) response.set('Cache-Control', 'no-store');
  const isEmpty = !shownOnce && (!hasID || id === undefined);
  succeed(response, message, isEmpty ? null : { _id: id, ...shownOnce });
}

function headerOf(request: Request, name: string): string | undefined {
  const value = request.get(name);
  if (value === undefined || shapeOfKey.test(value)) return value;
  throw new Refusal(400, 'KEY_SHAPE', { name });
}

/** Equal for equal requests. A caller whose repeated body differs, as by the address of a photo, names its own. */
function digestOf(request: Request): string {
  const body = headerOf(request, 'Idempotency-Fingerprint') ?? JSON.stringify(request.body ?? null);
  return hash('sha256', `${request.method} ${request.path}\n${body}`, 'base64url');
}

/**
 * Writes the key, having waited for another request that is just using it; answers what was made with it before. Throws a
 * Refusal when that was something else, or is still being made.
 */
async function claimKey(db: Kysely<Tables>, use: KeyUse): Promise<Created | null> {
  await sql`set local lock_timeout = ${sql.lit(longestWait)}`.execute(db);
  const known = await claimKeys(db, 'creation', [use]).catch((error) => {
    throw (error as { code?: unknown }).code === '55P03' ? underWay() : error;
  });
  await sql`set local lock_timeout to default`.execute(db);
  if (!known.has(keyOf(use))) return null;
  const earlier = known.get(keyOf(use));
  if (!earlier?.answer) throw underWay();
  if (earlier.digest === use.digest) return JSON.parse(earlier.answer) as Created;
  throw new Refusal(422, 'KEY_REUSED', {}, { reason: 'KEY_REUSED' });
}

const underWay = () => new Refusal(409, 'KEY_IN_USE', {}, { retryAfter: 1, reason: 'KEY_IN_USE' });
