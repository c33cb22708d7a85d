import { type FindingWord, findingWords, photoKinds } from '../finding-words.ts';
import type { ListColumns } from '../lists/column.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';

/** Names of the columns of what is found in photos: the SDL enum PhotoFindingColumn. */
export type PhotoFindingColumnName =
  | keyof typeof staffSummaryColumns
  | 'KIND'
  | 'ATTENDANCE_MODE'
  | 'ATTENDANCE_IMAGE'
  | 'ATTENDANCE_DATE'
  | 'EVIDENCE';

/** What these columns read of a row. */
export interface PhotoFindingRow extends StaffSummaryRow {
  readonly kind: FindingWord;
  readonly serviceCentre: string;
  readonly mode: 'SIGNED_IN' | 'SIGNED_OUT';
  readonly imageURL: string;
  readonly attendanceDate?: string | null;
  readonly evidence: string;
}

const kinds = photoKinds.map((kind) => findingWords[kind]);

/** Columns of what is found in photos: who, what, when, and what it rests on. */
export const photoFindingColumns: ListColumns<PhotoFindingColumnName, PhotoFindingRow> = {
  ...staffSummaryColumns,
  SERVICE_CENTRE: {
    ...staffSummaryColumns.SERVICE_CENTRE,
    description: 'Service centre of the record.',
    value: (row) => row.serviceCentre,
  },
  KIND: {
    header: 'Check',
    description: `What it is: ${kinds.join(', ')}.`,
    kind: 'text',
    filterable: true,
    values: kinds,
    value: (row) => findingWords[row.kind],
  },
  ATTENDANCE_MODE: {
    header: 'Attendance Mode',
    description: 'Signed in or Signed out.',
    values: ['Signed in', 'Signed out'],
    kind: 'text',
    filterable: true,
    value: (row) => (row.mode === 'SIGNED_IN' ? 'Signed in' : 'Signed out'),
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
  EVIDENCE: {
    header: 'Evidence',
    description: 'What it rests on, in one sentence.',
    kind: 'text',
    value: (row) => row.evidence,
  },
};
