import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
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
  /** Milliseconds for everything, a second try included. */
  readonly timeout: number;
  /** Of the body as it comes, and of what it is when it is decoded. */
  readonly maximumBytes: number;
  /** Whether the reply is a picture, whose bytes stay as they are. */
  readonly isPicture?: boolean;
  /** Whether the server stands near, and is not asked to compress. */
  readonly isNear?: boolean;
  /** Whether a read is sent once more after a connection fault. */
  readonly isRepeated?: boolean;
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

/** Connection faults after which the service has surely seen nothing of the call, and others. */
const neverSent: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];
const brokenOff: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET'];

/**
 * Sends a call and reads its reply, any status. Redirects of reads are followed to the same server alone, so that the token goes
 * nowhere else; UPSTREAM_BAD_RESPONSE names any other place.
 * Throws UPSTREAM_UNAVAILABLE when no reply began, UPSTREAM_TIMEOUT at the deadline, UPSTREAM_BAD_RESPONSE for a
 * reply that broke off, is not HTTP or is too large, and `departed` when the signal ends it.
 */
export async function exchange(call: Exchange): Promise<Reply> {
  const start = performance.now();
  let status: number | null = null;
  try {
    const limit = timeout(call.timeout, TimeoutStrategy.Aggressive);
    const reply = await limit.execute(({ signal }) => sendToServers(call, signal), call.signal);
    status = reply.status;
    return reply;
  } catch (error) {
    if (call.signal?.aborted) throw departed();
    throw error instanceof TaskCancelledError ? timedOut() : error;
  } finally {
    call.state?.upstream.push({ call: call.call, milliseconds: elapsed(start), queued: call.queued ?? 0, status });
  }
}

/**
 * Sends a call to a server, and once more where that one is away: to another where there is one. A read may be sent again
 * whenever a server is away; a write only when it was surely not delivered.
 */
async function sendToServers(call: Exchange, signal: AbortSignal): Promise<Reply> {
  const server = call.servers?.pick() ?? '';
  const first = await attempt(call, server, signal);
  const isRead = call.method === 'GET';
  const isConnection = 'fault' in first && (isRead ? first.isConnection : first.isUnsent);
  const isAway = isConnection || (isRead && !('fault' in first) && isOutage(first.status));
  const other = isAway ? call.servers?.another(server) : null;
  const isSentAgain = other || (isConnection && isRead && call.isRepeated);
  const last = isSentAgain && !signal.aborted ? await attempt(call, other ?? server, signal) : first;
  if ('fault' in last) throw last.fault;
  return last;
}

/** A reply, or why there is none; `isUnsent` where the service has surely seen nothing of the call. */
type Attempt = Reply | { readonly fault: Error; readonly isConnection: boolean; readonly isUnsent?: boolean };

/** One try at one server, which is noted as away when it did not answer, or that it cannot work. */
async function attempt(call: Exchange, server: string, signal: AbortSignal): Promise<Attempt> {
  const attempted = await follow({ ...call, url: server + call.url }, signal);
  const isLate = signal.aborted && !call.signal?.aborted;
  const isAway = 'fault' in attempted ? attempted.isConnection || isLate : isOutage(attempted.status);
  if (isAway || !('fault' in attempted)) call.servers?.note(server, isAway);
  return attempted;
}

/** Statuses that name another place. */
const movedStatuses: readonly number[] = [301, 302, 303, 307, 308];

/** Most places that one call is sent on to. */
const mostPlaces = 3;

/**
 * Sends a call, and sends a read on to where the same server says that it has moved; a write is sent once. (undici's
 * interceptor for this follows to any server.)
 */
async function follow(call: Exchange, signal: AbortSignal): Promise<Attempt> {
  let { url } = call;
  for (let places = 0; ; places++) {
    const attempted = await send({ ...call, url }, signal);
    const place = 'fault' in attempted || call.isPicture ? null : placeOf(attempted, url);
    if (place === null) return attempted;
    if (place.origin !== new URL(url).origin || call.method !== 'GET' || places === mostPlaces) {
      return {
        fault: badResponse(`that this call has moved to ${place.origin}${place.pathname}`),
        isConnection: false,
      };
    }
    url = place.href;
  }
}

/** Where a reply says that the call has moved to; null where it does not. */
function placeOf({ status, headers }: Reply, url: string): URL | null {
  const location = headers?.location;
  return movedStatuses.includes(status) && typeof location === 'string' ? URL.parse(location, url) : null;
}

async function send(call: Exchange, signal: AbortSignal): Promise<Attempt> {
  let hasBegun = false;
  try {
    const response = await request(call.url, {
      dispatcher: call.agent,
      method: call.method,
      headers: call.isNear ? call.headers : { 'accept-encoding': askedCodings, ...call.headers },
      body: call.body,
      signal,
      // The time of the whole call ends it.
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
    if (signal.aborted || codeOf(error)) return { fault: error as Error, isConnection: false };
    const { code } = error as { code?: unknown };
    const isUnsent = neverSent.includes(code);
    const isConnection = isUnsent || brokenOff.includes(code);
    if (!isConnection || hasBegun) return { fault: badResponse(), isConnection };
    // A read that broke off changed nothing; a write may have been done.
    return { fault: call.method === 'GET' || isUnsent ? unavailable() : unknownOutcome(), isConnection, isUnsent };
  }
}

/** The body of a reply, as it is to be read. What is not read to its end is closed, whoever has given it up. */
async function read({ maximumBytes, isPicture }: Exchange, { headers, body }: Dispatcher.ResponseData) {
  try {
    if (Number(headers['content-length'] ?? 0) > maximumBytes) throw badResponse();
    const bytes = await readBody(decodeBody(body, headers['content-encoding']), maximumBytes);
    if (isPicture) return bytes;
    const text = utf8Of(bytes, headers['content-type']);
    if (text.length > maximumBytes) throw badResponse();
    return text;
  } catch (error) {
    body.on('error', () => {}).destroy();
    throw error;
  }
}
