import { createSecretKey, hash } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { codedError } from './errors.ts';

/** Roles, least first: each may do everything the ones before it may. */
export const roles = ['USER', 'MANAGEMENT', 'ADMIN'] as const;

/** Role of a dashboard user. */
export type Role = (typeof roles)[number];

/** Who asks, as the token's claims say. */
export interface Viewer {
  readonly userID: string;
  readonly email: string;
  readonly role: Role;
  /** An empty string when the token has none. */
  readonly district: string;
}

/** Reads a bearer token. Throws UNAUTHENTICATED for a token that is faulty, forged or expired. */
export type TokenReader = (token: string) => Promise<Viewer>;

const text = (least: number) =>
  z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(least).max(254));

const claims = z.object({
  userID: text(1),
  email: z.string().max(254).nullish(),
  role: z
    .string()
    .transform((role) => role.trim().toUpperCase())
    .pipe(z.enum(roles)),
  district: z.string().nullish(),
});

const expired = () => codedError('UNAUTHENTICATED', 'Your session has expired. Sign in again.');
const invalid = () => codedError('UNAUTHENTICATED', 'Your session is not valid. Sign in again.');

/**
 * A token reader for the given keys: with a secret it accepts HS256 alone, with a key set's address the asymmetric
 * algorithms of its keys; with neither it only decodes, and upstream stays the judge of every call.
 */
export function createTokenReader(keys: { jwtSecret?: string | undefined; jwksURL?: string | undefined }): TokenReader {
  const check = payloadReader(keys);
  return async (token) => {
    let payload: JWTPayload;
    try {
      payload = await check(token);
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw expired();
      throw invalid();
    }
    const isOver = payload.exp !== undefined && payload.exp * 1000 <= Date.now();
    if (isOver) throw expired();
    const result = claims.safeParse(payload);
    if (!result.success) throw invalid();
    const { userID, email, role, district } = result.data;
    return { userID, email: email ?? '', role, district: district ?? '' };
  };
}

function payloadReader(keys: { jwtSecret?: string | undefined; jwksURL?: string | undefined }) {
  if (keys.jwtSecret) {
    const secret = createSecretKey(keys.jwtSecret, 'utf8');
    return async (token: string) => (await jwtVerify(token, secret, { algorithms: ['HS256'] })).payload;
  }
  if (keys.jwksURL) {
    const keySet = createRemoteJWKSet(new URL(keys.jwksURL));
    const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
    return async (token: string) => (await jwtVerify(token, keySet, { algorithms })).payload;
  }
  return async (token: string) => decodeJwt(token);
}

/** Stands for the bearer of a token where the token itself must not be kept. */
export const bearerKey = (token: string): string => hash('sha256', token, 'base64url');
