import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseAllDocuments, parseDocument } from 'yaml';
import { settings as gatewaySettings, readConfig as readGatewayConfig } from '../gateway/config.ts';
import { readConfig as readUpstreamConfig, settings as upstreamSettings } from '../upstream/config.ts';
import { composeEnvironment } from './support/compose.ts';
import { findProgram } from './support/programs.ts';
import { readSources, repository } from './support/repository.ts';
import { startCommand } from './support/start-flags.ts';

const compose = findProgram('docker-compose');
if (!compose) console.warn('No docker-compose is installed: docker-compose.yml is parsed, and not validated by it.');

const text = readFileSync(path.join(repository, 'docker-compose.yml'), 'utf8');
const example = readFileSync(path.join(repository, '.env.example'), 'utf8');
const options = { merge: true, strict: true, stringKeys: true };
const parse = (source: string) => parseDocument(source, options);

/** A network in which a part has an address of its own. */
interface Fixed {
  readonly front: { readonly ipv4_address: string };
}
interface Service {
  readonly image: string;
  readonly profiles?: readonly string[];
  readonly command?: string | readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[] | Fixed;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly restart?: string;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly mem_limit?: string;
  readonly ports?: readonly string[];
}
const services = () => Object.entries((parse(text).toJS() as { services: Record<string, Service> }).services);

/** What .env says when its secrets are filled in. */
const filled = Object.fromEntries(
  [...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value || (/(SECRET|PASSWORD)$/.test(name) ? '0123456789abcdef0123456789abcdef' : ''),
  ]),
);

/** Steps that run and end, before the servers start. */
const steps = ['prepare', 'migrate', 'backup', 'restore'];

/** Variables that the file takes from its surroundings, each with what stands behind its name. */
const taken = [...text.matchAll(/(?<!\$)\$\{(\w+)([^}]*)\}/g)].map(([, name = '', rule = '']) => ({ name, rule }));

