import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Log } from '../log.ts';
import { beginRequest, type RequestState } from '../request/request-state.ts';
import { elapsed } from '../rest/caller.ts';
import type { OperationWatcher } from './operation-watcher.ts';

const short = (text: string | string[] | null | undefined) => text?.slice(0, 100) ?? null;

/** What every line tells: which client, and what the request has cost; never arguments or people. */
function common(headers: IncomingHttpHeaders, start: number, { rows, upstream, withheld }: RequestState) {
  return {
    client: short(headers['apollographql-client-name']),
    version: short(headers['apollographql-client-version']),
    milliseconds: elapsed(start),
    rows,
    upstream,
    ...(withheld.length > 0 && { withheld }),
  };
}

/** Writes one line for each GraphQL request: who asked what, what it cost, how it ended. */
export function requestLog(log: Log): OperationWatcher {
  // Its fields are these and no others, so nothing needs to be looked for and removed.
  const lines = log.child({}, { redact: [] });
  return ({ name, kind, hash, viewer, headers, start, state, code }) => {
    lines.info({
      operation: short(name),
      kind,
      hash: hash?.slice(0, 16) ?? null,
      user: viewer?.userID ?? null,
      ...common(headers, start, state),
      code,
    });
  };
}

/** Writes one line of the same shape for each export, when its last byte is sent or its reader has gone. The state that the
 * export counts in is `response.locals.state`. */
export function exportLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const state = beginRequest(response);
    response.locals.state = state;
    response.once('close', () => {
      log.info({
        operation: short(request.originalUrl.replace(/\?.*$/, '').slice(1)),
        kind: 'export',
        user: response.locals.user ?? null,
        ...common(request.headers, start, state),
        code: response.statusCode === 200 ? null : `HTTP_${response.statusCode}`,
        isWhole: response.writableFinished,
      });
    });
    next();
  };
}
