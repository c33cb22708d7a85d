import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium: the setting CHROMIUM_PATH, else the system's, else the npm-shipped one (Linux x64), which is
 * unpacked into a folder of its own. Null when there is none; `npm test` then says that browser tests are skipped.
 */
export async function findBrowser(): Promise<string | null> {
  const setting = process.env.CHROMIUM_PATH;
  if (setting) {
    if (!existsSync(setting)) throw new Error(`CHROMIUM_PATH names no file: ${setting}`);
    return setting;
  }
  const system = installed.find((file) => existsSync(file));
  if (system) return system;
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  // It unpacks fixed names straight into TMPDIR, where two users of one folder would collide.
  process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), 'attendance-chromium-'));
  const { default: shipped } = await import('@sparticuz/chromium');
  return shipped.executablePath();
}
