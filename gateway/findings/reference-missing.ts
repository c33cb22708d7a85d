import type { PictureDetector } from './detector.ts';
import { finding } from './finding.ts';

/** REFERENCE_MISSING: the record has a photo, and the register has none to compare it with. */
export const referenceMissing: PictureDetector = ({ staff, imageURL }) =>
  staff.imageURL !== '' || imageURL === ''
    ? null
    : finding(
        'REFERENCE_MISSING',
        staff.staffID === ''
          ? 'The record has no staff record, and so no reference photo to compare the photo with.'
          : 'The register has no reference photo to compare the photo with.',
      );
