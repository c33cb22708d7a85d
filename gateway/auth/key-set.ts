import { GraphQLError } from 'graphql';
import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { codedError } from '../shared/errors.ts';
import { createConnections, exchange } from '../upstream/exchange.ts';

/** Seconds by which the clocks of the gateway and of the service may differ. */
export const clockTolerance = 60;

/** Milliseconds: how long keys last; how long they prove the server there; how long a server that failed is left alone. */
const times = { fresh: 600_000, ready: 10_000, pause: 1_000 } as const;

/** Readings for tokens of unknown keys, since strangers can send any number of these. */
const rereadLimit = { points: 3, duration: 10 } as const;

/** Most keys without a name that are tried for one token. */
const mostTried = 20;

const maximumBytes = 1024 * 1024;
const accept = 'application/json, application/jwk-set+json';
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const answer = z.object({ keys: z.array(z.unknown()).max(1_000) });
const key = z.looseObject({ kty: z.string() });

const unavailable = (cause?: unknown) => {
  const message = 'Your session cannot be checked now, because the public keys cannot be read. Try again in a moment.';
  return Object.assign(codedError('UPSTREAM_UNAVAILABLE', message), { cause });
};

/** Whether a token was refused only because its key is missing, so that reading the keys again may help. */
const isUnknownKey = (error: unknown) =>
  error instanceof GraphQLError ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWSSignatureVerificationFailed;

/**
 * The public keys of the server that signs tokens, at an address that is read when it is first needed; `timeout` is
 * milliseconds for each reading.
 */
export function createKeySet(address: string, timeout: number) {
  const connections = createConnections(timeout, maximumBytes);
  const call = {
    call: 'GET {keys}',
    connections,
    url: address,
    method: 'GET',
    headers: { accept },
    body: null,
    timeout,
    isSentOnce: true,
  } as const;
  const rereads = new RateLimiterMemory(rereadLimit);
  let [readAt, failedAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let fault: GraphQLError | null = null;

  const read = async () => {
    if (fault && Date.now() - failedAt < times.pause) throw fault;
    try {
      const { status, bytes } = await exchange(call);
      const published = answer.parse(status === 200 ? JSON.parse(bytes.toString()) : null);
      // Entries that are not keys are ignored (RFC 7517, section 5).
      const keys = published.keys.flatMap((entry) => key.safeParse(entry).data ?? []);
      // An empty set is an error only at first: later it means that all keys were withdrawn.
      const isFirst = readAt === Number.NEGATIVE_INFINITY;
      if (isFirst && !keys.some(({ kty, use }) => kty !== 'oct' && use !== 'enc')) throw new Error('There is no key.');
      [readAt, fault] = [Date.now(), null];
      return Response.json({ keys });
    } catch (error) {
      [failedAt, fault] = [Date.now(), unavailable(error)];
      throw fault;
    }
  };
  // jose would leave a server alone for a while after each reading: when it is read again is decided here.
  const keys = createRemoteJWKSet(new URL(address), {
    cacheMaxAge: times.fresh,
    cooldownDuration: Number.POSITIVE_INFINITY,
    [customFetch]: read,
  });
  /** Finds the key of a token by its name, or by its kind where the name is unknown, as where keys have none. */
  const find: JWTVerifyGetKey = (header, token) =>
    keys(header, token)
      .catch((error: unknown) => {
        if (!(error instanceof errors.JWKSNoMatchingKey) || header.kid === undefined) throw error;
        return keys({ alg: header.alg }, token);
      })
      .catch((error: unknown) => {
        // A malformed published key is not the caller's fault.
        throw error instanceof errors.JOSEError || error instanceof GraphQLError ? error : unavailable(error);
      });

  return {
    /**
     * The claims of a token that one of the keys has signed. Throws jose's errors for any other token, and
     * UPSTREAM_UNAVAILABLE while the keys cannot be read, or may not be read again yet.
     */
    async verify(token: string): Promise<JWTPayload> {
      try {
        return await checkWith(token, find);
      } catch (error) {
        if (!isUnknownKey(error)) throw error;
        const mayRead = keys.reloading || (await rereads.consume('').catch(() => null));
        // A token that was signed before the reading is forged; the session of a newer one must not end by others' readings.
        if (!mayRead) throw fault ?? (((decodeJwt(token).iat ?? 0) + 1) * 1000 <= readAt ? error : unavailable());
        await keys.reload();
        return checkWith(token, find);
      }
    },
    /** Whether the keys can be read. Never throws. */
    isReady: async () =>
      (fault === null && Date.now() - readAt < times.ready) ||
      keys.reload().then(
        () => true,
        () => false,
      ),
  };
}

/** Checks a token with its key, or with each of several possible keys. */
async function checkWith(token: string, find: JWTVerifyGetKey): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, find, { algorithms, clockTolerance })).payload;
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    let tried = 0;
    for await (const possible of error) {
      try {
        return (await jwtVerify(token, possible, { algorithms, clockTolerance })).payload;
      } catch (refusal) {
        tried += 1;
        if (tried === mostTried || !(refusal instanceof errors.JWSSignatureVerificationFailed)) throw refusal;
      }
    }
    throw new errors.JWSSignatureVerificationFailed();
  }
}
