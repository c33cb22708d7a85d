import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Log } from '../../telemetry/log.ts';
import type { OperationFacts, RequestState } from '../auth/request-state.ts';
import type { Viewer } from '../auth/viewer.ts';
import { elapsed, type ListRead, type UpstreamCall } from '../upstream/caller.ts';

/** A GraphQL request whose answer is sent, or made and on its way. */
interface AnsweredOperation extends OperationFacts {
  readonly viewer: Viewer | null;
  readonly headers: IncomingHttpHeaders;
  /** When it began, by `performance.now()`. */
  readonly start: number;
  readonly state: RequestState;
}

/** Called for every GraphQL request once it is answered. */
export type OperationWatcher = (operation: AnsweredOperation) => void;

const short = (text: string | string[] | null | undefined) => text?.slice(0, 100) ?? null;

/** Entries with the same name once, `times` saying how often, as `merge` makes them of two: a month reads the lists of thirty days. */
function merged<Entry extends object>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  merge: (one: Entry, other: Entry) => Entry,
): readonly (Entry & { readonly times?: number })[] {
  if (entries.length < 2) return entries;
  const found = new Map<string, { entry: Entry; times: number }>();
  for (const entry of entries) {
    const name = nameOf(entry);
    const earlier = found.get(name);
    found.set(name, earlier ? { entry: merge(earlier.entry, entry), times: earlier.times + 1 } : { entry, times: 1 });
  }
  return [...found.values()].map(({ entry, times }) => (times > 1 ? { ...entry, times } : entry));
}

const mergedLists = (lists: readonly ListRead[]) =>
  merged(
    lists,
    ({ call, answer }) => `${answer} ${call}`,
    (list) => list,
  );

/** Calls of one kind and status: the time of the longest, and the longest that one was queued. */
const mergedCalls = (calls: readonly UpstreamCall[]) =>
  merged(
    calls,
    ({ call, status }) => `${status} ${call}`,
    (one, other) => ({
      ...one,
      milliseconds: Math.max(one.milliseconds, other.milliseconds),
      queued: Math.max(one.queued, other.queued),
    }),
  );

/** What every line logs: which client, and what the request has cost; never arguments or people. */
function common(headers: IncomingHttpHeaders, start: number, state: RequestState) {
  const { ids, address, rows, upstream, lists, parts, withheld, warnings } = state;
  return {
    ...ids,
    address,
    client: short(headers['apollographql-client-name']),
    version: short(headers['apollographql-client-version']),
    milliseconds: elapsed(start),
    parts,
    rows,
    lists: mergedLists(lists),
    upstream: mergedCalls(upstream),
    ...(withheld.length > 0 && { withheld }),
    ...(warnings.length > 0 && { deprecated: warnings.map(({ message }) => message) }),
  };
}

/** Writes one line for each GraphQL request: who asked what, what it cost, how it ended. */
export function requestLog(log: Log): OperationWatcher {
  // Its fields are these and no others, so nothing needs to be looked for and removed.
  const lines = log.child({}, { redact: [] });
  return ({ name, kind, hash, viewer, headers, start, state, code, outcome }) => {
    lines.info({
      operation: short(name),
      kind,
      hash: hash?.slice(0, 16) ?? null,
      user: viewer?.userID ?? null,
      ...common(headers, start, state),
      code,
      outcome,
    });
  };
}

/** Writes one line of the same shape for each export, when its last byte is sent or its reader has gone. */
export function exportLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const state: RequestState = response.locals.state;
    response.once('close', () => {
      log.info({
        operation: short(request.originalUrl.replace(/\?.*$/, '').slice(1)),
        kind: 'export',
        user: response.locals.user ?? null,
        ...common(request.headers, start, state),
        code: [200, 304].includes(response.statusCode) ? null : `HTTP_${response.statusCode}`,
        isWhole: response.writableFinished,
      });
    });
    next();
  };
}
