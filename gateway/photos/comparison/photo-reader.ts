import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../common/at-most.ts';
import type { FetchPhoto } from '../fetch-photo.ts';
import { PhotoThread } from './photo-thread.ts';
import type { KnownPhoto, ReadPhoto } from './read-photo.ts';
import type { NearPhotos } from './same-photo.ts';

/** Photos that are fetched at once for all checks; few, since people's lists may come from the same server. */
export const readAtOnce = 3;

/** Photos whose hashes are kept, and so the most that are compared with each other: 10 MB. */
export const mostKnown = 40_000;

/** Photos kept as small grey squares for the second look, 4 kB each. */
const mostGrey = 8_000;

/** Pairs of which the second look is remembered: today's list is compared anew every few seconds. */
const mostLooks = 100_000;

/** Milliseconds after the last check until the hashes are dropped. */
const idleTime = 15 * 60_000;

/** Reads photos for all checks, each once, and keeps what is compared of them for a while. */
export class PhotoReader {
  readonly #thread = new PhotoThread();
  readonly #turns = bulkhead(readAtOnce, Number.POSITIVE_INFINITY);
  readonly #greys = new LRUCache<string, Uint8Array>(atMost(mostGrey));
  readonly #known = new LRUCache<string, KnownPhoto>({
    ...atMost(mostKnown),
    ignoreFetchAbort: true,
    fetchMethod: async (address) => (await this.#read(address))?.known,
  });
  /** How alike the photos of a pair are, by the hash of both addresses. */
  readonly looks = new LRUCache<string, number>(atMost(mostLooks));
  readonly #fetchPhoto: FetchPhoto;
  #idle: NodeJS.Timeout | undefined;

  constructor(fetchPhoto: FetchPhoto) {
    this.#fetchPhoto = fetchPhoto;
  }

  /** What is known of a photo; undefined where it cannot be fetched, or is none. */
  read(address: string): Promise<KnownPhoto | undefined> {
    return this.#known.fetch(address);
  }

  /** A photo for the second look, which may have to be read again. */
  async greyOf(address: string): Promise<Uint8Array | undefined> {
    return this.#greys.get(address) ?? (await this.#read(address))?.grey;
  }

  /** Finds photos whose hashes are alike; those from index `references` on are reference photos. */
  findNear(photos: readonly KnownPhoto[], references: number): Promise<NearPhotos> {
    return this.#thread.findNear(Int32Array.from(photos.flatMap(({ hash }) => hash)), references);
  }

  #read(address: string): Promise<ReadPhoto | undefined> {
    return this.#turns.execute(async () => {
      const bytes = await this.#fetchPhoto(address);
      const photo = bytes && (await this.#thread.read(bytes));
      if (photo) this.#greys.set(address, photo.grey);
      return photo ?? undefined;
    });
  }

  /** A check begins. */
  begin(): void {
    clearTimeout(this.#idle);
  }

  /** No check runs: drops the small photos, and what is known of all after a quarter of an hour. */
  rest(): void {
    this.#greys.clear();
    this.#idle = setTimeout(() => {
      this.#known.clear();
      this.looks.clear();
      void this.#thread.end();
    }, idleTime).unref();
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#thread.end();
  }
}
