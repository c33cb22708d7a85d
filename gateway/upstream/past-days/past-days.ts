import { LRUCache } from 'lru-cache';
import { atMost } from '../../../common/at-most.ts';
import { addDays, zoneClock } from '../../shared/dates.ts';
import { codedError } from '../../shared/errors.ts';
import { nextTurn } from '../../shared/event-loop.ts';
import type { FetchedList, ListCall } from '../call.ts';
import { type Bearer, nameByPatience, nameOfCaller } from '../caller.ts';
import { isForAll, isRefusal, isUpstreamFault, rejected } from '../faults.ts';
import { sentenceOfDay } from '../readers/losses.ts';
import type { ServiceKind } from '../service-kind.ts';
import { Doubts } from './doubts.ts';
import { type Asker, Learner, type LearningTask } from './learner.ts';
import type { PastDayKey } from './past-day-file.ts';
import type { Kept, PastDayStore, Restore } from './past-day-store.ts';

/** The list of one past day, and what is wanted of it. */
export interface DayLesson {
  readonly call: ListCall<unknown>;
  readonly day: string;
  /** Of the rows that the call reads. */
  readonly reduce: (rows: readonly never[]) => unknown;
  readonly restore?: Restore | undefined;
}

/** What came of learning a day: nothing is kept where the service answered neither success nor error, but its words. */
export type Learned = { readonly at: number } & (
  | { readonly kept: Kept; readonly notice: null }
  | { readonly kept: null; readonly notice: string }
);

/** What past days are learned with. */
export interface PastDaysSettings {
  readonly store: PastDayStore;
  readonly service: Pick<ServiceKind, 'hasAnsweredLately'>;
  readonly lists: {
    /** Fetches a list of which nothing is stored. */
    fetch(call: ListCall<unknown>, caller: Bearer, signal?: AbortSignal): Promise<FetchedList>;
    /** Whether the service answers the caller now. Throws UNAUTHENTICATED. */
    accepts(caller: Bearer): Promise<boolean>;
    /** Whether what one caller has read may answer others: nothing is kept where it may not. */
    mayShare(): Promise<boolean>;
  };
  /** Milliseconds after which a day is read again. */
  readonly lasts: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly timeZone: string;
  /** Resolves after so many milliseconds, or when the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Name of a day as callers of an owner know it. */
const nameOfDay = (day: string, owner: string) => `${owner} ${day}`;

const keyOf = ({ call }: Pick<DayLesson, 'call'>, owner: string): PastDayKey => ({ owner, path: call.path });
const nameOf = ({ owner, path }: PastDayKey) => `${owner} ${path}`;

const hour = 3_600_000;

/** Milliseconds after the end of a day in which night shifts may still change its lists. */
const unsettledFor = 12 * hour;

/** Milliseconds after which a day that the service refused is asked for again. */
const refusalLasts = hour;

/** Calls of which it is remembered what is wanted of their rows. */
const mostCalls = 3_000;

/** Days that were refused to somebody, of all callers. */
const mostRefused = 10_000;

/** The rows of a day that was refused. */
const none: readonly never[] = [];

/** A day that the service has refused to a caller, in these words. */
interface Refusal {
  readonly by: string;
  readonly words: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** What is known of a day, and whether it is to be asked for again. */
export type Found = Pick<Kept, 'value' | 'at' | 'losses'> & {
  /** The service's words where it refused this day, which then has no records; else null. */
  readonly refusal: string | null;
  readonly isDue: boolean;
  /** Whether another list of the day has changed since this one was read: somebody has opened the day. */
  readonly isOvertaken?: boolean;
};

/**
 * What the lists of past days have taught, for all callers of one owner (gateway/lists/owners.ts), over a service whose
 * lists cost a whole body each. A day is learned by whoever waits for it, or in the background.
 */
export class PastDays {
  readonly #settings: PastDaysSettings;
  readonly #learner: Learner;
  readonly #learning = new Map<string, Promise<Learned>>();
  /** Lists that somebody has opened, until they are stored. */
  readonly #noticing = new Set<Promise<unknown>>();
  readonly #lessons = new LRUCache<string, DayLesson>(atMost(mostCalls));
  readonly #refused = new LRUCache<string, readonly Refusal[]>(atMost(mostRefused));
  readonly #doubts: Doubts;

