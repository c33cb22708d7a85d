import { json, Router } from 'express';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { longestMachineTokenDays, maximumTokenOperations } from '../../schema/limits.ts';
import { claimsOf } from '../authenticate.ts';
import { hashOf, newCredential, revokeCredential } from '../credentials.ts';
import { succeed } from '../envelope.ts';
import { body, knownId, optional, read, role, text, yesNo } from '../input.ts';
import { lowerRole, machinePrefix } from '../machine-tokens.ts';
import { Refusal } from '../refusal.ts';
import { requirePerson, requireRole } from '../require-role.ts';
import type { Role, Tables } from '../tables.ts';
import type { RouteParts } from './route-parts.ts';

/** Tokens that are neither revoked nor at their end. */
const mostTokens = 200;

const daysRule = { error: `must be a whole number from 1 to ${longestMachineTokenDays}` };
const operationsRule = `must be a list of 1 to ${maximumTokenOperations} names`;
const newToken = body({
  name: text(),
  role,
  isReadOnly: optional(yesNo),
  days: z.number(daysRule).int(daysRule).min(1, daysRule).max(longestMachineTokenDays, daysRule),
  operations: optional(
    z
      .array(z.string().regex(/^[A-Za-z_]\w{0,63}$/, 'must be the name of an operation'), { error: operationsRule })
      .min(1, operationsRule)
      .max(maximumTokenOperations, operationsRule),
  ),
});

const noToken = (id: string) => new Refusal(404, 'NO_MACHINE_TOKEN', { id });

/**
 * The calls on machine tokens, for administrators who have signed in: a token makes no tokens. `own` is the exception, by
 * which a token is told what it is. A new token is in the answer of its creation and nowhere else; a revoked one stays on
 * the list and is refused at once.
 */
export function machineTokensRoutes({ db, now, write, createOnce }: RouteParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const admin = requireRole('admin');

  router.get('/machineToken/own', async (_request, response) => {
    const { userID, machine } = claimsOf(response);
    const [token] = machine ? await tokens(db).where('token.id', '=', userID).execute() : [];
    if (!token) throw new Refusal(404, 'MACHINES_ONLY');
    succeed(response, 'Machine token', tokenJson(token));
  });

  router.get('/machineToken/findAll', admin, async (_request, response) => {
    const rows = await tokens(db).orderBy('token.created_at').orderBy('token.id').execute();
    succeed(response, 'Machine tokens', rows.map(tokenJson));
  });

  router.post('/machineToken/create', admin, requirePerson, json(), async (request, response) => {
    const given = read(newToken, request.body);
    const { userID, role: own } = claimsOf(response);
    if (lowerRole(given.role, own) !== given.role) {
      throw new Refusal(403, 'MACHINE_TOKEN_ROLE', { role: own });
    }
    const at = now();
    const token = newCredential(machinePrefix);
    const row = {
      kind: 'machine' as const,
      name: given.name,
      role: given.role,
      is_read_only: given.isReadOnly ?? true,
      operations: given.operations ? [...new Set(given.operations)] : null,
      secret_hash: hashOf(token),
      created_by: userID,
      created_at: at,
      expires_at: new Date(at.getTime() + given.days * 86_400_000),
    };
    await createOnce(request, response, async ({ db: database, created }) => {
      await assertRoom(database, at);
      const { id } = await database.insertInto('credentials').values(row).returning('id').executeTakeFirstOrThrow();
      await created('machineToken', [id]);
      return {
        message: 'Machine token created. It is shown this once: store it where your program reads it.',
        id,
        shownOnce: { token },
        repeated:
          'This machine token was created before, and shown then. If it was lost, revoke it and create another.',
      };
    });
  });

  router.delete('/machineToken/destroy/:id', admin, requirePerson, async (request, response) => {
    const id = knownId(request.params.id, noToken);
    await write(request, response, (writing) => revokeCredential(writing, 'machineToken', id, now(), noToken(id)));
    succeed(response, 'Machine token revoked');
  });

  return router;
}

async function assertRoom(db: Kysely<Tables>, at: Date): Promise<void> {
  const { live } = await db
    .selectFrom('credentials')
    .where('kind', '=', 'machine')
    .select((select) => select.fn.countAll<number>().as('live'))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  if (live >= mostTokens) throw new Refusal(409, 'MACHINE_TOKENS_FULL', { most: mostTokens });
}

function tokens(db: Kysely<Tables>) {
  return db
    .selectFrom('credentials as token')
    .innerJoin('users as maker', 'maker.id', 'token.created_by')
    .where('token.kind', '=', 'machine')
    .select(['token.id as _id', 'token.name', 'token.role', 'token.is_read_only as isReadOnly', 'token.operations'])
    .select(['maker.email as createdBy', 'token.created_at as createdAt', 'token.expires_at as expiresAt'])
    .select(['token.last_used_at as lastUsedAt', 'token.revoked_at as revokedAt', 'maker.role as makerRole'])
    .$narrowType<{ role: Role }>();
}

type TokenRow = Awaited<ReturnType<ReturnType<typeof tokens>['execute']>>[number];

const tokenJson = ({ makerRole, ...token }: TokenRow) => ({ ...token, role: lowerRole(token.role, makerRole) });
