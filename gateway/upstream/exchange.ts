import { GraphQLError } from 'graphql';
import { type Agent, type Dispatcher, type FormData, request } from 'undici';
import { codedError, codeOf } from '../shared/errors.ts';
import { type CallingRequest, elapsed } from './caller.ts';
import { badResponse, isOutage, unavailable, unknownOutcome } from './faults.ts';
import { askedCodings, decodeBody, readBody, utf8Of } from './read-body.ts';
import type { Servers } from './servers.ts';

/** An HTTP reply, read to its end. */
export interface Reply {
  readonly status: number;
  readonly etag: string | null;
  /** Content type as the header has it. */
  readonly type: string;
  /** Without content codings; text is in UTF-8, without a byte order mark. */
  readonly bytes: Buffer;
  /** As they came. */
  readonly headers?: Dispatcher.ResponseData['headers'];
}

/** One call to the REST service or the image server. */
export interface Exchange {
  /** Its name: method and template of the path. */
  readonly call: string;
  readonly agent: Agent;
  /** What to ask: an address, or a path at any of the servers. */
  readonly url: string;
  /** The servers that answer this call, where another can be asked when one is away. */
  readonly servers?: Servers | undefined;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Record<string, string>;
  readonly body: string | FormData | null;
  /** Milliseconds for everything, a retry included. */
  readonly timeout: number;
  /** Of the body as it comes, and of what it is when it is decoded. */
  readonly maximumBytes: number;
  /** Whether the reply is a picture, whose bytes stay as they are. */
  readonly isPicture?: boolean;
  /** Whether the server stands near, and is not asked to compress. */
  readonly isNear?: boolean;
  /** Pays for sending once more after a connection fault; null never does so. */
  readonly retries: RetryBudget | null;
  /** Ends the call when its last caller has left. */
  readonly signal?: AbortSignal;
  /** Milliseconds it has waited for others to end. */
  readonly queued?: number;
  /** The request it is made for, which notes it; missing where it belongs to none. */
  readonly state?: CallingRequest;
}

/** The error of a call whose last caller has left: not a fault of upstream, so it has no upstream code. */
export const departed = () =>
  new GraphQLError('The caller left before the answer was there.', { extensions: { code: 'BAD_REQUEST' } });

const timedOut = () =>
  codedError('UPSTREAM_TIMEOUT', 'The attendance service did not answer in time. Try again in a moment.');

const connectionFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Faults after which the service has seen nothing of the call. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** A read that broke off changed nothing; a write may have been done. */
const brokeOff = (call: Exchange, code: string) =>
  call.method === 'GET' || neverSent.has(code) ? unavailable() : unknownOutcome();

/**
 * Sends a call and reads its reply, any status. Redirects of reads are followed to the same server alone, so that the token goes
 * nowhere else; UPSTREAM_BAD_RESPONSE names any other place.
 * Throws UPSTREAM_UNAVAILABLE when no reply began, UPSTREAM_TIMEOUT at the deadline, UPSTREAM_BAD_RESPONSE for a
 * reply that broke off, is not HTTP or is too large, and `departed` when the signal ends it.
 */
export async function exchange(call: Exchange): Promise<Reply> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(timedOut()), call.timeout);
  const leave = () => end.abort(departed());
  call.signal?.addEventListener('abort', leave, { once: true });
  const start = performance.now();
  let status: number | null = null;
  try {
    const server = call.servers?.pick() ?? '';
    const first = await attempt(call, server, end.signal);
    const other = mayBeRepeated(call, first) && !end.signal.aborted ? call.servers?.another(server) : null;
    const isRepeated = !other && 'fault' in first && first.isConnection && !end.signal.aborted && call.retries?.spend();
    const last = other || isRepeated ? await attempt(call, other ?? server, end.signal) : first;
    if ('fault' in last) throw last.fault;
    call.retries?.earn();
    status = last.status;
    return last;
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', leave);
    call.state?.upstream.push({ call: call.call, milliseconds: elapsed(start), queued: call.queued ?? 0, status });
  }
}

/** `isNeverSent` when the service has surely seen nothing of the call. */
type Attempt = Reply | { readonly fault: Error; readonly isConnection: boolean; readonly isNeverSent: boolean };

/** A read may be sent to another server whenever one is away; a write only when it was surely not delivered. */
function mayBeRepeated(call: Exchange, attempted: Attempt): boolean {
  if ('fault' in attempted) return call.method === 'GET' ? attempted.isConnection : attempted.isNeverSent;
  return call.method === 'GET' && isOutage(attempted.status);
}

