import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { readConfig } from '../gateway/config.ts';
import { shellBlocks } from './support/document-shell.ts';
import { findProgram } from './support/programs.ts';
import { repository } from './support/repository.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const page = read('docs/how-to/deploy.md');
const { services } = parse(read('docker-compose.yml'), { merge: true });
const deploymentOf = (part: string) =>
  parseAllDocuments(read(`deploy/kubernetes/${part}.yaml`))
    .map((document) => document.toJS())
    .find(({ kind }) => kind === 'Deployment');

/** Mebibytes of a limit such as `1g` or `1Gi`. */
const mebibytes = (limit: string) => Number.parseInt(limit, 10) * (/g/i.test(limit) ? 1024 : 1);

/** Memory that the files give a gateway or a service. */
const given = (part: string) => [
  ...['1', '2'].map((number) => mebibytes(services[`${part}-${number}`].mem_limit)),
  mebibytes(deploymentOf(part).spec.template.spec.containers[0].resources.limits.memory),
];

/** Numbers of the cells of each row of a section's table. */
function rowsOf(text: string, heading: string): Map<string, number[]> {
  const [, section = ''] = text.split(`## ${heading}\n`);
  const rows = [...section.matchAll(/^\| (.+?) \|(.+)\|$/gm)];
  return new Map(
    rows.map(([, name = '', cells = '']) => [name, cells.split('|').map((cell) => Number.parseFloat(cell))]),
  );
}

describe('docs/how-to/deploy.md', () => {
  it('F-296 promises no more memory than compose and the manifests give, and asks for no more', () => {
    const rows = [...rowsOf(page, 'Size')].filter(([name]) => /^a (gateway|service)/.test(name));
    expect(rows.length).toBe(3);
    for (const [name, figures] of rows) {
      const memory = figures.at(-1) ?? Number.NaN;
      expect([name, given(name.includes('gateway') ? 'gateway' : 'service')]).toEqual([name, Array(3).fill(memory)]);
      const measured = figures.slice(0, -1).filter(Number.isFinite);
      expect([name, measured.length > 0, measured.every((figure) => figure < memory)]).toEqual([name, true, true]);
    }
    const [, base, factor, standard] =
      /needs (\d+) MiB and (\w+) times `LIST_STORE_MIB`, which is (\d+)/.exec(page) ?? [];
    expect([factor, Number(standard)]).toEqual(['three', readConfig({}).listStoreBytes / 1024 / 1024]);
    expect(Number(base) + 3 * Number(standard)).toBeLessThanOrEqual(Math.min(...given('gateway')));
  });
});

describe('docs/how-to/upgrade.md', () => {
  it('F-296 starts every part of the product anew', () => {
    const [, parts = ''] = /for part in (.*?);/.exec(shellBlocks('docs/how-to/upgrade.md').join('')) ?? [];
    const own = Object.entries<{ image: string; restart: string; profiles?: string[] }>(services)
      .filter(([, { image, restart, profiles }]) => image.startsWith('attendance') && restart !== 'no' && !profiles)
      .map(([name]) => name);
    expect(parts.split(' ').sort()).toEqual(own.sort());
  });
});

const promtool = findProgram('promtool');

describe('deploy/prometheus', () => {
  const jobs = parse(read('deploy/prometheus/scrape.yml')).scrape_configs.map(
    (job: { job_name: string }) => job.job_name,
  );
  const { scrape_configs, ...others } = parse(read('deploy/prometheus/scrape-kubernetes.yml'));
  const relabels: { source_labels: string[]; regex?: string; target_label?: string; replacement?: string }[] =
    scrape_configs[0].relabel_configs;

  it('F-296 finds the jobs of the rules in a cluster too, by labels and ports that the pods have', () => {
    const kept = new RegExp(`^(?:${relabels[0]?.regex})$`);
    const found = ['gateway', 'service', 'redis'].flatMap((part) => {
      const { metadata, spec } = deploymentOf(part).spec.template;
      const ports: string[] = spec.containers[0].ports.map(({ name }: { name: string }) => name);
      expect(scrape_configs[0].kubernetes_sd_configs[0].namespaces.names).toContain(
        deploymentOf(part).metadata.namespace,
      );
      return ports
        .filter((port) => kept.test(`${metadata.labels.app};${port}`))
        .map(() =>
          relabels.find((rule) => rule.target_label === 'job')?.replacement?.replace('$1', metadata.labels.app),
        );
    });
    expect(found).toEqual(jobs);
  });

  it.skipIf(!promtool)('F-296 has a configuration for clusters that Prometheus accepts', () => {
    // Debian's promtool knows nothing of Kubernetes: the rest of the file is for it to judge.
    const { kubernetes_sd_configs, ...job } = scrape_configs[0];
    expect(kubernetes_sd_configs).toEqual([{ role: 'pod', namespaces: { names: ['attendance'] } }]);
    const folder = mkdtempSync(path.join(tmpdir(), 'attendance-scrape-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'scrape.yml');
    writeFileSync(file, stringify({ ...others, scrape_configs: [job] }));
    const args = ['check', 'config', '--syntax-only', file];
    expect(execFileSync(promtool ?? '', args, { encoding: 'utf8' })).toContain('SUCCESS');
  });
});

describe('the commands of the documents', () => {
  const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: repository, encoding: 'utf8' }).trim().split('\n');
  const commands = pages.map((file) => shellBlocks(file).join('')).join('');
  const all = (pattern: RegExp) => [...new Set([...commands.matchAll(pattern)].flatMap(([, ...found]) => found))];

  it('F-296 run scripts, read files and apply manifests that there are', () => {
    const { scripts } = JSON.parse(read('package.json'));
    expect(all(/npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
    const files = all(/(?:\bsh|\bcp|< *|-f) ((?:deploy|\.env)[\w./-]+)/g);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(path.join(repository, file)))).toEqual([]);
  });

  it('F-296 name parts of docker-compose.yml and objects of the manifests', () => {
    const parts = all(/docker compose (?:run --rm|exec -T|stop) ([a-z][\w-]*)((?: [a-z][\w-]*-\d)*)/g)
      .flatMap((names) => names?.trim().split(' ') ?? [])
      .filter(Boolean);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.filter((part) => !(part in services))).toEqual([]);
    const objects = globSync('deploy/kubernetes/*.yaml', { cwd: repository }).flatMap((file) =>
      parseAllDocuments(read(file)).map((document) => {
        const { kind, metadata } = document.toJS();
        return `${kind.toLowerCase()}/${metadata.name}`;
      }),
    );
    const made = all(/kubectl -n attendance create job ([\w-]+)/g).map((name) => `job/${name}`);
    const named = all(/\b((?:job|cronjob|deployment)\/[\w-]+)/g);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => name && ![...objects, ...made].includes(name))).toEqual([]);
  });
});
