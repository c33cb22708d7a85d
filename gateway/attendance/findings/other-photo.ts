import { formatTimestamp } from '../../../schema/format.ts';
import type { FindingPhotoRow } from './finding.ts';
import type { OtherPhoto } from './picture-uses.ts';

/** A photo as evidence shows it. */
export const shownPhoto = ({ staff, record, address, likeness, isMirrored }: OtherPhoto): FindingPhotoRow => ({
  staffID: staff.staffID,
  name: staff.name,
  photo: address,
  isReference: record === null,
  mode: record?.mode ?? null,
  attendanceDate: record?.attendanceDate ?? null,
  likeness: Math.round(likeness * 1000) / 1000,
  isMirrored,
});

/** A photo as a sentence names it: whose, and when it was sent. */
export function photoInWords({ staff, record }: OtherPhoto, staffID: string): string {
  const isOwn = staffID !== '' && staff.staffID === staffID;
  const whose = isOwn
    ? ''
    : staff.staffID === ''
      ? ' without a staff record'
      : ` of ${staff.name || 'somebody'} (${staff.staffID})`;
  if (!record) return isOwn ? 'their own reference photo' : `the reference photo${whose}`;
  const what = record.mode === 'SIGNED_IN' ? 'sign-in' : 'sign-out';
  return `${isOwn ? 'their own' : 'the'} ${what}${whose}, ${formatTimestamp(record.attendanceDate ?? '') || 'without a date'}`;
}
