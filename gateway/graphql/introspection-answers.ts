import { setTimeout as wait } from 'node:timers/promises';
import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { codedError } from '../errors.ts';
import type { Context } from '../request/context.ts';
import { asksForSchema } from './introspection-size.ts';

/** Answers that are kept; a whole schema takes some megabytes. */
const mostAnswers = 8;

/** Characters of variables with which an answer is kept. */
const longestVariables = 1_000;

/** Milliseconds for which nothing more is worked out after a whole schema was: it takes some 15 in one piece. */
const pauseMilliseconds = 100;

/** Milliseconds that a question may wait for its turn. */
const longestWait = 2_000;

/** Answers about the schema: the same for all who may ask, until the gateway is started anew. */
export interface SchemaAnswers {
  /** Waits until a question may be worked out whose answer is not kept. Throws RATE_LIMITED where others wait already. */
  takeTurn(request: GraphQLRequestContext<Context>, schemas: number): Promise<void>;
  /** Answers what is kept, and keeps what is answered. */
  readonly plugin: ApolloServerPlugin<Context>;
}

/**
 * Keeps the answers to questions that are only about the schema, which tools repeat word for word, and spaces out the
 * working out of others, whoever asks, so that they leave most of the time to other requests.
 */
export function createSchemaAnswers(now: () => number = () => performance.now()): SchemaAnswers {
  const kept = new LRUCache<string, NonNullable<FormattedExecutionResult['data']>>({ max: mostAnswers });
  let freeAt = 0;
  return {
    async takeTurn(request, schemas) {
      const key = keyOf(request);
      if (key !== null && kept.has(key)) return;
      const at = now();
      const turn = Math.max(at, freeAt);
      if (turn - at > longestWait) {
        throw codedError('RATE_LIMITED', 'Too many ask for the schema. Try again in 2 seconds.', { retryAfter: 2 });
      }
      freeAt = turn + schemas * pauseMilliseconds;
      if (turn > at) await wait(turn - at);
    },
    plugin: {
      requestDidStart: async () => ({
        async responseForOperation(request) {
          const key = keyOf(request);
          const data = key === null ? undefined : kept.get(key);
          if (!data) return null;
          return { http: request.response.http, body: { kind: 'single', singleResult: { data } } };
        },
        async willSendResponse(request) {
          const { body } = request.response;
          if (body.kind !== 'single' || body.singleResult.errors || !body.singleResult.data) return;
          const key = keyOf(request);
          if (key !== null) kept.set(key, body.singleResult.data);
        },
      }),
    },
  };
}

/** What the answer depends on; null for an operation that asks for anything but the schema. */
function keyOf({
  document,
  operation,
  operationName,
  queryHash,
  request,
}: GraphQLRequestContext<Context>): string | null {
  if (!document || !queryHash || !operation || !asksForSchema(document)) return null;
  const isAboutSchema = operation.selectionSet.selections.every(
    (node) => node.kind === 'Field' && (node.name.value === '__schema' || node.name.value === '__type'),
  );
  const variables = JSON.stringify(request.variables ?? {});
  if (!isAboutSchema || variables.length > longestVariables) return null;
  return `${queryHash} ${operationName ?? ''} ${variables}`;
}
