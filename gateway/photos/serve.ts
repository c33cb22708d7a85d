import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import express, { type Request, type Response, type Router } from 'express';
import { LRUCache } from 'lru-cache';
import { codedError } from '../errors.ts';
import type { FetchPhoto } from './fetch-photo.ts';
import { photoWidths, servedWidth } from './photo.ts';
import type { PhotoLinks } from './photo-links.ts';
import { type PhotoFormat, renderPhoto, renderPlaceholder } from './render.ts';
import type { PhotoSigner } from './sign.ts';

/**
 * Photos of one origin fetched and resized at once, of 16 MiB each at most; more wait, and what would wait too long has a
 * placeholder. A slow origin holds up no other.
 */
const madeAtOnce = 16;
const mostWaiting = 1_000;

interface Wanted {
  readonly address: string;
  readonly width: number;
  readonly format: PhotoFormat;
}

/** What photos are served with. */
interface PhotoSettings {
  readonly signer: PhotoSigner;
  readonly links: PhotoLinks;
  readonly fetchPhoto: FetchPhoto;
  /** Whose photo an address is; null for one that is not asked. */
  readonly originOf: (address: string) => string | null;
  /** Bytes of resized photos cached. */
  readonly cacheBytes: number;
  /** Throws unless the request is that of somebody who is signed in. */
  readonly assertSignedIn: (request: Request, response: Response) => Promise<void>;
  /** Answers that there is nothing. */
  readonly notFound: (request: Request, response: Response) => void;
}

/**
 * Serves the addresses that `signer` made, without a token, and those of `links` to who brings one; browsers that bring
 * none get the client's page there, which does. Resized photos are cached; requests for one photo at one time fetch it
 * once. A photo that cannot be had is answered by a placeholder and asked for again a minute later, at a link by 404.
 * Altered and old addresses throw FORBIDDEN.
 */
export function photoRoutes(settings: PhotoSettings): Router {
  const { signer, links, fetchPhoto, originOf, cacheBytes, assertSignedIn, notFound } = settings;
  const making = new Map<string | null, BulkheadPolicy>();
  const makingOf = (address: string) => {
    const origin = originOf(address);
    const known = making.get(origin) ?? bulkhead(madeAtOnce, mostWaiting);
    making.set(origin, known);
    return known;
  };
  const photos = new LRUCache<string, Buffer, Wanted>({
    maxSize: cacheBytes,
    // A photo that others drive out while it is fetched is answered all the same.
    ignoreFetchAbort: true,
    sizeCalculation: (bytes) => bytes.length + 512,
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
  const find = (wanted: Wanted) =>
    photos.fetch(`${wanted.width} ${wanted.format} ${wanted.address}`, { context: wanted });
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
    answer(response, photo ?? (await placeholder(width, format)), format, { 'Cache-Control': caching, Vary: 'Accept' });
  });
  router.get('/photo/:signature/:address', async (request, response, next) => {
    const { authorization, accept = '' } = request.headers;
    if (authorization === undefined && accept.includes('text/html')) return next();
    await assertSignedIn(request, response);
    const address = links.read(request.path);
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

function answer(response: Response, photo: Buffer, format: PhotoFormat, headers: Record<string, string>): void {
  response.set({
    'Content-Type': `image/${format}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ...headers,
  });
  response.end(photo);
}
