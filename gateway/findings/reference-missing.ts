import type { PictureDetector } from './detector.ts';
import { finding } from './finding.ts';

/** REFERENCE_MISSING: the record has a photo, and the register has none to compare it with, or nobody whose it would be. */
export const referenceMissing: PictureDetector = ({ staff, imageURL }) => {
  if (staff.imageURL !== '' || imageURL === '') return null;
  const why = staff.staffID === '' ? ' The record has no staff record.' : '';
  return finding('REFERENCE_MISSING', `The register has no reference photo to compare the photo with.${why}`);
};
