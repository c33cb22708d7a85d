import { json, type RequestHandler, Router } from 'express';
import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { isStorable } from '../../common/is-storable.ts';
import {
  maximumEmailLength,
  maximumPasswordChanges,
  maximumPasswordLength,
  minimumPasswordLength,
} from '../../schema/limits.ts';
import { claimsOf } from '../authenticate.ts';
import { succeed } from '../envelope.ts';
import { body, edit, email, knownId, optional, read, requireChange, role, text, yesNo } from '../input.ts';
import { type List, list } from '../lists/list.ts';
import { hashPassword, isPassword, isSamePassword } from '../passwords.ts';
import { isDuplicate, Refusal } from '../refusal.ts';
import { requirePerson, requireRole } from '../require-role.ts';
import type { SignInGuard } from '../sign-in-guard.ts';
import type { Tables } from '../tables.ts';
import type { Tokens } from '../tokens.ts';
import type { Action } from '../trail/entries.ts';
import type { Writing } from '../trail/writes.ts';
import { createTurns } from '../turns.ts';
import type { RouteParts } from './route-parts.ts';

const tooLong = `must not be longer than ${maximumPasswordLength} characters`;
const credentials = body({
  email: z
    .string({ error: 'is required' })
    .trim()
    .toLowerCase()
    .min(1, 'is required')
    .max(maximumEmailLength, 'is too long')
    .refine(isStorable, 'holds characters that no email address has'),
  password: z.string({ error: 'is required' }).min(1, 'is required').max(maximumPasswordLength, tooLong),
});
const newPassword = body({
  password: z
    .string({ error: 'is required' })
    .min(minimumPasswordLength, `must have ${minimumPasswordLength} characters or more`)
    .max(maximumPasswordLength, tooLong),
});
const fields = {
  email,
  name: optional(text()),
  role,
  district: text(),
  serviceCentre: text(),
  macAddress: optional(text()),
};
const newUser = body(fields);
const userChanges = edit({ ...fields, isActive: yesNo });

const noUser = (id: string) => new Refusal(404, 'NO_USER', { id });
const emailTaken = (address: string) => new Refusal(409, 'EMAIL_TAKEN', { email: address });

/** `POST /users/signin`, the one call without a token: `data.token`. Both kinds of wrong input get the same answer. */
export function signInRoute({ db, tokens, guard }: { db: Kysely<Tables>; tokens: Tokens; guard: SignInGuard }): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.post('/users/signin', json(), async (request, response) => {
    const given = read(credentials, request.body);
    let user: Selectable<Tables['users']> | undefined;
    const isRight = async () => {
      user = await db.selectFrom('users').selectAll().where('email', '=', given.email).executeTakeFirst();
      return isPassword(given.password, user?.password_hash);
    };
    if (!(await guard.attempt(request, given.email, isRight)) || !user) {
      throw new Refusal(401, 'WRONG_PASSWORD');
    }
    if (!user.is_active) throw new Refusal(403, 'ACCOUNT_INACTIVE');
    const token = await tokens.sign({
      role: user.role,
      district: user.district,
      userID: user.id,
      email: user.email,
      version: user.token_version,
      ...(user.password_due && { passwordDue: true as const }),
    });
    succeed(response, 'Signed in successfully', { token });
  });
  return router;
}

/** All dashboard users, for administrators. */
export const usersList: List = list({
  paths: ['/users/findAll'],
  roles: ['admin'],
  message: 'Users',
  isSmall: true,
  search: z.object({}),
  reads: () => ({ tables: ['users'] }),
  rows: (db) =>
    db
      .selectFrom('users')
      .select(['id as _id', 'email', 'name', 'role', 'district', 'service_centre as serviceCentre'])
      .select(['mac_address as macAddress', 'is_active as isActive', 'created_at as createdAt'])
      .orderBy('email')
      .execute(),
});

