import { DifferentAnswers } from './same-answers.ts';

/** What became of the parts of a run. */
export interface Attempts {
  /**
   * Works on a part; when it fails, once more. Answers null for a part that failed twice, which `leftOut` names then, and
   * for answers that differ, which are not tried again.
   */
  attempt<Result>(part: string, work: (isSecond: boolean) => Promise<Result>): Promise<Result | null>;
  /** The parts that failed twice, each with the reason. */
  readonly leftOut: readonly string[];
  /** The answers that differ between servers. */
  readonly differences: readonly string[];
}

/** A busy machine loses a part of a run, never the run. `report` hears of each failure when it happens. */
export function createAttempts(report: (text: string) => void): Attempts {
  const leftOut: string[] = [];
  const differences: string[] = [];
  const attempt = async <Result>(part: string, work: (isSecond: boolean) => Promise<Result>, isSecond = false) => {
    try {
      return await work(isSecond);
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
