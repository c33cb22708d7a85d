import type { Child } from './child.ts';
import { type Goal, median, percentile } from './command.ts';
import { createAnswerCheck } from './compare.ts';
import type { MixTask, Outcome } from './generator.ts';
import type { Spent } from './measured.ts';
import { startServer } from './servers.ts';

/** What users cost a server. */
interface MixCost {
  /** CPU milliseconds a request. */
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  /** Calls of upstream a request. */
  readonly calls: number;
  readonly peakMiB: number;
}

/** What the mix is measured with. */
export interface MixBench {
  readonly upstream: Child;
  readonly generator: Child;
  readonly tokens: readonly string[];
}

/** How long users work. */
export interface MixPace {
  /** Sessions of each of two users by which a server is warmed up. */
  readonly warmUps: number;
  /** How often three users work on each server. */
  readonly rounds: number;
  /** Sessions of each of them. */
  readonly sessions: number;
  /** Seconds that thirty users work. */
  readonly seconds: number;
}

/** Requests after which the day's lists change for a few users: what thirty of them ask for in five seconds. */
const changeAfter = 250;
const changeEvery = 5_000;

/** Milliseconds from one request of each of thirty users to the next: fifty requests a second in all. */
const think = 600;

/** Lets a server compile its code, as hours of work do, by that many sessions of two users. */
async function warmUp({ url }: Child, { generator, tokens }: MixBench, sessions: number): Promise<void> {
  const task = { url, tokens: tokens.slice(0, 2), first: 0, sessions };
  await generator.ask('mix', task satisfies MixTask);
}

/** Works as users do on one server: `few` as fast as answers come, `many` at their own pace. */
async function workOn(
  server: Child,
  { upstream, generator, tokens }: MixBench,
  task: Omit<MixTask, 'url' | 'tokens'> & { readonly users: number },
): Promise<MixCost & Outcome> {
  const { users, ...more } = task;
  await upstream.ask('calls');
  await server.ask('begin');
  const outcome = await generator.ask<Outcome>('mix', {
    url: server.url,
    tokens: tokens.slice(0, users),
    ...more,
  } satisfies MixTask);
  const { cpu, peakMiB } = await server.ask<Spent>('end');
  const calls = await upstream.ask<number>('calls');
  const { count, latencies } = outcome;
  const shares = { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
  return { ...outcome, ...shares, cpu: cpu / count, calls: calls / count, peakMiB };
}

/**
 * What the client's own operations cost, from sign-in to export, as goals. The gateway is warmed up, three users ask it as
 * fast as they can, and thirty at their own pace, while the day's lists change. Throws when an answer has no data.
 */
export async function measureMix(bench: MixBench, { warmUps, rounds, sessions, seconds }: MixPace): Promise<Goal[]> {
  const { upstream } = bench;
  const change = { url: new URL('/change', upstream.url).href, after: changeAfter };
  const few: MixCost[] = [];
  await upstream.ask('change', { times: 0 });
  const gateway = await startServer(upstream.url);
  try {
    await warmUp(gateway, bench, warmUps);
    for (let round = 0; round < rounds; round++) {
      await upstream.ask('change', { times: 8 });
      const cost = await workOn(gateway, bench, { users: 3, first: 1 + 10 * round, sessions, change });
      createAnswerCheck('session of three users')('gateway', cost);
      few.push(cost);
    }
  } finally {
    await gateway.stop();
  }
  // A process of its own, which has the memory of these users alone.
  const second = await startServer(upstream.url);
  try {
    await upstream.ask('change', { times: Math.ceil((seconds * 1000) / changeEvery) + 1, every: changeEvery });
    await warmUp(second, bench, warmUps);
    await workOn(second, bench, { users: 30, first: 0, sessions: 1, isDashboardOnly: true });
    const many = await workOn(second, bench, { users: 30, first: 100, seconds, think });
    createAnswerCheck('session of thirty users')('gateway', many);
    const cpu = median(few.map((cost) => cost.cpu));
    return [
      { what: 'mix, 3 users: CPU a request', measured: cpu, most: 4, unit: 'ms' },
      { what: 'mix, 30 users, 50 requests a second: CPU a request', measured: many.cpu, most: 4, unit: 'ms' },
      { what: 'mix, 30 users: p50', measured: many.p50, unit: 'ms' },
      { what: 'mix, 30 users: p99', measured: many.p99, most: 40, unit: 'ms' },
      { what: 'mix, 30 users: calls of the service a request', measured: many.calls },
      { what: 'mix, 30 users: most memory', measured: many.peakMiB, most: 600, unit: 'MiB' },
    ];
  } finally {
    await second.stop();
  }
}
