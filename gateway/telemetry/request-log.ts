import type { RequestHandler } from 'express';
import type { Log } from '../log.ts';
import { currentTally, elapsed } from '../rest/tally.ts';
import type { OperationWatcher } from './operation-watcher.ts';

const short = (text: string | string[] | null | undefined) => text?.slice(0, 100) ?? null;

/** Writes one line for each GraphQL request: who asked what, what it cost, how it ended; never arguments or people. */
export function requestLog(log: Log): OperationWatcher {
  // Its fields are these and no others, so nothing needs to be looked for and removed.
  const lines = log.child({}, { redact: [] });
  return ({ name, kind, hash, viewer, headers, start, code }) => {
    const { rows, upstream } = currentTally();
    lines.info({
      operation: short(name),
      kind,
      hash: hash?.slice(0, 16) ?? null,
      client: short(headers['apollographql-client-name']),
      version: short(headers['apollographql-client-version']),
      user: viewer?.userID ?? null,
      milliseconds: elapsed(start),
      rows,
      upstream,
      code,
    });
  };
}

/** Writes one line of the same shape for each export, when its last byte is sent or its reader has gone. */
export function exportLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    // What runs when a socket closes belongs to no request any more.
    const tally = currentTally();
    response.once('close', () => {
      log.info({
        operation: short(request.originalUrl.replace(/\?.*$/, '').slice(1)),
        kind: 'export',
        client: short(request.get('apollographql-client-name')),
        version: short(request.get('apollographql-client-version')),
        user: response.locals.user ?? null,
        milliseconds: elapsed(start),
        rows: tally.rows,
        upstream: tally.upstream,
        code: response.statusCode === 200 ? null : `HTTP_${response.statusCode}`,
        isWhole: response.writableFinished,
      });
    });
    next();
  };
}
