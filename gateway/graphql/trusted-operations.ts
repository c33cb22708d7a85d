import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HTTPGraphQLRequest } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { OperationCheck } from './operation-checks.ts';

/** Documents that may be asked for by their hashes: SHA-256, in hexadecimal. */
export type TrustedOperations = ReadonlyMap<string, string>;

/** Beside the built web client, in the format of Apollo's persisted query manifests. */
const file = 'operations.json';

const manifest = z.object({ operations: z.array(z.object({ id: z.string(), body: z.string() })) });

/** The documents that the build of the web client in that folder names; none where it is not built. */
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

/** What Apollo Server looks hashes up in. Nobody adds to it: a hash that comes with its document is only compared. */
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
 * Refuses browsers every document that is not among the trusted. A browser puts `Origin` into every POST, and pages
 * cannot leave it out; what comes without it, and without `Sec-Fetch-Site`, is a program. A GET may lack both. A machine
 * token is a program's. Throws when there is nothing to trust.
 */
export function onlyTrusted(trusted: TrustedOperations): OperationCheck {
  if (trusted.size === 0) {
    throw new Error(`TRUSTED_OPERATIONS is on, but the built web client has no ${file}: run \`npm run build\`.`);
  }
  return ({ queryHash, request: { http }, contextValue }) => {
    // What no HTTP request holds is asked by the gateway itself.
    if (!http || contextValue.viewer?.machineToken || isOfProgram(http) || trusted.has(queryHash)) return;
    const message =
      'A browser may send only the operations of the dashboard to this gateway. A program may send its own by POST.';
    throw new GraphQLError(message, { extensions: { code: 'OPERATION_NOT_TRUSTED', http: { status: 403 } } });
  };
}
