import type { ServerResponse } from 'node:http';
import { type CallingRequest, requestEnded, type UpstreamCall } from '../rest/caller.ts';

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

/** What one request of a caller has caused so far. */
export class RequestState implements CallingRequest {
  readonly upstream: UpstreamCall[] = [];
  readonly withheld: string[] = [];
  /** Rows answered, or written to a file. */
  rows = 0;
  /** Null when it is not a GraphQL request, or not one that could be read. */
  operation: OperationFacts | null = null;
  /** Whether its answer holds a secret: it is neither compressed nor stored by anybody. */
  holdsSecret = false;
  #departure: AbortController | null = null;
  #hasEnded = false;

  /** Aborted when the answer is whole, or the caller has left. */
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

/** The state of a request that begins; it ends with its response. */
export function beginRequest(response: ServerResponse): RequestState {
  const state = new RequestState();
  response.once('close', () => state.end());
  return state;
}
