import type { PictureDetector } from './detector.ts';
import { finding } from './finding.ts';
import { photoInWords, shownPhoto } from './other-photo.ts';

/** REFERENCE_SHARED: the person's reference photo is that of somebody else, too. */
export const referenceShared: PictureDetector = ({ staff }, photos) => {
  const others = photos
    .sameAs(staff.imageURL)
    .filter((other) => other.record === null && other.staff.staffID !== staff.staffID);
  const [first] = others;
  if (!first) return null;
  const evidence = `The reference photo is the same picture as ${photoInWords(first, staff.staffID)}.`;
  return finding('REFERENCE_SHARED', evidence, { photos: others.slice(0, 10).map(shownPhoto) });
};
