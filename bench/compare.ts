import type { Child } from './child.ts';
import { median } from './command.ts';
import type { Outcome, Task } from './generator.ts';
import type { Spent } from './measured.ts';
import type { ServerName } from './servers.ts';

/** The load generator, the servers that are compared and a caller's token. */
export interface Comparison {
  readonly generator: Child;
  readonly servers: ReadonlyMap<ServerName, Child>;
  readonly token: string;
  /** Of each server in each round. */
  readonly seconds: number;
  readonly rounds: number;
}

/**
 * CPU milliseconds a request of one row on each server, the median of the rounds; the servers are asked in turn. Null for
 * a row that needs an extension, which the upstream of the benchmark lacks. Throws when two servers answer differently.
 */
export async function compareRow(
  row: string,
  { generator, servers, token, seconds, rounds }: Comparison,
): Promise<ReadonlyMap<ServerName, number> | null> {
  const check = createAnswerCheck(row);
  const found = new Map<ServerName, number[]>();
  /** Number of the next request of each server: all answer the same ones. */
  const next = new Map<ServerName, number>();
  for (let round = 0; round <= rounds; round++) {
    for (const [name, server] of servers) {
      // Plain Apollo takes seconds for some rows: once is what they cost.
      if (name === 'apollo' && (found.get(name)?.length ?? 0) > 0) continue;
      await server.ask('begin');
      const outcome = await generator.ask<Outcome>('run', {
        url: server.url,
        tokens: [token],
        row,
        first: next.get(name) ?? 0,
        concurrency: name === 'apollo' ? 1 : 8,
        seconds: round === 0 ? seconds / 2 : seconds,
      } satisfies Task);
      const { cpu } = await server.ask<Spent>('end');
      if ([...outcome.beginnings.values()].some((text) => text.includes('"EXTENSION_MISSING"'))) return null;
      check(name, outcome);
      next.set(name, outcome.next);
      // The first round warms up, for those that can be warmed up.
      if (round > 0 || (name === 'apollo' && cpu > 1000 * seconds)) {
        found.set(name, [...(found.get(name) ?? []), cpu / outcome.count]);
      }
    }
  }
  return new Map([...found].map(([name, costs]) => [name, median(costs)]));
}

/** Two servers answer a request differently, or one of them answers no data. */
class DifferentAnswers extends Error {}

interface FirstAnswer {
  readonly hash: string;
  readonly from: string;
  readonly beginning: string | undefined;
}

/**
 * Compares what several servers answered to the same requests, called with each one's name and outcome. Throws
 * DifferentAnswers when two answers to one request differ, or when an answer is anything but data: `good` is its beginning.
 */
export function createAnswerCheck(what: string, good = '200 {"data":'): (from: string, outcome: Outcome) => void {
  const answers = new Map<number, FirstAnswer>();
  return (from, { hashes, beginnings }) => {
    for (const [variant, found] of hashes) {
      for (const hash of found) {
        const beginning = beginnings.get(hash);
        if (!beginning?.startsWith(good)) {
          throw new DifferentAnswers(`${what}, request ${variant}: ${from} answers no data.\n${beginning}`);
        }
        const first = answers.get(variant) ?? { hash, from, beginning };
        answers.set(variant, first);
        if (first.hash === hash) continue;
        const texts = [first.beginning, beginning].join('\n');
        throw new DifferentAnswers(
          `${what}, request ${variant}: ${first.from} and ${from} answer differently.\n${texts}`,
        );
      }
    }
  };
}

/** What became of the parts of a run. */
export interface Attempts {
  /**
   * Works on a part; when it fails, once more. Answers null for a part that failed twice, which `leftOut` names then, and
   * for answers that differ, which are not tried again.
   */
  attempt<Result>(part: string, work: () => Promise<Result>): Promise<Result | null>;
  /** The parts that failed twice, each with the reason. */
  readonly leftOut: readonly string[];
  /** The answers that differ between servers. */
  readonly differences: readonly string[];
}

/** A busy machine loses a part of a run, never the run. `report` hears of each failure when it happens. */
export function createAttempts(report: (text: string) => void): Attempts {
  const leftOut: string[] = [];
  const differences: string[] = [];
  const attempt = async <Result>(part: string, work: () => Promise<Result>, isSecond = false) => {
    try {
      return await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof DifferentAnswers) {
        differences.push(reason);
        return null;
      }
      report(`${part}: ${reason}${isSecond ? '' : ' Trying once more.'}`);
      if (!isSecond) return attempt(part, work, true);
      leftOut.push(`${part}: ${reason}`);
      return null;
    }
  };
  return { attempt: (part, work) => attempt(part, work), leftOut, differences };
}
