import express from 'express';
import { LRUCache } from 'lru-cache';
import { imageCaching } from '../images.ts';
import { alterPicture } from './alter-picture.ts';
import { drawPortrait } from './draw-portrait.ts';
import { parseAltered, parsePortraitName } from './portrait-name.ts';

const cacheBytes = 24 * 1024 * 1024;

/**
 * Serves the photos of the demo company: `GET /:name` for the names of `portraitName` and `altered`, drawn when asked for
 * and always the same. JPEG, 480 x 600 unless resized or cropped. Any other name answers 404.
 */
export function demoPortraits(): express.Router {
  const cache = new LRUCache<string, Buffer>({ maxSize: cacheBytes, sizeCalculation: (bytes) => bytes.length });
  const router = express.Router();
  router.get('/:name', async (request, response) => {
    const { name } = request.params;
    const reused = parseAltered(name);
    const key = parsePortraitName(reused?.original ?? name);
    response.set('X-Content-Type-Options', 'nosniff');
    if (!key) {
      response.status(404).type('text/plain').send('no such portrait');
      return;
    }
    let bytes = cache.get(name);
    if (!bytes) {
      const drawn = await drawPortrait(key);
      bytes = reused ? await alterPicture(drawn, reused.change, name) : drawn;
      cache.set(name, bytes);
    }
    response.set('Cache-Control', imageCaching).type('image/jpeg').send(bytes);
  });
  return router;
}
