import { readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type Router } from 'express';
import { isClientAddress } from '../../schema/screen-paths.ts';
import { builtAssets } from './built-assets.ts';

/**
 * Serves the built web client: files with a hash in their name for a year, and `index.html` at every address of a page.
 * An address that is not a screen has the status 404, and the page says so. The page reads the settings from its meta tags,
 * and `extensions` as soon as it is known, so that it need not ask before its first list. Without a build it explains how
 * to make one.
 */
export function webClient(folder: string, settings: PageSettings, extensions: () => Iterable<string> | null): Router {
  const router = express.Router();
  router.use('/assets', builtAssets(folder));
  router.use(express.static(folder, { index: false, redirect: false, maxAge: '1h' }));
  const page = readPage(folder, settings);
  router.get('/{*path}', (request, response, next) => {
    const isKnown = isClientAddress(request.path);
    const isPage = isKnown || path.extname(request.path) === '';
    if (!isPage || request.accepts('html') !== 'html') return next();
    if (page === null) {
      response.status(503).type('text').send('The web client is not built: run `npm run build`, then start again.');
      return;
    }
    const isSignIn = request.path === '/' || request.path === '/logout';
    response
      .status(isKnown ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(withExtensions(isSignIn ? page.signIn : page.application, extensions()));
  });
  return router;
}

/** The settings that the page reads. */
interface PageSettings {
  /** IANA zone of the company. */
  readonly timeZone: string;
  /** Whether the explorer is served. */
  readonly sandbox: boolean;
  /** Address pattern of map tiles, and whose they are; undefined without tiles. */
  readonly mapTilesURL: string | undefined;
  readonly mapTilesAttribution: string | undefined;
}

/** The two forms of the page: that of sign-in asks for nothing of the application. */
interface Page {
  readonly signIn: string;
  readonly application: string;
}

function readPage(folder: string, settings: PageSettings): Page | null {
  const { timeZone, sandbox, mapTilesURL = '', mapTilesAttribution = '' } = settings;
  try {
    const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
    const contents = {
      'time-zone': timeZone,
      explorer: sandbox ? '/explorer' : '',
      'map-tiles': mapTilesURL,
      'map-attribution': mapTilesAttribution,
    };
    const application = Object.entries(contents).reduce((page, [name, content]) => withMeta(page, name, content), html);
    return { application, signIn: withoutApplication(application) };
  } catch {
    return null;
  }
}

/** The page without what it asks for ahead of a screen: sign-in needs none of it. */
export const withoutApplication = (html: string): string => html.replace(/\s*<link data-application[^>]*>/g, '');

/** The page with the names of what the service has beyond section 7, as JSON; as it is while they are not known. */
function withExtensions(page: string, known: Iterable<string> | null): string {
  return known === null ? page : withMeta(page, 'extensions', JSON.stringify([...known]));
}

/** The page with another content of the meta tag of that name. */
export function withMeta(html: string, name: string, content: string): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const tag = new RegExp(`(<meta name="${name}" content=")[^"]*(")`);
  return html.replace(tag, (_all, start: string, end: string) => `${start}${escaped}${end}`);
}