  constructor(settings: PastDaysSettings) {
    this.#settings = settings;
    const { now, wait, lasts } = settings;
    this.#doubts = new Doubts(now, lasts);
    this.#learner = new Learner({ now, wait });
  }

  /** How many lists are in memory and how many are to be learned. */
  get size(): { readonly learned: number; readonly bytes: number; readonly pending: number } {
    const { lists, bytes } = this.#settings.store.size;
    return { learned: lists, bytes, pending: this.#learner.pending };
  }

  /** What is known of a day; null when nothing is. The caller must be confirmed. */
  async find(lesson: DayLesson, asker: Asker): Promise<Found | null> {
    const { owner } = asker;
    await Promise.all(this.#noticing);
    const key = keyOf(lesson, owner);
    this.#lessons.set(nameOf(key), lesson);
    const refusals = this.#refused.get(nameOf(key)) ?? [];
    const own = refusals.find(({ by }) => by === nameOfCaller(asker));
    const refused = ({ words, at }: Refusal): Found => {
      return { value: lesson.reduce(none), at, losses: null, refusal: words, isDue: this.#isOld(lesson.day, at, true) };
    };
    if (own && !this.#isOld(lesson.day, own.at, true)) return refused(own);
    const kept = await this.#settings.store.get(key, lesson.restore);
    const day = nameOfDay(lesson.day, owner);
    if (kept) {
      const isDue = this.#isOld(lesson.day, kept.at) || this.#doubts.isDue(day, kept);
      return { ...kept, refusal: null, isDue, isOvertaken: this.#doubts.isOvertaken(day, kept) };
    }
    const ofTwo = refusals.find(({ by, words }) => refusals.some((other) => other.by !== by && other.words === words));
    const found = own ?? ofTwo;
    return found ? refused(found) : null;
  }

  /** Doubts a day whose lists contradict each other: they are asked for again. */
  doubt(day: string, owner: string): void {
    this.#doubts.doubtDay(nameOfDay(day, owner));
  }

  /** Whether a day is to be read again: after some hours, and once its night shifts have ended. */
  #isOld(day: string, at: number, isRefused = false): boolean {
    const now = this.#settings.now();
    const { lasts } = this.#settings;
    if (now - at >= (isRefused ? Math.min(lasts, refusalLasts) : lasts)) return true;
    const settledAt = this.#endOf(day) + unsettledFor;
    return at < settledAt && now >= settledAt;
  }

  /** Why learning a day in the background has failed lately; null when it did not fail. */
  failureOf(lesson: DayLesson, asker: Asker): { readonly error: unknown } | null {
    return this.#learner.failureOf(nameOf(keyOf(lesson, asker.owner)), asker);
  }

  /**
   * Learns a day under the caller's token, once for all of the owner who want it now and may wait as long. Throws what the
   * call throws, and stores nothing then.
   */
  async learn(lesson: DayLesson, caller: Asker, signal?: AbortSignal): Promise<Learned> {
    const key = keyOf(lesson, caller.owner);
    const name = nameByPatience(nameOf(key), caller);
    const others = this.#learning.get(name);
    if (others) {
      try {
        const learned = await others;
        if (learned.kept) return learned;
      } catch (error) {
        if (isForAll(error)) throw error;
      }
      // What upstream says to one caller is no answer to another.
    }
    const learning = this.#fetch(lesson, key, caller, signal).finally(() => this.#learning.delete(name));
    this.#learning.set(name, learning);
    return learning;
  }

  /**
   * Notes that the service refuses a day to a caller, in these words: it is one without records for them, and for all of
   * the owner once two callers were refused in the same words and nobody was answered.
   */
  noteRefused(lesson: DayLesson, asker: Asker, words: string): void {
    const name = nameOf(keyOf(lesson, asker.owner));
    const refusal = { by: nameOfCaller(asker), words, at: this.#settings.now() };
    const others = (this.#refused.get(name) ?? []).filter(
      ({ by, at }) => by !== refusal.by && !this.#isOld(lesson.day, at, true),
    );
    this.#refused.set(name, [...others, refusal]);
  }

  /** Has days learned in the background, the newest first; `isSoon` where a person waits for them. Never throws. */
  want(lessons: readonly DayLesson[], caller: Asker, isSoon = false): void {
    if (lessons.length === 0) return;
    const tasks = lessons.map((lesson) => this.#taskOf(lesson, caller.owner));
    this.#learner.ask(tasks, caller, isSoon);
  }

  /** Learns a day for free: somebody of the owner has opened its list. */
  notice(call: ListCall<unknown>, owner: string, list: Pick<FetchedList, 'rows' | 'losses' | 'at'>): void {
    if (call.shape !== undefined) return;
    const lesson = this.#lessons.peek(nameOf(keyOf({ call }, owner)));
    if (!lesson || list.at < this.#endOf(lesson.day)) return;
    const putting: Promise<unknown> = this.#put(lesson, owner, list).finally(() => this.#noticing.delete(putting));
    this.#noticing.add(putting);
  }

  /** Ends what is being learned in the background, and gives the file free. */
  async close(): Promise<void> {
    await this.#learner.close();
    this.#settings.store.close();
  }

  #taskOf(lesson: DayLesson, owner: string): LearningTask {
    return {
      key: nameOf(keyOf(lesson, owner)),
      day: lesson.day,
      learn: async (caller, signal) => {
        const asker = { ...caller, owner };
        try {
          const { notice } = await this.learn(lesson, asker, signal);
          if (notice !== null) throw rejected(notice);
        } catch (error) {
          if (isUpstreamFault(error)) throw error;
          const { lists, service } = this.#settings;
          // What the service says to somebody whom it answers nothing any more is no word about the day.
          if (!(await lists.accepts(asker)))
            throw codedError('UNAUTHENTICATED', 'The service does not answer this caller.');
          if (!isRefusal(error) || !service.hasAnsweredLately(lesson.call.call, owner)) throw error;
          this.noteRefused(lesson, asker, error.message);
        }
      },
    };
  }

  async #fetch(lesson: DayLesson, { owner }: PastDayKey, caller: Asker, signal?: AbortSignal): Promise<Learned> {
    const { rows, notice, losses, at } = await this.#settings.lists.fetch(lesson.call, caller, signal);
    if (notice !== null) return { kept: null, notice, at };
    // Of a large company it fills a turn.
    await nextTurn();
    return { kept: await this.#put(lesson, owner, { rows, losses, at }), notice: null, at };
  }

  /** Keeps what a list has taught, if it may be kept. Where it has changed, older lists of its day do not count any more. */
  async #put(
    lesson: DayLesson,
    owner: string,
    { rows, losses, at }: Pick<FetchedList, 'rows' | 'losses' | 'at'>,
  ): Promise<Kept> {
    // The call's readRows made the rows, hence their type.
    const value = lesson.reduce(rows as readonly never[]);
    const list: Kept = { value, at, losses: sentenceOfDay(losses), isEmpty: rows.length === 0 };
    const { store, lists } = this.#settings;
    if (!(await lists.mayShare())) return list;
    const key = keyOf(lesson, owner);
    const before = await store.get(key, lesson.restore);
    const { kept, isSure } = this.#doubts.judge(list, before);
    const stored = await store.put(key, kept, isSure);
    if (before && stored.value !== before.value) this.#doubts.noteChange(nameOfDay(lesson.day, owner), at);
    return stored;
  }

  /** The midnight at the end of a day, in milliseconds since 1970. */
  #endOf(day: string): number {
    return Date.parse(zoneClock(this.#settings.timeZone).readInstant(`${addDays(day, 1)} 00:00`) ?? '');
  }
}
