import type { AttendanceRecordRow } from '../../upstream/readers/attendance.ts';
import type { PictureDetector } from './detector.ts';
import { finding } from './finding.ts';
import { photoInWords, shownPhoto } from './other-photo.ts';
import type { OtherPhoto } from './picture-uses.ts';

/** SAME_PICTURE: the photo of the record is, changed or not, that of another record, or a reference photo. */
export const samePicture: PictureDetector = (record, photos) => {
  const uses = photos.usesOf(record.imageURL);
  const { shown, count } = uses.besides(record.staff.staffID, (other) => isOneEvent(record, other));
  const [first] = shown;
  if (!first) return null;
  const more = count > 1 ? ` and ${count - 1} more` : '';
  const mirrored = first.isMirrored ? ', mirrored' : '';
  const evidence = `The same picture as ${photoInWords(first, record.staff.staffID)}${more}${mirrored}.`;
  return finding('SAME_PICTURE', evidence, { photos: shown.map(shownPhoto) });
};

/** The record itself, or what a phone has sent twice, among the person's photos; of nobody's the record alone. */
const isOneEvent = (record: AttendanceRecordRow, { record: other }: OtherPhoto) =>
  record.staff.staffID === ''
    ? other?.key === record.key
    : other !== null && other.mode === record.mode && other.attendanceDate === record.attendanceDate;
