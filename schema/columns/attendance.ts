import type { ListColumns } from '../lists/column.ts';
import { type FindingColumnName, type FoundRow, findingColumns } from '../lists/findings.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';
import { type ReviewState, reviewWords } from '../review-words.ts';

/** Names of the attendance reports' columns: the SDL enum AttendanceColumn. */
export type AttendanceColumnName = RecordColumnName | FindingColumnName;

/** Names of the columns that a record has by itself. */
export type RecordColumnName =
  | keyof typeof staffSummaryColumns
  | 'ATTENDANCE_MODE'
  | 'LOCATION'
  | 'ATTENDANCE_IMAGE'
  | 'ATTENDANCE_DATE'
  | 'FLAG'
  | 'REPEATED'
  | 'REVIEW';

/** What the attendance columns read of a row. */
export interface AttendanceRow extends StaffSummaryRow, FoundRow {
  readonly serviceCentre: string;
  readonly mode: 'SIGNED_IN' | 'SIGNED_OUT';
  readonly imageURL: string;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  /** Name of the place; an empty string when unknown. */
  readonly location: string;
  readonly attendanceDate?: string | null;
  readonly isImageRecognised?: boolean | null;
  /** Whether it is not the first record of the person, mode and day. */
  readonly isRepeated?: boolean;
  /** Null where the service has no reviews. */
  readonly review?: { readonly state: ReviewState } | null;
}

/** Whether the row is flagged: its photo was not recognised, or never checked. */
export const isFlagged = (row: Pick<AttendanceRow, 'isImageRecognised'>) => row.isImageRecognised !== true;

/** The place and its coordinates, latitude first, as the table and its link have them. */
function placeOf({ location, latitude, longitude }: AttendanceRow): string {
  if (latitude == null || longitude == null) return location;
  const position = `${latitude}, ${longitude}`;
  return location ? `${location} (${position})` : position;
}

/** What a record has by itself. */
export const recordColumns: ListColumns<RecordColumnName, AttendanceRow> = {
  ...staffSummaryColumns,
  SERVICE_CENTRE: {
    ...staffSummaryColumns.SERVICE_CENTRE,
    description: 'Service centre of the record.',
    value: (row) => row.serviceCentre,
  },
  ATTENDANCE_MODE: {
    header: 'Attendance Mode',
    description: 'Signed in or Signed out.',
    values: ['Signed in', 'Signed out'],
    kind: 'text',
    value: (row) => (row.mode === 'SIGNED_IN' ? 'Signed in' : 'Signed out'),
  },
  LOCATION: {
    header: 'Location',
    description: 'Place and coordinates, as in Okpara Avenue (6.4584, 7.5464); what is not known is left out.',
    kind: 'location',
    value: placeOf,
  },
  ATTENDANCE_IMAGE: {
    header: 'Attendance Image',
    description: 'Attendance photo; exported as an address that opens for whoever is signed in.',
    kind: 'image',
    value: (row) => row.imageURL,
  },
  ATTENDANCE_DATE: {
    header: 'Attendance Date',
    description: 'Instant, shown as YYYY-MM-DD, h:mm:ss a.',
    kind: 'timestamp',
    value: (row) => row.attendanceDate ?? '',
  },
  FLAG: {
    header: 'Flag',
    description: 'Yes when the photo was not recognised, else No.',
    kind: 'yesNo',
    filterable: true,
    value: isFlagged,
  },
  REPEATED: {
    header: 'Again',
    description: 'Yes for a record that is not the first one of the person and mode on its day, else No.',
    kind: 'yesNo',
    isFilterOnly: true,
    isMarked: true,
    value: (row) => row.isRepeated ?? false,
  },
  REVIEW: {
    header: 'Review',
    description: `What reviewers say of the photos, of the extension reviews: ${Object.values(reviewWords).join(', ')}; an empty string where the service has no reviews.`,
    values: [...Object.values(reviewWords), ''],
    kind: 'text',
    filterable: true,
    isUnsearched: true,
    extension: 'reviews',
    isFilterOnly: true,
    isOffered: true,
    value: ({ review }) => (review ? reviewWords[review.state] : ''),
  },
};

/** Columns of the attendance reports: what a record has by itself, and what is found in it. */
export const attendanceColumns: ListColumns<AttendanceColumnName, AttendanceRow> = {
  ...recordColumns,
  ...findingColumns,
};
