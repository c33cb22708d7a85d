import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../common/at-most.ts';
import { codeOf } from '../../shared/errors.ts';
import { type Bearer, nameOfCaller, unattended } from '../caller.ts';
import { isFailure, isForAll, isUpstreamFault } from '../faults.ts';

/** A day's list that somebody wanted and that was not there. */
export interface LearningTask {
  /** The same for equal lessons. */
  readonly key: string;
  readonly day: string;
  /** Learns it under the caller's token. */
  readonly learn: (caller: Bearer, signal: AbortSignal) => Promise<unknown>;
}

/** Who asks for lessons, and whose they are. */
export type Asker = Bearer & { readonly owner: string };

interface Waiting extends LearningTask {
  readonly owner: string;
  /** Number of the screen that wanted it last. */
  readonly asked: number;
  /** A person waits for it. */
  readonly isSoon: boolean;
}

interface Failure {
  readonly error: unknown;
  /** Failures in a row. */
  readonly times: number;
  /** When it may be tried again, in milliseconds since 1970. */
  readonly until: number;
}

/** What a learner works with. */
interface LearnerSettings {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after so many milliseconds, or when the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Milliseconds from one call to the next. In any minute a dashboard may be opened, for eight calls, and a group of callers
 * may cost the service twelve.
 */
const rest = 15_000;
/** Lessons for which people wait that are learned at once. */
const mostAtOnce = 2;
/** Milliseconds in which a screen has asked for all that it shows. */
const oneScreen = 5_000;
/** Lessons that may wait, or have failed; those that were wanted longest ago are dropped. */
const mostLessons = 3_000;
const minute = 60_000;
/** Milliseconds before a lesson that failed is tried again: doubled with each failure, up to the longest. */
const afterFailure = { first: minute, longest: 60 * minute } as const;
/** Milliseconds of rest when the service fails: doubled with each failure in a row. */
const afterFault = { first: 30_000, longest: 5 * minute } as const;

const doubled = ({ first, longest }: { readonly first: number; readonly longest: number }, times: number) =>
  Math.min(longest, first * 2 ** Math.min(times - 1, 20));

/**
 * Learns past days in the background, for all owners together: one call after another, with a rest before each. Lessons that
 * were wanted last come first, and among these the newest days. Lessons for which people wait are learned at the same time,
 * two at once and without a rest. Each call is made under the token of the owner's latest caller, even if they have left; a
 * token that is refused is not used again. A lesson that failed is tried again when somebody wants it and its time has come.
 * The calls belong to nobody's trace.
 */
export class Learner {
  readonly #settings: LearnerSettings;
  readonly #waiting = new LRUCache<string, Waiting>(atMost(mostLessons));
  readonly #running = new Set<string>();
  readonly #failures = new LRUCache<string, Failure>(atMost(mostLessons));
  readonly #callers = new Map<string, Bearer>();
  readonly #end = new AbortController();
  readonly #outside = AsyncLocalStorage.snapshot();
  #working: Promise<void> | null = null;
  readonly #hurrying = new Set<Promise<void>>();
  #faults = 0;

  constructor(settings: LearnerSettings) {
    this.#settings = settings;
  }

  /** How many lessons wait or are being learned. */
  get pending(): number {
    return this.#waiting.size + this.#running.size;
  }

