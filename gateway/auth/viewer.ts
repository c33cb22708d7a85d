import { createSecretKey, hash, type KeyObject } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { atMost } from '../../common/at-most.ts';
import type { Config } from '../config.ts';
import { codedError, codeOf } from '../shared/errors.ts';
import type { RecordCall } from '../upstream/call.ts';
import type { Bearer } from '../upstream/caller.ts';
import type { RestClient } from '../upstream/client.ts';
import { isMissingCall, isRefusal } from '../upstream/faults.ts';
import type { MachineTokenRow } from '../upstream/readers/accounts.ts';
import { clockTolerance, createKeySet } from './key-set.ts';

/** Roles, least first: each may do everything that the ones before it may do. */
export const roles = ['USER', 'MANAGEMENT', 'ADMIN'] as const;

/** Role of a dashboard user. */
export type Role = (typeof roles)[number];

/** The caller by the token's claims. */
export interface Viewer {
  readonly userID: string;
  readonly email: string;
  readonly role: Role;
  /** An empty string when the token has none. */
  readonly district: string;
  /**
   * Callers of one group get the same lists, as far as their tokens say; null where the gateway has not checked the signature
   * itself.
   */
  readonly group: string | null;
  /** A program's machine token: `userID` is then its id, `email` its creator's address. Null for a person. */
  readonly machineToken: MachineTokenRow | null;
  /** The password was reset, and the caller has not chosen another one yet. */
  readonly isPasswordDue?: true;
}

/** Keys for checking tokens. */
type TokenKeys = Partial<
  Pick<Config, 'jwtSecret' | 'previousJwtSecret' | 'jwksURL' | 'upstreamTimeout' | 'listsAlike'>
>;

/**
 * Reads a bearer token. Throws UNAUTHENTICATED for a faulty, forged or expired token, and UPSTREAM_UNAVAILABLE while the keys
 * cannot be read.
 */
export type TokenReader = (token: string) => Promise<Viewer>;

/** Milliseconds that reading the key set may take, unless they are set. */
const usualTimeout = 4_000;

/** Most tokens whose check is cached, and for how many milliseconds: a key set may withdraw a key. */
const cached = { ...atMost(10_000), ttl: 60_000 };

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
  passwordDue: z.unknown().optional(),
});

const expired = () => codedError('UNAUTHENTICATED', 'Your session has expired. Sign in again.');
const invalid = (cause?: unknown) =>
  Object.assign(codedError('UNAUTHENTICATED', 'Your session is not valid. Sign in again.'), { cause });

/** Claims that tell one person or session from another, and do not narrow what a service answers. */
const personalClaims: ReadonlySet<string> = new Set([
  ...['userID', 'email', 'name', 'version', '_id', 'id', 'userId', 'user_id'],
  ...['iat', 'exp', 'nbf', 'jti', 'sub', 'sid'],
]);

/**
 * Creates a token reader. With a secret it accepts only HS256, with the address of a key set the asymmetric algorithms of its
 * keys; with neither it only decodes, and upstream judges every call. It checks a token's signature once a minute, its expiry
 * every time. `hasKeys` says whether the keys can be read.
 */
export function createTokenReader(keys: TokenKeys): TokenReader & { readonly hasKeys: () => Promise<boolean> } {
  const { check, hasKeys } = payloadReader(keys);
  const groupOf = groupReader(keys);
  const sessions = new LRUCache<string, { readonly viewer: Viewer; readonly end: number }>(cached);
  const read: TokenReader = async (token) => {
    const key = bearerKey(token);
    const checked = sessions.get(key);
    const session = checked ?? readSession(await payloadOf(token, check), groupOf);
    if (session.end <= Date.now()) throw expired();
    if (!checked) sessions.set(key, session);
    return session.viewer;
  };
  return Object.assign(read, { hasKeys });
}

async function payloadOf(token: string, check: (token: string) => Promise<JWTPayload>): Promise<JWTPayload> {
  try {
    return await check(token);
  } catch (error) {
    if (error instanceof GraphQLError) throw error;
    throw error instanceof errors.JWTExpired ? expired() : invalid(error);
  }
}

