import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GraphQLRequestContextDidResolveOperation, HTTPGraphQLRequest } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { Context } from '../app-context.ts';
import { codedError } from '../shared/errors.ts';
import { TurnQueue } from '../shared/event-loop.ts';

/** An operation with a valid document that is about to run. */
type ResolvedOperation = GraphQLRequestContextDidResolveOperation<Context>;

/**
 * Checks an operation that is about to run. Throws, or rejects with, the reason why it may not run. May return a function to
 * call when the operation is answered.
 */
export type OperationCheck = (operation: ResolvedOperation) => Release | Promise<Release>;

/** Releases what a check has taken. */
export type Release = (() => void) | undefined;

/** Most levels of nested lists and objects in variables; the deepest legal filter has half of them. */
const maximumVariableDepth = 24;

/** Refuses variables that are nested too deeply, before any other code walks through them. */
export const limitVariables: OperationCheck = ({ request }) => {
  if (fitsInto(maximumVariableDepth, request.variables)) return;
  const message = `The variables are nested deeper than ${maximumVariableDepth} levels. Send less nested ones.`;
  throw new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', field: 'variables', http: { status: 400 } },
  });
};

const fitsInto = (levels: number, value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => fitsInto(levels - 1, part)));

/**
 * Refuses any operation but a query under the header `graphql-operation: query`, with which a proxy may repeat a POST at
 * another gateway when the connection breaks.
 */
export const repeatableQuery: OperationCheck = ({ operation, request }) => {
  const isRepeatable = request.http?.headers.get('graphql-operation')?.trim().toLowerCase() === 'query';
  if (!isRepeatable || operation?.operation === 'query') return;
  const message =
    'The header `graphql-operation: query` lets proxies repeat this request, and only a query may be repeated. ' +
    'Leave the header out.';
  throw new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
};

/** Documents that may be sent by their hashes: SHA-256, in hexadecimal. */
export type TrustedOperations = ReadonlyMap<string, string>;

/** File in the folder of the built web client, in the format of Apollo's persisted query manifests. */
const file = 'operations.json';

const manifest = z.object({ operations: z.array(z.object({ id: z.string(), body: z.string() })) });

/** The documents of the web client that is built in the folder; none where it is not built. */
export function readTrustedOperations(folder: string): TrustedOperations {
  let text: string;
  try {
    text = readFileSync(path.join(folder, file), 'utf8');
  } catch {
    return new Map();
  }
  const { operations } = manifest.parse(JSON.parse(text));
  return new Map(operations.map(({ id, body }) => [id, body]));
}

/** The cache in which Apollo Server looks hashes up. Nothing is added to it; a hash sent with its document is only compared. */
export function persistedQueries(trusted: TrustedOperations) {
  return {
    cache: {
      get: async (key: string) => trusted.get(key.replace(/^apq:/, '')),
      set: async () => {},
      delete: async () => false,
    },
  };
}

const isOfProgram = ({ method, headers }: HTTPGraphQLRequest): boolean =>
  method === 'POST' && !headers.has('origin') && !headers.has('sec-fetch-site');

/**
 * Refuses documents of browsers that are not trusted. A request is a program's if it has a machine token, or is a POST
 * without `Origin` and `Sec-Fetch-Site`: browsers send `Origin` with every POST, and pages cannot remove it. Throws when
 * there are no trusted operations.
 */
export function onlyTrusted(trusted: TrustedOperations): OperationCheck {
  if (trusted.size === 0) {
    throw new Error(`TRUSTED_OPERATIONS is on, but the built web client has no ${file}: run \`npm run build\`.`);
  }
  return ({ queryHash, request: { http }, contextValue }) => {
    // Without an HTTP request the gateway itself asks.
    if (!http || contextValue.viewer?.machineToken || isOfProgram(http) || trusted.has(queryHash)) return;
    const message =
      'A browser may send only the operations of the dashboard to this gateway. A program may send its own by POST.';
    throw new GraphQLError(message, { extensions: { code: 'OPERATION_NOT_TRUSTED', http: { status: 403 } } });
  };
}

/** Writes that run at once of one user and of all, and waiting writes of one user; further ones are refused. */
export const standardPlaces = { user: 2, all: 8, waiting: 100 };

/** Limits running writes, so that one user's loop does not occupy the attendance service. */
export interface WritePlaces {
  /** Resolves, when a place is free, with a function that releases it. Rejects with RATE_LIMITED when too many of the user's writes wait. */
  take(user: string): Promise<() => void>;
}

/** Creates the places for writes. Waiting users get free places in turn, one write each. */
export function createWritePlaces(limits = standardPlaces): WritePlaces {
  const running = new Map<string, number>();
  const waiting = new TurnQueue<string, () => void>();
  let all = 0;
  const hasPlace = (user: string) => all < limits.all && (running.get(user) ?? 0) < limits.user;
  const enter = (user: string) => {
    all += 1;
    running.set(user, (running.get(user) ?? 0) + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      all -= 1;
      const own = (running.get(user) ?? 1) - 1;
      if (own === 0) running.delete(user);
      else running.set(user, own);
      waiting.take(hasPlace)?.();
    };
  };
  return {
    async take(user) {
      const own = waiting.sizeOf(user);
      if (own === 0 && hasPlace(user)) return enter(user);
      if (own >= limits.waiting) {
        throw codedError('RATE_LIMITED', 'Too many of your changes are waiting. Try again in 1 second.', {
          retryAfter: 1,
        });
      }
      return new Promise((resolve) => {
        waiting.add(user, () => resolve(enter(user)));
      });
    },
  };
}

/** Makes each mutation of a user wait for a place, which it has until it is answered. */
export function placesForWrites(places: WritePlaces = createWritePlaces()): OperationCheck {
  return ({ operation, contextValue: { viewer } }) =>
    operation?.operation === 'mutation' && viewer ? places.take(viewer.userID) : undefined;
}
