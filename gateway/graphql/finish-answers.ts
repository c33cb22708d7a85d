import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { Context } from '../app-context.ts';
import { type CostBudget, payerOf, rateHeaders } from '../auth/rate-limits.ts';
import type { OperationFacts, RequestState } from '../auth/request-state.ts';
import { isNamed, weakETag } from '../http/headers.ts';
import { zoneClock } from '../shared/dates.ts';
import type { OperationWatcher } from '../telemetry/request-log.ts';
import type { SchemaAnswers } from './introspection-answers.ts';

type SentRequest = GraphQLRequestContextWillSendResponse<Context>;

/** What answers are finished with. */
interface Finishing {
  readonly schemaAnswers: Pick<SchemaAnswers, 'find' | 'keep' | 'stringify'>;
  readonly factsOf: FactsOfAnswer;
  /** Called for every operation. */
  readonly watchers: readonly OperationWatcher[];
}

/**
 * Finishes every answer, in this order: HTTP status, facts for the log, validator, facts for the caller. Caches answers about
 * the schema, and sends a cached one instead of running the operation again.
 */
export function finishAnswers({ schemaAnswers, factsOf, watchers }: Finishing): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ contextValue }) => {
      contextValue.state.mark('read');
      return {
        async responseForOperation(request) {
          const data = schemaAnswers.find(request);
          return data ? { http: request.response.http, body: { kind: 'single', singleResult: { data } } } : null;
        },
        async willSendResponse(request) {
          const { body, http } = request.response;
          if (body.kind !== 'single') return;
          const { state, viewer } = request.contextValue;
          setStatus(request, body.singleResult);
          const operation = recordOperation(request, body.singleResult);
          schemaAnswers.keep(request, body.singleResult);
          if (request.request.http?.method === 'GET' && operation.outcome === 'ok')
            setETag(request, schemaAnswers.stringify({ data: body.singleResult.data ?? null }));
          const { headers, extensions } = factsOf(request.contextValue, state);
          for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
          Object.assign(body.singleResult, { extensions });
          if (state.holdsSecret) http.headers.set('cache-control', 'no-store');
          state.mark('execute');
          for (const watch of watchers) watch({ ...operation, viewer, state });
        },
      };
    },
  };
}

/** Sets a validator of the data alone, and 304 for a caller that names it. */
function setETag({ request, response: { http } }: SentRequest, text: string): void {
  const etag = weakETag(text);
  http.headers.set('etag', etag);
  if (isNamed(request.http?.headers.get('if-none-match'), etag)) http.status = 304;
}

/**
 * Sets 200 instead of 400 and 401 for callers that accept `application/json` and not `application/graphql-response+json`,
 * since they read other statuses as a broken network (GraphQL over HTTP, section 6.4.1). Sets 429 with `Retry-After` when a
 * rate limit left nothing to answer. The body stays the same.
 */
function setStatus({ request, response: { http }, errors }: SentRequest, { data }: FormattedExecutionResult): void {
  const isEmpty = !data || Object.values(data).every((value) => value === null);
  const refusal = isEmpty ? errors?.find(({ extensions }) => extensions.code === 'RATE_LIMITED') : undefined;
  if (refusal) {
    http.status = 429;
    const { retryAfter } = refusal.extensions;
    if (retryAfter !== undefined) http.headers.set('retry-after', String(retryAfter));
  }
  const accept = request.http?.headers.get('accept') ?? '';
  const takesOnlyJSON = accept.includes('application/json') && !accept.includes('application/graphql-response+json');
  if (takesOnlyJSON && (http.status === 400 || http.status === 401)) http.status = 200;
}

/** The outcome of an operation. A failed read without an error has left numbers or cells empty. */
function outcomeOf(hasError: boolean, hasFailure: boolean, data: object | null | undefined) {
  if (!hasError) return hasFailure ? 'partial' : 'ok';
  return Object.values(data ?? {}).some((value) => value !== null) ? 'partial' : 'error';
}

/** What an operation is and how it ended. */
function recordOperation(
  request: SentRequest,
  { errors: [error] = [], data }: FormattedExecutionResult,
): OperationFacts {
  const {
    operation,
    operationName,
    queryHash,
    contextValue: { state },
  } = request;
  return {
    name: operationName ?? null,
    kind: operation?.operation ?? null,
    hash: queryHash ?? null,
    code: error ? String(error.extensions?.code) : null,
    outcome: outcomeOf(Boolean(error), state.hasFailure, data),
  };
}

/** The facts that an answer carries in addition to its data. */
export type FactsOfAnswer = ReturnType<typeof createAnswerFacts>;

/**
 * Creates the facts of an answer: what is left of the caller's budget, as headers too, and the price of the operation.
 * `context` is null without a caller.
 */
export function createAnswerFacts(budget: Pick<CostBudget, 'left'>, now: () => number, timeZone: string) {
  const { format } = zoneClock(timeZone);
  return (context: Context | null, { cost }: RequestState) => {
    const left = budget.left(context && payerOf(context));
    const resetAt = left && format(left.resetAt);
    return {
      headers: rateHeaders(left, now()),
      extensions: { cost: { requested: cost, remaining: left?.remaining ?? null, resetAt } },
    };
  };
}
