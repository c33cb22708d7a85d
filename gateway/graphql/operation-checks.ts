import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GraphQLRequestContextDidResolveOperation, HTTPGraphQLRequest } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { SharedPlaces } from '../../common/shared-places.ts';
import { writePlaces } from '../../schema/limits.ts';
import type { Context } from '../app-context.ts';
import { codedError } from '../shared/errors.ts';

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

/** The documents of the web client that is built in the folder; none where it is not built. */
export function readTrustedOperations(folder: string): TrustedOperations {
  let text: string;
  try {
    text = readFileSync(path.join(folder, file), 'utf8');
  } catch {
    return new Map();
  }
  const { operations } = JSON.parse(text) as { readonly operations: readonly { id: string; body: string }[] };
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

/** Makes each mutation of a user wait for a place, which it has until it is answered, so that no loop occupies the service. */
export function placesForWrites(limits: ConstructorParameters<typeof SharedPlaces>[0] = writePlaces): OperationCheck {
  const places = new SharedPlaces(limits);
  return async ({ operation, contextValue: { viewer } }) => {
    if (operation?.operation !== 'mutation' || !viewer) return undefined;
    const release = await places.take(viewer.userID);
    if (release) return release;
    const message = 'Too many of your changes are waiting. Try again in 1 second.';
    throw codedError('RATE_LIMITED', message, { retryAfter: 1 });
  };
}
