import type { Outcome } from './load.ts';

/** Two servers answer a request differently, or one of them answers no data. */
export class DifferentAnswers extends Error {}

interface Known {
  readonly hash: string;
  readonly from: string;
  readonly beginning: string | undefined;
}

/**
 * Compares what several servers answered to the same requests, called with each one's name and outcome. Throws DifferentAnswers when two
 * answers to one request differ, or when an answer is anything but data.
 */
export function createAnswerCheck(what: string): (from: string, outcome: Outcome) => void {
  const answers = new Map<number, Known>();
  return (from, { hashes, beginnings }) => {
    for (const [variant, found] of hashes) {
      for (const hash of found) {
        const beginning = beginnings.get(hash);
        if (!beginning?.startsWith('200 {"data":')) {
          throw new DifferentAnswers(`${what}, request ${variant}: ${from} answers no data.\n${beginning}`);
        }
        const known = answers.get(variant) ?? { hash, from, beginning };
        answers.set(variant, known);
        if (known.hash === hash) continue;
        const texts = [known.beginning, beginning].join('\n');
        throw new DifferentAnswers(
          `${what}, request ${variant}: ${known.from} and ${from} answer differently.\n${texts}`,
        );
      }
    }
  };
}
