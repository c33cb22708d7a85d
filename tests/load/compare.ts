import type { Child } from './child.ts';
import type { Outcome, Task } from './generator.ts';
import type { Spent } from './measured.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import type { ServerName } from './servers.ts';
import { median } from './table.ts';

/** What one server spent on one scenario. */
export interface Cost {
  /** CPU milliseconds a request: the median of the rounds. */
  readonly cpu: number;
  readonly peakMiB: number;
  readonly p50: number;
  readonly p99: number;
}

/** How long it may take. */
export interface Pace {
  readonly rounds: number;
  /** Of each server in each round. */
  readonly seconds: number;
}

/** The generator, the servers that are compared, and a token. */
export interface Bench {
  readonly generator: Child;
  readonly servers: ReadonlyMap<ServerName, Child>;
  readonly tokens: readonly string[];
}

/** The latency that the share of the requests, 0 to 1, stayed within. */
export const percentile = (latencies: readonly number[], share: number) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;

/**
 * Puts the scenario to all servers in turn, A B C and then C B A. Throws when two of them answer the same request
 * differently, whether in warming up or under load.
 */
export async function compare(
  scenario: Scenario,
  { generator, servers, tokens }: Bench,
  { rounds, seconds }: Pace,
): Promise<ReadonlyMap<ServerName, Cost>> {
  const answers = new Map<
    number,
    { readonly hash: string; readonly from: ServerName; readonly beginning: string | undefined }
  >();
  const measured = new Map<ServerName, (Spent & Outcome)[]>();
  let next = 0;
  const run = async (name: ServerName, task: Partial<Task>): Promise<Outcome> => {
    const { concurrency, variants, callers = 1 } = scenario;
    const usual = { url: servers.get(name)?.url ?? '', tokens: tokens.slice(0, callers), concurrency, seconds: 0 };
    const place = { scenario: scenarios.indexOf(scenario), first: next, atLeast: variants };
    const outcome = await generator.ask<Outcome>('run', { ...usual, ...place, ...task } satisfies Task);
    next = outcome.next;
    for (const [variant, hashes] of outcome.hashes) {
      for (const hash of hashes) {
        const known = answers.get(variant) ?? { hash, from: name, beginning: outcome.beginnings.get(hash) };
        answers.set(variant, known);
        if (known.hash === hash) continue;
        const texts = [known.beginning, outcome.beginnings.get(hash)].join('\n');
        throw new Error(
          `${scenario.name}, request ${variant}: ${known.from} and ${name} answer differently.\n${texts}`,
        );
      }
    }
    return outcome;
  };
  const names = [...servers.keys()];
  for (const name of names) await run(name, { seconds: seconds / 4 });
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      await servers.get(name)?.ask('begin');
      const outcome = await run(name, { seconds, atLeast: 2 });
      const spent = await (servers.get(name) as Child).ask<Spent>('end');
      measured.set(name, [...(measured.get(name) ?? []), { ...spent, ...outcome }]);
    }
  }
  return new Map([...measured].map(([name, spent]) => [name, costOf(spent)]));
}

function costOf(rounds: readonly (Spent & Outcome)[]): Cost {
  const latencies = rounds.flatMap((round) => round.latencies).toSorted((a, b) => a - b);
  return {
    cpu: median(rounds.map(({ cpu, count }) => cpu / count)),
    peakMiB: Math.max(...rounds.map(({ peakMiB }) => peakMiB)),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}
