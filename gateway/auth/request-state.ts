import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentIDs, idsOf, type RequestIDs } from '../../telemetry/request-ids.ts';
import {
  type CallingRequest,
  elapsed,
  type ListRead,
  type RequestPart,
  requestEnded,
  type UpstreamCall,
} from '../upstream/caller.ts';

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
  /** Whether all that was asked for was answered, some of it or none. */
  readonly outcome: 'ok' | 'partial' | 'error';
}

/** What one request of a caller has caused so far. */
export class RequestState implements CallingRequest {
  readonly ids: RequestIDs;
  address = '';
  mustRevalidate = false;
  readonly upstream: UpstreamCall[] = [];
  readonly withheld: string[] = [];
  readonly lists: ListRead[] = [];
  /** Milliseconds of its parts. */
  readonly parts: Record<RequestPart, number> = { read: 0, wait: 0, parse: 0, select: 0, execute: 0, write: 0 };
  hasFailure = false;
  /** Rows answered, or written to a file. */
  rows = 0;
  /** Null when it is not a GraphQL request, or not one that could be read. */
  operation: OperationFacts | null = null;
  /** Whether its answer holds a secret: it is neither compressed nor stored by anybody. */
  holdsSecret = false;
  /** Points that its operation costs; 0 for one that could not be priced. */
  cost = 0;
  /** What its caller should know before it changes. */
  warnings: readonly { readonly code: string; readonly message: string }[] = [];
  #departure: AbortController | null = null;
  #hasEnded = false;

  constructor(ids: RequestIDs = { request: '' }) {
    this.ids = ids;
  }

  measure<Result>(part: RequestPart, work: () => Result): Result {
    const start = performance.now();
    const result = work();
    const end = () => this.#add(part, start);
    // The parts must have been added when whoever waits for the result goes on.
    if (result instanceof Promise) return result.finally(end) as Result;
    end();
    return result;
  }

  #add(part: RequestPart, start: number): void {
    this.parts[part] = Math.round((this.parts[part] + elapsed(start)) * 10) / 10;
  }

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
export function beginRequest(request: IncomingMessage, response: ServerResponse): RequestState {
  const state = new RequestState(currentIDs() ?? idsOf(request));
  response.once('close', () => state.end());
  return state;
}
