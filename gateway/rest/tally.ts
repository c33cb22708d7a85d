import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** A call to the REST service or the image server, as the log tells it. */
interface UpstreamCall {
  /** Method and path without its query, which may name people. */
  readonly call: string;
  readonly milliseconds: number;
  /** HTTP status; null when no whole reply came. */
  readonly status: number | null;
}

/** What one request of a caller has caused so far. */
interface RequestTally {
  readonly upstream: UpstreamCall[];
  /** Rows answered, or written to a file. */
  rows: number;
  /** Aborted when the answer is whole, or the caller has left: what still runs for it is of no use. */
  readonly departure: AbortSignal;
}

/** Counts what one request of a caller causes, for its log line. */
export const requestTally = new AsyncLocalStorage<RequestTally>();

/** Runs a request with a tally of its own. */
export function withTally(response: ServerResponse, next: () => void): void {
  const departure = new AbortController();
  response.once('close', () => departure.abort());
  requestTally.run({ upstream: [], rows: 0, departure: departure.signal }, next);
}

/** Milliseconds since `start` (`performance.now()`), to a tenth. */
export const elapsed = (start: number) => Math.round((performance.now() - start) * 10) / 10;
