/**
 * Headers of every answer, and validators. What it buys (decision 03): a GET gets 304 before a long list is written,
 * because its validator is made of the names of versions.
 */
import { hash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { programVersion } from '../../schema/program-version.ts';

/** What requests pass before they are answered; `next` lets them on. Express takes it too. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * What the built web client may do: run and load what this gateway serves, and pictures of map tiles, nothing else. The
 * one hash is that of an empty style element, which is all that emotion writes into the page.
 */
const contentSecurityPolicy = (mapTilesURL: string | undefined) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ["img-src 'self' data: blob:", ...tileOrigin(mapTilesURL)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The origin in an address pattern of tiles, its subdomain `{s}` as a star; none for tiles of this gateway. */
function tileOrigin(pattern = ''): string[] {
  const [, origin] = /^(https?:\/\/[^/]+)\//.exec(pattern) ?? [];
  return origin ? [origin.replace('{s}', '*')] : [];
}

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** The headers that keep foreign code and frames out, for every reply. `mapTilesURL` is the tiles' address pattern. */
export const securityHeaders = (mapTilesURL?: string): Readonly<Record<string, string>> => ({
  ...headers,
  'Content-Security-Policy': contentSecurityPolicy(mapTilesURL),
});

/** Those of them that a page has which loads its own parts from elsewhere and brings a policy of its own: the sandbox. */
export function sandboxHeaders(all: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'Content-Security-Policy': _policy, 'Cross-Origin-Opener-Policy': _opener, ...others } = all;
  return others;
}

/** Sends the same headers with every reply. */
export function sendHeaders(sent: Readonly<Record<string, string>>): Middleware {
  return (_request, response, next) => {
    for (const [name, value] of Object.entries(sent)) response.setHeader(name, value);
    next();
  };
}

/** Stands in validators for what no other process knows. */
export const processName: string = randomUUID();

/** Stands in validators of what is named by its source: another version of the program may write the same otherwise. */
export const program = programVersion(['gateway', 'schema']);

/** A weak validator (RFC 9110, section 8.8.1) of what a text stands for: equal texts, equal validators. */
export const weakETag = (text: string): string => `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;

/** Whether an `If-None-Match` names the validator of what is there now, by weak comparison. */
export function isNamed(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((name) => name.trim().replace(/^W\//, '') === opaque);
}
