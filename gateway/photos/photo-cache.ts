import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { FetchPhoto } from './fetch-photo.ts';
import type { PhotoAddress } from './photo.ts';
import { type PhotoFormat, renderPhoto, type ShownPhoto } from './render.ts';

/**
 * Photos of one origin fetched and resized at once, of 16 MiB each at most. More wait, and those beyond `mostWaiting` are
 * missing. A slow origin does not delay another.
 */
const madeAtOnce = 16;
const mostWaiting = 1_000;

/** A photo in a size and format. */
interface WantedPhoto {
  readonly address: PhotoAddress;
  readonly width: number;
  readonly format: PhotoFormat;
}

/** Finds a photo, fetched and resized once for all who want it at one time; undefined where it cannot be had now. */
export type FindPhoto = (wanted: WantedPhoto) => Promise<ShownPhoto | undefined>;

/** Photos as they are shown, of which so many bytes are cached; `originOf` says whose photo an address is. */
export function createPhotoCache(parts: {
  readonly fetchPhoto: FetchPhoto;
  readonly originOf: (address: PhotoAddress) => string | null;
  readonly cacheBytes: number;
}): FindPhoto {
  const { fetchPhoto, originOf, cacheBytes } = parts;
  const making = new Map<string | null, BulkheadPolicy>();
  const makingOf = (address: string) => {
    const origin = originOf(address);
    const known = making.get(origin) ?? bulkhead(madeAtOnce, mostWaiting);
    making.set(origin, known);
    return known;
  };
  const photos = new LRUCache<string, ShownPhoto, WantedPhoto>({
    maxSize: cacheBytes,
    // A photo that leaves the cache while it is fetched is answered all the same.
    ignoreFetchAbort: true,
    sizeCalculation: ({ bytes }) => bytes.length + 512,
    fetchMethod: (_key, _stale, { context: { address, width, format } }) => {
      const make = async () => {
        const bytes = await fetchPhoto(address);
        return (bytes && (await renderPhoto(bytes, width, format))) ?? undefined;
      };
      return makingOf(address)
        .execute(make)
        .catch((error) => {
          if (error instanceof BulkheadRejectedError) return undefined;
          throw error;
        });
    },
  });
  return (wanted) => photos.fetch(`${wanted.width} ${wanted.format} ${wanted.address}`, { context: wanted });
}
