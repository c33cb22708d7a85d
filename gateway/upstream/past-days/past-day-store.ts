import { hash } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflate, inflate } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../common/at-most.ts';
import { estimateBytes } from '../../shared/estimate-bytes.ts';
import { nextTurn } from '../../shared/event-loop.ts';
import type { PastDayFile, PastDayKey } from './past-day-file.ts';

/** Raise it when the values of lists hold something else: older ones are not read any more. */
const valueVersion = 5;

/** What a day's list has taught. */
export interface Kept {
  /** What screens ask of its rows: plain data. */
  readonly value: unknown;
  /** When the list was fetched, in milliseconds since 1970. */
  readonly at: number;
  /** What is said of rows that could not be read; null where all could. */
  readonly losses: string | null;
  readonly isEmpty: boolean;
  /** When the service first answered a list without rows that is doubted, in milliseconds since 1970. */
  readonly doubtedAt?: number;
}

/** What tells the past days of one company's service from those of others. */
export interface PastDayScope {
  readonly urls: readonly string[];
  readonly prefix: string;
  readonly timeZone: string;
}

/** A value in memory, with the bytes that it takes by estimate. */
interface Remembered extends Kept {
  readonly bytes: number;
}

const mostBytes = 60 * 2 ** 20;

/** Lists that the file did not have. It is asked for them again after `ttl` milliseconds, for another gateway may write it. */
const absent = { ...atMost(20_000), ttl: 20_000 };

const bytesBesides = 200;

const deflated = promisify<Buffer, Buffer>(deflate);
const inflated = promisify<Buffer, Buffer>(inflate);

/** Gives a value that was read from the file what it shares with those of other days. */
export type Restore = (value: never) => unknown;

/** What past days have taught: the last ones used in memory, all that may be kept in a file that outlives the process. */
export class PastDayStore {
  readonly #scope: string;
  readonly #file: Pick<PastDayFile, 'get' | 'put' | 'close'>;
  readonly #memory = inMemory();
  /** What the file does not have: what comes from the file makes no room of it. */
  readonly #unsure = inMemory();
  readonly #absent = new LRUCache<string, true>(absent);

  constructor(scope: PastDayScope, file: Pick<PastDayFile, 'get' | 'put' | 'close'>) {
    this.#scope = JSON.stringify([valueVersion, scope.urls, scope.prefix, scope.timeZone]);
    this.#file = file;
  }

  /** How many lists are in memory, and the bytes that they take by estimate. */
  get size(): { readonly lists: number; readonly bytes: number } {
    const [known, unsure] = [this.#memory, this.#unsure];
    return { lists: known.size + unsure.size, bytes: known.calculatedSize + unsure.calculatedSize };
  }

  /** What is known: the same object as long as it is in memory; null when nothing is. Never rejects. */
  async get(key: PastDayKey, restore: Restore = (value) => value): Promise<Kept | null> {
    const name = nameOf(key);
    const known = this.#unsure.get(name) ?? this.#memory.get(name);
    if (known) return known;
    if (this.#absent.has(name)) return null;
    const packed = this.#file.get(this.#inFile(key));
    if (!packed) {
      this.#absent.set(name, true);
      return null;
    }
    try {
      const bytes = await inflated(packed);
      await nextTurn();
      const kept: Kept = deserialize(bytes);
      const read = { ...kept, value: restore(kept.value as never) };
      // Meanwhile it may have been read by somebody else, or learned anew.
      if (!this.#memory.has(name)) this.#memory.set(name, remember(read));
      return this.#memory.get(name) ?? read;
    } catch {
      return null;
    }
  }

  /**
   * Remembers what a day's list has taught, and stores it in the file where `isSure`; answers it with the value that was known
   * where that is equal. Never rejects.
   */
  async put(key: PastDayKey, kept: Kept, isSure: boolean): Promise<Kept> {
    const name = nameOf(key);
    const known = this.#unsure.peek(name) ?? this.#memory.peek(name);
    const value = known && isDeepStrictEqual(known.value, kept.value) ? known.value : kept.value;
    const remembered = remember({ ...kept, value });
    const [own, other] = isSure ? [this.#memory, this.#unsure] : [this.#unsure, this.#memory];
    own.set(name, remembered);
    other.delete(name);
    this.#absent.delete(name);
    if (!isSure) return remembered;
    const packed = await deflated(serialize({ ...kept, value }));
    this.#file.put(this.#inFile(key), packed, kept.at);
    return remembered;
  }

  /** Gives the file free. */
  close(): void {
    this.#file.close();
  }

  #inFile({ owner, path }: PastDayKey): PastDayKey {
    return { owner: hash('sha256', `${this.#scope} ${owner}`, 'base64url'), path };
  }
}

const inMemory = () => new LRUCache<string, Remembered>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes });

const nameOf = ({ owner, path }: PastDayKey) => `${owner} ${path}`;

const remember = (kept: Kept): Remembered => ({
  ...kept,
  bytes: bytesBesides + estimateBytes(kept.value),
});
