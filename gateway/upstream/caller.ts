/** A finished call to the REST service or the image server, for the log. */
export interface UpstreamCall {
  /** Method and template of the path: neither an id nor a query, which may name people. */
  readonly call: string;
  readonly milliseconds: number;
  /** Milliseconds before them in which it waited for others to end. */
  readonly queued: number;
  /** HTTP status; null when no whole reply came. */
  readonly status: number | null;
}

/** A text of upstream's that users did not see. The text itself is not kept: it may say things of people. */
export interface WithheldText {
  readonly call: string;
  readonly status: number;
  readonly characters: number;
  /** What an operator can do about it. */
  readonly note?: string;
}

/** A list that a request has read, and how the gateway knew that it was current. */
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
export type RequestPart = 'read' | 'wait' | 'parse' | 'select' | 'execute' | 'write';

/** What a request is to the calls that are made for it. */
export interface CallingRequest {
  /** The id in the logs of the gateway and of upstream; an empty text without one. */
  readonly ids: { readonly request: string };
  /** The caller's address as trusted proxies give it, for upstream's limits and log; empty where unknown. */
  readonly address: string;
  /** When it came, by `performance.now()`; missing where nobody waits for it. */
  readonly start?: number;
  /** Whether the caller accepts only lists that upstream has revalidated for this request. */
  readonly mustRevalidate: boolean;
  /** Aborted when the answer is complete or the caller has left: stop what still runs for the request. */
  readonly departure: AbortSignal;
  /** The calls made for it that have ended. */
  readonly upstream: UpstreamCall[];
  /** The lists read for it. */
  readonly lists: ListRead[];
  /** Whether something that it called or read has failed. */
  hasFailure: boolean;
  /** Adds the time of work to a part. */
  measure<Result>(part: RequestPart, work: () => Result): Result;
  /** What of upstream's texts users did not see, for the log. */
  readonly withheld: WithheldText[];
}

/** Headers by which the service's limits, trail and log know whose request a call is made for. */
export const callerHeaders = ({ address, ids }: Pick<CallingRequest, 'address' | 'ids'>): Record<string, string> => ({
  ...(address && { 'x-forwarded-for': address }),
  ...(ids.request && { 'x-request-id': ids.request }),
});

/** For whom a call is made; `token` is null at sign-in alone. */
export interface Caller {
  readonly token: string | null;
  /** The user of the token: all tokens of one user count as one caller. Missing while it is not known. */
  readonly user?: string;
  /** The callers whose lists may answer this one (gateway/lists/owners.ts); missing for a caller who has lists of their own. */
  readonly group?: string;
  readonly state: CallingRequest;
  /** The caller's address, by which sign-ins and unread tokens are limited; missing where a token names the caller. */
  readonly address?: string;
  /** Whether the call is in the background: it queues apart, so that the caller's other calls never wait behind it. */
  readonly isBackground?: boolean;
  /**
   * Whether lists may take longer, as for a file, or for days that a person does not yet need. Such a call queues apart too.
   */
  readonly isPatient?: boolean;
}

/** A caller with a bearer token. */
export interface Bearer extends Caller {
  readonly token: string;
  /** Stands for the bearer where the token itself must not be stored. */
  readonly key: string;
}

/** Names a caller: all tokens of one user are one. */
export const nameOfCaller = ({ user, key }: Pick<Bearer, 'user' | 'key'>): string => user ?? key;

/**
 * The name of something that callers wait for together, with a name of its own for patient callers: other callers must not
 * wait as long as these do, and these must not fail when the others' time is up.
 */
export const nameByPatience = (name: string, { isPatient }: Pick<Caller, 'isPatient'>): string =>
  isPatient ? `patient ${name}` : name;

/** Made once: an error for each request would cost a stack trace each. */
export const requestEnded = new DOMException('The request has ended.', 'AbortError');

/** Milliseconds since `start` (`performance.now()`), to a tenth. */
export const elapsed = (start: number) => Math.round((performance.now() - start) * 10) / 10;

/** The request for calls that go on when it has been answered. */
export const outliving = (state: CallingRequest): CallingRequest => ({
  ...unattended(),
  ids: state.ids,
  address: state.address,
  upstream: state.upstream,
  lists: state.lists,
  withheld: state.withheld,
  measure: (part, work) => state.measure(part, work),
});

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
