import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What the log lines of one request have in common, at the gateway and at the service. */
export interface RequestIDs {
  /** What the caller, a proxy or we call it; it stands in the header `x-request-id` of the answer. */
  readonly request: string;
  /** The trace that it belongs to; missing without traces. */
  readonly trace?: string;
}

/** A log line is written deep in libraries, too, where nothing could hand the ids on. */
const running = new AsyncLocalStorage<RequestIDs>();

/** The ids of the request that the running code works for; undefined where it works for none. */
export const currentIDs = (): RequestIDs | undefined => running.getStore();

/** An id that a caller or a proxy may give a request. */
const saneID = /^[\w.:-]{1,100}$/;

/** The ids of a request that begins: its own where that is sane, else a new one. */
export function idsOf({ headers }: IncomingMessage, trace?: string): RequestIDs {
  const given = headers['x-request-id'];
  const request = typeof given === 'string' && saneID.test(given) ? given : randomUUID();
  return trace === undefined ? { request } : { request, trace };
}

/** Runs work for a request; all that it starts belongs to the request as well. */
export const withIDs = <Result>(ids: RequestIDs, work: () => Result): Result => running.run(ids, work);
