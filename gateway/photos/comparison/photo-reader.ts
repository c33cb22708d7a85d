import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../common/at-most.ts';
import type { FetchPhoto } from '../fetch-photo.ts';
import { type KnownPhoto, type ReadPhoto, readPhoto } from './read-photo.ts';

/** Photos that are fetched at once for all checks; few, since people's lists may come from the same server. */
export const readAtOnce = 3;

/** Photos whose hashes are kept, and so the most that are compared with each other: 10 MB. */
export const mostKnown = 40_000;

/** Photos kept as small grey squares for the second look, 4 kB each. */
const mostGrey = 8_000;

/** Pairs of which the second look is remembered: today's list is compared anew every few seconds. */
const mostLooks = 100_000;

/** Milliseconds after which a photo is read again: another one may have taken its address. */
const lasts = 3_600_000;

/** Reads photos for all checks, each once, and keeps what is compared of them for a while. */
export class PhotoReader {
  readonly #turns = bulkhead(readAtOnce, Number.POSITIVE_INFINITY);
  readonly #greys = new LRUCache<string, Uint8Array>(atMost(mostGrey));
  readonly #known = new LRUCache<string, KnownPhoto>({
    ...atMost(mostKnown),
    ttl: lasts,
    ignoreFetchAbort: true,
    fetchMethod: async (address) => (await this.#read(address))?.known,
  });
  /** How alike the photos of a pair are, by the hash of both addresses. */
  readonly looks = new LRUCache<string, number>({ ...atMost(mostLooks), ttl: lasts });
  readonly #fetchPhoto: FetchPhoto;

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

  #read(address: string): Promise<ReadPhoto | undefined> {
    return this.#turns.execute(async () => {
      const bytes = await this.#fetchPhoto(address);
      const photo = bytes && (await readPhoto(bytes));
      if (photo) this.#greys.set(address, photo.grey);
      return photo ?? undefined;
    });
  }

  /** No check runs: drops the small photos. */
  rest(): void {
    this.#greys.clear();
  }
}