  /**
   * Why a lesson could not be learned, while it is not to be tried again; null where it could, or was not tried. What the
   * service answered to somebody else is no reason.
   */
  failureOf(key: string, caller: Bearer): { readonly error: unknown } | null {
    const now = this.#settings.now();
    const failure = [key, ownKey(key, caller)]
      .map((of) => this.#failures.get(of))
      .find((one) => one && one.until > now);
    return failure ? { error: failure.error } : null;
  }

  /**
   * Wants lessons for the caller; those that wait already come first now. `isSoon`: people wait for them, as long as they
   * have not come. Never throws.
   */
  ask(lessons: readonly LearningTask[], caller: Asker, isSoon = false): void {
    if (this.#end.signal.aborted) return;
    this.#callers.set(caller.owner, { ...caller, state: unattended(), isBackground: true, isPatient: true });
    // What is wanted within some seconds belongs to one screen.
    const asked = Math.floor(this.#settings.now() / oneScreen);
    for (const lesson of lessons) {
      const { key } = lesson;
      if (this.#running.has(key) || this.failureOf(key, caller)) continue;
      const wasSoon = this.#waiting.peek(key)?.isSoon ?? false;
      this.#waiting.set(key, { ...lesson, owner: caller.owner, asked, isSoon: isSoon || wasSoon });
    }
    if (this.#waiting.size > 0) this.#working ??= this.#outside(() => this.#work(false));
    while (isSoon && this.#hurrying.size < Math.min(mostAtOnce, this.#waiting.size)) {
      const hurry: Promise<void> = this.#outside(() => this.#work(true)).finally(() => this.#hurrying.delete(hurry));
      this.#hurrying.add(hurry);
    }
  }

  /** Ends what is under way, and begins nothing any more. */
  async close(): Promise<void> {
    this.#end.abort();
    this.#waiting.clear();
    await Promise.all([this.#working, ...this.#hurrying]);
  }

  /**
   * Learns one lesson after another. Without a person who waits it goes on until the learner ends, also while nothing is wanted,
   * so that the calls keep their distance; with one, until nothing is left for which people wait. Rests where the service fails.
   */
  async #work(isSoon: boolean): Promise<void> {
    const { signal } = this.#end;
    // The first minute of a gateway has calls of its own: what a screen shows first, and what shows the service's kind.
    for (let pause: number = isSoon ? 0 : minute; !signal.aborted; ) {
      if (pause > 0) await this.#settings.wait(pause, signal);
      const next = signal.aborted ? null : this.#take(isSoon);
      if (isSoon && !next) return;
      pause = Math.max(isSoon ? 0 : rest, next ? await this.#learn(next) : 0);
    }
  }

  /** The next lesson for which there is a token, of those for which people wait alone where `isSoon`; null without one. */
  #take(isSoon: boolean): Waiting | null {
    let first: Waiting | null = null;
    for (const waiting of this.#waiting.values()) {
      if (isSoon && !waiting.isSoon) continue;
      if (this.#callers.has(waiting.owner) && (!first || before(waiting, first) < 0)) first = waiting;
    }
    if (first) this.#waiting.delete(first.key);
    return first;
  }

  /** Learns a lesson; answers how long to rest where the service has failed. */
  async #learn(lesson: Waiting): Promise<number> {
    const { key, owner } = lesson;
    const caller = this.#callers.get(owner) as Bearer;
    this.#running.add(key);
    try {
      await lesson.learn(caller, this.#end.signal);
      this.#failures.delete(key);
      this.#failures.delete(ownKey(key, caller));
      this.#faults = 0;
      return 0;
    } catch (error) {
      return this.#failed(lesson, caller, error);
    } finally {
      this.#running.delete(key);
    }
  }

  #failed(lesson: Waiting, caller: Bearer, error: unknown): number {
    const { now } = this.#settings;
    if (codeOf(error) === 'UNAUTHENTICATED') {
      // The lesson waits for the next caller; who has come meanwhile takes it up.
      if (this.#callers.get(lesson.owner)?.key === caller.key) this.#callers.delete(lesson.owner);
      this.#waiting.set(lesson.key, lesson);
      return 0;
    }
    const key = isForAll(error) ? lesson.key : ownKey(lesson.key, caller);
    const times = (this.#failures.get(key)?.times ?? 0) + 1;
    this.#failures.set(key, { error, times, until: now() + doubled(afterFailure, times) });
    this.#faults = isUpstreamFault(error) || isFailure(error) ? this.#faults + 1 : 0;
    // A list that is slow alone says nothing of the others.
    const isSlowAlone = this.#faults === 1 && codeOf(error) === 'UPSTREAM_TIMEOUT';
    return this.#faults > 0 && !isSlowAlone ? doubled(afterFault, this.#faults) : 0;
  }
}

/** The key of a lesson for what the service answered to one caller. */
const ownKey = (key: string, caller: Bearer) => `${key} ${nameOfCaller(caller)}`;

/** Negative where one comes before the other. */
const before = (one: Waiting, other: Waiting): number =>
  other.asked - one.asked || (one.day === other.day ? 0 : one.day > other.day ? -1 : 1);
