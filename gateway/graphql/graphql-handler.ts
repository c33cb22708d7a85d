import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Context } from '../context.ts';
import type { JSONBody } from '../http/json-body.ts';
import { send } from '../lists/stream.ts';
import { createContext, type SharedContext } from '../request-context.ts';
import { currentTally } from '../rest/tally.ts';
import type { OperationWatcher } from '../telemetry/operation-watcher.ts';
import { longListText } from './long-lists.ts';
import type { ResponseCache, WholeResponse } from './response-cache.ts';

/** What answers GraphQL requests. */
interface HandlerParts {
  readonly apollo: ApolloServer<Context>;
  readonly shared: SharedContext;
  readonly responses: ResponseCache;
  readonly watchers: readonly OperationWatcher[];
}

/** Answers one request; the text of its body is empty when that was no plain JSON. */
export type GraphQLHandler = (request: IncomingMessage, response: ServerResponse, body: JSONBody) => Promise<void>;

/**
 * GraphQL over HTTP: an answer that is kept and still holds, else Apollo Server's. The rows of a long list are sent as
 * fast as the caller takes them. Runs within a tally.
 */
export function graphqlHandler({ apollo, shared, responses, watchers }: HandlerParts): GraphQLHandler {
  return async (request, response, body) => {
    const start = performance.now();
    const { headers } = request;
    const contextValue = await createContext(shared, request);
    const key = responses.keyOf(contextValue, headers.accept, body.text);
    try {
      const kept = key && (await responses.find(key, contextValue));
      const answer = kept || (await execute(apollo, request, body.read(), contextValue));
      await sendAnswer(response, answer);
      if (key && !kept && 'text' in answer) responses.keep(key, answer, currentTally());
    } finally {
      const { operation } = currentTally();
      if (operation) for (const watch of watchers) watch({ ...operation, viewer: contextValue.viewer, headers, start });
    }
  };
}

/** An HTTP response that is sent as its parts are made. */
type StreamedResponse = Omit<WholeResponse, 'text'> & { readonly parts: AsyncIterable<string> };

async function execute(
  apollo: ApolloServer<Context>,
  request: IncomingMessage,
  body: unknown,
  contextValue: Context,
): Promise<WholeResponse | StreamedResponse> {
  const httpGraphQLRequest = {
    method: request.method ?? '',
    headers: headersOf(request),
    search: /\?.*$/.exec(request.url ?? '')?.[0] ?? '',
    body,
  };
  const answer = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => contextValue });
  const head = { status: answer.status ?? 200, headers: [...answer.headers] };
  if (answer.body.kind === 'chunked') return { ...head, parts: answer.body.asyncIterator };
  const text = answer.body.string;
  const parts = longListText(httpGraphQLRequest, text);
  return parts ? { ...head, parts } : { ...head, text };
}

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

async function sendAnswer(response: ServerResponse, answer: WholeResponse | StreamedResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if ('parts' in answer) await send(answer.parts, response);
  else response.end(answer.text);
}
