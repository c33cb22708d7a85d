import { settings } from '../../gateway/config.ts';
import { codeOf } from '../../gateway/shared/errors.ts';
import { createConnections, exchange } from '../../gateway/upstream/exchange.ts';
import type { RawReply, SendRequest } from './compare-reply.ts';

/** Milliseconds after which a call is given up: longer than the gateway waits, so that a slow call is told from a silent one. */
const longestCall = 10_000;

/** Calls without an answer, one after the other, after which the service is asked nothing more. */
const mostSilentCalls = 2;

const maximumBytes = settings.MAXIMUM_REPLY_MIB.parse(undefined);

/** Thrown where the service does not answer any more. */
export class StoppedAnswering extends Error {
  constructor() {
    super(`the service left ${mostSilentCalls} calls in a row without an answer and was asked nothing more`);
  }
}

const faults: Readonly<Record<string, string>> = {
  UPSTREAM_TIMEOUT: `no reply within ${longestCall} ms, or not all of it`,
  UPSTREAM_UNAVAILABLE: 'no connection, or one that broke off',
  UPSTREAM_BAD_RESPONSE: `a reply of more than ${maximumBytes} bytes, one that breaks off or is not HTTP, or one in a coding or charset that cannot be read`,
};

/** Sends the calls of a check as the gateway does, each for so many milliseconds. They throw StoppedAnswering; `close` ends the connections. */
export function createSendRequest(
  { url, prefix }: { readonly url: string; readonly prefix: string },
  timeout = longestCall,
) {
  const connections = createConnections(timeout, maximumBytes);
  let silentCalls = 0;
  const send: SendRequest = async ({ call, path, body }, token, etag) => {
    if (silentCalls >= mostSilentCalls) throw new StoppedAnswering();
    const begun = performance.now();
    const answered = (reply: Omit<RawReply, 'milliseconds'>): RawReply => ({
      ...reply,
      milliseconds: Math.round(performance.now() - begun),
    });
    try {
      const reply = await exchange({
        call,
        connections,
        url: url + prefix + path,
        method: call.split(' ')[0] as 'GET',
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(etag && { 'if-none-match': etag }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        timeout,
      });
      silentCalls = 0;
      return answered(reply);
    } catch (error) {
      const code = codeOf(error);
      if (code === null) throw error;
      silentCalls = code === 'UPSTREAM_BAD_RESPONSE' ? 0 : silentCalls + 1;
      const fault = { what: faults[code] ?? code, taken: code };
      return answered({ status: 0, type: '', etag: null, bytes: Buffer.alloc(0), fault });
    }
  };
  return { send, close: () => connections.destroy() };
}
