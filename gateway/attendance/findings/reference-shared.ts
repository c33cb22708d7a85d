import type { PictureDetector } from './detector.ts';
import { finding } from './finding.ts';
import { photoInWords, shownPhoto } from './other-photo.ts';

/** REFERENCE_SHARED: the person's reference photo is that of somebody else, too. */
export const referenceShared: PictureDetector = ({ staff }, photos) => {
  if (staff.staffID === '') return null;
  const { shown } = photos.referencesOf(staff.imageURL).besides(staff.staffID, () => true);
  const [first] = shown;
  if (!first) return null;
  const evidence = `The reference photo is the same picture as ${photoInWords(first, staff.staffID)}.`;
  return finding('REFERENCE_SHARED', evidence, { photos: shown.map(shownPhoto) });
};
