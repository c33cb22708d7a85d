import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { preparePhoto } from '../../../gateway/staff/upload-photo.ts';

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } });
const refusal = { extensions: { code: 'BAD_USER_INPUT', field: 'image' } };

describe('preparePhoto', () => {
  it('removes the camera and the place, and turns the photo upright', async () => {
    const taken = await drawn(40, 20)
      .jpeg()
      .withExif({ IFD0: { Model: 'Phone 12' }, IFD3: { GPSLatitude: '6/1 27/1 30/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeInstanceOf(Buffer);
    const photo = await preparePhoto(taken, 'ada.jpg');
    const { exif, xmp, iptc, orientation, width, height, format } = await sharp(photo).metadata();
    expect({ exif, xmp, iptc, orientation, width, height, format }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: undefined,
      width: 20,
      height: 40,
      format: 'jpeg',
    });
    expect(photo.includes('Phone 12')).toBe(false);
  });

  it('keeps nothing that hides behind or within a photo', async () => {
    const script = '<script>alert(1)</script>';
    for (const format of ['png', 'jpeg'] as const) {
      const whole = await drawn(8, 8)
        .toFormat(format)
        .withExif({ IFD0: { Copyright: script } })
        .toBuffer();
      const photo = await preparePhoto(Buffer.concat([whole, Buffer.from(script)]), `a.${format}`);
      expect(photo.includes('script')).toBe(false);
      expect((await sharp(photo).metadata()).format).toBe('jpeg');
    }
  });

  it('makes photos at most 2,000 pixels wide and high, and transparent ones white', async () => {
    const photo = await preparePhoto(await drawn(2_400, 600).png().toBuffer(), 'WIDE.PNG');
    expect(await sharp(photo).metadata()).toMatchObject({ width: 2_000, height: 500 });
    const clear = await sharp({ create: { width: 2, height: 2, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { channels } = await sharp(await preparePhoto(clear, 'clear.png')).stats();
    expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
  });

  it('refuses more than 50 million pixels', { tags: 'long' }, async () => {
    const huge = await drawn(8_000, 6_400).png({ compressionLevel: 9 }).toBuffer();
    await expect(preparePhoto(huge, 'huge.png')).rejects.toMatchObject(refusal);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['GIF', () => drawn(2, 2).gif().toBuffer()],
    ['WebP', () => drawn(2, 2).webp().toBuffer()],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a GIF that says JPEG in its third byte',
      async () => Buffer.concat([Buffer.from('GIF'), Buffer.from([0xff, 0xd8, 0xff])]),
    ],
    ['a JPEG signature and nothing behind it', async () => Buffer.from([0xff, 0xd8, 0xff])],
    ['a PNG signature before a page', async () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
    ['nothing', async () => Buffer.alloc(0)],
  ])('refuses %s', async (_kind, bytes) => {
    await expect(preparePhoto(await bytes(), 'ada.png')).rejects.toMatchObject(refusal);
  });

  it.each(['ada', 'ada.svg', 'ada.png.exe', '', 'ada.png\u0000.html'])('R-051 refuses the name %j', async (name) => {
    await expect(preparePhoto(await drawn(2, 2).png().toBuffer(), name)).rejects.toMatchObject(refusal);
  });
});
