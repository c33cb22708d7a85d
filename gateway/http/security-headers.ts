import type { RequestHandler } from 'express';
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

/** Sends the headers that keep foreign code and frames out, with every reply. `mapTilesURL` is the tiles' address pattern. */
export function securityHeaders(mapTilesURL?: string): Middleware {
  const sent = Object.entries({ ...headers, 'Content-Security-Policy': contentSecurityPolicy(mapTilesURL) });
  return (_request, response, next) => {
    for (const [name, value] of sent) response.setHeader(name, value);
    next();
  };
}

/** Lets the sandbox page load its own parts, which come from elsewhere; the page brings a policy of its own. */
export const sandboxHeaders: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' && request.accepts('json', 'html') === 'html') {
    response.removeHeader('Content-Security-Policy');
    response.removeHeader('Cross-Origin-Opener-Policy');
  }
  next();
};
