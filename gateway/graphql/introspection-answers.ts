import { setTimeout as wait } from 'node:timers/promises';
import type { GraphQLRequestContext } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../app-context.ts';
import { type CostBudget, schemaPayerOf } from '../auth/rate-limits.ts';
import { codedError } from '../shared/errors.ts';
import { hasLongList, jsonSteps, mustYield, runInTurns, yieldToEventLoop } from '../shared/event-loop.ts';
import { asksForSchema } from './walk-selection.ts';

/** Answers that are cached, as texts; a whole schema takes half a megabyte. */
const mostAnswers = 8;

/** Most characters of variables with which an answer is cached. */
const longestVariables = 1_000;

/** Milliseconds of pause after an answer with a whole schema, whose work takes some 20 ms. */
const pauseMilliseconds = 100;

/** Milliseconds of pause after a cached answer, of half a megabyte. */
const pauseOfCachedMs = 30;

/** Milliseconds that a question may wait for its turn. */
const longestWait = 2_000;

type Data = NonNullable<FormattedExecutionResult['data']>;

/** Limits introspection and caches its answers, which stay the same until the gateway restarts. */
export interface SchemaAnswers {
  /** Whether the answer is cached. */
  has(request: GraphQLRequestContext<Context>): boolean;
  /**
   * Waits until a question may be answered; a request waits once. Throws RATE_LIMITED when too many wait already, and
   * when the caller's budget is spent.
   */
  takeTurn(context: Context, isCached?: boolean): Promise<void>;
  /** Shortens the pause after a turn for less than a whole schema; `schemas` is the share, 1 for the whole. */
  giveBack(context: Context, schemas: number): void;
  /** The text of a result. */
  stringify(result: FormattedExecutionResult): string | Promise<string>;
  /** The cached answer; undefined without one. */
  find(request: GraphQLRequestContext<Context>): Data | undefined;
  /** Caches an answer that is only about the schema. */
  keep(request: GraphQLRequestContext<Context>, result: FormattedExecutionResult): void;
}

/**
 * Caches answers to operations that are only about the schema, since tools repeat them word for word. Pauses after each new
 * one of any caller, so that other requests get most of the time.
 */
export function createSchemaAnswers(
  budget: Pick<CostBudget, 'left'>,
  /** Milliseconds since 1970. */
  clock: () => number = Date.now,
  now: () => number = () => performance.now(),
): SchemaAnswers {
  /** Objects that represent cached answers, and their texts. */
  const kept = new LRUCache<string, Data>({ max: mostAnswers });
  const texts = new WeakMap<Data, string>();
  /** The pause after each request's turn, in milliseconds. */
  const taken = new WeakMap<Context, number>();
  let freeAt = 0;
  return {
    has(request) {
      const key = keyOf(request);
      return key !== null && kept.has(key);
    },
    async takeTurn(context, isCached = false) {
      if (taken.has(context)) return;
      const left = budget.left(schemaPayerOf(context));
      if (left?.remaining === 0) {
        const seconds = Math.max(1, Math.ceil((left.resetAt - clock()) / 1000));
        throw rateLimited('You have asked for more within a minute than one user may.', seconds);
      }
      const at = now();
      const turn = Math.max(at, freeAt);
      if (turn - at > longestWait) throw rateLimited('Too many callers are asking for the schema.', longestWait / 1000);
      const pause = isCached ? pauseOfCachedMs : pauseMilliseconds;
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
      if (text !== undefined) return `{"data":${text}}`;
      return hasLongList(result.data) ? runInTurns(jsonSteps(result)) : JSON.stringify(result);
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
