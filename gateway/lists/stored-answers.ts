import { LRUCache } from 'lru-cache';
import { atMost } from '../../common/at-most.ts';
import type { ListCall } from '../upstream/call.ts';
import { type ListVersion, type RegisterSource, readVersion } from './list-versions.ts';
import type { ListStoreSettings } from './store-settings.ts';

/** Upstream's last answer to an owner. */
export interface Answer {
  /** Key of its body, which may have left the store. */
  readonly body: string;
  readonly etag: string | null;
  /** Key of the caller who asked. */
  readonly by: string;
  /** Number of the question among all questions and writes. */
  readonly asked: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly asOf: string;
}

/** An answer whose body is stored. */
export interface StoredAnswer {
  readonly answer: Answer;
  readonly version: ListVersion;
}

/** How bodies are stored and read. */
type StoredAnswersSettings = Pick<ListStoreSettings, 'maximumBytes' | 'now' | 'timeZone' | 'timeFormat' | 'onLoss'>;

const mostAnswers = 20_000;

/** The last answer to each owner, and the bodies that these answers name; a body that none names any more is deleted. */
export class StoredAnswers {
  readonly #settings: StoredAnswersSettings;
  readonly #answers: LRUCache<string, Answer>;
  readonly #bodies: LRUCache<string, ListVersion>;
  readonly #reading = new Map<string, Promise<ListVersion>>();

  constructor(settings: StoredAnswersSettings) {
    this.#settings = settings;
    this.#bodies = new LRUCache({ maxSize: settings.maximumBytes, sizeCalculation: ({ bytes }) => bytes });
    this.#answers = new LRUCache({ ...atMost(mostAnswers), dispose: ({ body }, name) => this.#release(body, name) });
  }

  /** Number and estimated bytes of the bodies. */
  get size(): { readonly lists: number; readonly bytes: number } {
    return { lists: this.#bodies.size, bytes: this.#bodies.calculatedSize };
  }

  /** The answer of that name, if its body is there. */
  find(name: string): StoredAnswer | null {
    const answer = this.#answers.get(name);
    const version = answer && this.#bodies.get(answer.body);
    return version ? { answer, version } : null;
  }

  /** The body with that key, if it is there. */
  findBody(body: string): ListVersion | undefined {
    return this.#bodies.get(body);
  }

  /** Stores an answer, unless one to a later question has come meanwhile. */
  put(name: string, answer: Answer, version: ListVersion): void {
    if ((this.#answers.peek(name)?.asked ?? 0) > answer.asked) return;
    this.#answers.set(name, answer);
    version.answers.add(name);
    this.#bodies.set(answer.body, version);
  }

  /** Parses the body with that key, once for all who have brought it. Throws what `readVersion` throws. */
  readBody(call: ListCall<unknown>, bytes: Buffer, body: string, register: RegisterSource): Promise<ListVersion> {
    const running = this.#reading.get(body);
    if (running) return running;
    const { timeZone, timeFormat, now, onLoss } = this.#settings;
    const reading = readVersion(bytes, body, call, { timeZone, timeFormat, now: now(), register })
      .then((version) => {
        if (version.losses.length > 0) onLoss?.(call.call, version.losses);
        return version;
      })
      .finally(() => this.#reading.delete(body));
    this.#reading.set(body, reading);
    return reading;
  }

  #release(body: string, name: string): void {
    const version = this.#bodies.peek(body);
    version?.answers.delete(name);
    if (version?.answers.size === 0) this.#bodies.delete(body);
  }
}
