import { LRUCache } from 'lru-cache';
import type { Log } from '../../../telemetry/log.ts';
import { addDays, zoneClock } from '../../shared/dates.ts';
import { codedError } from '../../shared/errors.ts';
import { nextTurn } from '../../shared/event-loop.ts';
import type { FetchedList, ListCall } from '../call.ts';
import { type Bearer, nameOfCaller } from '../caller.ts';
import { isForAll, isRefusal, isUpstreamFault, rejected } from '../faults.ts';
import { sentenceOfDay } from '../readers/losses.ts';
import type { ServiceKind } from '../service-kind.ts';
import { Doubts } from './doubts.ts';
import { type Asker, Learner, type LearningTask } from './learner.ts';
import { createPastDayFile } from './past-day-file.ts';
import { type Kept, type PastDayScope, PastDayStore } from './past-day-store.ts';

/** The list of one past day, and what is wanted of it. */
export interface DayLesson {
  readonly call: ListCall<unknown>;
  readonly day: string;
  /** Of the rows that the call reads. */
  readonly digest: (rows: readonly never[]) => unknown;
}

/** What came of learning a day: nothing is kept where the service answered neither success nor error, but its words. */
export type Learned = { readonly at: number } & (
  | { readonly kept: Kept; readonly notice: null }
  | { readonly kept: null; readonly notice: string }
);

/** What digests are made with. */
export interface PastDaysSettings {
  readonly store: PastDayStore;
  readonly service: Pick<ServiceKind, 'hasAnsweredLately'>;
  /** Fetches a list of which nothing is stored. */
  readonly fetch: (call: ListCall<unknown>, caller: Bearer, signal?: AbortSignal) => Promise<FetchedList>;
  /** Whether the service answers the caller now. Throws UNAUTHENTICATED. */
  readonly accepts: (caller: Bearer) => Promise<boolean>;
  /** Whether what one caller has read may answer others: nothing is kept where it may not. */
  readonly mayShare: () => Promise<boolean>;
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

const hour = 3_600_000;

/** Milliseconds after the end of a day in which night shifts may still change its lists. */
const unsettledFor = 12 * hour;

/** Milliseconds after which a day that the service refused is asked for again, at the latest. */
const refusalLasts = hour;

/** Calls of which it is remembered how their rows are digested. */
const mostCalls = 3_000;

/** Days that were refused to somebody, of all callers. */
const mostRefused = 10_000;

/** What is known of a day, and whether it is to be asked for again. */
export type Found = Kept & { readonly isDue: boolean };

/**
 * What the lists of past days have taught, for all callers of one owner (gateway/lists/owners.ts), over a service whose lists cost a whole body each.
 * A day is learned by whoever waits for it, or in the background.
 */
export class PastDays {
  readonly #settings: PastDaysSettings;
  readonly #learner: Learner;
  readonly #learning = new Map<string, Promise<Learned>>();
  /** Lists that somebody has opened, until they are stored. */
  readonly #noticing = new Set<Promise<unknown>>();
  readonly #lessons = new LRUCache<string, DayLesson & { readonly owner: string }>({ max: mostCalls });
  /** The refusals of a day by the caller who was refused. */
  readonly #refused = new LRUCache<string, ReadonlyMap<string, Kept>>({ max: mostRefused });
  readonly #doubts: Doubts;

  constructor(settings: PastDaysSettings) {
    this.#settings = settings;
    const { now, wait, lasts } = settings;
    this.#doubts = new Doubts(now, lasts);
    this.#learner = new Learner({ now, wait });
  }

