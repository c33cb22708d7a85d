import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { randomOf } from '../../../upstream/demo/random.ts';

/** Photos of the company by their paths: each path has a picture of its own, coarse enough to be told from others. */
export function createPhotos() {
  const held = new LRUCache<string, Promise<Buffer>>({ max: 200 });
  const uploaded = new Map<string, { readonly bytes: Buffer; readonly type: string }>();
  return {
    async find(path: string): Promise<{ readonly bytes: Buffer; readonly type: string }> {
      const own = uploaded.get(path);
      if (own) return own;
      const drawn = held.get(path) ?? draw(path);
      held.set(path, drawn);
      return { bytes: await drawn, type: 'image/png' };
    },
    add(path: string, bytes: Buffer, type: string): void {
      uploaded.set(path, { bytes, type });
    },
  };
}

async function draw(path: string): Promise<Buffer> {
  const random = randomOf(...Buffer.from(path));
  const cells = Buffer.from(Array.from({ length: 8 * 8 * 3 }, () => random.whole(20, 235)));
  return sharp(cells, { raw: { width: 8, height: 8, channels: 3 } })
    .resize(240, 240, { kernel: 'cubic' })
    .png()
    .toBuffer();
}
