import { GraphQLError } from 'graphql';
import {
  createLocalJWKSet,
  decodeJwt,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import { Agent } from 'undici';
import { z } from 'zod';
import { codedError } from '../shared/errors.ts';
import { exchange } from '../upstream/exchange.ts';

/** Milliseconds after which the keys are read again. */
const freshMilliseconds = 600_000;

/** Milliseconds after which `isReady` reads the keys again. */
const readyMilliseconds = 10_000;

/** Milliseconds after a failure for which the key server is not asked again. */
const pauseMilliseconds = 1_000;

/** Limit of readings for tokens of unknown keys, since strangers can send any number of these. */
const rereadLimit = { most: 3, milliseconds: 10_000 } as const;

/** Most keys without a name that are tried for one token. */
const mostTried = 20;

const maximumBytes = 1024 * 1024;
const options: JWTVerifyOptions = {
  algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'],
};
const answer = z.object({ keys: z.array(z.unknown()).max(1_000) });
const key = z.looseObject({ kty: z.string() });

/** The public keys of the server that signs tokens. */
export interface KeySet {
  /**
   * The claims of a token that one of the keys has signed. Throws jose's errors for any other token, and
   * UPSTREAM_UNAVAILABLE while the keys cannot be read, or may not be read again yet.
   */
  verify(token: string): Promise<JWTPayload>;
  /** Whether the keys can be read. Never throws. */
  isReady(): Promise<boolean>;
}

const unavailable = (cause?: unknown) =>
  Object.assign(
    codedError(
      'UPSTREAM_UNAVAILABLE',
      'Your session cannot be checked now, because the public keys cannot be read. Try again in a moment.',
    ),
    { cause },
  );

/** Whether a token was refused only because its key is missing, so that reading the keys again may help. */
const isUnknownKey = (error: unknown) =>
  error instanceof GraphQLError ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWSSignatureVerificationFailed;

/**
 * Whether a token was signed before the keys were read, so that they include its key. The session of a newer token must not
 * end only because strangers have used up the readings.
 */
const isOlderThan = (readAt: number, token: string) => ((decodeJwt(token).iat ?? 0) + 1) * 1000 <= readAt;

/** Creates the key set of an address, which is read when it is first needed; `timeout` is milliseconds for each reading. */
export function createKeySet(address: string, timeout: number): KeySet {
  // Without keep-alive, since there are few readings.
  const agent = new Agent({ connect: { timeout }, pipelining: 0, maxResponseSize: maximumBytes });
  let find: JWTVerifyGetKey | null = null;
  let [readAt, failedAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let fault: Error | null = null;
  let reading: Promise<void> | null = null;
  let rereads: readonly number[] = [];

  const read = async () => {
    const headers = { accept: 'application/json, application/jwk-set+json' };
    const call = { call: 'GET {keys}', agent, url: address, method: 'GET', headers, body: null } as const;
    try {
      const { status, bytes } = await exchange({ ...call, timeout, maximumBytes, retries: null });
      const published = answer.parse(status === 200 ? JSON.parse(bytes.toString()) : null);
      // Entries that are not keys are ignored (RFC 7517, section 5).
      const keys = published.keys.flatMap((entry) => key.safeParse(entry).data ?? []);
      // An empty set is an error only at first: later it means that all keys were withdrawn.
      if (find === null && !keys.some(({ kty, use }) => kty !== 'oct' && use !== 'enc'))
        throw new Error('The key set is empty.');
      find = findIn({ keys } as JSONWebKeySet);
      readAt = Date.now();
      fault = null;
    } catch (error) {
      failedAt = Date.now();
      fault = unavailable(error);
      throw fault;
    }
  };
  const readOnce = async () => {
    if (!reading && fault && Date.now() - failedAt < pauseMilliseconds) throw fault;
    reading ??= read().finally(() => {
      reading = null;
    });
    await reading;
  };
  /** Whether the keys may be read for another token of an unknown key; counts it. */
  const mayReadAgain = () => {
    if (reading) return true;
    const since = Date.now() - rereadLimit.milliseconds;
    rereads = rereads.filter((at) => at > since);
    if (rereads.length >= rereadLimit.most) return false;
    rereads = [...rereads, Date.now()];
    return true;
  };
  const check = async (token: string) => {
    if (find === null) throw unavailable();
    return checkWith(token, find);
  };

  return {
    async verify(token) {
      if (Date.now() - readAt >= freshMilliseconds) await readOnce();
      try {
        return await check(token);
      } catch (error) {
        if (!isUnknownKey(error)) throw error;
        if (!mayReadAgain()) throw fault ?? (isOlderThan(readAt, token) ? error : unavailable());
        await readOnce();
        return check(token);
      }
    },
    async isReady() {
      if (fault === null && Date.now() - readAt < readyMilliseconds) return true;
      return readOnce().then(
        () => true,
        () => false,
      );
    },
  };
}

/** Finds the key of a token by its name, or by its kind where the token or the key has no name. */
function findIn(keySet: JSONWebKeySet): JWTVerifyGetKey {
  const all = createLocalJWKSet(keySet);
  const nameless = createLocalJWKSet({ keys: keySet.keys.filter(({ kid }) => typeof kid !== 'string') });
  const find = async (...[header, token]: Parameters<JWTVerifyGetKey>) => {
    try {
      return await all(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || header.kid === undefined) throw error;
      const { kid: _, ...unnamed } = header;
      return nameless(unnamed, token);
    }
  };
  return (header, token) =>
    find(header, token).catch((error: unknown) => {
      // A malformed published key is not the caller's fault.
      throw error instanceof errors.JOSEError ? error : unavailable(error);
    });
}

/** Checks a token with its key, or with each of several possible keys. */
async function checkWith(token: string, find: JWTVerifyGetKey): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, find, options)).payload;
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    let tried = 0;
    for await (const key of error) {
      tried += 1;
      const found = await jwtVerify(token, key, options).catch((fault: unknown) => {
        if (fault instanceof errors.JWSSignatureVerificationFailed) return null;
        throw fault;
      });
      if (found) return found.payload;
      if (tried === mostTried) break;
    }
    throw new errors.JWSSignatureVerificationFailed();
  }
}
