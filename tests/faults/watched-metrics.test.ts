import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { usualDatabase } from '../support/database.ts';
import { demoToken, postGraphQL, postSignIn } from '../support/post-graphql.ts';
import { freePort, startGatewayProcess, startUpstreamProcess } from '../support/product.ts';
import { isRedisInstalled, startRedis } from '../support/redis.ts';
import { repository } from '../support/repository.ts';

const read = (file: string) => readFileSync(path.join(repository, 'deploy', file), 'utf8');

/** The expressions of the alert rules and of the dashboard. */
function expressions(): string[] {
  const { groups } = parse(read('prometheus/alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
  const { panels } = JSON.parse(read('grafana/attendance.json')) as { panels: { targets: { expr: string }[] }[] };
  const rules = groups.flatMap((group) => group.rules.map(({ expr }) => expr));
  return [...rules, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
}

/** What Prometheus adds, and what the rules record themselves. */
const ownLabels = ['job', 'instance', 'alertname', 'alertstate'];
interface Selector {
  readonly name: string;
  readonly labels: readonly { readonly label: string; readonly operator: string; readonly value: string }[];
}

/** The metrics that an expression asks for, each with the labels that it asks of it. */
function selectorsOf(expression: string): Selector[] {
  const found = expression.matchAll(/\b([a-z_][a-z0-9_:]*)\b(?:\{([^}]*)\})?(?!\s*\()/g);
  return [...found].flatMap(([, name = '', inner = '']) => {
    if (!/_/.test(name) || name.startsWith('__') || name === 'histogram_quantile') return [];
    const labels = [...inner.matchAll(/(\w+)(=~|!=|!~|=)"([^"]*)"/g)].map(
      ([, label = '', operator = '', value = '']) => ({
        label,
        operator,
        value,
      }),
    );
    return [{ name, labels }];
  });
}

/** Labels by which expressions group what they sum. */
const groupsOf = (expression: string) =>
  [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/).filter(Boolean));

/** The metrics that servers serve: by name, the values of their labels. */
async function served(urls: readonly string[]) {
  const metrics = new Map<string, Map<string, Set<string>>>();
  for (const url of urls) {
    for (const line of (await (await fetch(url)).text()).split('\n')) {
      const [, name, inner = ''] = /^([a-z_]\w*)(?:\{(.*)\})? /.exec(line) ?? [];
      if (!name) continue;
      const labels = metrics.get(name) ?? new Map<string, Set<string>>();
      metrics.set(name, labels);
      for (const [, label = '', value = ''] of inner.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g))
        labels.set(label, (labels.get(label) ?? new Set()).add(value));
    }
  }
  return metrics;
}

describe('deploy/prometheus and deploy/grafana', () => {
  it('F-86 name metrics, labels and values that the running product has', { tags: 'nightly' }, async () => {
    const redis = isRedisInstalled ? await startRedis() : undefined;
    if (redis) onTestFinished(redis.stop);
    const ports = [await freePort(), await freePort()];
    const watched = { LIST_WINDOW_MS: '0', UPSTREAM_PAUSE_MS: '100', ...(redis && { REDIS_URL: redis.url }) };
    const company = { DEMO_STAFF: '10', DEMO_DAYS: '2', ...(await usualDatabase()) };
    const service = await startUpstreamProcess({ ...company, METRICS_PORT: `${ports[0]}` });
    const gateway = await startGatewayProcess(service.url, { ...watched, METRICS_PORT: `${ports[1]}` });
    onTestFinished(gateway.stop);
    const urls = ports.map((port) => `http://127.0.0.1:${port}/metrics`);
    const token = await demoToken(gateway.url);
    const post = (query: string) => postGraphQL(gateway.url, query, { token });
    for (let time = 0; time < 7; time += 1) await postSignIn(gateway.url, undefined, 'wrong');
    await post('query Lists { staff { totalCount } }');
    const headers = { authorization: `Bearer ${token}` };
    await (await fetch(`${gateway.url}/export/staff.csv`, { headers })).text();
    const before = await served(urls);
    await service.stop();
    await post('query Lists { staff { totalCount } }');
    await post('query Parts { me { email } staff { totalCount } overview(date: "2026-11-19") { absent { rows } } }');
    const after = await served(urls.slice(1));

    const known = new Map([...before, ...after].map(([name]) => [name, new Map<string, Set<string>>()]));
    for (const metrics of [before, after])
      for (const [name, labels] of metrics)
        for (const [label, values] of labels)
          known.get(name)?.set(label, new Set([...(known.get(name)?.get(label) ?? []), ...values]));

    const all = expressions();
    expect(all.length).toBeGreaterThan(40);
    const lacking: unknown[] = [];
    for (const expression of all) {
      const selectors = selectorsOf(expression).filter(({ name }) => !name.startsWith('attendance:'));
      for (const { name, labels } of selectors) {
        if (name === 'attendance_redis_up' && !redis) continue;
        const metric = known.get(name);
        if (!metric) lacking.push({ name, expression });
        for (const { label, operator, value } of labels) {
          if (ownLabels.includes(label)) continue;
          const values = [...(metric?.get(label) ?? [])];
          const isThere =
            operator === '=' ? values.includes(value) : values.some((one) => new RegExp(`^(${value})$`).test(one));
          if (!isThere) lacking.push({ name, label, value, values });
        }
        const groups = groupsOf(expression).filter((label) => !ownLabels.includes(label));
        const labelled = selectors.flatMap((selector) => [...(known.get(selector.name)?.keys() ?? [])]);
        for (const label of groups) if (!labelled.includes(label)) lacking.push({ label, expression });
      }
    }
    expect(lacking).toEqual([]);
  });

  it('are written for jobs that the configuration scrapes, and for recordings that the rules make', () => {
    const { scrape_configs } = parse(read('prometheus/scrape.yml')) as { scrape_configs: { job_name: string }[] };
    const jobs = scrape_configs.map(({ job_name }) => job_name);
    const asked = expressions().flatMap((text) => [...text.matchAll(/job=~"([^"]*)"/g)].map(([, value = '']) => value));
    expect(asked.length).toBeGreaterThan(1);
    for (const value of asked) expect(jobs.filter((job) => new RegExp(`^(${value})$`).test(job))).toEqual(jobs);
    const recorded = [...read('prometheus/alerts.yml').matchAll(/record: (\S+)/g)].map(([, name]) => name);
    const used = expressions().flatMap((text) => text.match(/attendance:[a-z0-9:]+/g) ?? []);
    expect(new Set(used)).toEqual(new Set(recorded));
  });
});
