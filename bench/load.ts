import type { Operation } from './documents.ts';

/** What the load generator is to do with one of the `rows`. */
export interface Task {
  readonly url: string;
  readonly tokens: readonly string[];
  /** Name among `rows`. */
  readonly row: string;
  /** Number of the first request. */
  readonly first: number;
  readonly concurrency: number;
  /** Ends when these are over and at least one answer has come. */
  readonly seconds: number;
}

/** What users are to do, each with a token of its own, one request after the other. */
export interface MixTask {
  readonly url: string;
  readonly tokens: readonly string[];
  /** Number of each user's first session; the same numbers ask the same. */
  readonly first: number;
  /** Whole sessions of each user; without it, until the seconds are over. */
  readonly sessions?: number;
  readonly seconds?: number;
  /** Whether each session ends when its dashboard is there. */
  readonly isDashboardOnly?: boolean;
  /** Milliseconds from one request of a user to the next; else as fast as answers come. */
  readonly think?: number;
  /** Whether the server has exports; else the whole list is asked for instead. */
  readonly hasExports: boolean;
  /** Where upstream is told to change the day's lists, and after how many requests each. */
  readonly change?: { readonly url: string; readonly after: number };
}

/** What came of it. */
export interface Outcome {
  readonly count: number;
  /** Hashes of the answers to each variant: one each, if all is well. */
  readonly hashes: ReadonlyMap<number, ReadonlySet<string>>;
  /** How the answer of each hash begins, for people. */
  readonly beginnings: ReadonlyMap<string, string>;
  /** Milliseconds each, in ascending order. */
  readonly latencies: readonly number[];
  /** Number of the next request that nobody has made. */
  readonly next: number;
}

/** One request; its outcome is how its answer begins. Throws when that is no data. */
export interface SingleTask {
  readonly url: string;
  readonly token: string;
  readonly operation: Operation;
}
