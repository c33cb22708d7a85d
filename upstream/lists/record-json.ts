import { type StaffSummary, summaryOf } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';

/** An attendance record with the columns of `summaryColumns`. */
export type RecordRow = StaffSummary &
  Omit<Tables['attendance'], 'id' | 'mode' | 'arrived_at'> & { readonly mode: 'signedIn' | 'signedOut' };

/**
 * A record as section 7 sends it: with the staff record under `staffID`, whose `_id` tells apart who had one staff ID in
 * turn, and empty texts in place of null.
 */
export const recordJson = (row: RecordRow) => ({
  staffID: { _id: row.staff_id, ...summaryOf(row) },
  serviceCentre: row.service_centre ?? '',
  mode: row.mode,
  imageURL: row.image_url ?? '',
  latitude: row.latitude ?? '',
  longitude: row.longitude ?? '',
  location: row.location ?? '',
  attendanceDate: row.attendance_at,
  isImageRecognised: row.is_image_recognised ?? '',
});
