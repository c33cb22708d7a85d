import { setTimeout as wait } from 'node:timers/promises';
import type { GraphQLRequestContext } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../auth/context.ts';
import { type CostBudget, schemaPayerOf } from '../auth/rate-limits.ts';
import { codedError } from '../shared/errors.ts';
import { mustYield, yieldToEventLoop } from '../shared/event-loop.ts';
import { asksForSchema } from './walk-selection.ts';

/** Answers that are kept, as texts; a whole schema takes half a megabyte. */
const mostAnswers = 8;

/** Characters of variables with which an answer is kept. */
const longestVariables = 1_000;

/** Milliseconds of pause after the work for a whole schema, which takes some 20 in pieces of 10. */
const pauseMilliseconds = 100;

/** Milliseconds of pause after a kept answer, of which half a megabyte is sent. */
const pauseOfKept = 30;

/** Milliseconds that a question may wait for its turn. */
const longestWait = 2_000;

type Data = NonNullable<FormattedExecutionResult['data']>;

/** Answers about the schema: the same for all who may ask, until the gateway is started anew. */
export interface SchemaAnswers {
  /** Whether the answer is kept. */
  has(request: GraphQLRequestContext<Context>): boolean;
  /**
   * Waits until a question may be answered; a request waits once. Throws RATE_LIMITED when too many wait already, and
   * when the caller's budget is spent.
   */
  takeTurn(context: Context, isKept?: boolean): Promise<void>;
  /** Shortens the pause after a turn that asked for less than the whole schema, which is 1. */
  giveBack(context: Context, schemas: number): void;
  /** The text of a result. */
  stringify(result: FormattedExecutionResult): string;
  /** The kept answer; undefined without one. */
  find(request: GraphQLRequestContext<Context>): Data | undefined;
  /** Keeps an answer that is only about the schema. */
  keep(request: GraphQLRequestContext<Context>, result: FormattedExecutionResult): void;
}

/**
 * Keeps the answers to questions that are only about the schema, because tools repeat them word for word. Spaces out the
 * work for new questions of all callers, so that other requests have most of the time.
 */
export function createSchemaAnswers(
  budget: Pick<CostBudget, 'left'>,
  /** Milliseconds since 1970. */
  clock: () => number = Date.now,
  now: () => number = () => performance.now(),
): SchemaAnswers {
  /** What stands for an answer that is kept, and its text. */
  const kept = new LRUCache<string, Data>({ max: mostAnswers });
  const texts = new WeakMap<Data, string>();
  /** The pause after a request's turn. */
  const taken = new WeakMap<Context, number>();
  let freeAt = 0;
  return {
    has(request) {
      const key = keyOf(request);
      return key !== null && kept.has(key);
    },
    async takeTurn(context, isKept = false) {
      if (taken.has(context)) return;
      const left = budget.left(schemaPayerOf(context));
      if (left?.remaining === 0) {
        const seconds = Math.max(1, Math.ceil((left.resetAt - clock()) / 1000));
        throw rateLimited('You have asked for more within a minute than one user may.', seconds);
      }
      const at = now();
      const turn = Math.max(at, freeAt);
      if (turn - at > longestWait) throw rateLimited('Too many callers are asking for the schema.', longestWait / 1000);
      const pause = isKept ? pauseOfKept : pauseMilliseconds;
      taken.set(context, pause);
      freeAt = turn + pause;
      if (turn > at) await wait(turn - at);
      if (mustYield()) await yieldToEventLoop();
    },
    giveBack(context, schemas) {
      if (schemas < 1) freeAt -= (1 - schemas) * (taken.get(context) ?? 0);
    },
    stringify(result) {
      const text = result.errors || !result.data ? undefined : texts.get(result.data);
      return text === undefined ? JSON.stringify(result) : `{"data":${text}}`;
    },
    find(request) {
      const key = keyOf(request);
      return key === null ? undefined : kept.get(key);
    },
    keep(request, { data, errors }) {
      if (errors || !data || texts.has(data)) return;
      const key = keyOf(request);
      if (key === null) return;
      const text = JSON.stringify(data);
      const own = {};
      texts.set(own, text).set(data, text);
      kept.set(key, own);
    },
  };
}

const rateLimited = (why: string, retryAfter: number) =>
  codedError('RATE_LIMITED', `${why} Try again in ${retryAfter} seconds.`, { retryAfter });

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
