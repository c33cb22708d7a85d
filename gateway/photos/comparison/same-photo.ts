import type { Level, Levels } from './read-photo.ts';

/** Least likeness of two photos that are one picture: over all, and in the part where they are least alike. */
const same = { likeness: 0.92, worst: 0.2 };

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

/** How alike two pictures are; null where they are not so from afar. */
export const compare = (one: Levels, other: Levels): Likeness | null =>
  likenessOf(one.coarse, other.coarse).likeness < leastCoarse ? null : likenessOf(one.fine, other.fine);

/** Brightness above which edges may be lost. */
const white = 250;

/** Parts of a picture along each side, which are compared one by one. */
const parts = 5;

/**
 * How alike the edges of two pictures are, 1 for equal ones: the correlation of their gradients, over the whole and in
 * the part in which they are least alike. Parts without edges do not count.
 */
function likenessOf({ side, grey: mine }: Level, { grey: theirs }: Level): Likeness {
  const sums = Array.from({ length: parts * parts }, () => ({ both: 0, one: 0, other: 0 }));
  const at = (grey: Float32Array, index: number) => grey[index] as number;
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const index = y * side + x;
      // A brighter copy may have lost these edges in white.
      if (at(mine, index) > white || at(theirs, index) > white) continue;
      const [ax, ay] = [at(mine, index + 1) - at(mine, index - 1), at(mine, index + side) - at(mine, index - side)];
      const [bx, by] = [
        at(theirs, index + 1) - at(theirs, index - 1),
        at(theirs, index + side) - at(theirs, index - side),
      ];
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
  const likeness = total.one > 0 && total.other > 0 ? total.both / Math.sqrt(total.one * total.other) : 0;
  const gain = total.other > 0 ? Math.sqrt(total.one / total.other) : 1;
  let worst = 1;
  for (const sum of sums) {
    // In units of the first picture. A part that is flat in both says nothing.
    const strength = Math.max(sum.one, sum.other * gain * gain);
    if (strength < (0.25 * total.one) / sums.length) continue;
    worst = Math.min(worst, (sum.both * gain) / strength);
  }
  return { likeness, worst };
}