/** `POST /users/resetpassword`, the own password; `bearer` lets those pass too whose password was reset. */
export function ownPasswordRoute(
  parts: Pick<RouteParts, 'db' | 'defaultPassword' | 'write'> & { bearer: RequestHandler },
) {
  const { db, defaultPassword, write, bearer } = parts;
  const router = Router({ caseSensitive: true, strict: true });
  const takeTurn = createTurns(db, 'passwords', maximumPasswordChanges);
  router.post('/users/resetpassword', bearer, requirePerson, json(), async (request, response) => {
    const { password } = read(newPassword, request.body);
    const { userID } = claimsOf(response);
    await takeTurn(response, async () => {
      const user = await db
        .selectFrom('users')
        .select(['password_hash', 'password_due'])
        .where('id', '=', userID)
        .executeTakeFirst();
      // The setting may have changed since the reset.
      if (
        isSamePassword(password, defaultPassword) ||
        (user?.password_due && (await isPassword(password, user.password_hash)))
      ) {
        throw new Refusal(400, 'DEFAULT_PASSWORD');
      }
      const password_hash = await hashPassword(password);
      await write(request, response, (writing) => setPassword(writing, userID, password_hash, 'passwordChanged'));
    });
    const message = 'Password changed. Sign in with the new password.';
    succeed(response, message, message);
  });
  return router;
}

/** The writes of dashboard users, for administrators. Machine tokens make none. */
export function usersRoutes({ defaultPassword, write, createOnce }: RouteParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const admin = requireRole('admin');

  router.post('/users/create', admin, requirePerson, json(), async (request, response) => {
    const user = read(newUser, request.body);
    const required = {
      email: user.email,
      role: user.role,
      district: user.district,
      service_centre: user.serviceCentre,
    };
    const row = { ...columnsOf(user), ...required, password_hash: await hashPassword(defaultPassword) };
    await createOnce(request, response, async ({ db, created }) => {
      const added = db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
      const { id } = await added.catch((error) => {
        throw isDuplicate(error) ? emailTaken(user.email) : error;
      });
      await created('user', [id]);
      return { message: 'User created with the default password', id };
    });
  });

  router.put('/users/modify/:id', admin, requirePerson, json(), async (request, response) => {
    const id = knownId(request.params.id, noUser);
    const changes = read(userChanges, request.body);
    requireChange(changes);
    await write(request, response, async ({ db, changing }) => {
      // Administrators are locked together, so that two of them cannot remove each other at the same moment.
      const admins = await db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('is_active', '=', true)
        .orderBy('id')
        .forUpdate()
        .execute();
      const leaves = changes.isActive === false || (changes.role !== undefined && changes.role !== 'admin');
      if (leaves && admins.length === 1 && admins[0]?.id === id.toLowerCase()) {
        throw new Refusal(400, 'LAST_ADMINISTRATOR');
      }
      const endsTokens = sql<boolean>`role <> ${changes.role ?? sql.ref('role')}
        or is_active <> ${changes.isActive ?? sql.ref('is_active')}`;
      const updated = db
        .updateTable('users')
        .set({ ...columnsOf(changes), token_version: sql`token_version + case when ${endsTokens} then 1 else 0 end` })
        .where('id', '=', id)
        .returning('id');
      const change = changing('user', id, () => updated.executeTakeFirstOrThrow(() => noUser(id)));
      await change.catch((error) => {
        throw isDuplicate(error) ? emailTaken(changes.email ?? '') : error;
      });
    });
    succeed(response, 'User updated');
  });

  router.put('/users/resetPassword/default/:id', admin, requirePerson, async (request, response) => {
    const id = knownId(request.params.id, noUser);
    const password_hash = await hashPassword(defaultPassword);
    await write(request, response, (writing) => setPassword(writing, id, password_hash, 'passwordReset'));
    succeed(response, 'Password reset to the default password');
  });

  return router;
}

async function setPassword({ db, done }: Writing, id: string, password_hash: string, action: Action): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash, password_due: action === 'passwordReset', token_version: sql`token_version + 1` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(() => noUser(id));
  await done(action, 'user', id);
}

/** The fields as columns; Kysely leaves out those that are undefined. */
const columnsOf = (fields: z.infer<typeof userChanges>) => ({
  email: fields.email,
  name: fields.name,
  role: fields.role,
  district: fields.district,
  service_centre: fields.serviceCentre,
  mac_address: fields.macAddress,
  is_active: fields.isActive,
});
