import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { helpOf, rowsOf, unknownSettings } from '../common/settings.ts';
import { table as gatewayTable, readConfig as readGatewayConfig } from '../gateway/config.ts';
import { passedOn } from '../gateway/upstream/embedded-upstream.ts';
import { readConfig as readServiceConfig, table as serviceTable } from '../upstream/config.ts';
import { repository } from './support/repository.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

const tables = { Gateway: gatewayTable, 'Attendance service of this repository': serviceTable };

describe('docs/reference', () => {
  it.each(Object.entries(tables))('%s: has the rows of the settings, in their words', (heading, table) => {
    const [, section = ''] = read('docs/reference/settings.md').split(`## ${heading}\n`);
    const rows: readonly string[] = section.split('\n#')[0]?.match(/^\| `.*$/gm) ?? [];
    const known = rowsOf(table);
    expect(known.length).toBeGreaterThan(30);
    const place = `docs/reference/settings.md, ${heading}`;
    expect(
      rows.filter((row) => !known.includes(row)),
      `Take these rows out of ${place}.`,
    ).toEqual([]);
    expect(
      known.filter((row) => !rows.includes(row)),
      `Write these rows into ${place}.`,
    ).toEqual([]);
  });

  it('has the same words for a terminal', () => {
    expect(helpOf(gatewayTable)).toContain(
      'LIST_WINDOW_MS (2000)\n  how long a list counts before it is confirmed again',
    );
    expect(helpOf(gatewayTable)).not.toContain('](');
  });

  it.each([
    ['Gateway', readGatewayConfig, gatewayTable],
    ['Attendance service of this repository', readServiceConfig, serviceTable],
  ])(
    'F-88 %s: every setting that is given nonsense names itself and says what is allowed',
    (_heading, readConfig, table) => {
      for (const { name } of Object.values<{ readonly name: string }>(table)) {
        const good = { JWT_SECRET: 'x'.repeat(32), DEFAULT_PASSWORD: 'a password' };
        const fault = new RegExp(`\\n${name} must (be|have) .*\\.$`);
        expect(() => readConfig({ ...good, [name]: '\u0007~?' }), name).toThrow(fault);
      }
    },
  );
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
    const [service, gateway] = [serviceTable, gatewayTable].map((table) =>
      Object.values(table).map(({ name }) => name),
    );
    expect(passedOn).toEqual(service?.filter((name) => !gateway?.includes(name)).sort());
  });
});
