import { LRUCache } from 'lru-cache';
import { atMost } from '../../../common/at-most.ts';
import type { Kept } from './past-day-store.ts';

/** Milliseconds after which what is doubted is asked for again, the first time; twice as many each further time. */
const doubtLasts = 60_000;

/** Milliseconds within which the lists of a day that somebody opens are read: they count as of one age. */
const oneAge = 30_000;

/** Days of which something is noted, of all owners. */
const mostDays = 10_000;

/** What is noted of a day, in milliseconds since 1970. */
interface DayNotes {
  /** When a list of it was read that had changed. */
  readonly changedAt?: number;
  /** When its lists contradicted each other, so many times one after another. */
  readonly doubtedAt?: number;
  readonly times?: number;
}

/**
 * The one place that judges whether what a list of a past day says may be kept, and for how long it counts. Doubtful are a
 * list without rows, which may be a fault of the moment, until the service has answered it twice; a day whose lists
 * contradict each other; and a list after which another one of its day has changed. Days are named by owner and day.
 */
export class Doubts {
  readonly #now: () => number;
  readonly #longest: number;
  readonly #days = new LRUCache<string, DayNotes>(atMost(mostDays));

  /** `longest`: milliseconds after which a doubtful list is asked for again at the latest. */
  constructor(now: () => number, longest: number) {
    this.#now = now;
    this.#longest = longest;
  }

  /** What counts of a list that has come, where `before` was, and whether it is sure enough to be kept. */
  judge(list: Kept, before: Kept | null): { readonly kept: Kept; readonly isSure: boolean } {
    const doubtedAt = before?.doubtedAt;
    const isBelieved = doubtedAt === undefined ? before?.isEmpty : list.at >= doubtedAt + doubtLasts;
    if (!list.isEmpty || isBelieved) return { kept: list, isSure: true };
    return { kept: { ...(before ?? list), doubtedAt: doubtedAt ?? list.at }, isSure: false };
  }

  /** Doubts a day whose lists contradict each other, ever longer as long as they do. */
  doubtDay(name: string): void {
    const now = this.#now();
    const { times = 0, doubtedAt = now, ...notes } = this.#days.get(name) ?? {};
    if (times === 0 || now >= doubtedAt + this.#pauseOf(times)) {
      this.#days.set(name, { ...notes, times: times + 1, doubtedAt: now });
    }
  }

  /** Whether a list that may be wrong is to be asked for again. */
  isDue(day: string, { at, doubtedAt }: Kept): boolean {
    const now = this.#now();
    if (doubtedAt !== undefined && now >= doubtedAt + doubtLasts) return true;
    const { times = 0, doubtedAt: since = 0 } = this.#days.get(day) ?? {};
    return times > 0 && at <= since && now >= since + this.#pauseOf(times);
  }

  /** Notes that a list of a day has changed, which was read at that time: those that were read before count no more. */
  noteChange(day: string, at: number): void {
    this.#days.set(day, { ...this.#days.get(day), changedAt: at });
  }

  /** Whether a list counts no more: its day would have two ages. */
  isOvertaken(day: string, { at }: Kept): boolean {
    return at < (this.#days.get(day)?.changedAt ?? 0) - oneAge;
  }

  #pauseOf(times: number): number {
    return Math.min(this.#longest, doubtLasts * 2 ** (times - 1));
  }
}
