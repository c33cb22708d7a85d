import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../gateway/config.ts';
import { firstStartSettings } from '../../gateway/first-start.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'attendance-first-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const configOf = (settings: Record<string, string> = {}) =>
  readConfig({ DATA_FOLDER: folder, DEMO: 'off', ...settings });

/** A terminal on which these answers are typed; notes what was asked. */
function typing(...answers: string[]) {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return answers.shift() ?? '';
  };
  return { ask, asked };
}

describe('a start without the demo company', () => {
  it('asks for the administrator and the password until they can be used, and keeps them for the next start', async () => {
    const { ask, asked } = typing('head', ' head@company.example ', 'short', 'long enough');
    const settings = { ADMIN_EMAIL: 'head@company.example', DEFAULT_PASSWORD: 'long enough' };
    expect(await firstStartSettings(configOf(), {}, ask)).toEqual(settings);
    expect(asked).toHaveLength(4);
    expect(asked[1]).toMatch(/^That is not an email address\. Email address of the first administrator/);
    expect(statSync(path.join(folder, 'first-start.json')).mode & 0o777).toBe(0o600);
    expect(await firstStartSettings(configOf(), {}, null)).toEqual(settings);
    const environment = { DEFAULT_PASSWORD: 'of the environment' };
    expect(await firstStartSettings(configOf(), environment, null)).toEqual({ ADMIN_EMAIL: settings.ADMIN_EMAIL });
  });

  it('is refused where nobody could sign in and nobody can be asked, and says what to set', async () => {
    const start = (environment: Record<string, string>) => firstStartSettings(configOf(), environment, null);
    await expect(start({})).rejects.toThrow('Nobody could sign in. Set ADMIN_EMAIL and DEFAULT_PASSWORD');
    await expect(start({ DEFAULT_PASSWORD: 'long enough' })).rejects.toThrow('Nobody could sign in. Set ADMIN_EMAIL,');
    expect(await start({ ADMIN_EMAIL: 'head@company.example', DEFAULT_PASSWORD: 'long enough' })).toEqual({});
  });

  it('asks for no administrator where there are data already, and for nothing with a demo company or another service', async () => {
    mkdirSync(path.join(folder, 'upstream'));
    const { ask, asked } = typing('long enough');
    expect(await firstStartSettings(configOf(), {}, ask)).toEqual({ DEFAULT_PASSWORD: 'long enough' });
    expect(asked).toHaveLength(1);
    rmSync(path.join(folder, 'first-start.json'));
    await expect(firstStartSettings(configOf(), {}, null)).rejects.toThrow('no password. Set DEFAULT_PASSWORD,');
    expect(await firstStartSettings(configOf({ DEMO: 'on' }), {}, null)).toEqual({});
    expect(await firstStartSettings(configOf({ UPSTREAM_URL: 'http://127.0.0.1:9' }), {}, null)).toEqual({});
  });
});
