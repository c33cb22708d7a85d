import { useEffect } from 'react';
import type { StaffSummaryRow } from '../../schema/columns/staff-summary.ts';
import type { ReportList } from '../list/report/use-report-list.ts';
import { Thumbnail } from '../list/table/record-cells.tsx';
import { periodFieldOf, type SearchFields } from '../list/view/search-fields.ts';
import type { ListView } from '../list/view/use-list-view.ts';
import { StaffName, staffNameOf } from '../people/staff-name.tsx';
import { LateOverlay } from '../ui/late-overlay.tsx';
import { ofOpeners, prefetchOnIntent } from '../ui/prefetch.ts';
import type { PhotoPopupProps } from './photo-popup.tsx';

const load = () => import('./photo-popup.tsx').then(({ PhotoPopup }) => PhotoPopup);

/** A row with a person's reference photo, as the fragment ReferenceCells selects it. */
export interface ReferenceRow extends StaffSummaryRow {
  readonly key: string;
  readonly staff: StaffSummaryRow['staff'] & {
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
      <Thumbnail photo={row.staff.photo} />
    </button>
  );
}

/** The popup of a Ref Image: staff ID, name and the photo in a box of 100 by 100. Which is open stands in the address. */
export function ReferencePhoto<Name extends string, Fields extends SearchFields>(
  props: ReferencePhotoProps<Name, Fields>,
) {
  const { title, list } = props;
  const { change, open } = props.view;
  const [dated = ''] = periodFieldOf(props.view.fields) ?? [];
  const isReady = !list.isLoading && list.page !== null;
  const row = open === '' ? undefined : list.page?.nodes.find(({ key }) => key === open);

  useEffect(() => prefetchOnIntent(ofOpeners(load)), []);

  useEffect(() => {
    if (!open || !isReady || row) return;
    change({ open: '' }, 'replace', 'The record whose photo this address opens is not among the rows shown.');
  }, [open, isReady, row, change]);

  const overlay: PhotoPopupProps = {
    isOpen: row !== undefined,
    title,
    facts: row
      ? [row.staff.staffID, <StaffName key={row.key} staff={row.staff} period={props.view.values[dated]} />]
      : [],
    photo: row?.staff.photo?.boxed ?? null,
    full: row?.staff.photo?.full,
    description: row ? `Reference photo of ${staffNameOf(row.staff)}` : '',
    width: 100,
    height: 100,
    onClose: () => open && change({ open: '' }, 'replace'),
  };
  return <LateOverlay load={load} overlay={overlay} />;
}

interface ReferencePhotoProps<Name extends string, Fields extends SearchFields> {
  title: string;
  list: ReportList<ReferenceRow>;
  view: ListView<Name, Fields>;
}
