import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { isClientAddress } from '../../schema/screen-paths.ts';
import type { Config } from '../config.ts';

/**
 * Serves the built web client: files with a hash in their name for a year, and `index.html` at every page address, with 404
 * for an unknown screen. Meta tags give the page its settings and, once known, the service's extensions, so that it need not
 * ask before its first list. Without a build it answers how to build.
 */
export function webClient(folder: string, settings: PageSettings, extensions: () => Iterable<string> | null): Router {
  const router = express.Router();
  router.use('/assets', builtAssets(folder));
  router.use(express.static(folder, { index: false, redirect: false, maxAge: '1h' }));
  const { timeZone, companyName = '', sandbox, upstreamPrefix, mapTilesURL = '', mapTilesAttribution = '' } = settings;
  const page = readHTML(folder, {
    'time-zone': timeZone,
    company: companyName,
    explorer: sandbox ? '/explorer' : '',
    intake: `${upstreamPrefix}/attendance/create`,
    'map-tiles': mapTilesURL,
    'map-attribution': mapTilesAttribution,
  });
  const signIn = page && withoutApplication(page);
  router.get('/{*path}', (request, response, next) => {
    const isKnown = isClientAddress(request.path);
    const isPage = isKnown || path.extname(request.path) === '';
    if (!isPage || request.accepts('html') !== 'html') return next();
    if (page === null || signIn === null) {
      response.status(503).type('text').send('The web client is not built: run `npm run build`, then start again.');
      return;
    }
    const isSignIn = request.path === '/' || request.path === '/logout';
    response
      .status(isKnown ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(withExtensions(isSignIn ? signIn : page, extensions()));
  });
  return router;
}

/** The settings that the page reads. */
type PageSettings = Pick<
  Config,
  'timeZone' | 'companyName' | 'sandbox' | 'upstreamPrefix' | 'mapTilesURL' | 'mapTilesAttribution'
>;

/** The page of a built folder with these contents of its meta tags; null without a build. */
function readHTML(folder: string, contents: Readonly<Record<string, string>>): string | null {
  const file = path.join(folder, 'index.html');
  if (!existsSync(file)) return null;
  const html = readFileSync(file, 'utf8');
  return Object.entries(contents).reduce((page, [name, content]) => withMeta(page, name, content), html);
}

/** The page for sign-in: without the application's preloads. */
export const withoutApplication = (html: string): string => html.replace(/\s*<link data-application[^>]*>/g, '');

/** The page with the names of the service's extensions as JSON; unchanged while they are unknown. */
function withExtensions(page: string, names: Iterable<string> | null): string {
  return names === null ? page : withMeta(page, 'extensions', JSON.stringify([...names]));
}

/** The page with that content in the meta tag of that name. */
function withMeta(html: string, name: string, content: string): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const tag = new RegExp(`(<meta name="${name}" content=")[^"]*(")`);
  return html.replace(tag, (_all, start: string, end: string) => `${start}${escaped}${end}`);
}

/**
 * The explorer's page may run only what this gateway serves and connect only to it, as the dashboard. In addition its editor
 * writes style elements and has fonts and images in its style sheet.
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
 * Serves the built GraphQL explorer, which calls no other server. A meta tag tells the page whether there is a demo account.
 * Without a build it answers how to build.
 */
export function explorer(folder: string, hasDemo: boolean): Router {
  const router = express.Router();
  router.use('/assets', builtAssets(folder));
  const page = readHTML(folder, { demo: hasDemo ? 'yes' : '' });
  router.get('/', (_request, response) => {
    response.set({ 'Content-Security-Policy': contentSecurityPolicy, 'Cache-Control': 'no-cache' });
    if (page !== null) response.type('html').send(page);
    else response.status(503).type('text').send('The explorer is not built: run `npm run build`, then start again.');
  });
  return router;
}

/** Serves the `assets` of a built page, whose names have a hash of the content, for a year; compressed by the build where the browser accepts that. */
function builtAssets(folder: string): RequestHandler {
  const serve = expressStaticGzip(path.join(folder, 'assets'), {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { immutable: true, maxAge: '365d' },
  });
  return (request, response, next) => {
    // Throws URIError before the library answers it in its own way.
    decodeURIComponent(request.path);
    serve(request, response, (error: unknown) => {
      // The compressed file may be gone after a new build.
      response.removeHeader('Content-Encoding');
      next(error);
    });
  };
}
