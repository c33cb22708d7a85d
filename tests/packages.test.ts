import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './support/repository.ts';

const page = readFileSync(path.join(repository, 'docs/reference/packages.md'), 'utf8');
const { dependencies, devDependencies, engines } = JSON.parse(
  readFileSync(path.join(repository, 'package.json'), 'utf8'),
);

/** Names of packages with their licences, as the page has them. */
const told = new Map(
  [...page.matchAll(/^\| (\S+) \|.*\| ([^|]+) \| [\d–-]+ \|$/gm)].map(([, name, licence]) => [name, licence]),
);

const licenceOf = (name: string): string =>
  JSON.parse(readFileSync(path.join(repository, 'node_modules', name, 'package.json'), 'utf8')).license;

describe('the page of packages', () => {
  it('F-298 has each package that is named, with the licence that it brings', () => {
    const named = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
    const brought = new Map(named.map((name) => [name, licenceOf(name)]));
    expect(Object.fromEntries(told)).toEqual({ ...Object.fromEntries(brought), '@types/…': 'MIT' });
  });

  it('F-298 says what the licence of the maps means', () => {
    expect(page).toMatch(/react-leaflet .*Hippocratic License 2\.1/);
  });

  it('F-298 README names the Node that installs without warnings', () => {
    const readme = readFileSync(path.join(repository, 'README.md'), 'utf8');
    expect(readme).toContain(`Node ${engines.node.replace('>=', '')}`);
  });
});
