import sharp from 'sharp';

/** Pixels a side of what pictures are compared as, stretched to a square. */
export const side = 64;

/** A photo as it is compared: grey, small and square. */
export interface Picture {
  /** Brightness, row by row. */
  readonly grey: Uint8Array;
  /** The shorter side of the photo itself, in pixels. */
  readonly shorterSide: number;
}

const readable: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];
const maximumPixels = 50_000_000;
/** Seconds after which a photo that is still being unfolded is given up: the turns of all comparisons wait for it. */
const patience = 10;

/**
 * The photo as it is compared; null when the bytes are not a photo would unfold to more than 50 million pixels, or take ten
 * seconds. Never throws.
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: maximumPixels, pages: 1 });
    const { format, width, height } = await image.metadata();
    if (!format || !readable.includes(format)) return null;
    const drawn = image
      .timeout({ seconds: patience })
      .rotate()
      .flatten({ background: '#fff' })
      .resize({ width: side, height: side, fit: 'fill' });
    const raw = await drawn.toColourspace('b-w').raw().toBuffer();
    return { grey: new Uint8Array(raw), shorterSide: Math.min(width, height) };
  } catch {
    return null;
  }
}
