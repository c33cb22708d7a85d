import type { PictureDetector } from './detector.ts';
import { finding } from './finding.ts';

/** Pixels of the shorter side below which faces cannot be told apart. */
const enough = 120;

/** REFERENCE_TINY: the reference photo has too few pixels to compare a face with. */
export const referenceTiny: PictureDetector = ({ staff }, photos) => {
  const size = photos.sizeOf(staff.imageURL);
  if (size === null || size >= enough) return null;
  return finding('REFERENCE_TINY', `The shorter side of the reference photo has ${size} pixels, fewer than ${enough}.`);
};
