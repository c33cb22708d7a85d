import type { CallingRequest } from './caller.ts';

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
