/**
 * GraphQL over HTTP without Express. Reasons (decision 03): small operations take less CPU than with the usual middleware,
 * every answer carries its price, and an answer with a secret is neither compressed nor stored.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { Context } from '../app-context.ts';
import { assertRole } from '../auth/authorize.ts';
import { beginRequest, type RequestState } from '../auth/request-state.ts';
import type { ErrorResponder } from '../http/errors.ts';
import { isNamed, sandboxHeaders, weakETag } from '../http/headers.ts';
import { readJSON, searchOf } from '../http/read-request.ts';
import {
  assertReadableForm,
  createFormPlaces,
  discard,
  isForm,
  receiveForm,
  type TakeFormPlace,
} from '../http/receive-form.ts';
import { type AnswersInFlight, writeAnswer } from '../http/write-answer.ts';
import type { OperationWatcher } from '../telemetry/request-log.ts';
import { type AnswerFacts, withExtensions } from './finish-answers.ts';

/** What the handler works with. */
interface HandlerParts {
  readonly apollo: ApolloServer<Context>;
  readonly createContext: (request: IncomingMessage, state: RequestState) => Promise<Context>;
  /** Headers of every answer, those of Apollo Server in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly respondToError: ErrorResponder;
  readonly inFlight: AnswersInFlight;
  readonly watchers: readonly OperationWatcher[];
  /** The facts that answers carry in addition; missing adds none. */
  readonly factsOf?: (context: Context | null, state: RequestState) => AnswerFacts;
}

/** Answers one request, whatever its method and content type. Never throws. */
export type GraphQLHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** GraphQL over HTTP: reads the body, makes the context, lets Apollo Server execute, and writes the answer. */
export function graphqlHandler(parts: HandlerParts): GraphQLHandler {
  const { apollo, createContext, headers, respondToError, inFlight, watchers, factsOf } = parts;
  const takeFormPlace = createFormPlaces();
  return async (request, response) => {
    const start = performance.now();
    const state = beginRequest(request, response);
    let contextMade: Promise<Context> | undefined;
    const context = () => {
      contextMade ??= createContext(request, state);
      return contextMade;
    };
    // Needed even for a request that Apollo Server refuses without a context: the budget left is the caller's.
    const caller = () => context().catch(() => null);
    try {
      const body = await state.measure('read', () => readBody(request, response, context, takeFormPlace));
      const httpGraphQLRequest = describe(request, body);
      const execute = () => apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context });
      const answer = await state.measure('execute', execute);
      const isPage = answer.headers.get('content-type')?.startsWith('text/html');
      const viewerContext = await caller();
      const facts = factsOf?.(viewerContext, state);
      const executed = answer.body.kind === 'complete' ? answer.body.string : '';
      const text = facts && !isPage ? withExtensions(executed, facts.extensions) : executed;
      const hasETag = request.method === 'GET' && state.operation?.outcome === 'ok';
      const etag = hasETag ? weakETag(executed) : null;
      const isNotModified = etag !== null && isNamed(request.headers['if-none-match'], etag);
      const made = {
        status: isNotModified ? 304 : (answer.status ?? 200),
        headers: {
          ...(isPage ? sandboxHeaders(headers) : headers),
          ...facts?.headers,
          'X-Request-ID': state.ids.request,
          Vary: 'Accept, Accept-Encoding, Authorization',
          ...Object.fromEntries(answer.headers),
          ...(etag && { ETag: etag }),
          ...(state.holdsSecret && { 'cache-control': 'no-store' }),
        },
        body: answer.body.kind === 'chunked' ? answer.body.asyncIterator : text,
        isCompressible: !state.holdsSecret,
        user: userOf(viewerContext),
      };
      await state.measure('write', () => writeAnswer(request, response, made, inFlight));
    } catch (error) {
      const facts = factsOf?.(await caller(), state);
      const own = { ...headers, ...facts?.headers, 'X-Request-ID': state.ids.request };
      if (!response.headersSent) for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
      respondToError(error, request, response, facts?.extensions);
    } finally {
      const { operation } = state;
      const viewer = (await caller())?.viewer ?? null;
      if (operation)
        for (const watch of watchers) watch({ ...operation, viewer, headers: request.headers, start, state });
    }
  };
}

/** Identifies the reader of the answer. */
const userOf = (context: Context | null) => context?.viewer?.userID ?? context?.key ?? '';

/** The parsed body; undefined without a body to read. Reads forms of signed-in callers only. */
async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  context: () => Promise<Context>,
  takeFormPlace: TakeFormPlace,
): Promise<unknown> {
  if (!isForm(request)) return request.method === 'POST' ? readJSON(request) : undefined;
  try {
    assertReadableForm(request);
    const sender = await context();
    assertRole(sender, 'USER');
    await takeFormPlace(sender.viewer?.userID ?? '', response);
  } catch (error) {
    discard(request);
    throw error;
  }
  return receiveForm(request, response);
}

function describe({ method = '', headers, url = '' }: IncomingMessage, body: unknown): HTTPGraphQLRequest {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return { method, headers: map, search: searchOf(url), body };
}
