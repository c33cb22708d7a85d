import { readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type Router } from 'express';
import { builtAssets } from './built-assets.ts';
import { withMeta } from './web-client.ts';

/**
 * What the explorer's page may do: as the dashboard's, run what this gateway serves and talk to it alone. Its editor
 * writes style elements and carries its fonts and images inside its style sheet, which the dashboard does not.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the built GraphQL explorer, which calls no other machine. A meta tag tells its page whether there is a demo
 * account. Without a build it explains how to make one.
 */
export function explorer(folder: string, hasDemo: boolean): Router {
  const router = express.Router();
  router.use('/assets', builtAssets(folder));
  const page = readPage(folder, hasDemo);
  router.get('/', (_request, response) => {
    response.set({ 'Content-Security-Policy': contentSecurityPolicy, 'Cache-Control': 'no-cache' });
    if (page !== null) response.type('html').send(page);
    else response.status(503).type('text').send('The explorer is not built: run `npm run build`, then start again.');
  });
  return router;
}

function readPage(folder: string, hasDemo: boolean): string | null {
  try {
    return withMeta(readFileSync(path.join(folder, 'index.html'), 'utf8'), 'demo', hasDemo ? 'yes' : '');
  } catch {
    return null;
  }
}
