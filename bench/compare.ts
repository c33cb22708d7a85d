import type { Child } from './child.ts';
import { median } from './command.ts';
import type { Outcome, Task } from './generator.ts';
import type { Spent } from './measured.ts';

/** The load generator, the gateway that is measured and a caller's token. */
export interface Measured {
  readonly generator: Child;
  readonly server: Child;
  readonly token: string;
  /** Of each round. */
  readonly seconds: number;
  readonly rounds: number;
}

/**
 * CPU milliseconds a request of one row, the median of the rounds. Null for a row that needs an extension, which the
 * upstream of the benchmark lacks. Throws for an answer without data.
 */
export async function measureRow(
  row: string,
  { generator, server, token, seconds, rounds }: Measured,
): Promise<number | null> {
  const check = createAnswerCheck(row);
  const costs: number[] = [];
  let first = 0;
  for (let round = 0; round <= rounds; round++) {
    await server.ask('begin');
    const length = round === 0 ? seconds / 2 : seconds;
    const task = { url: server.url, tokens: [token], row, first, concurrency: 8, seconds: length };
    const outcome = await generator.ask<Outcome>('run', task satisfies Task);
    const { cpu } = await server.ask<Spent>('end');
    if ([...outcome.beginnings.values()].some((text) => text.includes('"EXTENSION_MISSING"'))) return null;
    check('gateway', outcome);
    first = outcome.next;
    // The first round warms up.
    if (round > 0) costs.push(cpu / outcome.count);
  }
  return median(costs);
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