  /** How many days are in memory and how many are to be learned. */
  get size(): { readonly learned: number; readonly bytes: number; readonly pending: number } {
    const { digests, bytes } = this.#settings.store.size;
    return { learned: digests, bytes, pending: this.#learner.pending };
  }

  /** What is known of a day; null when nothing is. The caller must be confirmed. */
  async find(lesson: DayLesson, asker: Asker): Promise<Found | null> {
    const { owner } = asker;
    await Promise.all(this.#noticing);
    const key = this.#keyOf(lesson, owner);
    this.#lessons.set(key, { ...lesson, owner });
    const own = this.#refused.get(key)?.get(nameOfCaller(asker)) ?? null;
    if (own && !this.#isOld(lesson.day, own)) return { ...own, isDue: false };
    const kept = (await this.#settings.store.get(key)) ?? own;
    if (!kept || this.#doubts.isOvertaken(key, kept)) return null;
    const isDue = this.#isOld(lesson.day, kept) || this.#doubts.isDue(nameOfDay(lesson.day, owner), kept);
    return { ...kept, isDue };
  }

  /** Whether another list of the day has changed since this one was read: somebody has opened the day. */
  async isOvertaken(lesson: DayLesson, { owner }: Asker): Promise<boolean> {
    const key = this.#keyOf(lesson, owner);
    const kept = await this.#settings.store.get(key);
    return kept !== null && this.#doubts.isOvertaken(key, kept);
  }

  /** Doubts a day whose lists contradict each other: they are asked for again. */
  doubt(day: string, owner: string): void {
    this.#doubts.doubtDay(nameOfDay(day, owner));
  }

  /** Whether a day is to be read again: after some hours, and once its night shifts have ended. */
  #isOld(day: string, { at, refusal }: Kept): boolean {
    const now = this.#settings.now();
    const { lasts } = this.#settings;
    if (now - at >= (refusal === null ? lasts : Math.min(lasts, refusalLasts))) return true;
    const settledAt = this.#endOf(day) + unsettledFor;
    return at < settledAt && now >= settledAt;
  }

  /** Why a day could not be learned in the background of late; null when that did not fail. */
  failureOf(lesson: DayLesson, asker: Asker): { readonly error: unknown } | null {
    return this.#learner.failureOf(this.#keyOf(lesson, asker.owner), asker);
  }

  /**
   * Learns a day under the caller's token, once for all of the owner who want it now. Throws what the call throws, and
   * stores nothing then.
   */
  async learn(lesson: DayLesson, caller: Asker, signal?: AbortSignal): Promise<Learned> {
    const key = this.#keyOf(lesson, caller.owner);
    const others = this.#learning.get(key);
    if (others) {
      try {
        const learned = await others;
        if (learned.kept) return learned;
      } catch (error) {
        if (isForAll(error)) throw error;
      }
      // What upstream says to one caller is no answer to another.
    }
    const learning = this.#fetch(lesson, key, caller, signal).finally(() => this.#learning.delete(key));
    this.#learning.set(key, learning);
    return learning;
  }

  /**
   * Keeps a day that the service refuses to a caller, in these words, as one without records for them. It is so for all of
   * the owner once the service has refused it to two callers in the same words and has answered it to nobody.
   */
  async keepRefused(lesson: DayLesson, asker: Asker, refusal: string): Promise<void> {
    const key = this.#keyOf(lesson, asker.owner);
    const kept: Kept = { digest: lesson.digest([]), at: this.#settings.now(), refusal, losses: null };
    const name = nameOfCaller(asker);
    const before = [...(this.#refused.get(key) ?? [])].filter(([, one]) => !this.#isOld(lesson.day, one));
    this.#refused.set(key, new Map([...before, [name, kept] as const]));
    if (!before.some(([other, one]) => other !== name && one.refusal === refusal)) return;
    if ((await this.#settings.store.get(key))?.refusal !== null) await this.#store(key, kept);
  }

  /** Has days learned in the background, the newest first; `isSoon` where a person waits for them. Never throws. */
  want(lessons: readonly DayLesson[], caller: Asker, isSoon = false): void {
    if (lessons.length === 0) return;
    this.#learner.ask(
      lessons.map((lesson) => this.#lessonOf(lesson, caller.owner)),
      caller,
      isSoon,
    );
  }

  /** Learns a day for free: somebody of the owner has opened its list. */
  notice(
    call: ListCall<unknown>,
    owner: string,
    { rows, losses, at }: Pick<FetchedList, 'rows' | 'losses' | 'at'>,
  ): void {
    if (call.shape !== undefined) return;
    const key = this.#settings.store.keyOf(owner, call.path);
    const lesson = this.#lessons.peek(key);
    if (lesson && at >= this.#endOf(lesson.day)) {
      const putting: Promise<unknown> = this.#put(key, lesson, { rows, losses, at }).finally(() =>
        this.#noticing.delete(putting),
      );
      this.#noticing.add(putting);
    }
  }

  /** Ends what is being learned in the background, and gives the file free. */
  async close(): Promise<void> {
    await this.#learner.close();
    this.#settings.store.close();
  }

  #lessonOf(lesson: DayLesson, owner: string): LearningTask {
    return {
      key: this.#keyOf(lesson, owner),
      day: lesson.day,
      learn: async (caller, signal) => {
        const asker = { ...caller, owner };
        try {
          const { notice } = await this.learn(lesson, asker, signal);
          if (notice !== null) throw rejected(notice);
        } catch (error) {
          if (isUpstreamFault(error)) throw error;
          const { accepts, service } = this.#settings;
          // What the service says to somebody whom it answers nothing any more is no word about the day.
          if (!(await accepts(asker))) throw codedError('UNAUTHENTICATED', 'The service does not answer this caller.');
          if (!isRefusal(error) || !service.hasAnsweredLately(lesson.call.call, owner)) throw error;
          await this.keepRefused(lesson, asker, error.message);
        }
      },
    };
  }

  async #fetch(lesson: DayLesson, key: string, caller: Asker, signal?: AbortSignal): Promise<Learned> {
    const { fetch } = this.#settings;
    const { rows, notice, losses, at } = await fetch(lesson.call, caller, signal);
    if (notice !== null) return { kept: null, notice, at };
    // Of a large company it fills a turn.
    await nextTurn();
    const kept = await this.#put(key, { ...lesson, owner: caller.owner }, { rows, losses, at });
    return { kept, notice: null, at };
  }

  /** Keeps what a list has taught, if it may be kept. Where it has changed, older lists of its day do not count any more. */
  async #put(
    key: string,
    lesson: DayLesson & { readonly owner: string },
    { rows, losses, at }: Pick<FetchedList, 'rows' | 'losses' | 'at'>,
  ): Promise<Kept> {
    // The call's readRows made the rows, hence their type.
    const digest = lesson.digest(rows as readonly never[]);
    const list: Kept = { digest, at, refusal: null, losses: sentenceOfDay(losses) };
    const { store } = this.#settings;
    const before = await store.get(key);
    const stored = await this.#store(key, this.#doubts.judge(list, rows.length === 0, before));
    if (before && stored.digest !== before.digest) {
      const siblings = [...this.#lessons].filter(([, { day, owner }]) => day === lesson.day && owner === lesson.owner);
      for (const [other] of siblings) this.#doubts.overtake(other, await store.get(other), at);
    }
    return stored;
  }

  async #store(key: string, kept: Kept): Promise<Kept> {
    const { store, mayShare } = this.#settings;
    return (await mayShare()) ? store.put(key, kept) : kept;
  }

  #keyOf({ call }: DayLesson, owner: string): string {
    return this.#settings.store.keyOf(owner, call.path);
  }

  /** The midnight at the end of a day, in milliseconds since 1970. */
  #endOf(day: string): number {
    return Date.parse(zoneClock(this.#settings.timeZone).readInstant(`${addDays(day, 1)} 00:00`) ?? '');
  }
}

/** What digests need of a gateway. */
interface PastDaysParts extends Pick<PastDaysSettings, 'service' | 'now' | 'wait'> {
  readonly config: {
    readonly upstreamPrefix: string;
    readonly timeZone: string;
    readonly dataFolder: string;
    readonly digestsLast: number;
  };
  /** The service's servers. */
  readonly urls: PastDayScope['urls'];
  readonly lists: Pick<PastDaysSettings, 'fetch' | 'accepts' | 'mayShare'>;
  readonly log: Log;
}

/** The digests of a gateway, stored in a file of its data folder. */
export function openPastDays({ config, urls, service, lists, now, wait, log }: PastDaysParts): PastDays {
  const { upstreamPrefix: prefix, timeZone, dataFolder, digestsLast: lasts } = config;
  const file = createPastDayFile(dataFolder, (details, message) => log.warn(details, message));
  const store = new PastDayStore({ urls, prefix, timeZone }, file);
  const fetch: PastDaysSettings['fetch'] = (...list) => lists.fetch(...list);
  const accepts: PastDaysSettings['accepts'] = (caller) => lists.accepts(caller);
  const mayShare: PastDaysSettings['mayShare'] = () => lists.mayShare();
  return new PastDays({ store, service, fetch, accepts, mayShare, lasts, now, timeZone, wait });
}
