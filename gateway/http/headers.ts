/**
 * Headers of every answer, and validators. Reason (decision 03): a GET gets 304 before a long list is written, because its
 * validator consists of the names of versions.
 */
import { hash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { programVersion } from '../../common/program-version.ts';

/** Middleware of Node's server, which Express accepts too. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * The web client may run and load only what this gateway serves, and map tiles. The hash is of an empty style element, the
 * only one that emotion writes into the page.
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

/** The origin of the tiles' address pattern, with `*` for the subdomain `{s}`; none for tiles of this gateway. */
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

/** Headers of every answer that keep foreign code and frames out. `mapTilesURL` is the tiles' address pattern. */
export const securityHeaders = (mapTilesURL?: string): Readonly<Record<string, string>> => ({
  ...headers,
  'Content-Security-Policy': contentSecurityPolicy(mapTilesURL),
});

/** The headers for the sandbox page, which loads its parts from elsewhere under its own policy. */
export function sandboxHeaders(all: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'Content-Security-Policy': _policy, 'Cross-Origin-Opener-Policy': _opener, ...others } = all;
  return others;
}

/** Sends the same headers with every answer. */
export function sendHeaders(sent: Readonly<Record<string, string>>): Middleware {
  return (_request, response, next) => {
    for (const [name, value] of Object.entries(sent)) response.setHeader(name, value);
    next();
  };
}

/** Part of validators for versions that only this process knows. */
export const processName: string = randomUUID();

/** Part of validators that name the data and not the text: another version of the program may write another text. */
export const program = programVersion(['gateway', 'schema', 'common']);

/** A weak validator (RFC 9110, section 8.8.1): equal texts have equal validators. */
export const weakETag = (text: string): string => `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;

/** Whether an `If-None-Match` names the validator, by weak comparison. */
export function isNamed(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((name) => name.trim().replace(/^W\//, '') === opaque);
}
