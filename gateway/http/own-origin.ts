import type { IncomingMessage } from 'node:http';
import { isTrustedProxy, type TrustedProxies } from '../../schema/caller-address.ts';

const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Scheme and host by which a request has found this gateway; a trusted proxy says whether that was by HTTPS. */
export function ownOrigin({ headers, socket }: IncomingMessage, trusted: TrustedProxies): string {
  const forwarded = headers['x-forwarded-proto'];
  const isSecure = forwarded === 'https' && isTrustedProxy(socket.remoteAddress ?? '', trusted);
  const named = headers.host !== undefined && host.test(headers.host) ? headers.host : `localhost:${socket.localPort}`;
  return `${isSecure ? 'https' : 'http'}://${named}`;
}