describe('docker-compose.yml', () => {
  it('F-80 is YAML that every parser reads, as every such file of the repository', () => {
    const sources = readSources(/\.ya?ml$/);
    expect(sources.has('docker-compose.yml')).toBe(true);
    for (const [file, source] of sources) {
      for (const { errors, warnings } of parseAllDocuments(source, options))
        expect([file, errors, warnings]).toEqual([file, [], []]);
    }
  });

  it('F-153 passes every setting of both servers on, each with a value that they take', () => {
    for (const { servers, settings, readConfig, without } of [
      // Those of a service beside the gateway.
      {
        servers: ['gateway-1', 'gateway-2'],
        settings: gatewaySettings,
        readConfig: readGatewayConfig,
        without: ['DATABASE_URL', 'DEMO'],
      },
      // The image's own; and one service makes sign-ins up.
      { servers: ['service-2'], settings: upstreamSettings, readConfig: readUpstreamConfig, without: ['DATA_FOLDER'] },
      {
        servers: ['service-1'],
        settings: upstreamSettings,
        readConfig: readUpstreamConfig,
        without: ['DATA_FOLDER', 'DEMO_TRICKLE'],
      },
    ]) {
      for (const server of servers) {
        const environment = composeEnvironment(server, filled);
        const missing = Object.keys(settings).filter((name) => !(name in environment));
        expect([server, missing.sort()]).toEqual([server, without]);
        expect(() => readConfig(environment), server).not.toThrow();
      }
    }
  });

  it('F-153 names images by the version that package.json has, and by one of its own where that is set', () => {
    const { version } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));
    const own = services().filter(([, { image }]) => image.startsWith('attendance'));
    expect(own.length).toBe(9);
    for (const [name, { image }] of own)
      expect([name, image]).toEqual([name, expect.stringMatching(/:\$\{VERSION:-[\d.]+\}$/)]);
    for (const [, { image }] of own) expect(image).toContain(`:-${version}}`);
    expect(example).toContain(`\nVERSION=${version}\n`);
  });

  it('F-153 lets nobody into Redis without its password', () => {
    const { redis, 'gateway-1': gateway } = Object.fromEntries(services());
    expect(redis?.environment?.REDISCLI_AUTH).toMatch(/^\$\{REDIS_PASSWORD:\?/);
    expect(redis?.command?.at(-1)).toContain('--requirepass "$$REDISCLI_AUTH"');
    expect(gateway?.environment?.REDIS_URL).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:\?[^}]+\}@redis:6379$/);
  });

  it('F-153 F-292 has a backup of database and photos and its restore, which are not started with the rest', () => {
    const { backup, restore, 'service-1': service } = Object.fromEntries(services());
    expect([backup?.profiles, backup?.command, backup?.volumes]).toEqual([
      ['backup'],
      ['sh', '/backup.sh'],
      ['backups:/backups', 'images:/data:ro'],
    ]);
    expect([restore?.profiles, restore?.command, restore?.volumes]).toEqual([
      ['backup'],
      ['sh', '/restore.sh'],
      ['backups:/backups:ro', 'images:/data'],
    ]);
    // It has the programs of the database's version.
    const dockerfile = readFileSync(path.join(repository, 'deploy/backup/Dockerfile'), 'utf8');
    expect(dockerfile).toContain(`\nFROM ${Object.fromEntries(services()).database?.image}\n`);
    // Where the scripts look for photos, unless they are told otherwise.
    expect([service?.volumes, service?.environment?.IMAGE_FOLDER]).toEqual([['images:/data'], '/data/images']);
  });

  it('F-84 has two gateways and two services, and migrations as a step before them', () => {
    const all = Object.fromEntries(services());
    for (const server of ['gateway-1', 'gateway-2', 'service-1', 'service-2', 'nginx', 'redis', 'database'])
      expect(Object.keys(all)).toContain(server);
    expect(all['service-1']?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
    expect(all['service-1']?.environment?.MIGRATE).toBe('off');
    for (const gateway of ['gateway-1', 'gateway-2'])
      expect(all[gateway]?.environment?.UPSTREAM_URL).toBe('http://service-1:4001,http://service-2:4001');
    expect(all['service-2']?.environment?.PUBLIC_URL).toBe(all['service-1']?.environment?.PUBLIC_URL);
  });

  it('F-84 lets the product be a database user of its own, who is not the superuser', () => {
    const addresses = services().flatMap(([, { environment = {} }]) => environment.DATABASE_URL ?? []);
    expect(addresses.length).toBe(5);
    for (const address of addresses)
      expect(String(address)).toMatch(/^postgresql:\/\/attendance:\$\{DATABASE_PASSWORD/);
    const holders = services().filter(([, service]) => JSON.stringify(service).includes('POSTGRES_PASSWORD'));
    expect(holders.map(([name]) => name).sort()).toEqual(['database', 'prepare']);
  });

  it('F-84 pins every image, bounds every log and every memory, and checks the health of all that stays', () => {
    for (const [name, { image, logging, mem_limit, restart, healthcheck, networks }] of services()) {
      const version = /(:\d+\.\d+(\.\d+)?(-\w+)?(@sha256:[0-9a-f]{64})?|:\$\{VERSION:-\d+\.\d+\.\d+\})$/;
      expect([name, image]).toEqual([name, expect.stringMatching(version)]);
      expect([name, logging?.options]).toEqual([name, { 'max-size': '20m', 'max-file': '5' }]);
      expect([name, Object.keys(networks ?? {}).length > 0]).toEqual([name, true]);
      if (steps.includes(name)) continue;
      expect([name, restart, healthcheck?.test.length, mem_limit]).toEqual([
        name,
        'unless-stopped',
        expect.any(Number),
        expect.stringMatching(/^\d+[mg]$/),
      ]);
    }
  });

  it('mounts nothing of this folder, and opens one port to this machine alone but for the TLS end', () => {
    const volumes = services().flatMap(([, { volumes = [] }]) => volumes);
    expect(volumes.filter((volume) => /^[./~]/.test(volume))).toEqual([]);
    expect(services().flatMap(([, { ports = [] }]) => ports)).toEqual(['127.0.0.1:4000:8080', '80:8080', '443:8443']);
    expect(Object.fromEntries(services()).tls?.profiles).toEqual(['tls']);
  });

  it('F-10 F-291 trusts the addresses of its proxies, and those that .env names', () => {
    const { networks } = parse(text).toJS() as { networks: Record<string, { ipam: { config: { subnet: string }[] } }> };
    const subnet = (name: string) => networks[name]?.ipam.config[0]?.subnet;
    const all = Object.fromEntries(services());
    const proxies = ['nginx', 'tls'].map(
      (name) => (all[name]?.networks as Fixed | undefined)?.front.ipv4_address ?? '',
    );
    for (const TRUSTED_PROXIES of ['', '192.0.2.7, 192.0.2.8'])
      for (const name of ['gateway-1', 'gateway-2'])
        expect(composeEnvironment(name, { ...filled, TRUSTED_PROXIES }).TRUSTED_PROXIES).toBe(
          `${proxies.join()},${TRUSTED_PROXIES}`,
        );
    const inFront = new BlockList();
    inFront.addSubnet('172.30.1.0', 24);
    expect([subnet('front'), proxies.map((address) => inFront.check(address))]).toEqual([
      '172.30.1.0/24',
      [true, true],
    ]);
    expect(all['service-1']?.environment?.TRUSTED_PROXIES).toBe(subnet('back'));
    expect(all['gateway-1']?.networks).toEqual(['front', 'back']);
    expect(all.tls?.environment?.PROXIED).toBe(`${proxies[0]}:${all.nginx?.environment?.LISTEN}`);
  });

  it('takes secrets from one file alone, whose example names each variable', () => {
    const named = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    // The program itself reads which profiles are on.
    expect(new Set([...taken.map(({ name }) => name), 'COMPOSE_PROFILES'])).toEqual(new Set(named));
    const secrets = taken.filter(({ name }) => /(SECRET|PASSWORD)$/.test(name) && name !== 'PHOTO_SECRET');
    expect(new Set(secrets.map(({ name }) => name)).size).toBe(5);
    for (const { name, rule } of secrets) expect([name, rule]).toEqual([name, expect.stringMatching(/^:\?\w/)]);
    expect(example).not.toMatch(/(SECRET|SECRET_PREVIOUS|PASSWORD)=./);
  });

  it.skipIf(!compose)('F-80 is accepted by docker-compose, and refused without its secrets', { tags: 'long' }, () => {
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
    expect(() => validate(example)).toThrow(
      /(JWT_SECRET|POSTGRES_PASSWORD|DATABASE_PASSWORD|REDIS_PASSWORD|DEFAULT_PASSWORD)/,
    );
  });
});

describe('Dockerfile', () => {
  const dockerfile = readFileSync(path.join(repository, 'Dockerfile'), 'utf8');
  const { devDependencies } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));

  it('F-84 runs the pinned Node as a user who is not root, with the flags of `npm start`', () => {
    expect(dockerfile).toContain(`ARG BASE_IMAGE=docker.io/library/node:${devDependencies.node}-`);
    expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from)).toEqual(
      Array(3).fill(`$${'{BASE_IMAGE}'}`),
    );
    expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    const [, command = '[]'] = /^CMD (.*)$/m.exec(dockerfile) ?? [];
    expect(JSON.parse(command).join(' ')).toBe(startCommand);
  });
});
