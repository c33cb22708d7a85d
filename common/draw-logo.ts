import type { Sharp } from 'sharp';
import { drawPhoto, photoFormatOf } from './draw-photo.ts';

const size = { width: 600, height: 200, fit: 'inside', withoutEnlargement: true } as const;

/** Above this number of bytes a logo is a photo, and stored as JPEG. */
const largestPNG = 100_000;

/**
 * A logo encoded again, at most 600 by 200 pixels and without metadata, as a `data:` address; a PNG stays transparent.
 * Throws PhotoFault for anything but a PNG or JPEG picture.
 */
export async function drawLogo(bytes: Uint8Array): Promise<string> {
  const asJPEG = (image: Sharp) => image.resize(size).flatten({ background: '#fff' }).jpeg({ quality: 85 });
  if (photoFormatOf(bytes, ['png'])) {
    const { bytes: png } = await drawPhoto(bytes, ['png'], (image) => image.resize(size).png({ compressionLevel: 9 }));
    if (png.length <= largestPNG) return `data:image/png;base64,${png.toString('base64')}`;
  }
  const { bytes: jpeg } = await drawPhoto(bytes, ['png', 'jpeg'], asJPEG);
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
