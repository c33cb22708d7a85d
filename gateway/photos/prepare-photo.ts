import sharp from 'sharp';
import { imageExtensions } from '../../schema/limits.ts';
import { codedError } from '../errors.ts';

/** Most pixels that are unfolded: a small file can hold gigabytes. */
const maximumPixels = 50_000_000;

/** Longest side of what is stored, in pixels: the widest that is ever shown, with room. */
const maximumSide = 2_000;

const signatures = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
} as const;

const refused = (message: string) => codedError('BAD_USER_INPUT', message, { field: 'image' });

/**
 * A photo drawn anew as JPEG: upright, at most 2,000 pixels a side, without metadata and without anything that was
 * hidden in or behind it. Throws BAD_USER_INPUT with field `image` unless the name ends with .png, .jpeg or .jpg and
 * the content is a whole PNG or JPEG image of at most 50 million pixels.
 */
export async function preparePhoto(bytes: Buffer, fileName: string): Promise<Buffer> {
  if (!imageExtensions.some((extension) => fileName.toLowerCase().endsWith(extension))) {
    throw refused(`The file's name does not end with ${imageExtensions.join(', ')}. Choose a photo.`);
  }
  const format = formatOf(bytes);
  if (!format) throw refused('The file is no PNG or JPEG image, whatever its name says. Choose another photo.');
  try {
    const image = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error', pages: 1 });
    const found = await image.metadata();
    if (found.format !== format) throw new Error(`The content is ${found.format}`);
    return await image
      .rotate()
      .resize({ width: maximumSide, height: maximumSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 90 })
      .timeout({ seconds: 20 })
      .toBuffer();
  } catch {
    throw refused('The photo is damaged or has more than 50 million pixels. Choose another one.');
  }
}

function formatOf(bytes: Buffer): keyof typeof signatures | null {
  if (bytes.subarray(0, signatures.png.length).equals(signatures.png)) return 'png';
  return bytes.subarray(0, signatures.jpeg.length).equals(signatures.jpeg) ? 'jpeg' : null;
}
