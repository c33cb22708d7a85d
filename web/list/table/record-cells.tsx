import { MapPin } from 'lucide-react';
import type { AttendanceColumnName, AttendanceRow } from '../../../schema/lists/attendance.ts';
import { attendanceColumns, isFlagged, verdictsText } from '../../../schema/lists/attendance.ts';
import { reviewWords } from '../../../schema/review-words.ts';
import { FlagBadge } from './table-cell.tsx';
import { type Drawings, drawColumns } from './table-columns.ts';
import './record-cells.css';
import { staffNameOf } from '../../people/staff-name.tsx';
import { Thumbnail } from '../../photos/thumbnail.tsx';
import { Badge } from '../../ui/badge.tsx';

interface RowPhoto {
  readonly thumbnail: string;
  readonly full: string;
}

/** A record of any attendance report, as the fragment AttendanceCells selects it. */
export interface AttendanceCellsRow extends AttendanceRow {
  readonly key: string;
  readonly staff: AttendanceRow['staff'] & { readonly personID: string | null; readonly photo: RowPhoto | null };
  readonly photo: RowPhoto | null;
  /** Name of the place; an empty string when unknown. */
  readonly location: string;
  /** True for the second and later records of one person, mode and day; lateness has none. */
  readonly isRepeated?: boolean;
}

/** How the attendance reports draw their place, their photos and their marks. */
export const recordDrawings = {
  ATTENDANCE_MODE: {
    minSize: 89,
    cell: (row) => (
      <span className="mode">
        <span>{row.mode === 'SIGNED_IN' ? 'Signed in' : 'Signed out'}</span>{' '}
        {row.isRepeated && (
          <Badge tone="amber" className="repeated" title="Not the first record of this person and mode on this day">
            again
          </Badge>
        )}
      </span>
    ),
  },
  LOCATION: { minSize: 111, cell: (row) => <Place row={row} /> },
  ATTENDANCE_IMAGE: {
    minSize: 89,
    cell: (row) => (
      <button
        type="button"
        className="thumbnails"
        data-open={row.key}
        aria-label={`Compare photos of ${staffNameOf(row.staff)}`}
      >
        <RowThumbnail photo={row.staff.photo} />
        <RowThumbnail photo={row.photo} />
      </button>
    ),
  },
  FLAG: { minSize: 63, card: 'flag', cell: (row) => (isFlagged(row) ? <FlagBadge /> : 'No') },
  REVIEW: {
    cell: ({ review }) =>
      review && <span title={verdictsText(review.verdicts ?? []) || undefined}>{reviewWords[review.state]}</span>,
  },
} satisfies Drawings<AttendanceColumnName, AttendanceCellsRow>;

/** The columns of the attendance reports. */
export const recordColumns = drawColumns(attendanceColumns, recordDrawings);

/** Opens the position on the map in a new tab; the bare name where there is no position. */
export function Place({ row }: { row: Pick<AttendanceCellsRow, 'location' | 'latitude' | 'longitude'> }) {
  if (row.latitude == null || row.longitude == null) return row.location ? <span>{row.location}</span> : null;
  const position = `${row.latitude}, ${row.longitude}`;
  const text = row.location || position;
  return (
    <a
      className="link place"
      href={`/user/location/${row.latitude}_${row.longitude}`}
      target="_blank"
      rel="noopener"
      title={`${text} (${position}), opens a map in a new tab`}
    >
      <MapPin size={14} aria-hidden />
      <span className="place-text">{text}</span>
      <span className="visually-hidden">, map in a new tab</span>
    </a>
  );
}

/** A photo in a row, or a hatched box where there is none. */
export const RowThumbnail = ({ photo }: { photo: Pick<RowPhoto, 'thumbnail'> | null }) => (
  <Thumbnail className="thumbnail" photo={photo} size={28} none={<span className="thumbnail thumbnail-none" />} />
);
