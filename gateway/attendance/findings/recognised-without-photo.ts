import { isRecognisedWithoutPhoto } from '../days/day-punches.ts';
import type { PictureDetector } from './detector.ts';
import { finding } from './finding.ts';

/** RECOGNISED_WITHOUT_PHOTO: the record says that its photo was recognised, and has none. */
export const recognisedWithoutPhoto: PictureDetector = (record) =>
  isRecognisedWithoutPhoto(record)
    ? finding('RECOGNISED_WITHOUT_PHOTO', 'The record is marked as recognised, and has no photo.')
    : null;
