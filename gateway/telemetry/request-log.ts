import type { RequestHandler } from 'express';
import type { Log } from '../../telemetry/log.ts';
import type { OperationFacts, RequestState } from '../auth/request-state.ts';
import type { Viewer } from '../auth/viewer.ts';
import { elapsed, type ListRead, type UpstreamCall } from '../upstream/caller.ts';

/** A GraphQL request that is answered. */
interface AnsweredOperation extends OperationFacts {
  readonly viewer: Viewer | null;
  readonly state: RequestState;
}

/** Called for every GraphQL request once it is answered. */
export type OperationWatcher = (operation: AnsweredOperation) => void;

const short = (text: string | string[] | null | undefined) => text?.slice(0, 100) ?? null;

/** Merges entries of the same name; `times` says how many. (A month reads the lists of thirty days.) */
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

/** Merges calls of one kind and status, with the longest time and the longest wait. */
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

/** Fields of every line: the client and the cost of the request; never arguments or people. */
function common(state: RequestState) {
  const { ids, address, headers, start, rows, upstream, lists, parts, withheld } = state;
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
  };
}

/** Writes one line for each GraphQL request: who asked what, what it cost, how it ended. */
export function requestLog(log: Log): OperationWatcher {
  // No redaction, since these fields have no secrets.
  const lines = log.child({}, { redact: [] });
  return ({ name, kind, hash, viewer, state, code, outcome }) => {
    lines.info({
      operation: short(name),
      kind,
      hash: hash?.slice(0, 16) ?? null,
      user: viewer?.userID ?? null,
      ...common(state),
      code,
      outcome,
    });
  };
}

/** Writes one line for each export, when its last byte is sent or its reader has left. */
export function exportLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const state: RequestState = response.locals.state;
    response.once('close', () => {
      log.info({
        operation: short(request.originalUrl.replace(/\?.*$/, '').slice(1)),
        kind: 'export',
        user: response.locals.user ?? null,
        ...common(state),
        code: [200, 304].includes(response.statusCode) ? null : `HTTP_${response.statusCode}`,
        isWhole: response.writableFinished,
      });
    });
    next();
  };
}
