import { createHash, hash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflate, inflate } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { nextTurn } from '../../shared/event-loop.ts';
import type { PastDayFile } from './past-day-file.ts';

/** Raise it when digests hold something else: older ones are not read any more. */
const digestVersion = 2;

/** What a day's list has taught. */
export interface Kept {
  /** Plain data. */
  readonly digest: unknown;
  /** When the list was fetched, in milliseconds since 1970. */
  readonly at: number;
  /** The service's words where it refused this day alone, whose digest is that of no rows; else null. */
  readonly refusal: string | null;
  /** What is said of rows that could not be read; null where all could. */
  readonly losses: string | null;
  /** When the service answered a list without rows that is doubted (doubts.ts), in milliseconds since 1970. */
  readonly emptyAt?: number;
}

/** What tells the digests of one company's service from those of others. */
export interface PastDayScope {
  readonly urls: readonly string[];
  readonly prefix: string;
  readonly timeZone: string;
}

/** A digest in memory, with the bytes that it takes by estimate and a fingerprint of what it holds. */
interface Remembered extends Kept {
  readonly bytes: number;
  readonly fingerprint: string;
}

const mostBytes = 60 * 2 ** 20;
const bytesBesides = 200;

/** Bytes of the hash before each value in the file. */
const hashBytes = 32;

/** Tells a value that was stored under the key from whatever else stands there. */
const hashOf = (key: string, packed: Buffer) => createHash('sha256').update(`${key} `).update(packed).digest();

const deflated = promisify<Buffer, Buffer>(deflate);
const inflated = promisify<Buffer, Buffer>(inflate);

/** The digests of past days: the last ones used in memory, all of them in a file that outlives the process. */
export class PastDayStore {
  readonly #scope: string;
  readonly #file: PastDayFile;
  readonly #memory = new LRUCache<string, Remembered>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes });
  readonly #parts = new SharedParts();
  readonly #reading = new Map<string, Promise<Kept | null>>();

  constructor(scope: PastDayScope, file: PastDayFile) {
    this.#scope = JSON.stringify([digestVersion, scope.urls, scope.prefix, scope.timeZone]);
    this.#file = file;
  }

  /** How many digests are in memory, and the bytes that they take by estimate. */
  get size(): { readonly digests: number; readonly bytes: number } {
    return { digests: this.#memory.size, bytes: this.#memory.calculatedSize };
  }

  /** The key of what the call with that path has taught to callers of an owner. */
  keyOf(owner: string, path: string): string {
    return hash('sha256', `${this.#scope} ${owner} ${path}`, 'base64url');
  }

  /** What is known by a key: the same object as long as it is in memory; null when nothing is. Never rejects. */
  async get(key: string): Promise<Kept | null> {
    const known = this.#memory.get(key);
    if (known) return known;
    const reading = this.#reading.get(key) ?? this.#read(key).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  /** Stores what a day's list has taught; answers it with the digest that was known where that is equal. Never rejects. */
  async put(key: string, kept: Kept): Promise<Kept> {
    // Of a large company each of these steps fills a turn.
    await nextTurn();
    const bytes = serialize(kept.digest);
    await nextTurn();
    const fingerprint = hash('sha256', bytes, 'base64url');
    const known = this.#memory.peek(key);
    const digest = known?.fingerprint === fingerprint ? known.digest : kept.digest;
    const remembered = await this.#remembered({ ...kept, digest }, fingerprint, bytes);
    this.#memory.set(key, remembered);
    const { digest: _, ...rest } = kept;
    const packed = await deflated(serialize({ ...rest, bytes }));
    this.#file.put(key, Buffer.concat([hashOf(key, packed), packed]), kept.at);
    return remembered;
  }

  /** Gives the file free. */
  close(): void {
    this.#file.close();
  }

  async #read(key: string): Promise<Kept | null> {
    const value = this.#file.get(key);
    const packed = value?.subarray(hashBytes);
    // What somebody else has put there, or has changed, is not looked into.
    if (!value || !packed || !hashOf(key, packed).equals(value.subarray(0, hashBytes))) return null;
    try {
      const { bytes, ...rest } = deserialize(await inflated(packed)) as Omit<Kept, 'digest'> & { bytes: Buffer };
      await nextTurn();
      const digest: unknown = deserialize(bytes);
      await nextTurn();
      const remembered = await this.#remembered({ ...rest, digest }, hash('sha256', bytes, 'base64url'), bytes);
      // Meanwhile it may have been learned anew.
      if (!this.#memory.has(key)) this.#memory.set(key, remembered);
      return this.#memory.get(key) ?? remembered;
    } catch {
      return null;
    }
  }

  async #remembered(kept: Kept, fingerprint: string, { length }: Buffer): Promise<Remembered> {
    await nextTurn();
    const saved = this.#parts.share(kept.digest);
    return { ...kept, fingerprint, bytes: Math.max(0, length - saved) + bytesBesides };
  }
}

/** Parts that are known, before all are forgotten: the people of a large company, as some months tell them. */
const mostParts = 60_000;

type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether nothing but texts, numbers and truths is in it. */
function isFlat(value: object): boolean {
  for (const name in value) if (isObject((value as Plain)[name])) return false;
  return true;
}

/**
 * Parts that many digests have in common: each day names the same people again, so each of them is held once. Flat
 * objects within a digest count as such parts.
 */
class SharedParts {
  readonly #known = new Map<string, object>();

  /** Puts known parts in the place of equal ones, within the value itself; answers the bytes saved, about. */
  share(value: unknown): number {
    let saved = 0;
    if (Array.isArray(value)) {
      // Most arrays hold numbers or texts alone.
      const length = isObject(value[0]) ? value.length : 0;
      for (let index = 0; index < length; index++) {
        saved += this.#replace(value[index], (part) => (value[index] = part));
      }
    } else if (value instanceof Map) {
      for (const [key, part] of value) saved += this.#replace(part, (shared) => value.set(key, shared));
    } else if (isObject(value) && !ArrayBuffer.isView(value)) {
      for (const [name, part] of Object.entries(value)) {
        saved += this.#replace(part, (shared) => Object.assign(value, { [name]: shared }));
      }
    }
    return saved;
  }

  /** Puts what is known in the place of a part; answers the bytes saved, about. */
  #replace(part: unknown, put: (shared: object) => unknown): number {
    if (!isObject(part)) return 0;
    if (ArrayBuffer.isView(part)) {
      put(ownBytes(part));
      return 0;
    }
    if (Array.isArray(part) || part instanceof Map || !isFlat(part)) return this.share(part);
    const key = JSON.stringify(part);
    const known = this.#known.get(key);
    if (!known) {
      this.#learn(key, part);
      return 0;
    }
    put(known);
    return key.length;
  }

  #learn(key: string, part: object): void {
    if (this.#known.size >= mostParts) this.#known.clear();
    this.#known.set(key, part);
  }
}

/** The same numbers without the rest of the bytes that they were read from. */
function ownBytes(view: ArrayBufferView): ArrayBufferView {
  const isOwn = view.byteLength === view.buffer.byteLength || !('slice' in view);
  return isOwn ? view : (view as Uint8Array).slice();
}
