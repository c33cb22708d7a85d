import { errors, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { atMost } from '../common/at-most.ts';
import { Refusal } from './refusal.ts';
import type { Role } from './tables.ts';

/** The claims of a token: the four of the dashboard and the version that ends it early. */
export interface Claims {
  readonly role: Role;
  readonly district: string;
  readonly userID: string;
  readonly email: string;
  /** The user's `token_version` when it was signed. */
  readonly version: number;
  /** Said where the password was reset: whoever signed in has to choose another one. */
  readonly passwordDue?: true;
  /** Of a machine token, which no token says of itself: `userID` is then its id, `email` its maker's. */
  readonly machine?: { readonly name: string; readonly isReadOnly: boolean; readonly makerID: string };
}

/** The secret that signs, and those that are accepted besides. */
export type Secrets = readonly [string, ...string[]];

/** Signs and checks tokens (HS256). */
export interface Tokens {
  sign(claims: Claims): Promise<string>;
  /** The claims, or a Refusal (401) when the token is expired, forged, or not one of ours. A signature is checked once. */
  verify(token: string): Promise<Claims>;
}

const claimsShape = z.object({
  role: z.enum(['admin', 'management', 'user']),
  district: z.string(),
  userID: z.uuid(),
  email: z.string(),
  version: z.number(),
});

/** Tokens whose signature was checked, which is most of what a list costs that has not changed. */
const mostChecked = 10_000;

/** Tokens valid for so many hours by the given clock: signed with the first secret, accepted with each of them. */
export function createTokens(options: { secrets: Secrets; hours: number; now: () => Date }): Tokens {
  const [key, ...others] = options.secrets.map((secret) => new TextEncoder().encode(secret)) as [
    Uint8Array,
    ...Uint8Array[],
  ];
  const checked = new LRUCache<string, { readonly claims: Claims; readonly expires: number }>(atMost(mostChecked));
  return {
    sign: (claims) => {
      const issued = Math.floor(options.now().getTime() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(issued)
        .setExpirationTime(issued + options.hours * 3600)
        .sign(key);
    },
    verify: async (token) => {
      const currentDate = options.now();
      const known = checked.get(token);
      if (known && currentDate.getTime() < known.expires) return known.claims;
      const rules = { algorithms: ['HS256'], currentDate, requiredClaims: ['iat', 'exp'] };
      try {
        const { payload } = await verifyWithAny(token, [key, ...others], rules);
        const claims = claimsShape.parse(payload);
        checked.set(token, { claims, expires: Number(payload.exp) * 1000 });
        return claims;
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Refusal(401, 'SESSION_EXPIRED');
        throw new Refusal(401, 'TOKEN_INVALID');
      }
    },
  };
}

/** Checks with one key after the other as long as the signature alone is wrong. */
async function verifyWithAny(token: string, [key, ...others]: readonly Uint8Array[], rules: JWTVerifyOptions) {
  if (!key) throw new errors.JWSSignatureVerificationFailed();
  try {
    return await jwtVerify(token, key, rules);
  } catch (error) {
    if (others.length === 0 || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    return verifyWithAny(token, others, rules);
  }
}
