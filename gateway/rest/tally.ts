import { AsyncLocalStorage } from 'node:async_hooks';
import type { Middleware } from '../http/middleware.ts';
import type { ListCall } from './list-call.ts';

/** A call to the REST service or the image server, as the log tells it. */
interface UpstreamCall {
  /** Method and path without its query, which may name people. */
  readonly call: string;
  readonly milliseconds: number;
  /** HTTP status; null when no whole reply came. */
  readonly status: number | null;
}

/** A list of the list store, of any rows. */
interface AnyList {
  readonly rows: readonly unknown[];
  readonly notice: string | null;
  readonly asOf: string;
}

/** A list as a request has read it. */
interface ListRead {
  readonly call: ListCall<unknown>;
  readonly list: AnyList;
}

/** What a GraphQL request turned out to be. */
export interface OperationFacts {
  /** As its client named it. */
  readonly name: string | null;
  /** Null when the document could not be used. */
  readonly kind: 'query' | 'mutation' | 'subscription' | null;
  /** SHA-256 of the document, in hexadecimal. */
  readonly hash: string | null;
  /** Code of the first error; null when there was none. */
  readonly code: string | null;
}

/** Made once: a reason of its own for each request would be an error with a stack each. */
export const requestEnded = new DOMException('The request has ended.', 'AbortError');

/** What one request of a caller has caused so far. */
export class RequestTally {
  readonly upstream: UpstreamCall[] = [];
  /** Lists that its answer is made of; none once it has ended. */
  readonly reads: ListRead[] = [];
  /** Lists that are read before its operation asks for them, by what the list store calls them; none once it has ended. */
  readonly ahead = new Map<string, Promise<AnyList>>();
  /** Whether its answer tells when a list was confirmed. */
  isDated = false;
  /** Whether nothing but its caller and those lists has a part in its answer. */
  isRepeatable = true;
  /** Rows answered, or written to a file. */
  rows = 0;
  /** Null when it is no GraphQL request, or none that could be read. */
  operation: OperationFacts | null = null;
  #departure: AbortController | null = null;
  #hasEnded = false;

  /** Aborted when the answer is whole, or the caller has left: what still runs for it is of no use. */
  get departure(): AbortSignal {
    // Most requests never ask for it.
    this.#departure ??= new AbortController();
    if (this.#hasEnded) this.#departure.abort(requestEnded);
    return this.#departure.signal;
  }

  /** Notes a list that has a part in the answer. */
  noteRead(read: ListRead): void {
    if (!this.#hasEnded) this.reads.push(read);
  }

  /**
   * Says that the answer is whole, or the caller has left. Connections that were opened meanwhile hold on to the tally
   * for as long as they live: it lets go of the lists.
   */
  end(): void {
    this.#hasEnded = true;
    this.isRepeatable = false;
    this.reads.length = 0;
    this.ahead.clear();
    this.#departure?.abort(requestEnded);
  }
}

/** Counts what one request of a caller causes, for its log line and for what may be kept of its answer. */
export const requestTally = new AsyncLocalStorage<RequestTally>();

/** The tally of the request that runs. Throws when none runs. */
export function currentTally(): RequestTally {
  const tally = requestTally.getStore();
  if (!tally) throw new Error('No request runs here.');
  return tally;
}

/** Notes that the answer to the request that runs, if one does, tells when a list was confirmed. */
export function noteDated(): void {
  const tally = requestTally.getStore();
  if (tally) tally.isDated = true;
}

/** Notes that the answer to the request that runs, if one does, may be another next time. */
export function noteUnrepeatable(): void {
  const tally = requestTally.getStore();
  if (tally) tally.isRepeatable = false;
}

/** Runs a request with a tally of its own. */
export const withTally: Middleware = (_request, response, next) => {
  const tally = new RequestTally();
  response.once('close', () => tally.end());
  requestTally.run(tally, next);
};

/** Milliseconds since `start` (`performance.now()`), to a tenth. */
export const elapsed = (start: number) => Math.round((performance.now() - start) * 10) / 10;
