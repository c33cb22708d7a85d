import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import type { Context } from './context.ts';
import type { Log } from './log.ts';
import { elapsed, requestTally } from './rest/tally.ts';

const short = (text: string | null | undefined) => text?.slice(0, 100) ?? null;

/** What the request has cost; never arguments, which may be passwords, or people. */
function cost(start: number) {
  const tally = requestTally.getStore();
  return { milliseconds: elapsed(start), rows: tally?.rows ?? 0, upstream: tally?.upstream ?? [] };
}

/** Writes one line for each GraphQL request: who asked what, what it cost, how it ended. */
export function requestLog(log: Log): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ request, contextValue }) {
      const start = performance.now();
      return {
        async willSendResponse({ operation, operationName, queryHash, errors }) {
          log.info({
            operation: short(operationName),
            kind: operation?.operation ?? null,
            hash: queryHash?.slice(0, 16) ?? null,
            client: short(request.http?.headers.get('apollographql-client-name')),
            version: short(request.http?.headers.get('apollographql-client-version')),
            user: contextValue.viewer?.userID ?? null,
            ...cost(start),
            code: errors?.[0] ? String(errors[0].extensions.code ?? 'INTERNAL_SERVER_ERROR') : null,
          });
        },
      };
    },
  };
}

/** Writes one line of the same shape for each export, when its last byte is sent or its reader has gone. */
export function exportLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    // What runs when a socket closes belongs to no request any more.
    const tally = requestTally.getStore();
    response.once('close', () => {
      log.info({
        operation: short(request.originalUrl.replace(/\?.*$/, '').slice(1)),
        kind: 'export',
        client: short(request.get('apollographql-client-name')),
        version: short(request.get('apollographql-client-version')),
        user: response.locals.user ?? null,
        milliseconds: elapsed(start),
        rows: tally?.rows ?? 0,
        upstream: tally?.upstream ?? [],
        code: response.statusCode === 200 ? null : `HTTP_${response.statusCode}`,
        isWhole: response.writableFinished,
      });
    });
    next();
  };
}
