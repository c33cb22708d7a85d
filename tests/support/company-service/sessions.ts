import { createHmac } from 'node:crypto';
import type { CompanyUser } from './people.ts';

/** Seconds that a token of the service holds. */
const lifetime = 36_000;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs tokens as the service does, and says whose a token is. */
export function createSessions(secret: string, now: () => number) {
  const signatureOf = (head: string) => createHmac('sha256', secret).update(head).digest('base64url');
  const head = encode({ alg: 'HS256', typ: 'JWT' });
  const known = new Map<string, { readonly userID: string; readonly exp: number }>();
  return {
    /** A token of a user; `more` are further claims, such as those that tell two sessions apart. */
    sign({ _id, role, district, email }: CompanyUser, more: object = {}): string {
      const iat = Math.floor(now() / 1000);
      const body = `${head}.${encode({ role, district, userID: _id, email, iat, exp: iat + lifetime, ...more })}`;
      return `${body}.${signatureOf(body)}`;
    },
    /** The `_id` of the user whose token stands in an authorization header; null where it is none of ours. */
    read(authorization: string | undefined): string | null {
      const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
      if (token === undefined) return null;
      const claims = known.get(token) ?? check(token, signatureOf);
      if (!claims) return null;
      known.set(token, claims);
      return claims.exp * 1000 > now() ? claims.userID : null;
    },
  };
}

function check(token: string, signatureOf: (head: string) => string) {
  const [head = '', body = '', signature = ''] = token.split('.');
  if (signatureOf(`${head}.${body}`) !== signature) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as { userID: string; exp: number };
}
