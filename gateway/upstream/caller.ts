/** A call to the REST service or the image server that has ended, as the log has it. */
export interface UpstreamCall {
  /** Method and template of the path: neither an id nor a query, which may name people. */
  readonly call: string;
  readonly milliseconds: number;
  /** Milliseconds before them in which it waited for others to end. */
  readonly queued: number;
  /** HTTP status; null when no whole reply came. */
  readonly status: number | null;
}

/** A list that a request has read: how upstream was found to stand by it. */
export interface ListRead {
  readonly call: string;
  /**
   * `window`: revalidated less than the revalidation window ago. `shared`: by another read of the same caller.
   * `notModified`: a 304. `equalBytes`: the same body as the last. `newBody`: parsed anew.
   */
  readonly answer: 'window' | 'shared' | 'notModified' | 'equalBytes' | 'newBody';
}

/**
 * Parts of a request whose time is measured: its body is read; it waits for another caller's first fetch of a list; lists
 * are parsed and shaped, filtered and sorted; the operation runs, which holds all of these but the first; the answer is
 * written.
 */
export type Part = 'read' | 'wait' | 'parse' | 'select' | 'execute' | 'write';

/** What a request is to the calls that are made for it. */
export interface CallingRequest {
  /** What it is called in the log of the gateway and of upstream; without an id it has no name. */
  readonly ids: { readonly request: string };
  /** Where it comes from, as far as trusted proxies tell: for upstream's limits and log; empty where nobody knows. */
  readonly address: string;
  /** Whether its caller wants to be answered nothing that upstream has not revalidated for this request. */
  readonly mustRevalidate: boolean;
  /** Aborted when the answer is whole, or the caller has left: what still runs for it is of no use. */
  readonly departure: AbortSignal;
  /** The calls made for it that have ended. */
  readonly upstream: UpstreamCall[];
  /** The lists read for it. */
  readonly lists: ListRead[];
  /** Whether something that it called or read has failed. */
  hasFailure: boolean;
  /** Adds the time of work to a part. */
  measure<Result>(part: Part, work: () => Result): Result;
  /** Upstream's texts that are not fit for users, for the log alone. */
  readonly withheld: string[];
}

/** For whom a call is made; `token` is null at sign-in alone. */
export interface Caller {
  readonly token: string | null;
  /** Whose token it is: what one user sends counts as one caller's, whatever the tokens. Missing while that is not known. */
  readonly user?: string;
  /** The role that the token names; missing while that is not known. What the service answers to one role is not answered to another. */
  readonly role?: 'ADMIN' | 'MANAGEMENT' | 'USER';
  readonly state: CallingRequest;
  /** Where the caller is, by which sign-ins and tokens that are still to be read are limited; missing where a token names the caller. */
  readonly address?: string;
  /** Of calls in the background: they queue apart, so that the caller's other calls never wait behind them. */
  readonly isBackground?: boolean;
}

/** A caller with a bearer token. */
export interface Bearer extends Caller {
  readonly token: string;
  /** Stands for the bearer where the token itself must not be stored. */
  readonly key: string;
}

/** Made once: a reason of its own for each request would be an error with a stack each. */
export const requestEnded = new DOMException('The request has ended.', 'AbortError');

/** Milliseconds since `start` (`performance.now()`), to a tenth. */
export const elapsed = (start: number) => Math.round((performance.now() - start) * 10) / 10;

/** A request that nobody waits for. */
export function unattended(): CallingRequest {
  return {
    ids: { request: '' },
    mustRevalidate: false,
    address: '',
    departure: new AbortController().signal,
    upstream: [],
    lists: [],
    hasFailure: false,
    measure: (_part, work) => work(),
    withheld: [],
  };
}
