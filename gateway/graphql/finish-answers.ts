import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { Context } from '../auth/context.ts';
import { type CostBudget, payerOf, rateHeaders } from '../auth/rate-limits.ts';
import type { RequestState } from '../auth/request-state.ts';
import { zoneClock } from '../shared/dates.ts';
import type { SchemaAnswers } from './introspection-answers.ts';

type SentRequest = GraphQLRequestContextWillSendResponse<Context>;

/**
 * Finishes every answer, in this order: its HTTP status, its content type, a short list of errors, what the log says of the
 * operation. Keeps answers about the schema, and sends a kept one in place of running the operation again.
 */
export function finishAnswers(schemaAnswers: Pick<SchemaAnswers, 'find' | 'keep'>): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async responseForOperation(request) {
        const data = schemaAnswers.find(request);
        return data ? { http: request.response.http, body: { kind: 'single', singleResult: { data } } } : null;
      },
      async willSendResponse(request) {
        const { body } = request.response;
        if (body.kind !== 'single') return;
        setStatus(request, body.singleResult);
        setContentType(request);
        limitReportedErrors(body.singleResult);
        recordOperation(request, body.singleResult);
        schemaAnswers.keep(request, body.singleResult);
      },
    }),
  };
}

/**
 * 200 instead of 400 and 401 for an operation that cannot be run, where the caller asks for `application/json` and not for
 * `application/graphql-response+json`: such callers take other statuses for a broken network (GraphQL over HTTP, section
 * 6.4.1). 429 with `Retry-After` where a limit has left nothing to answer. The errors in the body stay the same.
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

const json = 'application/json; charset=utf-8';
const graphqlJSON = 'application/graphql-response+json; charset=utf-8';

/** What Apollo Server negotiates for the `accept` headers that nearly all callers send; the first two are Apollo Client's. */
const negotiated: ReadonlyMap<string, string> = new Map([
  ['application/graphql-response+json,application/json;q=0.9', graphqlJSON],
  ['application/graphql-response+json, application/json;q=0.9', graphqlJSON],
  ['application/graphql-response+json', graphqlJSON],
  ['application/json', json],
  ['*/*', json],
]);

/** Spares the usual callers the negotiation of a content type, a fifth of what Apollo Server spends on a small answer. */
export function setContentType({ request, response }: Pick<SentRequest, 'request' | 'response'>): void {
  const type = negotiated.get(request.http?.headers.get('accept') ?? '');
  if (type) response.http.headers.set('content-type', type);
}

/** Faults of a document that are reported at once: the first are enough to correct it by. */
export const mostFaults = 5;

/** Keeps the answer to a document with very many faults short. */
function limitReportedErrors(result: FormattedExecutionResult & { errors?: unknown }): void {
  const { errors = [] } = result;
  if (errors.length <= mostFaults) return;
  const isInvalid = errors.every(({ extensions }) => extensions?.code === 'GRAPHQL_VALIDATION_FAILED');
  if (isInvalid) result.errors = errors.slice(0, mostFaults);
}

/** A read that failed leaves numbers or cells empty where it does not fail its field. */
function outcomeOf(hasError: boolean, hasFailure: boolean, data: object | null | undefined) {
  if (!hasError) return hasFailure ? 'partial' : 'ok';
  return Object.values(data ?? {}).some((value) => value !== null) ? 'partial' : 'error';
}

/** Notes in the request's state what its operation is and how it ended. */
function recordOperation(request: SentRequest, { errors: [error] = [], data }: FormattedExecutionResult): void {
  const {
    operation,
    operationName,
    queryHash,
    contextValue: { state },
  } = request;
  state.operation = {
    name: operationName ?? null,
    kind: operation?.operation ?? null,
    hash: queryHash ?? null,
    code: error ? String(error.extensions?.code) : null,
    outcome: outcomeOf(Boolean(error), state.hasFailure, data),
  };
}

/** What an answer carries besides what was asked for. */
export interface AnswerFacts {
  /** What is left of the caller's budget. */
  readonly headers: Readonly<Record<string, string>>;
  /** The same with the operation's price, and the deprecated parts of the schema that the document uses. */
  readonly extensions: object;
}

/** Reports to every caller what the operation cost, what is left, and what will go; `context` is null without a caller. */
export function createAnswerFacts(budget: Pick<CostBudget, 'left'>, now: () => number, timeZone: string) {
  const { format } = zoneClock(timeZone);
  return (context: Context | null, { cost, warnings }: RequestState): AnswerFacts => {
    const left = budget.left(context && payerOf(context));
    const resetAt = left && format(left.resetAt);
    return {
      headers: rateHeaders(left, now()),
      extensions: {
        cost: { requested: cost, remaining: left?.remaining ?? null, resetAt },
        ...(warnings.length > 0 && { warnings }),
      },
    };
  };
}

/** The JSON text of an answer, which ends with its brace, with `extensions`, which nothing else writes. */
export const withExtensions = (text: string, extensions: object): string =>
  `${text.slice(0, -1)},"extensions":${JSON.stringify(extensions)}}\n`;
