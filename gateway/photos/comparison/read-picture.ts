import { drawShownPhoto } from '../shown-photo.ts';

/** Pixels a side of what pictures are compared as, stretched to a square. */
export const side = 64;

/** A photo as it is compared: grey, small and square. */
export interface Picture {
  /** Brightness, row by row. */
  readonly grey: Uint8Array;
  /** The shorter side of the photo itself, in pixels. */
  readonly shorterSide: number;
}

/** Lines of one brightness at an edge up to which an incomplete picture is compared: with more, what is missing looks alike. */
const mostMissing = side / 4;

/** Brightnesses that count as one. */
const tolerance = 2;

/**
 * The photo as it is compared; null when the bytes are not a photo, would unfold to more than 50 million pixels, take ten
 * seconds, or lack more than a quarter of the picture. Never throws.
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture | null> {
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

/** Lines of one brightness at the edge that has most of them: the end of a file may be any edge of an upright picture. */
function missingLines(grey: Uint8Array): number {
  const lines = Array.from({ length: side }, (_, line) => line);
  const isPlain = (at: (line: number, step: number) => number) => (line: number) => {
    const values = lines.map((step) => grey[at(line, step)] ?? 0);
    return Math.max(...values) - Math.min(...values) <= tolerance;
  };
  const isPlainRow = lines.map(isPlain((line, step) => line * side + step));
  const isPlainColumn = lines.map(isPlain((line, step) => step * side + line));
  const counts = [isPlainRow, isPlainRow.toReversed(), isPlainColumn, isPlainColumn.toReversed()].map((plain) => {
    const end = plain.indexOf(false);
    return end < 0 ? side : end;
  });
  return Math.max(...counts);
}
