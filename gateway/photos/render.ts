import sharp, { type Sharp } from 'sharp';

/** Formats a photo is served in. */
export type PhotoFormat = 'webp' | 'jpeg';

const readable: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];
const maximumPixels = 50_000_000;

/**
 * The photo within a square of `width` pixels, upright, never enlarged, without the camera's data; null when the bytes
 * are not a photo or would unfold to more than 50 million pixels. Never throws.
 */
export async function renderPhoto(bytes: Buffer, width: number, format: PhotoFormat): Promise<Buffer | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: maximumPixels, pages: 1 });
    const { format: found } = await image.metadata();
    // SVG and other documents are refused: they can hold more than a picture.
    if (!found || !readable.includes(found)) return null;
    const sized = image.rotate().resize({ width, height: width, fit: 'inside', withoutEnlargement: true });
    return await encode(sized, format);
  } catch {
    return null;
  }
}

/** The picture in place of a photo that cannot be shown: a neutral person on grey, as large as asked. */
export function renderPlaceholder(width: number, format: PhotoFormat): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${width}" height="${width}">
    <rect width="100" height="100" fill="#e4e6ea"/>
    <circle cx="50" cy="38" r="17" fill="#a9afba"/>
    <path d="M16 100c2-26 14-38 34-38s32 12 34 38z" fill="#a9afba"/>
  </svg>`;
  return encode(sharp(Buffer.from(drawing)), format);
}

function encode(image: Sharp, format: PhotoFormat): Promise<Buffer> {
  const encoded =
    format === 'webp' ? image.webp({ quality: 80 }) : image.flatten({ background: '#fff' }).jpeg({ quality: 82 });
  return encoded.toBuffer();
}
