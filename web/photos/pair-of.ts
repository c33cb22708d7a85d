import { formatTimestamp } from '../../schema/format.ts';
import type { AttendanceCellsRow } from '../list/table/record-cells.tsx';
import { personAddress, staffNameOf } from '../people/staff-name.tsx';
import type { PhotoPair } from './photo-pair.ts';

/** The two photos of an attendance record, for a comparison. */
export function pairOf(row: AttendanceCellsRow): PhotoPair {
  const { staffID } = row.staff;
  return {
    key: row.key,
    name: staffNameOf(row.staff),
    ...(staffID && { person: personAddress(row.staff, row.attendanceDate?.slice(0, 10)) }),
    facts: [row.staff.staffID, row.staff.department, row.staff.district],
    takenAt: formatTimestamp(row.attendanceDate ?? ''),
    photoLabel: row.mode === 'SIGNED_IN' ? 'Sign-in photo' : 'Sign-out photo',
    isRecognised: row.isImageRecognised ?? null,
    reference: row.staff.photo?.full ?? null,
    attendance: row.photo?.full ?? null,
  };
}
