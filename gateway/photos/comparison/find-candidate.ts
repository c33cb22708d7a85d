import type { Alignment } from './align.ts';
import { alignments, distance, hashWords, type PictureHashes, windowCount } from './difference-hash.ts';

/** Bits of 256 in which the hashes of one picture and its copy may differ. */
const limit = 58;

/** The same of two reference photos, which are all made alike. */
const limitOfAlike = 24;

/** How the hashes of two pictures lay one of them on the other. */
export interface Laid {
  /** Whether the second picture is the one that is laid on a window of the first. */
  readonly isTurned: boolean;
  /** Whether the picture that is laid is mirrored. */
  readonly isMirrored: boolean;
  readonly alignment: Alignment;
}

/** Where two reference photos may be one: as they are; null when their hashes differ. */
export function findAlike(one: PictureHashes, other: PictureHashes): Laid | null {
  if (distance(one.windows, 0, other.windows, 0, limitOfAlike) > limitOfAlike) return null;
  return { isTurned: false, isMirrored: false, alignment: alignments[0] as Alignment };
}

/** Where two pictures may be one: the window in which their hashes differ least; null when they differ everywhere. */
export function findCandidate(one: PictureHashes, other: PictureHashes): Laid | null {
  let best: { bits: number; window: number; isTurned: boolean; isMirrored: boolean } | null = null;
  for (const isTurned of [false, true]) {
    const [laid, under] = isTurned ? [other, one] : [one, other];
    for (const isMirrored of [false, true]) {
      const hash = isMirrored ? laid.mirrored : laid.windows;
      for (let window = isTurned ? 1 : 0; window < windowCount; window++) {
        const most = best ? best.bits - 1 : limit;
        const bits = distance(hash, 0, under.windows, window * hashWords, most);
        if (bits <= most) best = { bits, window, isTurned, isMirrored };
      }
    }
  }
  return best && { ...best, alignment: alignments[best.window] as Alignment };
}
