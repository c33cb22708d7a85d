import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { callerAddress, readTrustedProxies } from '../common/caller-address.ts';
import { settings as gatewaySettings } from '../gateway/config.ts';
import { ownOrigin } from '../gateway/http/middleware.ts';
import { settings as serviceSettings } from '../upstream/config.ts';
import { readSources, repository } from './support/repository.ts';

const folder = path.join(repository, 'deploy/kubernetes');

// biome-ignore lint/suspicious/noExplicitAny: manifests are data of many shapes.
type Manifest = any;

const parseFile = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(path.join(folder, file), 'utf8'), { strict: true, uniqueKeys: true }).map(
    (document) => {
      expect([file, document.errors, document.warnings]).toEqual([file, [], []]);
      return document.toJS();
    },
  );

/** What `kubectl apply` reads of a folder, with `--recursive` too. */
const applied = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => /\.(ya?ml|json)$/.test(file));
const manifests = applied.flatMap(parseFile);
const secrets = parseFile('secret.yaml.example');
const named = (kind: string, name: string): Manifest =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
const workloads = manifests.filter(({ kind }) => ['Deployment', 'Job', 'CronJob'].includes(kind));
const podOf = ({ spec }: Manifest): Manifest => (spec.jobTemplate?.spec ?? spec).template.spec;
const containersOf = (workload: Manifest): Manifest[] => podOf(workload).containers;

describe('deploy/kubernetes', () => {
  it('lets no container be root, write its files or gain rights', () => {
    for (const workload of workloads) {
      const { securityContext, automountServiceAccountToken } = podOf(workload);
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect([securityContext.runAsUser > 0, automountServiceAccountToken]).toEqual([true, false]);
      for (const container of containersOf(workload))
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    }
  });

  it('F-152 applies no secret, whatever of the folder is applied, and has empty ones to be filled in', () => {
    expect(applied.length).toBeGreaterThan(7);
    expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    expect(secrets.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      'Secret attendance',
      'Secret attendance-gateway',
    ]);
    for (const { stringData } of secrets) expect(Object.values(stringData).join('')).toBe('');
    const words = [...readSources(/^(deploy\/kubernetes|docs)\//).values()].join('\n');
    expect(words.match(/kubectl apply .*-f deploy\/kubernetes(?!\/\w)|secret\.example\.yaml/g)).toBeNull();
  });

  it('F-153 passes every setting of both servers on, as settings that they have, and secrets from secrets alone', () => {
    const [common, ofGateways] = secrets.map(({ stringData }) => Object.keys(stringData));
    for (const { server, settings, from, without } of [
      // Of a service beside the gateway.
      { server: 'gateway', settings: gatewaySettings, from: [], without: ['DATABASE_URL', 'DEMO', 'HOST'] },
      // The image's own.
      { server: 'service', settings: serviceSettings, from: common ?? [], without: ['DATA_FOLDER', 'HOST'] },
    ]) {
      const { data } = named('ConfigMap', `attendance-${server}`);
      const [container] = containersOf(named('Deployment', server));
      const own: string[] = container.env.map(({ name }: Manifest) => name);
      const given = [...Object.keys(data), ...own, ...from];
      const names = Object.keys(settings);
      expect([server, names.filter((name) => !given.includes(name)).sort()]).toEqual([server, without]);
      const others = given.filter((name) => !names.includes(name) && name !== 'NODE_ENV' && name !== 'REDIS_PASSWORD');
      expect([server, others]).toEqual([server, []]);
      const open = Object.keys(data).filter((name) => [...(common ?? []), ...(ofGateways ?? [])].includes(name));
      expect([server, open]).toEqual([server, []]);
      expect(data.NODE_ENV).toBe('production');
      expect(Object.values(data).every((value) => typeof value === 'string')).toBe(true);
    }
    expect(named('ConfigMap', 'attendance-service').data.MIGRATE).toBe('off');
  });

  it('F-153 takes what each part needs from keys that the secrets have', () => {
    const keys = new Map(secrets.map(({ metadata, stringData }) => [metadata.name, Object.keys(stringData)]));
    const asked = workloads.flatMap((workload) => containersOf(workload)).flatMap(({ env = [] }) => env);
    const references = asked.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
    expect(references.length).toBeGreaterThan(6);
    for (const { name, key } of references)
      expect([name, key, keys.get(name)?.includes(key)]).toEqual([name, key, true]);
  });

  it('F-153 F-292 backs database and photos up every night, and restores both on demand alone', () => {
    const claims = (name: string) => {
      const job = named('CronJob', name);
      const { volumes, securityContext } = podOf(job);
      const [{ command, volumeMounts }] = containersOf(job);
      const mounts = volumeMounts.map(({ name: volume, mountPath, readOnly = false }: Manifest) => {
        const { persistentVolumeClaim } = volumes.find((one: Manifest) => one.name === volume);
        return [persistentVolumeClaim?.claimName, mountPath, readOnly];
      });
      // The user to whom the photos belong, as they do to the service.
      expect(securityContext).toEqual(podOf(named('Deployment', 'service')).securityContext);
      return [command.at(-1), ...mounts.slice(0, 2)];
    };
    expect(claims('backup')).toEqual(['/backup.sh', ['backups', '/backups', false], ['images', '/data', true]]);
    expect(claims('restore')).toEqual(['/restore.sh', ['backups', '/backups', true], ['images', '/data', false]]);
    expect(named('CronJob', 'backup').spec).toMatchObject({ concurrencyPolicy: 'Forbid' });
    expect([named('CronJob', 'backup').spec.suspend, named('CronJob', 'restore').spec.suspend]).toEqual([
      undefined,
      true,
    ]);
    expect(named('ConfigMap', 'attendance-service').data.IMAGE_FOLDER).toBe('/data/images');
  });

  it('F-291 believes the addresses and the scheme that the ingress tells, and nobody outside', () => {
    for (const server of ['gateway', 'service']) {
      const trusted = readTrustedProxies(named('ConfigMap', `attendance-${server}`).data.TRUSTED_PROXIES);
      if (!trusted) throw new Error('No list of proxies.');
      const seen = (remoteAddress: string) => {
        const headers = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https', host: 'attendance.example' };
        const request = { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
        return [callerAddress(request, trusted), ownOrigin(request, trusted)];
      };
      expect(seen('::ffff:10.244.1.7')).toEqual(['198.51.100.7', 'https://attendance.example']);
      expect(seen('203.0.113.9')).toEqual(['203.0.113.9', 'http://attendance.example']);
    }
    const { annotations } = named('Ingress', 'attendance').metadata;
    expect(Object.keys(annotations).filter((name) => /snippet|forwarded/.test(name))).toEqual([]);
  });
});
