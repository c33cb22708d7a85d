import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import express, { type Request, type Response, type Router } from 'express';
import { LRUCache } from 'lru-cache';
import { incompletePhotoHeader } from '../../schema/incomplete-photo.ts';
import { notFound } from '../http/errors.ts';
import { codedError } from '../shared/errors.ts';
import type { FetchPhoto } from './fetch-photo.ts';
import { type PhotoAddress, photoWidths, servedWidth } from './photo.ts';
import { type PhotoFormat, renderPhoto, renderPlaceholder, type ShownPhoto } from './render.ts';
import type { PhotoSigner } from './sign.ts';

/** What the photo routes work with. */
interface PhotoSettings {
  readonly signer: PhotoSigner;
  readonly find: FindPhoto;
  /** Throws UNAUTHENTICATED unless the caller is signed in. */
  readonly assertSignedIn: (request: Request, response: Response) => Promise<void>;
}

/**
 * Serves the addresses of `signer`. `/photos/…` needs no token; a photo that cannot be fetched is a placeholder for a minute.
 * `/photo/…`, a link, needs a token; a browser without one gets the client's page, which sends it, and a missing photo is
 * 404. A header marks a photo whose file ends early. Throws FORBIDDEN for altered and old addresses.
 */
export function photoRoutes(settings: PhotoSettings): Router {
  const { signer, find, assertSignedIn } = settings;
  const placeholders = new Map<string, Promise<Buffer>>();
  const placeholder = (width: number, format: PhotoFormat) => {
    const key = `${width} ${format}`;
    const drawn = placeholders.get(key) ?? renderPlaceholder(width, format);
    placeholders.set(key, drawn);
    return drawn;
  };

  const router = express.Router();
  router.get('/photos/:width/:expires/:signature/:address', async (request, response) => {
    const verified = signer.verify(request.params);
    if (!verified || !photoWidths.some((width) => width === verified.width)) {
      throw codedError('FORBIDDEN', 'This photo address is too old or was altered. Load the list again.');
    }
    const { address, width, expires } = verified;
    const format = formatFor(request);
    const photo = await find({ address, width, format });
    const age = Math.max(0, Math.floor(expires - Date.now() / 1000));
    const caching = photo ? `private, max-age=${age}, immutable` : 'private, max-age=60';
    const shown = photo ?? { bytes: await placeholder(width, format), isIncomplete: false };
    answer(response, shown, format, { 'Cache-Control': caching, Vary: 'Accept' });
  });
  router.get('/photo/:signature/:address', async (request, response, next) => {
    const { authorization, accept = '' } = request.headers;
    if (authorization === undefined && accept.includes('text/html')) return next();
    await assertSignedIn(request, response);
    const address = signer.readLink(request.path);
    if (address === null) throw codedError('FORBIDDEN', 'This photo address was altered. Copy all of it.');
    const format = formatFor(request);
    const photo = await find({ address, width: servedWidth(null), format });
    if (!photo) return notFound(request, response, next);
    // The client's page has the same address.
    answer(response, photo, format, { 'Cache-Control': 'private, no-store', Vary: 'Accept, Authorization' });
  });
  return router;
}

const formatFor = ({ headers }: Request): PhotoFormat => (headers.accept?.includes('image/webp') ? 'webp' : 'jpeg');

function answer(response: Response, photo: ShownPhoto, format: PhotoFormat, headers: Record<string, string>): void {
  response.set({
    ...(photo.isIncomplete && { [incompletePhotoHeader]: 'true' }),
    'Content-Type': `image/${format}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ...headers,
  });
  response.end(photo.bytes);
}

/**
 * Photos of one origin that are fetched and resized at once, each of at most 16 MiB. Up to `mostWaiting` more wait, further
 * ones are missing. A slow origin does not delay another.
 */
const madeAtOnce = 16;
const mostWaiting = 1_000;

/** A photo in a size and format. */
interface WantedPhoto {
  readonly address: PhotoAddress;
  readonly width: number;
  readonly format: PhotoFormat;
}

/** Finds a photo, which is fetched and resized once for all who ask at the same time; undefined when it is not available. */
export type FindPhoto = (wanted: WantedPhoto) => Promise<ShownPhoto | undefined>;

/** Creates the cache of shown photos, of `cacheBytes` bytes; `originOf` is an address's origin. */
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
    // A photo that leaves the cache during its fetch is still answered.
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
