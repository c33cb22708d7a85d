import express from 'express';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { imageCaching } from '../images.ts';
import { drawPortrait } from './portrait/draw-portrait.ts';
import { parsePortraitName } from './portrait-name.ts';

const cacheBytes = 24 * 1024 * 1024;

/**
 * Serves the photos of the demo company: `GET /:name` for the names of `portraitName`, drawn when asked for and always
 * the same. JPEG, 480 x 600. Any other name answers 404.
 */
export function demoPortraits(): express.Router {
  const cache = new LRUCache<string, Buffer>({ maxSize: cacheBytes, sizeCalculation: (bytes) => bytes.length });
  const router = express.Router();
  router.get('/:name', async (request, response) => {
    const { name } = request.params;
    const key = parsePortraitName(name);
    response.set('X-Content-Type-Options', 'nosniff');
    if (!key) {
      response.status(404).type('text/plain').send('no such portrait');
      return;
    }
    const bytes = cache.get(name) ?? (await render(drawPortrait(key)));
    cache.set(name, bytes);
    response.set('Cache-Control', imageCaching).type('image/jpeg').send(bytes);
  });
  return router;
}

function render(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 78 }).toBuffer();
}
