import { createHash, hash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflate, inflate } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { runInTurns, yieldToEventLoop } from '../../shared/event-loop.ts';
import type { DigestShelf } from './digest-shelf.ts';
import { SharedParts } from './shared-parts.ts';

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
}

/** What tells the digests of one company's service from those of others, and those of one role from those of another. */
export interface DigestScope {
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

/** Bytes of the hash before each value on the shelf. */
const hashBytes = 32;

/** Tells a value that was stored under the key from whatever else stands there. */
const hashOf = (key: string, packed: Buffer) => createHash('sha256').update(`${key} `).update(packed).digest();

const deflated = promisify<Buffer, Buffer>(deflate);
const inflated = promisify<Buffer, Buffer>(inflate);

/** The digests of past days: the last ones used in memory, all of them on a shelf that outlives the process. */
export class DigestStore {
  readonly #scope: string;
  readonly #shelf: DigestShelf;
  readonly #memory = new LRUCache<string, Remembered>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes });
  readonly #parts = new SharedParts();
  readonly #reading = new Map<string, Promise<Kept | null>>();

  constructor(scope: DigestScope, shelf: DigestShelf) {
    this.#scope = JSON.stringify([digestVersion, scope.urls, scope.prefix, scope.timeZone]);
    this.#shelf = shelf;
  }

  /** How many digests are in memory, and the bytes that they take by estimate. */
  get size(): { readonly digests: number; readonly bytes: number } {
    return { digests: this.#memory.size, bytes: this.#memory.calculatedSize };
  }

  /** The key of what the call with that path has taught to callers of a role. */
  keyOf(role: string, path: string): string {
    return hash('sha256', `${this.#scope} ${role} ${path}`, 'base64url');
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
    await yieldToEventLoop();
    const bytes = serialize(kept.digest);
    await yieldToEventLoop();
    const fingerprint = hash('sha256', bytes, 'base64url');
    const known = this.#memory.peek(key);
    const digest = known?.fingerprint === fingerprint ? known.digest : kept.digest;
    const remembered = await this.#remembered({ ...kept, digest }, fingerprint, bytes);
    this.#memory.set(key, remembered);
    const { at, refusal, losses } = kept;
    const packed = await deflated(serialize({ at, refusal, losses, bytes }));
    await this.#shelf.put(key, Buffer.concat([hashOf(key, packed), packed]), at);
    return remembered;
  }

  /** Gives the file free. */
  close(): void {
    this.#shelf.close();
  }

  async #read(key: string): Promise<Kept | null> {
    const value = await this.#shelf.get(key);
    const packed = value?.subarray(hashBytes);
    // What somebody else has put there, or has changed, is not looked into.
    if (!value || !packed || !hashOf(key, packed).equals(value.subarray(0, hashBytes))) return null;
    try {
      const { bytes, ...rest } = deserialize(await inflated(packed)) as Omit<Kept, 'digest'> & { bytes: Buffer };
      await yieldToEventLoop();
      const digest: unknown = deserialize(bytes);
      await yieldToEventLoop();
      const remembered = await this.#remembered({ ...rest, digest }, hash('sha256', bytes, 'base64url'), bytes);
      // Meanwhile it may have been learned anew.
      if (!this.#memory.has(key)) this.#memory.set(key, remembered);
      return this.#memory.get(key) ?? remembered;
    } catch {
      return null;
    }
  }

  async #remembered(kept: Kept, fingerprint: string, { length }: Buffer): Promise<Remembered> {
    const saved = await runInTurns(this.#parts.share(kept.digest));
    return { ...kept, fingerprint, bytes: Math.max(0, length - saved) + bytesBesides };
  }
}
