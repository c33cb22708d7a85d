import type { PictureDetector } from './detector.ts';
import { finding } from './finding.ts';

/** REFERENCE_MISSING: the record has a photo, and the register has none of its person to compare it with. */
export const referenceMissing: PictureDetector = ({ staff, imageURL }) => {
  if (staff.staffID === '' || staff.imageURL !== '' || imageURL === '') return null;
  return finding('REFERENCE_MISSING', 'The register has no reference photo to compare the photo with.');
};
