import type { AttendanceRow } from '../../schema/lists/attendance.ts';
import { addedToSummary } from './added-texts.ts';

/** What a test wants to differ from the usual row. */
export interface RowParts extends Partial<Omit<AttendanceRow, 'staff'>> {
  readonly staff?: Partial<AttendanceRow['staff']>;
}

/** A sign-in of Ada Obi at Enugu, with the parts given. */
export function attendanceRow(parts: RowParts = {}): AttendanceRow {
  return {
    serviceCentre: 'Enugu',
    mode: 'SIGNED_IN',
    imageURL: 'http://images.test/1.png',
    latitude: 6.45,
    longitude: 7.5,
    location: '',
    attendanceDate: '2026-11-19T07:08:37+01:00',
    isImageRecognised: true,
    ...parts,
    staff: {
      staffID: '00001',
      name: 'Ada Obi',
      district: 'Enugu',
      serviceCentre: 'Enugu',
      department: 'ICT',
      ...addedToSummary,
      ...parts.staff,
    },
  };
}
