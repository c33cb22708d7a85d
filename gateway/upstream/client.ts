import { LRUCache } from 'lru-cache';
import { atMost } from '../../common/at-most.ts';
import { networkOf } from '../../common/caller-address.ts';
import type { Call, SendCall } from './call.ts';
import { type Caller, callerHeaders, elapsed } from './caller.ts';
import { type Envelope, openEnvelope, type Present, parseReply, refuseStatus } from './envelope.ts';
import { createConnections, exchange, type Reply } from './exchange.ts';
import { isOutage, tooOften } from './faults.ts';
import { createGuard, type Guard, type GuardSettings } from './guard.ts';
import { wholeList } from './pages.ts';
import { presentable } from './readers/presentable.ts';
import { createServers } from './servers.ts';

/** Upstream's answer to a conditional GET: the raw body, or word that the known version still holds. */
export type GetReply =
  | { readonly notModified: true }
  | { readonly notModified: false; readonly bytes: Buffer; readonly etag: string | null };

/** What a GET may be given besides. */
interface GetOptions {
  /** Sent as If-None-Match. */
  readonly etag?: string | undefined;
  /** Ends the call when its last caller has left. */
  readonly signal?: AbortSignal | undefined;
  /** In milliseconds, where the usual one is too long or too short. */
  readonly timeout?: number | undefined;
}

/** Calls to the REST service. Every failure is a coded GraphQLError (gateway/shared/errors.ts). */
export interface RestClient {
  /** GET below the prefix under the caller's token. Retried once on a connection fault. */
  get(call: Call, caller: Caller, options?: GetOptions): Promise<GetReply>;
  /** GET of one record, asked as `get` asks until the caller leaves; null when the service has none there (404). */
  find(call: Call, caller: Caller): Promise<Envelope | null>;
  /** A write, sent once. `timeout` in milliseconds where the usual one is too short. */
  send(call: SendCall, caller: Caller, timeout?: number): Promise<Envelope>;
}

/** Stands around each call: `send` makes it, and its answer or error is the hook's to pass on. */
export type OnCall = <Answer>(call: Call, caller: Caller, send: () => Promise<Answer>) => Promise<Answer>;

/** The client with a hook around each of its calls. */
export const hookCalls = (rest: RestClient, onCall: OnCall): RestClient => ({
  get: (call, caller, options) => onCall(call, caller, () => rest.get(call, caller, options)),
  find: (call, caller) => onCall(call, caller, () => rest.find(call, caller)),
  send: (call, caller, timeout) => onCall(call, caller, () => rest.send(call, caller, timeout)),
});

/** What a client needs to know of the REST service. */
export interface RestSettings {
  /** Its servers, scheme and host each: another is asked where one is away. */
  readonly urls: readonly string[];
  /** Prefix of every path, e.g. `/api/v2/attendance`. */
  readonly prefix: string;
  /** Milliseconds from the start of a call to its last byte, a retry included. */
  readonly timeout: number;
  /** Largest reply that is read. */
  readonly maximumBytes: number;
  /** Whether it is known to stand near, and is not asked to compress: what that spares is less than what it costs. */
  readonly isNear?: () => boolean;
  /** How calls of one kind are limited, so that they harm no others. */
  readonly guard: GuardSettings;
}

const probeTimeoutMs = 2_000;

/** How many times longer the time limit of a patient caller is. It is for all lists of one request together. */
const listTimeoutFactor = 8;

/** The time limit of a call of the caller, in milliseconds; `usual` without patience. Proxies end requests after a minute. */
const timeoutOf = ({ isPatient, state: { start = performance.now() } }: Caller, usual: number): number =>
  isPatient ? Math.max(usual, listTimeoutFactor * usual - elapsed(start)) : usual;

/** Refusals are shorter: their text is read at once, for the request that they answer. */
const longestRefusal = 4_096;

/** Whose call it is: the user's, or where that is not known the address's, or where that is not given the token's. */
const callerOf = ({ user, token, address }: Caller) => {
  if (user !== undefined) return `user ${user}`;
  return token === null || address !== undefined ? `address ${networkOf(address ?? '')}` : `token ${token}`;
};

/**
 * What people see of the texts of a reply. Of what they do not see the log has the length: it may say things of people.
 */
const presentFor =
  ({ token, state }: Caller, { call }: Call, { status }: Reply): Present =>
  (message) => {
    // Some services quote the headers that they were sent.
    const shown = presentable(token ? message.replaceAll(token, '[token]') : message, status);
    if (shown === '' && message.trim() !== '') state.withheld.push({ call, status, characters: message.length });
    return shown;
  };

/** Says in the log where nothing is: with a wrong prefix the service is there, and has none of the calls. */
const noteMissing = (prefix: string, { state }: Caller, { call }: Call, { status, bytes }: Reply) => {
  if (status !== 404 || parseReply(bytes)) return;
  const note = `Nothing is at ${prefix}${call.replace(/^\S+ /, '')}: see UPSTREAM_URL and UPSTREAM_PREFIX.`;
  state.withheld.push({ call, status, characters: bytes.length, note });
};

/**
 * The path below the prefix that a link of a page names, with what the call asks; null for one of another place.
 */
function pathOf(link: string, path: string, { urls, prefix }: Pick<RestSettings, 'urls' | 'prefix'>): string | null {
  const first = new URL(prefix + path, urls[0]);
  const next = URL.parse(link, first);
  const isOwn = next && urls.some((url) => new URL(url).origin === next.origin);
  if (!isOwn || !next.pathname.startsWith(`${prefix}/`)) return null;
  for (const [name, value] of first.searchParams) if (!next.searchParams.has(name)) next.searchParams.set(name, value);
  return next.pathname.slice(prefix.length) + next.search;
}

