import type { Operation } from './documents.ts';
import type { Fetched } from './fetch-hash.ts';

/** What the load generator is to do. */
export interface Task {
  readonly url: string;
  readonly tokens: readonly string[];
  /** Place in `everyScenario`. */
  readonly scenario: number;
  /** Number of the first request. */
  readonly first: number;
  readonly concurrency: number;
  /** Ends when both are reached. */
  readonly seconds: number;
  readonly atLeast: number;
  /** Ends then all the same, with `least` requests, two unless it is said. */
  readonly atMostSeconds?: number;
  readonly least?: number;
  /** Milliseconds from one request to the next, whatever becomes of the first; else as fast as answers come. */
  readonly pace?: number;
  /** Encodings that the callers take. */
  readonly encodings?: string;
}

/** What came of it. */
export interface Outcome {
  readonly count: number;
  /** How long it took, from the first request to the last answer. */
  readonly milliseconds: number;
  /** Hashes of the answers to each variant: one each, if all is well. */
  readonly hashes: ReadonlyMap<number, ReadonlySet<string>>;
  /** How the answer of each hash begins, for people. */
  readonly beginnings: ReadonlyMap<string, string>;
  /** Milliseconds each, in ascending order. */
  readonly latencies: readonly number[];
  /** Bytes of all answers as they came. */
  readonly bytes: number;
  /** Number of the next request that nobody has made. */
  readonly next: number;
}

/** One request. */
export interface SingleTask {
  readonly url: string;
  readonly token: string;
  readonly operation: Operation;
}

/** What came of one request. */
export interface SingleOutcome extends Fetched {
  readonly milliseconds: number;
}
