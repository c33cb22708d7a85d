import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settings as gatewaySettings } from '../gateway/config.ts';
import { settings as serviceSettings } from '../upstream/config.ts';
import { repository } from './support/repository.ts';

const folder = path.join(repository, 'deploy/kubernetes');

// biome-ignore lint/suspicious/noExplicitAny: manifests are data of many shapes.
type Manifest = any;

const manifests: Manifest[] = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(folder, file), 'utf8'), { strict: true, uniqueKeys: true }).map(
    (document) => {
      expect([file, document.errors, document.warnings]).toEqual([file, [], []]);
      return document.toJS();
    },
  ),
);
const named = (kind: string, name: string): Manifest =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
const containersOf = ({ spec }: Manifest): Manifest[] => spec.template.spec.containers;

const composed = parse(readFileSync(path.join(repository, 'docker-compose.yml'), 'utf8'), { merge: true });
const images = new Set(Object.values<{ image: string }>(composed.services).map(({ image }) => image));

describe('deploy/kubernetes', () => {
  it('has the two servers, the migrations, what they need and a way in', () => {
    expect(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual(
      [
        'ConfigMap attendance-gateway',
        'ConfigMap attendance-service',
        'Deployment gateway',
        'Deployment redis',
        'Deployment service',
        'HorizontalPodAutoscaler gateway',
        'Ingress attendance',
        'Job migrate',
        'Namespace attendance',
        'PersistentVolumeClaim images',
        'PodDisruptionBudget gateway',
        'PodDisruptionBudget redis',
        'PodDisruptionBudget service',
        'Secret attendance',
        'Service gateway',
        'Service redis',
        'Service service',
      ].sort(),
    );
    for (const { kind, metadata } of manifests)
      if (kind !== 'Namespace') expect([kind, metadata.namespace]).toEqual([kind, 'attendance']);
  });

  it('runs images of docker-compose.yml alone', () => {
    for (const workload of workloads)
      for (const { name, image } of containersOf(workload)) expect([name, images.has(image)]).toEqual([name, true]);
  });

  it('lets no container be root, write its files or gain rights', () => {
    for (const workload of workloads) {
      const { securityContext, automountServiceAccountToken } = workload.spec.template.spec;
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

  it('bounds the memory of every container and says what it needs', () => {
    for (const workload of workloads)
      for (const { resources } of containersOf(workload)) {
        expect(resources.requests).toEqual({ cpu: expect.any(String), memory: expect.any(String) });
        expect(resources.limits.memory).toMatch(/^\d+[MG]i$/);
      }
  });

  it('probes what stays at addresses and ports that it has', () => {
    for (const deployment of deployments)
      for (const { name, ports, readinessProbe, livenessProbe, startupProbe } of containersOf(deployment)) {
        expect([name, Boolean(readinessProbe), Boolean(livenessProbe)]).toEqual([name, true, true]);
        const names = ports.map((port: { name: string }) => port.name);
        for (const probe of [readinessProbe, livenessProbe, startupProbe]) {
          if (!probe?.httpGet) continue;
          expect(['/healthz', '/readyz']).toContain(probe.httpGet.path);
          expect(names).toContain(probe.httpGet.port);
        }
      }
    const [service] = containersOf(named('Deployment', 'service'));
    expect(service.readinessProbe.httpGet.path).toBe('/readyz');
    expect(service.livenessProbe.httpGet.path).toBe('/healthz');
  });

  it('keeps one of each during maintenance, and as many gateways as are needed', () => {
    for (const deployment of deployments) {
      const { name } = deployment.metadata;
      const { selector } = deployment.spec;
      expect(deployment.spec.template.metadata.labels).toMatchObject(selector.matchLabels);
      expect(named('PodDisruptionBudget', name).spec.selector).toEqual(selector);
      expect(named('Service', name).spec.selector).toEqual(selector.matchLabels);
    }
    const { minReplicas, maxReplicas, scaleTargetRef } = named('HorizontalPodAutoscaler', 'gateway').spec;
    expect([minReplicas >= 2, maxReplicas > minReplicas, scaleTargetRef.name]).toEqual([true, true, 'gateway']);
    // A number here would undo what the autoscaler has chosen.
    expect(named('Deployment', 'gateway').spec.replicas).toBe(undefined);
    expect(named('Deployment', 'service').spec.replicas).toBeGreaterThanOrEqual(2);
  });

  it('gives each server settings that it has, and secrets from the secret alone', () => {
    const known = { 'attendance-gateway': gatewaySettings, 'attendance-service': serviceSettings };
    const secret = Object.keys(named('Secret', 'attendance').stringData);
    for (const [name, settings] of Object.entries(known)) {
      const { data } = named('ConfigMap', name);
      const names: readonly string[] = settings.keyof().options;
      expect([name, Object.keys(data).filter((key) => key !== 'NODE_ENV' && !names.includes(key))]).toEqual([name, []]);
      expect([name, Object.keys(data).filter((key) => secret.includes(key))]).toEqual([name, []]);
      expect(data.NODE_ENV).toBe('production');
    }
    const serviceNames: readonly string[] = serviceSettings.keyof().options;
    expect(secret.filter((key) => !serviceNames.includes(key))).toEqual([]);
    expect(Object.values(named('Secret', 'attendance').stringData).join('')).toBe('');
    expect(named('ConfigMap', 'attendance-service').data.MIGRATE).toBe('off');
  });

  it('sends no POST twice', () => {
    const { annotations } = named('Ingress', 'attendance').metadata;
    expect(annotations['nginx.ingress.kubernetes.io/proxy-next-upstream']).not.toContain('non_idempotent');
  });
});
