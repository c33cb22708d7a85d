import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import type { Context } from './context.ts';
import { send } from './lists/stream.ts';
import { longListText } from './long-lists.ts';

/** Answers GraphQL over HTTP by the server given; the rows of a long list are sent as fast as the caller takes them. */
export function graphqlHandler(
  apollo: ApolloServer<Context>,
  createContext: (request: Request) => Promise<Context>,
): RequestHandler {
  return async (request, response) => {
    const httpGraphQLRequest = {
      method: request.method,
      headers: headersOf(request),
      search: /\?.*$/.exec(request.url)?.[0] ?? '',
      body: request.body,
    };
    const context = () => createContext(request);
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context });
    response.status(status ?? 200).setHeaders(new Map(headers));
    if (body.kind === 'chunked') {
      await send(body.asyncIterator, response);
      return;
    }
    const parts = longListText(httpGraphQLRequest, body.string);
    if (parts) await send(parts, response);
    else response.send(body.string);
  };
}

function headersOf({ headers }: Request): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}
