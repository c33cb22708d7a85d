import type { AttendanceRecordRow } from '../rest/attendance.ts';
import type { OtherPhoto } from './day-photos.ts';
import type { PictureDetector } from './detector.ts';
import { finding } from './finding.ts';
import { photoInWords, shownPhoto } from './other-photo.ts';

/** Photos that one finding shows. */
const mostShown = 10;

/** SAME_PICTURE: the photo of the record is, changed or not, that of another record, or a reference photo. */
export const samePicture: PictureDetector = (record, photos) => {
  const others = photos.sameAs(record.imageURL).filter((other) => !isOneEvent(record, other));
  const [first] = others;
  if (!first) return null;
  const more = others.length > 1 ? ` and ${others.length - 1} more` : '';
  const mirrored = first.isMirrored ? ', mirrored' : '';
  const evidence = `The same picture as ${photoInWords(first, record.staff.staffID)}${more}${mirrored}.`;
  return finding('SAME_PICTURE', evidence, { photos: others.slice(0, mostShown).map(shownPhoto) });
};

/** The record itself, or what a phone has sent twice. */
const isOneEvent = (record: AttendanceRecordRow, { record: other }: OtherPhoto) =>
  other !== null &&
  other.staff.staffID === record.staff.staffID &&
  other.mode === record.mode &&
  other.attendanceDate === record.attendanceDate;
