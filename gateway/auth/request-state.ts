import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { currentIDs, idsOf, type RequestIDs } from '../../telemetry/request-ids.ts';
import {
  type CallingRequest,
  elapsed,
  type ListRead,
  type RequestPart,
  requestEnded,
  type UpstreamCall,
  type WithheldText,
} from '../upstream/caller.ts';

/** Facts about the operation of a GraphQL request. */
export interface OperationFacts {
  /** The client's name for it. */
  readonly name: string | null;
  /** Null when the document is invalid. */
  readonly kind: 'query' | 'mutation' | 'subscription' | null;
  /** SHA-256 of the document, in hexadecimal. */
  readonly hash: string | null;
  /** Code of the first error; null when there was none. */
  readonly code: string | null;
  /** Whether all, a part or nothing of the request was answered. */
  readonly outcome: 'ok' | 'partial' | 'error';
}

/** What one request has done so far. */
export class RequestState implements CallingRequest {
  readonly ids: RequestIDs;
  address = '';
  mustRevalidate = false;
  /** Whether it waits for slow lists, as a request for a file does. */
  isPatient = false;
  /** An assistant asks: no free text about people is read for it, whatever its token may read. */
  isOfAssistant = false;
  readonly upstream: UpstreamCall[] = [];
  readonly withheld: WithheldText[] = [];
  readonly lists: ListRead[] = [];
  /** Milliseconds of each part. */
  readonly parts: Record<RequestPart, number> = { read: 0, wait: 0, parse: 0, select: 0, execute: 0, write: 0 };
  hasFailure = false;
  /** Rows in the answer or file. */
  rows = 0;
  /** Whether its answer has a secret, so that it must be neither compressed nor stored. */
  holdsSecret = false;
  /** Points of its operation; 0 for one that could not be priced. */
  cost = 0;
  #departure: AbortController | null = null;
  #hasEnded = false;

  readonly headers: IncomingHttpHeaders;
  /** Its start, by `performance.now()`. */
  readonly start = performance.now();
  #lastMark = this.start;

  constructor(ids: RequestIDs = { request: '' }, headers: IncomingHttpHeaders = {}) {
    this.ids = ids;
    this.headers = headers;
  }

  /** Adds the time since the last mark to a part. */
  mark(part: RequestPart): void {
    this.#add(part, this.#lastMark);
    this.#lastMark = performance.now();
  }

  measure<Result>(part: RequestPart, work: () => Result): Result {
    const start = performance.now();
    const result = work();
    const end = () => this.#add(part, start);
    // Added before the result resolves, so that who awaits it sees the time.
    if (result instanceof Promise) return result.finally(end) as Result;
    end();
    return result;
  }

  #add(part: RequestPart, start: number): void {
    this.parts[part] = Math.round((this.parts[part] + elapsed(start)) * 10) / 10;
  }

  /** Aborted when the answer is sent or the caller has left. */
  get departure(): AbortSignal {
    // Created on demand, since most requests never use it.
    this.#departure ??= new AbortController();
    if (this.#hasEnded) this.#departure.abort(requestEnded);
    return this.#departure.signal;
  }

  /** Call this when the answer is sent or the caller has left. */
  end(): void {
    this.#hasEnded = true;
    this.#departure?.abort(requestEnded);
  }
}

/** Creates the state of a request. It ends with the response. */
export function beginRequest(request: IncomingMessage, response: ServerResponse): RequestState {
  const state = new RequestState(currentIDs() ?? idsOf(request), request.headers);
  response.once('close', () => state.end());
  return state;
}
