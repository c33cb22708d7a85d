import { LRUCache } from 'lru-cache';
import { atMost } from '../../common/at-most.ts';
import type { ListCall } from '../upstream/call.ts';
import { type Bearer, nameByPatience, requestEnded } from '../upstream/caller.ts';

/** One caller's read of one list. */
export interface Read {
  readonly call: ListCall<unknown>;
  /** The list's identity. */
  readonly key: string;
  readonly caller: Bearer;
  readonly owner: string;
  /** Whether an answer of the last minutes is enough, even after a write. */
  readonly isSettled: boolean;
}

/** Name of the stored answer to a read. */
export const nameOf = ({ owner, key }: Pick<Read, 'owner' | 'key'>): string => `${owner} ${key}`;

/** Name of the question that a read asks. */
export const questionOf = (read: Read): string => nameByPatience(nameOf(read), read.caller);

/** A question to upstream that is under way, for all who wait for its answer. */
export interface Question<Reply> {
  /** Key of the caller under whose token it is asked. */
  readonly by: string;
  /** Its number among all questions and writes. */
  readonly asked: number;
  readonly reply: Promise<Reply>;
  /** Adds somebody who waits; they leave when `departure` is aborted. */
  join(departure: AbortSignal): void;
}

/** Asks upstream; the signal is aborted when all who wait have left. */
type Send<Reply> = (asked: number, signal: AbortSignal) => Promise<Reply>;

/** Milliseconds that somebody who will ask anyway waits for another's question. */
const longestWait = 1_000;

/** Resolves when a question has ended, or has taken too long: waiting longer would cost more than it saves. */
export const endOf = ({ reply }: Question<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWait).unref();
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    reply.then(end, end);
  });

/** Callers whose last write of their own is known. */
const mostWriters = 10_000;

/** The questions under way, by name, numbered among the writes: a read sees no answer that was asked for before a write. */
export class Questions<Reply> {
  readonly #underWay = new Map<string, Question<Reply> & { readonly signal: AbortSignal }>();
  #last = 0;
  /** Number of the last write of anybody, and of each caller's last write of their own. */
  #written = 0;
  readonly #writtenBy = new LRUCache<string, number>(atMost(mostWriters));

  /** Notes a write that all callers must see, or that only `caller` must. */
  noteWrite(caller?: string): void {
    this.#last += 1;
    if (caller === undefined) this.#written = this.#last;
    else this.#writtenBy.set(caller, this.#last);
  }

  /** Number of the last write that the caller must see. */
  lastWrite(caller: string): number {
    return Math.max(this.#written, this.#writtenBy.get(caller) ?? 0);
  }

  /** The latest question of that name that was asked after the last write which the caller must see; null without one. */
  find(name: string, caller: string): Question<Reply> | null {
    const question = this.#underWay.get(name);
    return question && !question.signal.aborted && question.asked > this.lastWrite(caller) ? question : null;
  }

  /** Asks a question under a caller's token, for a caller who leaves when `departure` is aborted, and for all who join. */
  ask(name: string, by: string, departure: AbortSignal, send: Send<Reply>): Promise<Reply> {
    const end = new AbortController();
    let waiting = 0;
    const join = (left: AbortSignal) => {
      waiting += 1;
      const leave = () => {
        waiting -= 1;
        if (waiting === 0) end.abort(requestEnded);
      };
      if (left.aborted) leave();
      else left.addEventListener('abort', leave, { once: true });
    };
    join(departure);
    this.#last += 1;
    const asked = this.#last;
    const question = { by, asked, reply: send(asked, end.signal), join, signal: end.signal };
    this.#underWay.set(name, question);
    const forget = () => {
      if (this.#underWay.get(name) === question) this.#underWay.delete(name);
    };
    question.reply.then(forget, forget);
    return question.reply;
  }
}