/** A client with connections of its own that stay open between calls. */
export function createRestClient(settings: RestSettings) {
  const { timeout: longest, isNear = () => false } = settings;
  const connections = createConnections(longest, settings.maximumBytes);
  /** Until when the service refuses a caller, by caller and call. */
  const refused = new LRUCache<string, number>(atMost(1_000));
  const guards = new Map<string, Guard>();
  const guardOf = (name: string) => {
    const guard = guards.get(name) ?? createGuard(settings.guard);
    guards.set(name, guard);
    return guard;
  };
  /** Whether one of the servers works. A service without an address for readiness answers 404, and is there. */
  const isReady = (server: string): Promise<boolean> =>
    exchange({
      call: 'GET /readyz',
      connections,
      url: `${server}/readyz`,
      method: 'GET',
      headers: {},
      body: null,
      timeout: probeTimeoutMs,
    }).then(
      ({ status }) => !isOutage(status),
      () => false,
    );
  const servers = createServers(settings.urls, isReady);
  /** Asks, and refuses every status that section 7 gives no meaning, but where `isAnswer` has one for it. */
  const ask = async (
    call: Call | SendCall,
    caller: Caller,
    { etag, signal, timeout = timeoutOf(caller, longest) }: GetOptions,
    isAnswer: (reply: Reply) => boolean = () => false,
  ) => {
    const { token, state, isBackground = false, isPatient = false } = caller;
    const [method, body, idempotency] =
      'method' in call ? [call.method, call.body, call.idempotency] : ['GET' as const];
    const json = body === undefined ? null : JSON.stringify(body);
    const reply = await guardOf(call.call)({
      call: call.call,
      connections,
      servers,
      url: settings.prefix + call.path,
      method,
      headers: {
        accept: 'application/json',
        ...(json !== null && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...callerHeaders(state),
        ...(etag && { 'if-none-match': etag }),
        ...(idempotency && { 'idempotency-key': idempotency.key }),
        ...(idempotency?.fingerprint && { 'idempotency-fingerprint': idempotency.fingerprint }),
      },
      body: json,
      timeout,
      isNear: isNear(),
      caller: callerOf(caller),
      isBackground,
      isPatient,
      state,
      ...(signal && { signal }),
    });
    const present = presentFor(caller, call, reply);
    const hasToken = token !== null;
    if (!isAnswer(reply)) {
      noteMissing(settings.prefix, caller, call, reply);
      refuseStatus(call, reply, { hasToken, present });
    }
    return { reply, open: () => openEnvelope(reply.bytes, present, hasToken, method === 'GET') };
  };
  const rest: RestClient = {
    async get(call, caller, options = {}) {
      const name = `${callerOf(caller)} ${call.call}`;
      const until = refused.get(name) ?? 0;
      // Nothing is asked for a caller whom the service refuses now.
      if (until > Date.now()) throw tooOften(Math.ceil((until - Date.now()) / 1000));
      const read = async (path: string, asked: GetOptions) => {
        const { reply, open } = await ask(
          { ...call, path },
          caller,
          asked,
          ({ status }) => status === 304 && Boolean(asked.etag),
        );
        if (reply.status !== 304 && reply.bytes.length <= longestRefusal) open();
        return reply;
      };
      try {
        const reply = await read(call.path, options);
        if (reply.status === 304) return { notModified: true };
        // All pages together may have as many bytes as one reply, and take as long as the lists of a patient caller.
        const start = performance.now();
        const timeoutOfPage = () =>
          Math.max(1, Math.min(timeoutOf(caller, longest), listTimeoutFactor * longest - elapsed(start)));
        let left = settings.maximumBytes - reply.bytes.length;
        const bytes = await wholeList(reply, call.path, async (link) => {
          const path = pathOf(link, call.path, settings);
          const page =
            path === null || left <= 0 ? null : await read(path, { signal: options.signal, timeout: timeoutOfPage() });
          left -= page?.bytes.length ?? 0;
          return page;
        });
        return { notModified: false, bytes, etag: bytes === reply.bytes ? reply.etag : null };
      } catch (error) {
        const { retryAfter } = (error as { extensions?: { retryAfter?: unknown } }).extensions ?? {};
        if (typeof retryAfter === 'number') refused.set(name, Date.now() + 1_000 * retryAfter);
        throw error;
      }
    },
    async find(call, caller) {
      const isNone = ({ status, bytes }: Reply) => status === 404 && parseReply(bytes) !== null;
      const { reply, open } = await ask(call, caller, { signal: caller.state.departure }, isNone);
      return isNone(reply) ? null : open();
    },
    async send(call, caller, timeout) {
      const { open } = await ask(call, caller, { timeout });
      return open();
    },
  };
  return {
    ...rest,
    /**
     * Whether one of its servers answers `GET /readyz` within two seconds, and not that it cannot work (502, 503, 504). No
     * call of the service is made for it.
     */
    async isReachable(): Promise<boolean> {
      const answers = await Promise.all(
        settings.urls.map(async (url) => {
          const isThere = await isReady(url);
          servers.note(url, !isThere);
          return isThere;
        }),
      );
      return answers.includes(true);
    },
    /** The servers, as far as they are known to work. */
    servers,
    /** How busy each kind of call is, by its name. */
    load: () => [...guards].map(([call, guard]) => ({ call, load: guard.load() })),
    /** Ends the connections when they are idle. */
    close: () => connections.close(),
  };
}
