import { useEffect } from 'react';
import type { StaffColumnName } from '../../../schema/columns/staff.ts';
import type { ReportList } from '../../list/report/use-report-list.ts';
import type { ListView } from '../../list/view/use-list-view.ts';
import { StaffName } from '../../people/staff-name.tsx';
import type { PhotoPopupProps } from '../../photos/photo-popup.tsx';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { ofOpeners, prefetchOnIntent } from '../../ui/prefetch.ts';

import { nameOf } from './staff-cells.tsx';
import type { StaffMember } from './staff-form.ts';

const load = () => import('../../photos/photo-popup.tsx').then(({ PhotoPopup }) => PhotoPopup);

type NoFields = Readonly<Record<never, never>>;

/** The reference photo of the record that the address opens. */
export function StaffPhoto({
  list,
  view,
}: {
  list: ReportList<StaffMember>;
  view: ListView<StaffColumnName, NoFields>;
}) {
  const { open, change } = view;
  const isReady = !list.isLoading && list.page !== null;
  const row = list.page?.nodes.find(({ id }) => id === open);
  useEffect(() => prefetchOnIntent(ofOpeners(load)), []);

  useEffect(() => {
    if (!open || !isReady || row) return;
    change({ open: '' }, 'replace', 'The record whose photo this address opens is not among the rows shown.');
  }, [open, isReady, row, change]);

  const overlay: PhotoPopupProps = {
    isOpen: row !== undefined && !list.failure,
    title: row ? nameOf(row) : '',
    facts: row
      ? [<StaffName key={row.id} staff={{ staffID: row.staff.staffID, name: row.staff.staffID }} period={undefined} />]
      : [],
    photo: row?.staff.photo?.full ?? null,
    description: row ? `Reference photo of ${nameOf(row)}` : '',
    width: 700,
    height: 400,
    onClose: () => open && change({ open: '' }, 'replace'),
  };
  return <LateOverlay load={load} overlay={overlay} />;
}
