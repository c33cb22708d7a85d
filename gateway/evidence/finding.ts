import type { FoundRow } from '../../schema/lists/findings.ts';
import type { Finding, FindingPhoto } from '../generated/resolvers.ts';
import type { PhotoAddress } from '../photos/photo.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { RowFor } from '../upstream/readers/fields.ts';

/** One thing in a record that somebody should check. */
export type FindingRow = RowFor<Finding, { readonly photos: FindingPhotoRow[] }>;

/** Another photo that a finding rests on. */
export type FindingPhotoRow = RowFor<FindingPhoto, { readonly photo: PhotoAddress }>;

/** An attendance record, with its findings where a query asks for them. */
export interface FoundRecordRow extends AttendanceRecordRow, FoundRow {
  readonly distance?: number | null | undefined;
  readonly findings?: readonly FindingRow[] | undefined;
}

/** What one kind of evidence, such as places, says of one record. */
export interface Found {
  /** Metres from the usual place; missing where it says nothing of places. */
  readonly distance?: number | null;
  readonly findings: readonly FindingRow[];
}

const nothing: Omit<FindingRow, 'kind' | 'evidence'> = {
  count: null,
  distance: null,
  usualPlace: null,
  records: [],
  photos: [],
};

/** A finding with what its kind has. */
export const finding = (
  kind: FindingRow['kind'],
  evidence: string,
  parts: Partial<Omit<FindingRow, 'kind' | 'evidence'>> = {},
): FindingRow => ({ ...nothing, ...parts, kind, evidence });
