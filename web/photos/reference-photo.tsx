import type { StaffSummaryRow } from '../../schema/lists/staff-summary.ts';
import { RowThumbnail } from '../list/table/record-cells.tsx';
import { periodFieldOf, type SearchFields } from '../list/view/search-fields.ts';
import { StaffName, staffNameOf } from '../people/staff-name.tsx';
import { LateOverlay } from '../ui/late-overlay.tsx';
import type { PhotoPopupProps } from './photo-popup.tsx';
import { type RowPopupProps, useOpenedRow } from './use-opened-row.ts';

const load = () => import('./photo-popup.tsx').then(({ PhotoPopup }) => PhotoPopup);

/** A row with a person's reference photo, as the fragment ReferenceCells selects it. */
export interface ReferenceRow extends StaffSummaryRow {
  readonly key: string;
  readonly staff: StaffSummaryRow['staff'] & {
    readonly personID: string | null;
    readonly photo: { readonly thumbnail: string; readonly boxed: string; readonly full: string } | null;
  };
}

/** A Ref Image cell: the photo as a button that opens it. */
export function ReferenceThumbnail({ row }: { row: ReferenceRow }) {
  return (
    <button
      type="button"
      className="thumbnails"
      data-open={row.key}
      aria-label={`Show photo of ${staffNameOf(row.staff)}`}
    >
      <RowThumbnail photo={row.staff.photo} />
    </button>
  );
}

/**
 * The popup of a Ref Image under a title: staff ID, name and the photo in a box of 100 by 100. Which is open stands in
 * the address.
 */
export const referencePopup = (title: string) =>
  function ReferencePhoto<Name extends string, Fields extends SearchFields>(
    props: RowPopupProps<ReferenceRow, Name, Fields>,
  ) {
    const { fields, values } = props.view;
    const [dated = ''] = periodFieldOf(fields) ?? [];
    const { row, close } = useOpenedRow(props, keyOf, load);
    const overlay: PhotoPopupProps = {
      isOpen: row !== undefined,
      title,
      facts: row ? [row.staff.staffID, <StaffName key={row.key} staff={row.staff} period={values[dated]} />] : [],
      photo: row?.staff.photo?.boxed ?? null,
      full: row?.staff.photo?.full,
      description: row ? `Reference photo of ${staffNameOf(row.staff)}` : '',
      width: 100,
      height: 100,
      onClose: close,
    };
    return <LateOverlay load={load} overlay={overlay} />;
  };

const keyOf = ({ key }: ReferenceRow) => key;
