import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unknownSettings } from '../common/settings.ts';
import { readConfig as readGatewayConfig } from '../gateway/config.ts';
import { passedOn } from '../gateway/upstream/embedded-upstream.ts';
import { readConfig as readServiceConfig } from '../upstream/config.ts';
import { repository } from './support/repository.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

/** The settings that a configuration reads, by the names of its schema. */
const settingsOf = (file: string) =>
  [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]*): /gm)].map(([, name]) => name).sort();

/** The settings in the first column of the table under a heading. */
function settingsUnder(heading: string) {
  const [, section = ''] = read('docs/reference/settings.md').split(`## ${heading}\n`);
  const [table = ''] = section.split('\n#');
  const cells = [...table.matchAll(/^\| (`.+?`) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name)).sort();
}

describe('docs/reference', () => {
  it.each([
    ['Gateway', 'gateway/config.ts', 30],
    ['Attendance service of this repository', 'upstream/config.ts', 10],
  ])('%s: has a row for every setting and for none that is gone', (heading, file, least) => {
    expect(settingsOf(file).length).toBeGreaterThan(least);
    const [described, known] = [settingsUnder(heading), settingsOf(file)];
    const missing = known.filter((name) => !described.includes(name));
    expect(missing, `Add a row for it in docs/reference/settings.md, ${heading}.`).toEqual([]);
    const gone = described.filter((name) => !known.includes(name));
    expect(gone, `Take its row out of docs/reference/settings.md, ${heading}, or add it to ${file}.`).toEqual([]);
  });

  it.each([
    ['Gateway', readGatewayConfig],
    ['Attendance service of this repository', readServiceConfig],
  ])('F-88 %s: every setting that is given nonsense names itself and says what is allowed', (heading, readConfig) => {
    for (const name of settingsUnder(heading)) {
      if (name === undefined) continue;
      const good = { JWT_SECRET: 'x'.repeat(32), DEFAULT_PASSWORD: 'a password' };
      const fault = new RegExp(`\\n${name} must (be|have) .*\\.$`);
      expect(() => readConfig({ ...good, [name]: '\u0007~?' }), name).toThrow(fault);
    }
  });
});

describe('unknownSettings', () => {
  const known = ['PORT', 'HOST', 'UPSTREAM_URL', 'UPSTREAM_TIMEOUT_MS', 'WEB_FOLDER', 'DEMO_STAFF', 'JWT_SECRET'];

  it.each([
    ['UPSTREAM_TIMOUT_MS', 'UPSTREAM_TIMOUT_MS is not a setting. Did you mean UPSTREAM_TIMEOUT_MS?'],
    ['WEB_FOLDERS', 'WEB_FOLDERS is not a setting. Did you mean WEB_FOLDER?'],
    ['JWTSECRET', 'JWTSECRET is not a setting. Did you mean JWT_SECRET?'],
    ['PORTT', 'PORTT is not a setting. Did you mean PORT?'],
    ['UPSTREAM_COLOUR', 'UPSTREAM_COLOUR is not a setting.'],
    ['DEMO_SHEEP', 'DEMO_SHEEP is not a setting.'],
  ])('F-88 warns of %s', (name, warning) => {
    expect(unknownSettings({ [name]: '1' }, known)).toEqual([warning]);
  });

  it('says nothing of settings, and of what belongs to the machine', () => {
    const names = ['PATH', 'HOME', 'HOSTNAME', 'NODE_OPTIONS', 'TZ', 'PWD', 'LANG', 'TERM', 'npm_config_x', 'POST_X'];
    expect(unknownSettings(Object.fromEntries([...names, ...known].map((name) => [name, '1'])), known)).toEqual([]);
  });

  it('knows the settings of the embedded service beside the gateway', () => {
    const [service, gateway] = [settingsOf('upstream/config.ts'), settingsOf('gateway/config.ts')];
    expect(passedOn).toEqual(service.filter((name) => !gateway.includes(name)));
  });
});
