import type { Alignment } from './align.ts';
import { side } from './read-picture.ts';

/** Words of 32 bits of a hash: 16 rows of 16 differences. */
const hashWords = 8;

const cells = 16;

/** Smallest difference of brightness that counts, as a share of the picture's contrast; less is noise of flat walls. */
const threshold = 0.03;

/** A part of a picture, as shares of its sides. */
interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Parts that a crop may leave of a picture: the whole, and three sizes at nine positions each. */
const windows: readonly Window[] = [
  { left: 0, top: 0, width: 1, height: 1 },
  ...[0.96, 0.92, 0.88].flatMap((size) =>
    [0, 0.5, 1].flatMap((across) =>
      [0, 0.5, 1].map((down) => ({ left: across * (1 - size), top: down * (1 - size), width: size, height: size })),
    ),
  ),
];

/** For each window, the alignment of a whole picture with that window of another. */
const alignments: readonly Alignment[] = windows.map(({ left, top, width, height }) => [
  width - 1,
  0,
  2 * left + width - 1,
  0,
  height - 1,
  2 * top + height - 1,
]);

/** The hashes of a picture: which of two neighbours on a coarse grid is brighter. Nobody can be recognised in them. */
export interface PictureHashes {
  /** `hashWords` words for each window; those of the whole picture first. */
  readonly windows: Uint32Array;
  /** Of the whole picture, mirrored. */
  readonly mirrored: Uint32Array;
}

/** Works out the hashes of a picture. */
export function hashPicture(grey: Uint8Array): PictureHashes {
  const sums = sumsOf(grey);
  const least = threshold * contrastOf(grey);
  const hashes = new Uint32Array(windows.length * hashWords);
  for (const [index, window] of windows.entries()) {
    writeHash(meansOf(sums, window), least, hashes, index * hashWords, false);
  }
  const mirrored = new Uint32Array(hashWords);
  writeHash(meansOf(sums, windows[0] as Window), least, mirrored, 0, true);
  return { windows: hashes, mirrored };
}

/** Number of bits that differ; counting stops above `limit`. */
function distance(one: Uint32Array, from: number, other: Uint32Array, to: number, limit: number): number {
  let sum = 0;
  for (let word = 0; word < hashWords && sum <= limit; word++) {
    let bits = (one[from + word] as number) ^ (other[to + word] as number);
    bits -= (bits >>> 1) & 0x5555_5555;
    bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
    sum += Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return sum;
}

/** Standard deviation of the brightness. */
function contrastOf(grey: Uint8Array): number {
  let [sum, squares] = [0, 0];
  for (const value of grey) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / grey.length;
  return Math.sqrt(Math.max(0, squares / grey.length - mean * mean));
}

/** For each point, the sum of all brightness above and to the left; one row and one column more than the picture. */
function sumsOf(grey: Uint8Array): Float64Array {
  const width = side + 1;
  const sums = new Float64Array(width * width);
  for (let y = 0; y < side; y++) {
    let row = 0;
    for (let x = 0; x < side; x++) {
      row += grey[y * side + x] as number;
      sums[(y + 1) * width + x + 1] = (sums[y * width + x + 1] as number) + row;
    }
  }
  return sums;
}

/** Mean brightness of the window's 16 rows of 17 cells; their edges may be between pixels. */
function meansOf(sums: Float64Array, { left, top, width, height }: Window): Float64Array {
  const means = new Float64Array(cells * (cells + 1));
  const rows = edges(top, height, cells);
  const columns = edges(left, width, cells + 1);
  const corners = rows.map((y) => columns.map((x) => sumTo(sums, x, y)));
  const area = ((width * side) / (cells + 1)) * ((height * side) / cells);
  for (let y = 0; y < cells; y++) {
    const [upper = [], lower = []] = [corners[y], corners[y + 1]];
    for (let x = 0; x <= cells; x++) {
      const [a = 0, b = 0, c = 0, d = 0] = [upper[x], upper[x + 1], lower[x], lower[x + 1]];
      means[y * (cells + 1) + x] = (d - c - b + a) / area;
    }
  }
  return means;
}

const edges = (start: number, size: number, count: number) =>
  Array.from({ length: count + 1 }, (_, step) => Math.min(side, (start + (size * step) / count) * side));

/** The sum of all brightness above and to the left of a point, which may be between pixels. */
function sumTo(sums: Float64Array, x: number, y: number): number {
  const width = side + 1;
  const [left, top] = [Math.min(side - 1, Math.floor(x)), Math.min(side - 1, Math.floor(y))];
  const [u, v] = [x - left, y - top];
  const index = top * width + left;
  const upper = (sums[index] as number) * (1 - u) + (sums[index + 1] as number) * u;
  const lower = (sums[index + width] as number) * (1 - u) + (sums[index + width + 1] as number) * u;
  return upper * (1 - v) + lower * v;
}

function writeHash(means: Float64Array, least: number, hashes: Uint32Array, from: number, isMirrored: boolean): void {
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      const index = y * (cells + 1) + (isMirrored ? cells - x : x);
      const next = isMirrored ? index - 1 : index + 1;
      if ((means[next] as number) - (means[index] as number) <= least) continue;
      const bit = y * cells + x;
      hashes[from + (bit >>> 5)] = (hashes[from + (bit >>> 5)] as number) | (1 << (bit & 31));
    }
  }
}

/** Most bits of 256 in which the hashes of a picture and its copy differ. */
const limit = 58;

/** The same for two reference photos, which all look alike. */
const limitOfReferences = 24;

/** How the hashes of two pictures align one with a window of the other. */
export interface Laid {
  /** Whether the second picture is aligned with a window of the first; else the first with one of the second. */
  readonly isTurned: boolean;
  /** Whether the aligned picture is mirrored. */
  readonly isMirrored: boolean;
  readonly alignment: Alignment;
}

/** Whether two reference photos may be one picture, uncropped; null when their hashes differ. */
export function findAlike(one: PictureHashes, other: PictureHashes): Laid | null {
  if (distance(one.windows, 0, other.windows, 0, limitOfReferences) > limitOfReferences) return null;
  return { isTurned: false, isMirrored: false, alignment: alignments[0] as Alignment };
}

/** How two photos may be one picture: the window in which their hashes differ least; null when they differ in all. */
export function findCandidate(one: PictureHashes, other: PictureHashes): Laid | null {
  let best: { bits: number; window: number; isTurned: boolean; isMirrored: boolean } | null = null;
  for (const isTurned of [false, true]) {
    const [laid, under] = isTurned ? [other, one] : [one, other];
    for (const isMirrored of [false, true]) {
      const hash = isMirrored ? laid.mirrored : laid.windows;
      for (let window = isTurned ? 1 : 0; window < windows.length; window++) {
        const most = best ? best.bits - 1 : limit;
        const bits = distance(hash, 0, under.windows, window * hashWords, most);
        if (bits <= most) best = { bits, window, isTurned, isMirrored };
      }
    }
  }
  return best && { ...best, alignment: alignments[best.window] as Alignment };
}
