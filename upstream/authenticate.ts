import type { Request, RequestHandler, Response } from 'express';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { machinePrefix, type ReadMachineToken } from './machine-tokens.ts';
import { Refusal } from './refusal.ts';
import type { Tables } from './tables.ts';
import type { Claims, Tokens } from './tokens.ts';

const noVersion = sql<string>`null::text`;

/**
 * Lets only requests pass that carry a token of ours whose user is still active, with the role and the version it was
 * signed for: a new password, another role and a deactivation end earlier tokens at once. Else 401 with the reason.
 * A user whose password was reset may do nothing before there is another one, but for what `takesDuePassword` guards.
 * `versionFor` is what else the one query reads, for `response.locals.version`; `readMachineToken` reads the tokens of
 * programs, where there are any. A machine token that may only read makes no other requests.
 */
export function authenticate(options: {
  readonly db: Kysely<Tables>;
  readonly tokens: Tokens;
  readonly versionFor?: (request: Request) => RawBuilder<string> | null;
  readonly readMachineToken?: ReadMachineToken | undefined;
  readonly takesDuePassword?: boolean;
}): RequestHandler {
  const { db, tokens, versionFor = () => null, readMachineToken, takesDuePassword = false } = options;
  const readSession = async (token: string, version: RawBuilder<string>) => {
    const claims = await tokens.verify(token);
    const user = await db
      .selectFrom('users')
      .select(['role', 'is_active', 'token_version', 'password_due', version.as('version')])
      .where('id', '=', claims.userID)
      .executeTakeFirst();
    if (!user?.is_active || user.role !== claims.role || user.token_version !== claims.version) {
      throw new Refusal(401, 'SESSION_ENDED');
    }
    if (user.password_due && !takesDuePassword) {
      throw new Refusal(403, 'PASSWORD_DUE');
    }
    return { claims, version: user.version };
  };
  return async (request, response, next) => {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new Refusal(401, 'SIGN_IN_FIRST');
    const readToken = token.startsWith(machinePrefix) && readMachineToken ? readMachineToken : readSession;
    const { claims, version } = await readToken(token, versionFor(request) ?? noVersion);
    if (claims.machine?.isReadOnly && request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Refusal(403, 'MACHINE_TOKEN_READS');
    }
    response.locals.claims = claims;
    response.locals.version = version;
    // What one token may read is nobody else's: no shared cache may keep it.
    response.set('Cache-Control', 'private, no-cache').vary('Authorization');
    next();
  };
}

/** The claims of the request's token, after `authenticate`. */
export function claimsOf(response: Response): Claims {
  return response.locals.claims as Claims;
}
