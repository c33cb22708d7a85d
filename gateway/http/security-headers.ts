import type { Middleware } from './middleware.ts';

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
