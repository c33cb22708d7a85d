import { type Alignment, align } from './align.ts';
import type { Level, Levels } from './levels.ts';
import { likenessOf } from './likeness.ts';

/** Likeness from which on two pictures are one: of all parts, and of the part in which they are least alike. */
const same = { likeness: 0.95, worst: 0.2 };

/** The same of two reference photos: faces before plain walls are more alike than that, so they must hardly differ. */
const equal = { likeness: 0.996, worst: 0.96 };

/** How alike the edges of two pictures are. */
export interface Likeness {
  /** Over all; 1 for equal ones. */
  readonly likeness: number;
  /** In the part in which they are least alike. */
  readonly worst: number;
}

/** Whether two pictures that are so much alike are one; `areReferences` when both are reference photos. */
export function isSame({ likeness, worst }: Likeness, areReferences: boolean): boolean {
  const least = areReferences ? equal : same;
  return likeness >= least.likeness && worst >= least.worst;
}

/** Likeness on the coarse level below which two pictures are looked at no further: as the hashes lay them on each other, and when moved. */
const hopeless = { laid: 0.8, moved: 0.8 };

/** Whether a pair that the hashes found deserves a closer look. */
export const mayBeSame = (one: Level, other: Level, laid: Alignment): boolean =>
  likenessOf(one, other, laid).likeness >= hopeless.laid;

/** How alike two pictures are where they lie best on each other; null where they do not come together. */
export function compare(one: Levels, other: Levels, laid: Alignment): Likeness | null {
  let found = align(one.coarse, other.coarse, laid, 8);
  if (!found || likenessOf(one.coarse, other.coarse, found).likeness < hopeless.moved) return null;
  found = align(one.middle, other.middle, found, 6);
  found = found && align(one.fine, other.fine, found, 4);
  return found && likenessOf(one.fine, other.fine, found);
}