/** One try at one server, which is noted as away when it did not answer, or that it cannot work. */
async function attempt(call: Exchange, server: string, signal: AbortSignal): Promise<Attempt> {
  // A write may have been done by a server that says nothing more: it is not sent again.
  const watch = call.method === 'GET' ? call.servers?.watch(server) : null;
  const sent = { ...call, url: server + call.url };
  const attempted = await follow(sent, watch ? AbortSignal.any([signal, watch.signal]) : signal, watch?.signal);
  watch?.end();
  const isAway = 'fault' in attempted ? attempted.isConnection || isTimeOut(signal) : isOutage(attempted.status);
  if (isAway || !('fault' in attempted)) call.servers?.note(server, isAway);
  return attempted;
}

const isTimeOut = (signal: AbortSignal) => codeOf(signal.reason) === 'UPSTREAM_TIMEOUT';

/** Statuses that name another place. */
const movedStatuses: readonly number[] = [301, 302, 303, 307, 308];

/** Most places that one call is sent on to. */
const mostPlaces = 3;

/** Sends a call, and sends a read on to where the same server says that it has moved; a write is sent once. */
async function follow(call: Exchange, signal: AbortSignal, frozen?: AbortSignal): Promise<Attempt> {
  let { url } = call;
  for (let places = 0; ; places++) {
    const attempted = await send({ ...call, url }, signal, frozen);
    const place = 'fault' in attempted || call.isPicture ? null : placeOf(attempted, url);
    if ('fault' in attempted || place === null) return attempted;
    const isSame = place.origin === new URL(url).origin;
    if (!isSame || call.method !== 'GET' || places === mostPlaces) {
      const fault = badResponse(`that this call has moved to ${place.origin}${place.pathname}`);
      return { fault, isConnection: false, isNeverSent: false };
    }
    url = place.href;
  }
}

/** Where a reply says that the call has moved to; null where it does not. */
function placeOf({ status, headers }: Reply, url: string): URL | null {
  const location = headers?.location;
  return movedStatuses.includes(status) && typeof location === 'string' ? URL.parse(location, url) : null;
}

/** `frozen` is aborted when the server has stopped to answer anything, which counts as a connection that broke off. */
async function send(call: Exchange, signal: AbortSignal, frozen?: AbortSignal): Promise<Attempt> {
  let hasBegun = false;
  try {
    const response = await request(call.url, {
      dispatcher: call.agent,
      method: call.method,
      headers: call.isNear ? call.headers : { 'accept-encoding': askedCodings, ...call.headers },
      body: call.body,
      signal,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    hasBegun = true;
    const { headers, statusCode: status } = response;
    const etag = typeof headers.etag === 'string' ? headers.etag : null;
    const type = String(headers['content-type'] ?? '');
    const bytes = await read(call, response);
    return { status, etag, type, bytes, headers };
  } catch (error) {
    if (frozen?.aborted) return { fault: unavailable(), isConnection: true, isNeverSent: false };
    if (signal.aborted) return { fault: signal.reason, isConnection: false, isNeverSent: false };
    if (codeOf(error)) return { fault: error as Error, isConnection: false, isNeverSent: false };
    const code = String((error as { code?: unknown }).code);
    const isConnection = connectionFaults.has(code);
    const fault = isConnection && !hasBegun ? brokeOff(call, code) : badResponse();
    return { fault, isConnection, isNeverSent: neverSent.has(code) };
  }
}

/** The body of a reply, as it is to be read. What is not read to its end is closed, whoever has given it up. */
async function read({ maximumBytes, isPicture }: Exchange, { headers, body }: Dispatcher.ResponseData) {
  try {
    const length = Number(headers['content-length'] ?? 0);
    if (length > maximumBytes) throw badResponse();
    const decoded = decodeBody(body, headers['content-encoding']);
    const bytes = await readBody(decoded, { length, maximumBytes });
    if (isPicture) return bytes;
    const text = utf8Of(bytes, headers['content-type']);
    if (text.length > maximumBytes) throw badResponse();
    return text;
  } catch (error) {
    body.on('error', () => {}).destroy();
    throw error;
  }
}

/** Retries saved up: so many calls may be repeated although none has answered yet. */
const mostSaved = 5;

/**
 * Says whether a call may be sent a second time. Each answer pays for one retry, so that faults between good answers
 * cost no call, and a service that fails altogether does not get twice the calls for it.
 */
export interface RetryBudget {
  /** Spends a retry; false when none is left. */
  spend(): boolean;
  /** Notes an answer, to a first try or to a retry. */
  earn(): void;
}

/** A full budget. */
export function createRetryBudget(): RetryBudget {
  let saved = mostSaved;
  return {
    spend() {
      if (saved === 0) return false;
      saved -= 1;
      return true;
    },
    earn() {
      saved = Math.min(saved + 1, mostSaved);
    },
  };
}
