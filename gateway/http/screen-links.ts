import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Beside the built web client: the files of each screen, by its address, in which a part may be `:name`. */
const file = 'screens.json';

const screenFiles = z.record(z.string(), z.array(z.string()));

/**
 * Links to the files of an address's screen, in the order in which the build names them; none for an address without a
 * screen. They are fetched, not linked as modules: a browser asks no second time for a module that did not come.
 */
export type ScreenLinks = (address: string) => string;

/** Reads them where the web client is built. */
export function readScreenLinks(folder: string): ScreenLinks {
  const screens = Object.entries(readScreens(folder)).map(([address, files]) => ({
    parts: address.split('/'),
    links: files.map((name) => `<link rel="preload" as="fetch" href="/${name}" crossorigin="">\n    `).join(''),
  }));
  return (address) => {
    const parts = address.split('/');
    const isAsked = (part: string, place: number) =>
      part.startsWith(':') ? parts[place] !== '' : part === parts[place];
    return screens.find((screen) => screen.parts.length === parts.length && screen.parts.every(isAsked))?.links ?? '';
  };
}

function readScreens(folder: string): z.infer<typeof screenFiles> {
  let text: string;
  try {
    text = readFileSync(path.join(folder, file), 'utf8');
  } catch {
    return {};
  }
  return screenFiles.parse(JSON.parse(text));
}

/** The page with links before that of the font, which is wanted last; where it has none, at the end of the head. */
export const withLinks = (page: string, links: string): string =>
  links === '' ? page : page.replace(/(?=<link rel="preload"[^>]*as="font")|(?=<\/head>)/, () => links);
