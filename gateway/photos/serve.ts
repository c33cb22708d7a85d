import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import express, { type Request, type Response, type Router } from 'express';
import { LRUCache } from 'lru-cache';
import { incompletePhotoHeader } from '../../schema/incomplete-photo.ts';
import { codedError } from '../shared/errors.ts';
import type { FetchPhoto } from './fetch-photo.ts';
import { type PhotoAddress, photoWidths, servedWidth } from './photo.ts';
import { type PhotoFormat, renderPhoto, renderPlaceholder, type ShownPhoto } from './render.ts';
import type { PhotoSigner } from './sign.ts';

/** What photos are served with. */
interface PhotoSettings {
  readonly signer: PhotoSigner;
  readonly find: FindPhoto;
  /** Throws unless the request is that of somebody who is signed in. */
  readonly assertSignedIn: (request: Request, response: Response) => Promise<void>;
  /** Answers that there is nothing. */
  readonly notFound: (request: Request, response: Response) => void;
}

/**
 * Serves the addresses that `signer` made: its links with a token, the others without one; a browser without a token gets
 * the client's page there, which sends one. A header says that the photo's file ends early. A photo that cannot be fetched
 * is answered by a placeholder for a minute, and at a link by 404. Altered and old addresses throw FORBIDDEN.
 */
export function photoRoutes(settings: PhotoSettings): Router {
  const { signer, find, assertSignedIn, notFound } = settings;
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
      throw codedError('FORBIDDEN', 'This photo address is too old or was altered. Load the list again for a new one.');
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
    if (!photo) return notFound(request, response);
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
