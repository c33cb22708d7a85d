import type { Child } from './child.ts';
import type { Outcome, Task } from './load.ts';
import type { Spent } from './measured.ts';
import { createAnswerCheck } from './same-answers.ts';
import { everyScenario, type Scenario } from './scenarios.ts';
import { median } from './table.ts';

/** What one server spent on one scenario. */
export interface Cost {
  /** CPU milliseconds a request: the median of the rounds. */
  readonly cpu: number;
  readonly peakMiB: number;
  /** Requests answered in a second, on average. */
  readonly perSecond: number;
  /** Milliseconds, of all rounds together. */
  readonly p50: number;
  readonly p99: number;
}

/** How long it may take. */
export interface Pace {
  readonly rounds: number;
  /** Of each server in each round. */
  readonly seconds: number;
  /** Most variants of a request that each server answers before it is measured. */
  readonly variants: number;
  /** Requests that warm up, and that measure, a server which takes all its time for one; two unless it is said. */
  readonly least?: number;
}

/** The generator, the servers that are compared, and the callers' tokens. */
export interface Bench<Name extends string> {
  readonly generator: Child;
  readonly servers: ReadonlyMap<Name, Child>;
  readonly tokens: readonly string[];
}

/** The latency that the share of the requests, 0 to 1, stayed within. */
export const percentile = (latencies: readonly number[], share: number) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;

/**
 * Puts the scenario to all servers in turn, always in the same order: who is asked twice in a row finds the processor's
 * caches full of its own. Throws when two of them answer the same request differently or without data, whether in
 * warming up or under load.
 */
export async function compare<Name extends string>(
  scenario: Scenario,
  { generator, servers, tokens }: Bench<Name>,
  { rounds, seconds, variants: most, least = 2 }: Pace,
): Promise<ReadonlyMap<Name, Cost>> {
  const check = createAnswerCheck(scenario.name);
  const measured = new Map<Name, (Spent & Outcome)[]>();
  /** Number of the first request of a round, the same for all servers. */
  let first = 0;
  let next = 0;
  const run = async (name: Name, task: Partial<Task>): Promise<Outcome> => {
    const { concurrency, variants, callers = 1 } = scenario;
    const usual = { url: servers.get(name)?.url ?? '', tokens: tokens.slice(0, callers), concurrency, seconds: 0 };
    const place = { scenario: everyScenario.indexOf(scenario), first, atLeast: Math.min(variants, most) };
    const outcome = await generator.ask<Outcome>('run', { ...usual, ...place, ...task } satisfies Task);
    next = Math.max(next, outcome.next);
    check(name, outcome);
    return outcome;
  };
  /** One request is enough. */
  const isShort = least === 1;
  const measure = async (name: Name, task: Partial<Task>): Promise<Spent & Outcome> => {
    await servers.get(name)?.ask('begin', isShort ? 'garbage' : undefined);
    const outcome = await run(name, task);
    return { ...(await (servers.get(name) as Child).ask<Spent>('end')), ...outcome };
  };
  const names = [...servers.keys()];
  /** Who takes all the time for a few answers is not asked for eight at once. */
  const atOnce = new Map<Name, number>();
  // A plain gateway may take seconds for one: it is as warm as it gets after a few.
  for (const name of names) {
    const atMost = { atMostSeconds: 2 * seconds, least };
    const outcome = await measure(name, { concurrency: 1, seconds: isShort ? seconds / 4 : seconds, ...atMost });
    const inTime = Math.floor((1000 * seconds) / percentile(outcome.latencies, 0.5));
    atOnce.set(name, Math.min(scenario.concurrency, Math.max(inTime, 1)));
    // One answer of a server that takes longer is what it costs.
    if (isShort && inTime < 1) measured.set(name, [outcome]);
  }
  const spentOn = (name: Name) => (measured.get(name) ?? []).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  for (let round = 0; round < rounds; round++) {
    first = next;
    for (const name of names) {
      // A slow one has used up its time with the requests of fewer rounds.
      if (spentOn(name) > 1000 * rounds * seconds) continue;
      const outcome = await measure(name, { concurrency: atOnce.get(name) ?? 1, seconds, atLeast: least });
      measured.set(name, [...(measured.get(name) ?? []), outcome]);
    }
  }
  return new Map([...measured].map(([name, spent]) => [name, costOf(spent)]));
}

function costOf(rounds: readonly (Spent & Outcome)[]): Cost {
  const latencies = rounds.flatMap((round) => round.latencies).toSorted((a, b) => a - b);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    cpu: median(rounds.map(({ cpu, count }) => cpu / count)),
    peakMiB: Math.max(...rounds.map(({ peakMiB }) => peakMiB)),
    perSecond: (1000 * latencies.length) / sum(rounds.map(({ milliseconds }) => milliseconds)),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}
