import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What a run says where `findBrowser` finds none. */
export const noBrowser =
  'No Chromium here. Install one (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to its program.';

/** Path of a Chromium: the setting CHROMIUM_PATH, else the system's. Null when there is none. */
export function findBrowser(): string | null {
  const setting = process.env.CHROMIUM_PATH;
  if (setting && !existsSync(setting)) throw new Error(`CHROMIUM_PATH names no file: ${setting}`);
  return setting || (installed.find((file) => existsSync(file)) ?? null);
}

/** The same, for what cannot go on without: throws where there is none. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found === null) throw new Error(noBrowser);
  return found;
}
