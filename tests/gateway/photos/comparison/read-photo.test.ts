/** @module-tag long */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPhoto } from '../../../../gateway/photos/comparison/read-photo.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false });
const photo = await plain(300, 200).jpeg().toBuffer();

/** A PNG that says it is so many pixels wide and high, of which it has none. */
const hollow = async (width: number, height: number) => {
  const png = await plain(8, 8).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
};

describe('readPhoto', () => {
  it('takes bytes that are no photo for none, whatever they are, and goes on', async () => {
    const damaged = [
      Buffer.alloc(0),
      Buffer.from('<html>not found</html>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      photo.subarray(0, 300),
      (await plain(300, 200).webp().toBuffer()).subarray(0, 60),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(2000).fill(0xff)]),
      await hollow(60_000, 60_000),
      await hollow(300, 200),
    ];
    const read = await Promise.all(damaged.map((bytes) => readPhoto(bytes)));
    expect(read).toEqual(damaged.map(() => null));
    expect((await readPhoto(photo))?.known.shorterSide).toBe(200);
  });
});
