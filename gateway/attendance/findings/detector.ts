import type { AttendanceRecordRow } from '../../upstream/readers/attendance.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import type { KnownPhotos } from './day-photos.ts';
import type { DayPlaces } from './day-places.ts';
import type { Point } from './distance.ts';
import type { FindingRow } from './finding.ts';

/** A record with a position and a time. */
export interface PlacedRecord extends Point {
  readonly row: {
    readonly staff: StaffSummaryRow;
    readonly mode: AttendanceRecordRow['mode'];
    readonly serviceCentre: string;
  };
  /** ISO with offset. */
  readonly at: string;
}

/** What looks for one kind of finding in the places of records: its finding, or null. */
export type PlaceDetector = (record: PlacedRecord, places: DayPlaces) => FindingRow | null;

/** What looks for one kind of finding in the photos of records and of their people: its finding, or null. */
export type PictureDetector = (record: AttendanceRecordRow, photos: KnownPhotos) => FindingRow | null;
