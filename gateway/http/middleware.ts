/** What requests pass before the handler of their address. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type RequestHandler, type Response } from 'express';
import { isFromHttps, type TrustedProxies } from '../../common/caller-address.ts';
import { type Pace, watchSender } from '../../common/slow-senders.ts';
import { RequestFault } from './errors.ts';

/** Cuts the connection of a request whose body comes too slowly. */
export function cutSlowSenders(pace?: Pace): RequestHandler {
  return (request, _response, next) => {
    watchSender(request, pace);
    next();
  };
}

/** Cuts the connection of a reader that takes nothing of a waiting answer for that many milliseconds. */
export function cutSlowReaders(milliseconds = 30_000): RequestHandler {
  return (_request, response, next) => {
    // Node calls this when nothing moved on the connection. The answer may also be still in the making.
    response.setTimeout(milliseconds, () => {
      if (response.socket?.writableLength) response.socket.destroy();
    });
    next();
  };
}

/** Writes letters beyond ASCII in the query as percent signs. Throws URIError for a query that is not UTF-8. */
export const readAddress: RequestHandler = (request, _response, next) => {
  const start = request.url.indexOf('?');
  if (start >= 0) {
    // Node gives each byte beyond ASCII as one character.
    const query = request.url.slice(start).replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
    decodeURIComponent(query);
    request.url = request.url.slice(0, start) + query;
  }
  next();
};

/** Bytes of the window, as a power of two: small, since rows resemble each other and many answers may be sent at a time. */
const windowBits = 18;

const isText = (type: unknown) => /^(text|image\/svg)|json|javascript/.test(String(type));

/** Compresses texts, quickly and outside of the event loop; none that holds a secret, whose length would tell of it. */
export const compress = compression({
  level: 1,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: windowBits } },
  filter: (_request, response) =>
    isText(response.getHeader('content-type')) && !(response as Response).locals.state?.holdsSecret,
});

/** Reads a JSON body; leaves other content types alone. Refuses a body that is too large, or is not JSON in UTF-8. */
export const readJSON = express.json({
  limit: 256 * 1024,
  verify(_request, _response, bytes, charset) {
    if (charset !== 'utf-8') throw new RequestFault(415, 'The charset of the body is not supported. Send UTF-8.');
    // The parser would put U+FFFD in place of what it cannot read.
    if (!isUtf8(bytes)) throw new RequestFault(400, 'The body cannot be read: it is not in UTF-8.');
  },
});

const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Scheme and host of the request's own URL. */
export function ownOrigin(request: IncomingMessage, trusted: TrustedProxies): string {
  const { headers, socket } = request;
  const named = headers.host !== undefined && host.test(headers.host) ? headers.host : `localhost:${socket.localPort}`;
  return `${isFromHttps(request, trusted) ? 'https' : 'http'}://${named}`;
}
