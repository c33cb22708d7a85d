import { AsyncLocalStorage } from 'node:async_hooks';
import type { Middleware } from '../http/middleware.ts';

/** A call to the REST service or the image server, as the log has it. */
interface UpstreamCall {
  /** Method and template of the path: neither an id nor a query, which may name people. */
  readonly call: string;
  readonly milliseconds: number;
  /** HTTP status; null when no whole reply came. */
  readonly status: number | null;
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
export class RequestState {
  readonly upstream: UpstreamCall[] = [];
  /** Rows answered, or written to a file. */
  rows = 0;
  /** Null when it is not a GraphQL request, or not one that could be read. */
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

  /** Ends the request: its answer is whole, or its caller has left. */
  end(): void {
    this.#hasEnded = true;
    this.#departure?.abort(requestEnded);
  }
}

/** The state of the request that runs. */
export const requestState = new AsyncLocalStorage<RequestState>();

/** The state of the request that runs. Throws when none runs. */
export function currentState(): RequestState {
  const state = requestState.getStore();
  if (!state) throw new Error('No request runs here.');
  return state;
}

/** Runs a request with a state of its own. */
export const withRequestState: Middleware = (_request, response, next) => {
  const state = new RequestState();
  response.once('close', () => state.end());
  requestState.run(state, next);
};

/** Milliseconds since `start` (`performance.now()`), to a tenth. */
export const elapsed = (start: number) => Math.round((performance.now() - start) * 10) / 10;
