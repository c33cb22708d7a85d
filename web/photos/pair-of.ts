import { formatTimestamp } from '../../schema/format.ts';
import type { AttendanceCellsRow } from '../list/table/record-cells.tsx';
import { personAddress, staffNameOf } from '../people/staff-name.tsx';

/** Two photos that should show one person, and what is known of them. */
export interface PhotoPair {
  readonly key: string;
  readonly name: string;
  /** Address of the person's page, where it is not open already. */
  readonly person?: string;
  /** Staff ID, department, district: what tells people of one name apart. */
  readonly facts: readonly string[];
  /** When the attendance photo was taken, as people read it; empty when unknown. */
  readonly takenAt: string;
  /** What the attendance photo is, e.g. `Sign-in photo`. */
  readonly photoLabel: string;
  readonly isRecognised: boolean | null;
  /** Addresses; null where the record has no photo. */
  readonly reference: string | null;
  readonly attendance: string | null;
}

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
