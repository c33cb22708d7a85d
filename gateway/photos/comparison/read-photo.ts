import type { SharpOptions } from 'sharp';
import phash from 'sharp-phash';
import { drawShownPhoto } from '../render.ts';

/** The package declares a default export, and its module is that function itself. */
const hashOf = phash as unknown as (image: Buffer, options: SharpOptions) => Promise<string>;

/** Side in pixels of the square to which photos are stretched before they are compared. */
export const side = 64;

/** What is kept of a photo that was read: the hash, in which nobody can be recognised. */
export interface KnownPhoto {
  /** Its 64 bits as two numbers. */
  readonly hash: readonly [number, number];
  /** The shorter side of the photo itself, in pixels. */
  readonly shorterSide: number;
}

/** A photo that was read. */
export interface ReadPhoto {
  readonly known: KnownPhoto;
  /** Brightness of the square, row by row. */
  readonly grey: Uint8Array;
}

/**
 * Reads a photo for the comparison; null when the bytes are not a photo, have more than 50 million pixels, take ten seconds,
 * or lack more than a quarter of the picture. Never throws.
 */
export async function readPhoto(bytes: Uint8Array): Promise<ReadPhoto | null> {
  try {
    const { bytes: grey, ...drawn } = await drawShownPhoto(bytes, (image) =>
      image
        .flatten({ background: '#fff' })
        .resize({ width: side, height: side, fit: 'fill' })
        .toColourspace('b-w')
        .raw(),
    );
    if (drawn.isIncomplete && missingLines(grey) > side / 4) return null;
    const bits = await hashOf(grey, { raw: { width: side, height: side, channels: 1 } });
    const [first, second] = [bits.slice(0, 32), bits.slice(32)].map((half) => Number.parseInt(half, 2) | 0);
    return {
      known: { hash: [first ?? 0, second ?? 0], shorterSide: drawn.shorterSide },
      grey: new Uint8Array(grey),
    };
  } catch {
    return null;
  }
}

/** Lines of one brightness, as the missing part of an incomplete photo has; columns where the photo lies on its side. */
function missingLines(grey: Uint8Array): number {
  const lines = Array.from({ length: side }, (_, line) => line);
  const isPlain = (values: readonly number[]) => Math.max(...values) - Math.min(...values) <= 2;
  const rows = lines.filter((y) => isPlain(lines.map((x) => grey[y * side + x] ?? 0)));
  const columns = lines.filter((x) => isPlain(lines.map((y) => grey[y * side + x] ?? 0)));
  return Math.max(rows.length, columns.length);
}
