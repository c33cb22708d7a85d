import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseDocument } from 'yaml';
import { settings as gatewaySettings } from '../gateway/config.ts';
import { settings as upstreamSettings } from '../upstream/config.ts';
import { findProgram } from './support/programs.ts';
import { readSources, repository } from './support/repository.ts';

const compose = findProgram('docker-compose');
if (!compose) console.warn('No docker-compose is installed: docker-compose.yml is parsed, and not validated by it.');

const text = readFileSync(path.join(repository, 'docker-compose.yml'), 'utf8');
const example = readFileSync(path.join(repository, '.env.example'), 'utf8');
const parse = (source: string) => parseDocument(source, { merge: true, strict: true, stringKeys: true });

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: string | readonly string[] };
}
const services = () => Object.entries((parse(text).toJS() as { services: Record<string, Service> }).services);

/** Variables that the file takes from its surroundings, each with what stands behind its name. */
const taken = [...text.matchAll(/\$\{(\w+)([^}]*)\}/g)].map(([, name = '', rule = '']) => ({ name, rule }));

describe('docker-compose.yml', () => {
  it('F-80 is YAML that every parser reads, as every such file of the repository', () => {
    const sources = readSources(/\.ya?ml$/);
    expect(sources.has('docker-compose.yml')).toBe(true);
    for (const [file, source] of sources) {
      const { errors, warnings } = parse(source);
      expect([file, errors, warnings]).toEqual([file, [], []]);
    }
  });

  it('F-80 sees the scalar that four parsers refused', () => {
    expect(parse('test: node -e "fetch().then((r) => process.exit(r.ok ? 0 : 1))"').errors).not.toEqual([]);
  });

  it('gives each server settings that it has', () => {
    const known = { gateway: gatewaySettings.keyof().options, upstream: upstreamSettings.keyof().options };
    for (const [name, { environment = {} }] of services()) {
      const settings: readonly string[] | undefined = known[name.replace(/-\d$/, '') as keyof typeof known];
      if (!settings) continue;
      const others = Object.keys(environment).filter((key) => key !== 'NODE_ENV' && !settings.includes(key));
      expect([name, others]).toEqual([name, []]);
      expect(environment.NODE_ENV).toBe('production');
    }
  });

  it('checks health by programs that can be run', () => {
    const programs = services().flatMap(([, { healthcheck }]) =>
      Array.isArray(healthcheck?.test) ? [healthcheck.test.at(-1)] : [],
    );
    expect(programs.length).toBeGreaterThan(2);
    for (const program of programs) expect(() => new Script(program)).not.toThrow();
  });

  it('takes secrets from one file alone, whose example names each variable', () => {
    const named = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(new Set(taken.map(({ name }) => name))).toEqual(new Set(named));
    const secrets = taken.filter(({ name }) => /SECRET|PASSWORD/.test(name));
    expect(new Set(secrets.map(({ name }) => name)).size).toBe(3);
    for (const { name, rule } of secrets) expect([name, rule]).toEqual([name, expect.stringMatching(/^:\?\w/)]);
    expect(example).not.toMatch(/(SECRET|PASSWORD)=./);
  });

  it.skipIf(!compose)(
    'F-80 is accepted by docker-compose, and refused without its secrets',
    { timeout: 60_000 },
    () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'attendance-compose-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const file = path.join(folder, 'env');
      const validate = (filled: string) => {
        writeFileSync(file, filled);
        const args = ['--env-file', file, '-f', 'docker-compose.yml', 'config'];
        const { PATH = '' } = process.env;
        return execFileSync(compose ?? '', args, { cwd: repository, env: { PATH }, encoding: 'utf8', stdio: 'pipe' });
      };
      expect(validate(example.replace(/(SECRET|PASSWORD)=/g, '$&0123456789abcdef0123456789abcdef'))).toContain(
        'gateway-2:',
      );
      expect(() => validate(example)).toThrow(/(JWT_SECRET|POSTGRES_PASSWORD|DEFAULT_PASSWORD)/);
    },
  );
});