/** The viewer that the claims name, and when their session ends, in milliseconds since 1970. */
function readSession(payload: JWTPayload, groupOf: (payload: JWTPayload, role: Role) => string | null) {
  const result = claims.safeParse(payload);
  if (!result.success) throw invalid();
  const { userID, email, role, district, passwordDue } = result.data;
  const viewer: Viewer = {
    userID,
    email: email ?? '',
    role,
    district: district ?? '',
    group: groupOf(payload, role),
    machineToken: null,
    ...(passwordDue === true && { isPasswordDue: true }),
  };
  return { viewer, end: payload.exp === undefined ? Number.POSITIVE_INFINITY : payload.exp * 1000 };
}

/** Reads the group of callers that a checked token belongs to: by role, district and every claim that may narrow an answer. */
function groupReader({ jwtSecret, jwksURL, listsAlike }: TokenKeys) {
  return (payload: JWTPayload, role: Role): string | null => {
    if (!(jwtSecret || jwksURL)) return null;
    if (listsAlike === 'role') return role;
    const narrowing = Object.entries({ ...payload, role }).filter(([claim]) => !personalClaims.has(claim));
    return hash('sha256', JSON.stringify(narrowing.sort(([one], [other]) => (one < other ? -1 : 1))), 'base64url');
  };
}

/** How the signature of a token is checked, and whether the keys for it can be read. */
function payloadReader({ jwtSecret, previousJwtSecret, jwksURL, upstreamTimeout }: TokenKeys) {
  const hasKeys = async () => true;
  if (jwtSecret) {
    const given = [jwtSecret, previousJwtSecret];
    const secrets = given.flatMap((secret) => (secret ? [createSecretKey(secret, 'utf8')] : []));
    return { check: (token: string) => readSigned(token, secrets), hasKeys };
  }
  if (jwksURL) {
    const { verify, isReady } = createKeySet(jwksURL, upstreamTimeout ?? usualTimeout);
    return { check: verify, hasKeys: isReady };
  }
  return { check: async (token: string) => decodeJwt(token), hasKeys };
}

/** Checks with each secret, as long as only the signature is wrong. */
async function readSigned(token: string, [secret, ...others]: readonly KeyObject[]): Promise<JWTPayload> {
  if (!secret) throw new errors.JWSSignatureVerificationFailed();
  try {
    return (await jwtVerify(token, secret, { algorithms: ['HS256'], clockTolerance })).payload;
  } catch (error) {
    if (others.length === 0 || !isForeignSignature(error)) throw error;
    return readSigned(token, others);
  }
}

/** Whether a token was refused only for its signature, which another key made. */
export const isForeignSignature = (error: unknown): boolean =>
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JWKSNoMatchingKey ||
  (error instanceof GraphQLError && isForeignSignature(error.cause));

/** Identifies the bearer of a token where the token must not be stored. */
export const bearerKey = (token: string): string => hash('sha256', token, 'base64url');

/** Whether a bearer token is a program's. This repository's service creates them; other services refuse them. */
export const isMachineToken = (token: string): boolean => token.startsWith('machine_');

/**
 * Asks upstream at every request whose machine token it is, so that revoking a token and changing its role take effect at
 * once. Throws UNAUTHENTICATED for an invalid token, and the code of the outage while upstream cannot say.
 */
export type ReadMachineViewer = (caller: Bearer) => Promise<Viewer>;

const invalidMachineToken = () =>
  codedError('UNAUTHENTICATED', 'This machine token is not valid. Ask an administrator for a new one.');

/** Creates a reader of machine tokens that asks by `call`. */
export function createMachineViewerReader(
  rest: Pick<RestClient, 'find'>,
  call: RecordCall<MachineTokenRow>,
): ReadMachineViewer {
  return async (caller) => {
    if (!/^machine_[\w-]{43}$/.test(caller.token)) throw invalidMachineToken();
    const reply = await rest.find(call, caller).catch((error: unknown) => {
      throw isAnswered(error) ? invalidMachineToken() : error;
    });
    const token = reply?.status === 'success' ? call.readRecord(reply.data) : null;
    if (!token?.role || token.id === '') throw invalidMachineToken();
    return {
      userID: token.id,
      email: token.createdBy,
      role: token.role,
      district: '',
      group: null,
      machineToken: token,
    };
  };
}

/** Whether the service answered that it does not know the token or the call. An outage is no answer. */
const isAnswered = (error: unknown) => isRefusal(error) || isMissingCall(error) || codeOf(error) === 'FORBIDDEN';
