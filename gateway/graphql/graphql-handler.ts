import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import { send } from '../lists/stream.ts';
import type { Context } from '../request/context.ts';
import { createContext, type SharedContext } from '../request/create-context.ts';
import { beginRequest } from '../request/request-state.ts';
import type { OperationWatcher } from '../telemetry/operation-watcher.ts';
import { longListText } from './long-lists.ts';

/** What answers GraphQL requests. */
interface HandlerParts {
  readonly apollo: ApolloServer<Context>;
  readonly shared: SharedContext;
  readonly watchers: readonly OperationWatcher[];
}

/** Answers one request, whose body says `body`. */
export type GraphQLHandler = (request: IncomingMessage, response: ServerResponse, body: unknown) => Promise<void>;

/**
 * GraphQL over HTTP, as Apollo Server answers it. The rows of a long list are sent as fast as the caller takes them.
 */
export function graphqlHandler({ apollo, shared, watchers }: HandlerParts): GraphQLHandler {
  return async (request, response, body) => {
    const start = performance.now();
    const { headers } = request;
    const state = beginRequest(response);
    const contextValue = await createContext(shared, request, state);
    try {
      await sendAnswer(response, await execute(apollo, request, body, contextValue));
    } finally {
      const { operation } = state;
      if (operation)
        for (const watch of watchers) watch({ ...operation, viewer: contextValue.viewer, headers, start, state });
    }
  };
}

interface ResponseHead {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** An HTTP response as it is sent. */
type WholeResponse = ResponseHead & { readonly text: string };

/** An HTTP response that is sent as its parts are made. */
type StreamedResponse = ResponseHead & { readonly parts: AsyncIterable<string> };

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
