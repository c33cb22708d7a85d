import { nextTurn } from '../../shared/event-loop.ts';
import { type KnownPhoto, side } from './read-photo.ts';

/** Bits of 64 in which the hashes of a photo and its copy differ at most. */
const near = { bits: 8, ofReferences: 3 };

/** Parts of a hash: of one more than bits that may differ, one part at least is equal. */
const bands = near.bits + 1;
const bandBits = 7;

/** Pairs for one look: more come only where hundreds of addresses have one picture. */
const mostPairs = 100_000;

/** Pairs of hashes that are compared in one turn: some milliseconds. */
const comparedInTurn = 200_000;

/** Photos whose hashes are alike. */
export interface NearPhotos {
  /** Their indexes. */
  readonly pairs: readonly (readonly [one: number, other: number])[];
  /** How many photos were compared: those before the one with which there would be too many pairs. */
  readonly compared: number;
}

/** Finds candidates by their hashes; those from index `references` on are of reference photos, which all look alike. */
export async function findNear(hashes: readonly KnownPhoto['hash'][], references: number): Promise<NearPhotos> {
  const alike = Array.from({ length: bands }, () => new Map<number, number[]>());
  const comparedWith = new Int32Array(hashes.length);
  const pairs: [number, number][] = [];
  let left = comparedInTurn;
  for (const [other, hash] of hashes.entries()) {
    if (left < 0) {
      await nextTurn();
      left = comparedInTurn;
    }
    const before = pairs.length;
    for (const [band, known] of alike.entries()) {
      const part = partOf(hash, band);
      const others = known.get(part) ?? [];
      left -= others.length;
      for (const one of others) {
        if (comparedWith[one] === other) continue;
        comparedWith[one] = other;
        const bits = distanceOf(hashes[one] ?? hash, hash);
        if (bits <= (one < references ? near.bits : near.ofReferences)) pairs.push([one, other]);
      }
      known.set(part, others);
      others.push(other);
    }
    if (pairs.length > mostPairs) return { pairs: pairs.slice(0, before), compared: other };
  }
  return { pairs, compared: hashes.length };
}

/** A part of a hash as a number. */
function partOf([first, second]: KnownPhoto['hash'], band: number): number {
  const from = band * bandBits;
  const low = from < 32 ? first >>> from : second >>> (from - 32);
  const high = from < 32 && from + bandBits > 32 ? second << (32 - from) : 0;
  return (low | high) & ((1 << bandBits) - 1);
}

const distanceOf = (one: KnownPhoto['hash'], other: KnownPhoto['hash']): number =>
  bitsOf(one[0] ^ other[0]) + bitsOf(one[1] ^ other[1]);

/** How many bits of a number are set. */
function bitsOf(number: number): number {
  let bits = number - ((number >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Least likeness of two photos that are one picture: over all, and in the part where they are least alike. */
const same = { likeness: 0.92, worst: 0.4 };

/** The same for two reference photos. Stricter, since any two faces before plain walls are quite alike. */
const sameReferences = { likeness: 0.996, worst: 0.96 };

/** Brightness above which edges may be lost. */
const white = 250;

/** Parts of a photo along each side, which are compared one by one; its border has no gradients. */
const parts = 5;
const size = Math.floor((side - 2) / parts);

/**
 * The second look: how alike the edges of two photos are, 1 for equal ones; 0 where they are two pictures. It is the
 * correlation of their gradients, over all and in the part in which they are least alike: two people before one wall differ
 * in some parts only.
 */
export function likenessOf(mine: Uint8Array, theirs: Uint8Array, areReferences: boolean): number {
  const starts = Array.from({ length: parts }, (_, part) => 1 + part * size);
  const sums = starts.flatMap((top) => starts.map((left) => edgesOf(mine, theirs, left, top)));
  const add = (which: keyof Edges) => sums.reduce((total, sum) => total + sum[which], 0);
  const total = { both: add('both'), mine: add('mine'), theirs: add('theirs') };
  // A part that is flat says nothing.
  const telling = sums.filter((sum) => Math.max(sum.mine / total.mine, sum.theirs / total.theirs) > 0.25 / sums.length);
  const worst = Math.min(...telling.map(correlation));
  const limits = areReferences ? sameReferences : same;
  return correlation(total) >= limits.likeness && worst >= limits.worst ? correlation(total) : 0;
}

/** Sums over the gradients of two photos. */
interface Edges {
  both: number;
  mine: number;
  theirs: number;
}

const correlation = ({ both, mine, theirs }: Edges): number => both / Math.sqrt(mine * theirs || 1);

/** The edges of one part. */
function edgesOf(mine: Uint8Array, theirs: Uint8Array, left: number, top: number): Edges {
  const sum = { both: 0, mine: 0, theirs: 0 };
  const at = (grey: Uint8Array, index: number) => grey[index] as number;
  for (let y = top; y < top + size; y++) {
    for (let x = left; x < left + size; x++) {
      const index = y * side + x;
      // A brighter copy may have lost these edges in white.
      if (at(mine, index) > white || at(theirs, index) > white) continue;
      for (const step of [1, side]) {
        const own = at(mine, index + step) - at(mine, index - step);
        const other = at(theirs, index + step) - at(theirs, index - step);
        sum.both += own * other;
        sum.mine += own * own;
        sum.theirs += other * other;
      }
    }
  }
  return sum;
}
