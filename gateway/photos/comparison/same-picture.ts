import { type Alignment, align } from './align.ts';
import type { Level, Levels } from './read-picture.ts';

/** Least likeness of two photos that are one picture: over all, and in the part where they are least alike. */
const same = { likeness: 0.95, worst: 0.2 };

/** The same for two reference photos. Stricter, since any two faces before plain walls are quite alike. */
const sameReferences = { likeness: 0.996, worst: 0.96 };

/** How alike the edges of two pictures are. */
export interface Likeness {
  /** Over all; 1 for equal ones. */
  readonly likeness: number;
  /** In the part in which they are least alike. */
  readonly worst: number;
}

/** Whether two photos of that likeness are one picture; `areReferences` when both are reference photos. */
export function isSame({ likeness, worst }: Likeness, areReferences: boolean): boolean {
  const least = areReferences ? sameReferences : same;
  return likeness >= least.likeness && worst >= least.worst;
}

/** Least likeness on the coarse level with which a comparison goes on. */
const leastCoarse = 0.8;

/** Whether two pictures that the hashes found are alike enough for a closer comparison. */
export const mayBeSame = (one: Level, other: Level, laid: Alignment): boolean =>
  likenessOf(one, other, laid).likeness >= leastCoarse;

/** How alike two pictures are in their best alignment; null where there is none. */
export function compare(one: Levels, other: Levels, laid: Alignment): Likeness | null {
  let found = align(one.coarse, other.coarse, laid, 8);
  if (!found || likenessOf(one.coarse, other.coarse, found).likeness < leastCoarse) return null;
  found = align(one.middle, other.middle, found, 6);
  found = found && align(one.fine, other.fine, found, 4);
  return found && likenessOf(one.fine, other.fine, found);
}

/** Brightness above which edges may be lost. */
const white = 250;

/** Parts of a picture along each side, which are compared one by one. */
const parts = 5;

/**
 * How alike the edges of two pictures are, 1 for equal ones: the correlation of their gradients, over the whole and in
 * the part in which they are least alike. Parts without edges do not count.
 */
function likenessOf(one: Level, other: Level, alignment: Alignment): { likeness: number; worst: number } {
  const { side } = one;
  const moved = moveOnto(side, other, alignment);
  const sums = Array.from({ length: parts * parts }, () => ({ both: 0, one: 0, other: 0 }));
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const index = y * side + x;
      const left = moved[index - 1] as number;
      const right = moved[index + 1] as number;
      const up = moved[index - side] as number;
      const down = moved[index + side] as number;
      if (Number.isNaN(left + right + up + down)) continue;
      // A brighter copy may have lost these edges in white.
      if ((one.grey[index] as number) > white || (moved[index] as number) > white) continue;
      const ax = (one.grey[index + 1] as number) - (one.grey[index - 1] as number);
      const ay = (one.grey[index + side] as number) - (one.grey[index - side] as number);
      const [bx, by] = [right - left, down - up];
      const sum = sums[Math.floor((y * parts) / side) * parts + Math.floor((x * parts) / side)];
      if (!sum) continue;
      sum.both += ax * bx + ay * by;
      sum.one += ax * ax + ay * ay;
      sum.other += bx * bx + by * by;
    }
  }
  const total = { both: 0, one: 0, other: 0 };
  for (const sum of sums) {
    total.both += sum.both;
    total.one += sum.one;
    total.other += sum.other;
  }
  const alike = ({ both, one: mine, other: theirs }: typeof total) =>
    mine > 0 && theirs > 0 ? both / Math.sqrt(mine * theirs) : 0;
  const gain = total.other > 0 ? Math.sqrt(total.one / total.other) : 1;
  let worst = 1;
  for (const sum of sums) {
    // In units of the first picture. A part that is flat in both says nothing.
    const strength = Math.max(sum.one, sum.other * gain * gain);
    if (strength < (0.25 * total.one) / sums.length) continue;
    worst = Math.min(worst, (sum.both * gain) / strength);
  }
  return { likeness: alike(total), worst };
}

/** The other picture, aligned with the first; NaN where it does not reach. */
function moveOnto(side: number, { grey }: Level, [a, b, c, d, e, f]: Alignment): Float32Array {
  const half = (side - 1) / 2;
  const moved = new Float32Array(side * side).fill(Number.NaN);
  for (let line = 0; line < side; line++) {
    const y = line / half - 1;
    for (let column = 0; column < side; column++) {
      const x = column / half - 1;
      const px = ((1 + a) * x + b * y + c + 1) * half;
      const py = (d * x + (1 + e) * y + f + 1) * half;
      if (px < 0 || py < 0 || px > side - 1.001 || py > side - 1.001) continue;
      const left = px | 0;
      const top = py | 0;
      const index = top * side + left;
      const [u, v] = [px - left, py - top];
      const upper = (grey[index] as number) * (1 - u) + (grey[index + 1] as number) * u;
      const lower = (grey[index + side] as number) * (1 - u) + (grey[index + side + 1] as number) * u;
      moved[line * side + column] = upper * (1 - v) + lower * v;
    }
  }
  return moved;
}
