import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
import { GraphQLError } from 'graphql';
import { Agent, type Dispatcher, type FormData, interceptors, request } from 'undici';
import { codedError, codeOf } from '../shared/errors.ts';
import { type CallingRequest, elapsed } from './caller.ts';
import { utf8Of } from './charset.ts';
import { badResponse, isOutage, moved, unavailable, unknownOutcome } from './faults.ts';
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
  readonly connections: ReturnType<typeof createConnections>;
  /** What to ask: an address, or a path at any of the servers. */
  readonly url: string;
  /** The servers that answer this call, where another can be asked when one is away. */
  readonly servers?: Servers | undefined;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Record<string, string>;
  readonly body: string | FormData | null;
  /** Milliseconds for everything, a second try included. */
  readonly timeout: number;
  /** Whether the server stands near, and is not asked to compress. */
  readonly isNear?: boolean;
  /** Whether a read is not sent again after a connection fault. */
  readonly isSentOnce?: boolean;
  /** Ends the call when its last caller has left. */
  readonly signal?: AbortSignal;
  /** Milliseconds it has waited for others to end. */
  readonly queued?: number;
  /** The request it is made for, which notes it; missing where it belongs to none. */
  readonly state?: CallingRequest;
}

/** The error of a call whose last caller has left: not a fault of upstream, so it has no upstream code. */
export const departed = () =>
  new GraphQLError('The caller left before the answer was ready.', { extensions: { code: 'BAD_REQUEST' } });

const timedOut = () =>
  codedError('UPSTREAM_TIMEOUT', 'The attendance service did not answer in time. Try again in a moment.');

/** Connection faults after which the service has surely seen nothing of the call, and others. */
const neverSent: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];
const brokenOff: readonly string[] = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET'];

/** Asks for what undici decodes in every form: services send `deflate` in two. */
const askedCodings = 'gzip, br';

/** Codings that some services name although they have encoded nothing. */
const noCodings = /^(|identity|none|binary|8bit|utf-?8)$/i;

/** Statuses without a body, which undici leaves as they are. */
const bodilessStatuses: readonly number[] = [204, 304];

/** Most places that one read is sent on to. */
const maxRedirections = 3;

/** Follows redirects of reads to the same server, so that the token goes nowhere else. Throws UPSTREAM_BAD_RESPONSE for another. */
const followAtHome: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  if (options.method !== 'GET') return dispatch(options, handler);
  const stay: Dispatcher.Dispatch = (place, next) => {
    if (String(place.origin) !== String(options.origin)) throw moved(`${place.origin}${place.path}`);
    return dispatch(place, next);
  };
  return interceptors.redirect({ maxRedirections })(stay)(options, handler);
};

/**
 * Connections that stay open between calls, made within so many milliseconds. Their replies come decoded; one of more bytes,
 * as it comes or decoded, is refused.
 */
export function createConnections(timeout: number, maximumBytes: number) {
  const agent = new Agent({
    keepAliveTimeout: 4_000,
    connect: { timeout },
    maxResponseSize: maximumBytes,
    // The time of the whole call ends it: undici's would begin anew with each piece of a body.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const decode = interceptors.decompress({ skipErrorResponses: false, maxSize: maximumBytes });
  return Object.assign(agent.compose(followAtHome, decode), { maximumBytes });
}

/**
 * Sends a call and reads its reply, any status.
 * Throws UPSTREAM_UNAVAILABLE when no reply began, UPSTREAM_TIMEOUT at the deadline, UPSTREAM_BAD_RESPONSE for a
 * reply that broke off, is not HTTP, is too large, cannot be decoded or names another server, and `departed` when the signal
 * ends it.
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
  const isSentAgain = other || (isConnection && isRead && !call.isSentOnce);
  const last = isSentAgain && !signal.aborted ? await attempt(call, other ?? server, signal) : first;
  if ('fault' in last) throw last.fault;
  return last;
}

/** A reply, or why there is none; `isUnsent` where the service has surely seen nothing of the call. */
type Attempt = Reply | { readonly fault: Error; readonly isConnection: boolean; readonly isUnsent?: boolean };

/** One try at one server, which is noted as away when it did not answer, or that it cannot work. */
async function attempt(call: Exchange, server: string, signal: AbortSignal): Promise<Attempt> {
  const attempted = await send(call, server + call.url, signal);
  const isLate = signal.aborted && !call.signal?.aborted;
  const isAway = 'fault' in attempted ? attempted.isConnection || isLate : isOutage(attempted.status);
  if (isAway || !('fault' in attempted)) call.servers?.note(server, isAway);
  return attempted;
}

async function send(call: Exchange, url: string, signal: AbortSignal): Promise<Attempt> {
  let hasBegun = false;
  try {
    const { headers, statusCode, body } = await request(url, {
      dispatcher: call.connections,
      method: call.method,
      headers: call.isNear ? call.headers : { 'accept-encoding': askedCodings, ...call.headers },
      body: call.body,
      signal,
    });
    hasBegun = true;
    // undici leaves the header where it has not decoded.
    const coding = headers['content-encoding']?.toString() ?? '';
    const isCoded = !bodilessStatuses.includes(statusCode) && !noCodings.test(coding);
    const isTooLarge = Number(headers['content-length'] ?? 0) > call.connections.maximumBytes;
    if (isCoded || isTooLarge) {
      body.on('error', () => {}).destroy();
      throw badResponse(isCoded ? 'in a content coding that it was not asked for' : tooLarge);
    }
    const type = headers['content-type']?.toString() ?? '';
    const bytes = Buffer.from(await body.arrayBuffer());
    return {
      status: statusCode,
      etag: typeof headers.etag === 'string' ? headers.etag : null,
      type,
      bytes: utf8Of(bytes, type),
      headers,
    };
  } catch (error) {
    if (signal.aborted || codeOf(error)) return { fault: error as Error, isConnection: false };
    const { code = '' } = error as { code?: string };
    const isUnsent = neverSent.includes(code);
    const isConnection = isUnsent || brokenOff.includes(code);
    if (!isConnection || hasBegun) return { fault: badResponse(unusable(code)), isConnection };
    // A read that broke off changed nothing; a write may have been done.
    return { fault: call.method === 'GET' || isUnsent ? unavailable() : unknownOutcome(), isConnection, isUnsent };
  }
}

const tooLarge = 'more bytes than MAXIMUM_REPLY_MIB allows';

/** What a reply holds that undici or zlib refuses. */
function unusable(code: string): string | undefined {
  if (code.startsWith('Z_')) return 'a body that is cut off or not in the content coding that it names';
  return code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ? tooLarge : undefined;
}
