import { bulkhead } from 'cockatiel';
import sharp, { type Sharp } from 'sharp';
import { type Draw, type DrawnPhoto, drawPhoto, PhotoFault, photoFormatOf } from '../../common/draw-photo.ts';

/** Formats a photo is served in. */
export type PhotoFormat = 'webp' | 'jpeg';

/** A photo as it is shown. */
export interface ShownPhoto {
  readonly bytes: Buffer;
  /** Whether its file ends early, so that a part of the picture may be missing. */
  readonly isIncomplete: boolean;
}

/**
 * Renders a photo within a square of `width` pixels: upright, never enlarged, without the camera's data. Null when the bytes
 * are not a photo, have more than 50 million pixels, or take longer than ten seconds. Never throws.
 */
export async function renderPhoto(bytes: Buffer, width: number, format: PhotoFormat): Promise<ShownPhoto | null> {
  const size = { width, height: width, fit: 'inside', withoutEnlargement: true } as const;
  try {
    const drawn = await drawShownPhoto(bytes, (image) => encoded(image.resize(size), format));
    return { bytes: drawn.bytes, isIncomplete: drawn.isIncomplete };
  } catch {
    return null;
  }
}

/** The picture that replaces a photo which cannot be shown: a neutral person on grey, `width` pixels a side. */
export function renderPlaceholder(width: number, format: PhotoFormat): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${width}" height="${width}">
    <rect width="100" height="100" fill="#e4e6ea"/>
    <circle cx="50" cy="38" r="17" fill="#a9afba"/>
    <path d="M16 100c2-26 14-38 34-38s32 12 34 38z" fill="#a9afba"/>
  </svg>`;
  return encoded(sharp(Buffer.from(drawing)), format).toBuffer();
}

const encoded = (image: Sharp, format: PhotoFormat): Sharp =>
  format === 'webp' ? image.webp({ quality: 80 }) : image.flatten({ background: '#fff' }).jpeg({ quality: 82 });

/** Formats of photos that the gateway shows and compares. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'] as const;

/** Milliseconds after which drawing a picture is given up. */
const longestDrawing = 10_000;

/**
 * AVIF pictures that are decoded at once. Decoding one cannot be stopped, and occupies one of the four threads of
 * Node's pool.
 */
const turns = bulkhead(2, Number.POSITIVE_INFINITY);

/**
 * Draws a photo to show or compare. Throws PhotoFault after at most `most` milliseconds, including an AVIF picture's wait for
 * its turn. An AVIF picture keeps its turn until it is decoded; pictures of other formats do not wait.
 */
export function drawShownPhoto(bytes: Uint8Array, draw: Draw, most = longestDrawing): Promise<DrawnPhoto> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const timer = setTimeout(() => {
      isGivenUp = true;
      reject(new PhotoFault('LATE'));
    }, most);
    const run = async () => {
      if (!isGivenUp) await drawPhoto(bytes, formats, draw).then(resolve, reject);
      clearTimeout(timer);
    };
    void (photoFormatOf(bytes, ['heif']) ? turns.execute(run) : run());
  });
}
