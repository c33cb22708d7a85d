import { hash, randomUUID } from 'node:crypto';
import { programVersion } from '../../common/program-version.ts';

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

/** Part of validators for versions that only this process knows. */
export const processName: string = randomUUID();

/** Part of validators that name the data and not the text: another version of the program may write another text. */
export const program = programVersion(['gateway', 'schema', 'common']);

/** A weak validator (RFC 9110, section 8.8.1): equal texts have equal validators. */
export const weakETag = (text: string): string => `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;

/**
 * Whether an `If-None-Match` names the validator, by weak comparison. Express would answer 200 under `no-cache`, which `fetch`
 * adds by itself.
 */
export function isNamed(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((name) => name.trim().replace(/^W\//, '') === opaque);
}
