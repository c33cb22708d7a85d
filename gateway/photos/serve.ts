import express, { type Router } from 'express';
import { LRUCache } from 'lru-cache';
import { codedError } from '../errors.ts';
import type { FetchPhoto } from './fetch-photo.ts';
import { photoWidths } from './photo.ts';
import { type PhotoFormat, renderPhoto, renderPlaceholder } from './render.ts';
import type { PhotoSigner } from './sign.ts';

interface Wanted {
  readonly address: string;
  readonly width: number;
  readonly format: PhotoFormat;
}

/**
 * Serves the addresses that `signer` made, without a token. Resized photos are cached, up to `cacheBytes`; requests for
 * one photo at one time fetch it once. A photo that cannot be had is answered by a placeholder and asked for again a
 * minute later. Altered and old addresses throw FORBIDDEN.
 */
export function photoRoutes(signer: PhotoSigner, fetchPhoto: FetchPhoto, cacheBytes: number): Router {
  const photos = new LRUCache<string, Buffer, Wanted>({
    maxSize: cacheBytes,
    sizeCalculation: (bytes) => bytes.length + 512,
    fetchMethod: async (_key, _stale, { context: { address, width, format } }) => {
      const bytes = await fetchPhoto(address);
      return (bytes && (await renderPhoto(bytes, width, format))) ?? undefined;
    },
  });
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
    const format = request.headers.accept?.includes('image/webp') ? 'webp' : 'jpeg';
    const key = `${width} ${format} ${address}`;
    const photo = await photos.fetch(key, { context: { address, width, format } });
    const age = Math.max(0, Math.floor(expires - Date.now() / 1000));
    response.set({
      'Content-Type': `image/${format}`,
      'Cache-Control': photo ? `private, max-age=${age}, immutable` : 'private, max-age=60',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      Vary: 'Accept',
    });
    response.end(photo ?? (await placeholder(width, format)));
  });
  return router;
}
