import type { Child } from './child.ts';
import { percentile } from './compare.ts';
import type { Outcome } from './load.ts';
import type { Spent } from './measured.ts';
import type { MixTask } from './run-mix.ts';
import { createAnswerCheck } from './same-answers.ts';
import { type ServerName, startServer } from './servers.ts';

/** What users cost a server. */
export interface MixCost {
  /** CPU milliseconds a request. */
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  /** Calls of upstream a request. */
  readonly calls: number;
  readonly peakMiB: number;
  readonly requests: number;
}

/** What users cost each server: a few, once for each run; and many. */
export interface Mix {
  readonly few: ReadonlyMap<ServerName, readonly MixCost[]>;
  readonly many: ReadonlyMap<ServerName, MixCost>;
}

interface MixBench {
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

const servers = ['gateway', 'mercuriusStore', 'apollo'] as const satisfies readonly ServerName[];

/** Lets a server compile its code, as hours of work do, by that many sessions of two users. */
export async function warmUp(
  name: ServerName,
  { url }: Child,
  { generator, tokens }: Pick<MixBench, 'generator' | 'tokens'>,
  sessions: number,
): Promise<void> {
  const task = { url, tokens: tokens.slice(0, 2), first: 0, sessions, hasExports: name === 'gateway' };
  await generator.ask('mix', task satisfies MixTask);
}

/** Works as users do on one server: `few` as fast as answers come, `many` at their own pace. */
async function workOn(
  server: Child,
  name: ServerName,
  { upstream, generator, tokens }: MixBench,
  task: Omit<MixTask, 'url' | 'tokens' | 'hasExports'> & { readonly users: number },
): Promise<MixCost & Outcome> {
  const { users, ...more } = task;
  await upstream.ask('calls');
  await server.ask('begin');
  const outcome = await generator.ask<Outcome>('mix', {
    url: server.url,
    tokens: tokens.slice(0, users),
    hasExports: name === 'gateway',
    ...more,
  } satisfies MixTask);
  const { cpu, peakMiB } = await server.ask<Spent>('end');
  const calls = await upstream.ask<number>('calls');
  const { count, latencies } = outcome;
  const shares = { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
  return { ...outcome, ...shares, cpu: cpu / count, calls: calls / count, peakMiB, requests: count };
}

/**
 * What the client's own operations cost, from sign-in to export. First every server answers one session of the unchanged
 * lists, and all must answer it alike; to the plain gateway no more is put. Then the others are warmed up, and three users
 * ask them as fast as they can, in turn, and thirty at their own pace, while the day's lists change. Throws when answers
 * differ, or when one has no data.
 */
export async function measureMix(bench: MixBench, { warmUps, rounds, sessions, seconds }: MixPace): Promise<Mix> {
  const check = createAnswerCheck('session');
  const started = new Map<ServerName, Child>();
  const few = new Map<ServerName, MixCost[]>();
  const many = new Map<ServerName, MixCost>();
  const change = { url: new URL('/change', bench.upstream.url).href, after: changeAfter };
  try {
    await bench.upstream.ask('change', { times: 0 });
    for (const name of servers) {
      const server = await startServer(name, bench.upstream.url);
      started.set(name, server);
      const session = await workOn(server, name, bench, { users: 1, first: 0, sessions: 1 });
      check(name, session);
      // Sixty requests of the plain gateway take as long as thousands of the others: they are its cost.
      if (name === 'apollo') few.set(name, [session]);
    }
    await started.get('apollo')?.stop();
    const onStore = ['gateway', 'mercuriusStore'] as const;
    for (const name of onStore) await warmUp(name, started.get(name) as Child, bench, warmUps);
    for (let round = 0; round < rounds; round++) {
      for (const name of onStore) {
        const server = started.get(name) as Child;
        const first = 1 + 10 * round;
        await bench.upstream.ask('change', { times: 8 });
        const cost = await workOn(server, name, bench, { users: 3, first, sessions, change });
        createAnswerCheck(`session of ${name}`)(name, cost);
        few.set(name, [...(few.get(name) ?? []), cost]);
      }
    }
    for (const name of onStore) {
      // A process of its own, which has the memory of these users alone.
      await started.get(name)?.stop();
      const server = await startServer(name, bench.upstream.url);
      started.set(name, server);
      await bench.upstream.ask('change', { times: Math.ceil((seconds * 1000) / changeEvery) + 1, every: changeEvery });
      await warmUp(name, server, bench, warmUps);
      await workOn(server, name, bench, { users: 30, first: 0, sessions: 1, isDashboardOnly: true });
      const cost = await workOn(server, name, bench, { users: 30, first: 100, seconds, think });
      createAnswerCheck(`session of ${name}`)(name, cost);
      many.set(name, cost);
    }
  } finally {
    await Promise.all([...started.values()].map((server) => server.stop()));
  }
  return { few, many };
}
