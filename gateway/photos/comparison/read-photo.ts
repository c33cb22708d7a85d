import { drawShownPhoto } from '../render.ts';

/** Side in pixels of the square to which pictures are stretched before they are compared. */
const side = 64;

/** A photo as a small grey square. */
export interface Picture {
  /** Brightness, row by row. */
  readonly grey: Uint8Array;
  /** The shorter side of the photo itself, in pixels. */
  readonly shorterSide: number;
}

/** Most uniform lines at an edge of an incomplete picture that is compared: missing parts of pictures look alike. */
const mostMissing = side / 4;

/** Difference up to which brightnesses count as equal. */
const tolerance = 2;

/**
 * Reads a photo for the comparison; null when the bytes are not a photo, have more than 50 million pixels, take ten seconds,
 * or lack more than a quarter of the picture. Never throws.
 */
export async function readPhoto(bytes: Uint8Array): Promise<Picture | null> {
  try {
    const drawn = await drawShownPhoto(bytes, (image) =>
      image
        .flatten({ background: '#fff' })
        .resize({ width: side, height: side, fit: 'fill' })
        .toColourspace('b-w')
        .raw(),
    );
    const grey = new Uint8Array(drawn.bytes);
    if (drawn.isIncomplete && missingLines(grey) > mostMissing) return null;
    return { grey, shorterSide: drawn.shorterSide };
  } catch {
    return null;
  }
}

/** Uniform lines at the edge that has most of them. The end of a file may be any edge, since the picture may be turned. */
function missingLines(grey: Uint8Array): number {
  const lines = Array.from({ length: side }, (_, line) => line);
  const isUniform = (indexOf: (line: number, step: number) => number) => (line: number) => {
    const values = lines.map((step) => grey[indexOf(line, step)] ?? 0);
    return Math.max(...values) - Math.min(...values) <= tolerance;
  };
  const uniformRows = lines.map(isUniform((line, step) => line * side + step));
  const uniformColumns = lines.map(isUniform((line, step) => step * side + line));
  const counts = [uniformRows, uniformRows.toReversed(), uniformColumns, uniformColumns.toReversed()].map((uniform) => {
    const end = uniform.indexOf(false);
    return end < 0 ? side : end;
  });
  return Math.max(...counts);
}

/** A square picture of brightnesses. */
export interface Level {
  readonly side: number;
  readonly grey: Float32Array;
}

/** A picture in two sizes. */
export interface Levels {
  readonly fine: Level;
  /** A quarter of its sides. */
  readonly coarse: Level;
}

/** A picture in two sizes, the smaller one as means of the larger. */
export function levelsOf(grey: Uint8Array): Levels {
  const fine = { side, grey: Float32Array.from(grey) };
  return { fine, coarse: halved(halved(fine)) };
}

function halved({ side: width, grey }: Level): Level {
  const half = width >> 1;
  const smaller = new Float32Array(half * half);
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const index = 2 * y * width + 2 * x;
      const upper = (grey[index] as number) + (grey[index + 1] as number);
      const lower = (grey[index + width] as number) + (grey[index + width + 1] as number);
      smaller[y * half + x] = (upper + lower) / 4;
    }
  }
  return { side: half, grey: smaller };
}
