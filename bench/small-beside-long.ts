import type { Child } from './child.ts';
import { percentile } from './compare.ts';
import { isMet } from './goal.ts';
import type { Outcome, Task } from './load.ts';
import { scenarios } from './scenarios.ts';
import { startServer } from './servers.ts';
import { figure, printTable } from './table.ts';

const smallScenario = scenarios.findIndex(({ name }) => name === '`me`');
const longScenario = scenarios.findIndex(({ name }) => name.endsWith('300,000 rows'));
const headings = [
  '`me`, 100 a second, while one client reads 300,000 rows',
  'p50, ms',
  'p99, ms',
  'most, ms',
  'goal',
  'met',
  'for a user',
];

/** Asks `me` 100 times a second while one client for each token reads 300,000 rows again and again. */
async function askBesideLong(
  url: string,
  generators: readonly [Child, Child],
  tokens: readonly string[],
  seconds: number,
): Promise<{ readonly small: Outcome; readonly long: Outcome }> {
  const task = { url, tokens, first: 0, concurrency: tokens.length, seconds, atLeast: 1 };
  const [small, long] = await Promise.all([
    generators[0].ask<Outcome>('run', { ...task, scenario: smallScenario, pace: 10 } satisfies Task),
    generators[1].ask<Outcome>('run', { ...task, scenario: longScenario } satisfies Task),
  ]);
  return { small, long };
}

/**
 * Prints how long a small query takes beside a client who reads the longest list again and again: on a gateway that must
 * fetch and parse it first (cold), on the same one afterwards (warm), and, with `hasPeer`, on a plain Apollo gateway,
 * which takes many seconds for each.
 */
export async function printSmallBesideLong(
  upstreamURL: string,
  generators: readonly [Child, Child],
  tokens: readonly string[],
  { seconds, hasPeer }: { readonly seconds: number; readonly hasPeer: boolean },
): Promise<void> {
  const rows: string[][] = [];
  const measure = async (server: Child, name: string, limit: number | null, meaning: string) => {
    const { latencies } = (await askBesideLong(server.url, generators, tokens.slice(0, 1), seconds)).small;
    const most = latencies.at(-1) ?? Number.NaN;
    const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
    const judged = limit === null ? ['-', '-'] : [`p99 ≤ ${limit}`, isMet(p99, limit)];
    rows.push([name, figure(p50), figure(p99), figure(most), ...judged, meaning]);
  };
  const gateway = await startServer('gateway', upstreamURL);
  await generators[0].ask('run', { ...warmUp(gateway.url, tokens), scenario: smallScenario } satisfies Task);
  await measure(gateway, 'ours, cold', 60, 'nobody notices that a tool reads the longest list')
    .then(() => measure(gateway, 'ours, warm', 20, 'nor that it reads it again and again'))
    .finally(gateway.stop);
  if (hasPeer) {
    const apollo = await startServer('apollo', upstreamURL);
    await measure(apollo, 'plain Apollo', null, 'everybody waits for the tool').finally(apollo.stop);
  }
  printTable(headings, rows, ['goal', 'met', 'for a user']);
}

const warmUp = (url: string, tokens: readonly string[]) => ({
  url,
  tokens,
  first: 0,
  concurrency: 1,
  seconds: 0,
  atLeast: 200,
});
