import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { isFromHttps, type TrustedProxies } from '../../common/caller-address.ts';

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

const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Scheme and host of the request's own URL. */
export function ownOrigin(request: IncomingMessage, trusted: TrustedProxies): string {
  const { headers, socket } = request;
  const named = headers.host !== undefined && host.test(headers.host) ? headers.host : `localhost:${socket.localPort}`;
  return `${isFromHttps(request, trusted) ? 'https' : 'http'}://${named}`;
}
