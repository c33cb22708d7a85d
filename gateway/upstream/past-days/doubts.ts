import { LRUCache } from 'lru-cache';
import type { Kept } from './past-day-store.ts';

/** Milliseconds after which what is doubted is asked for again, the first time; twice as many each further time. */
const doubtLasts = 60_000;

/** Milliseconds within which the lists of a day that somebody opens are read: they count as of one age. */
const oneAge = 30_000;

/** Stands for the time of the first answer where a list without rows is no longer doubted. */
const believed = 0;

/** Lists and days that are doubted, of all callers. */
const mostDoubts = 10_000;

/**
 * Judges whether what a list of a past day says may be kept, and for how long. Doubtful are a list without rows, which may be
 * a fault of the moment, until the service has answered it twice; a day whose lists contradict each other; and a list
 * after which another one of its day has changed. Lists are named by keys, days by owner and day.
 */
export class Doubts {
  readonly #now: () => number;
  readonly #longest: number;
  readonly #days = new LRUCache<string, { readonly times: number; readonly at: number }>({ max: mostDoubts });
  readonly #overtaken = new LRUCache<string, number>({ max: mostDoubts });

  /** `longest`: milliseconds after which a doubtful list is asked for again at the latest. */
  constructor(now: () => number, longest: number) {
    this.#now = now;
    this.#longest = longest;
  }

  /** What is kept of a list that has come, where `before` was: that, until an empty list has been answered twice. */
  judge(list: Kept, isEmpty: boolean, before: Kept | null): Kept {
    if (!isEmpty) return list;
    const first = before?.emptyAt;
    if (first === undefined) return { ...(before ?? list), emptyAt: list.at };
    return before === null || list.at >= first + doubtLasts ? { ...list, emptyAt: believed } : before;
  }

  /** Doubts a day whose lists contradict each other, ever longer as long as they do. */
  doubtDay(name: string): void {
    const now = this.#now();
    const known = this.#days.get(name);
    if (!known || now >= known.at + this.#pauseOf(known.times)) {
      this.#days.set(name, { times: (known?.times ?? 0) + 1, at: now });
    }
  }

  /** Whether a list that may be wrong is to be asked for again. */
  isDue(dayName: string, { at, emptyAt = believed }: Kept): boolean {
    const now = this.#now();
    if (emptyAt !== believed && now >= emptyAt + doubtLasts) return true;
    const doubt = this.#days.get(dayName);
    return doubt !== undefined && at <= doubt.at && now >= doubt.at + this.#pauseOf(doubt.times);
  }

  /** Notes that a list counts no more where it is of an older age than another of its day that has changed at `at`. */
  overtake(key: string, list: Kept | null, at: number): void {
    if (list && list.at < at - oneAge) this.#overtaken.set(key, list.at);
  }

  /** Whether a list counts no more: its day would have two ages. */
  isOvertaken(key: string, { at }: Kept): boolean {
    return at <= (this.#overtaken.get(key) ?? 0);
  }

  #pauseOf(times: number): number {
    return Math.min(this.#longest, doubtLasts * 2 ** (times - 1));
  }
}
