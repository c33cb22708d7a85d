import { useEffect, useRef } from 'react';
import type { StaffColumnName } from '../../../schema/columns/staff.ts';
import type { ReportList } from '../../list/report/use-report-list.ts';
import type { ListView } from '../../list/view/use-list-view.ts';
import { StaffName } from '../../people/staff-name.tsx';
import { PhotoPopup } from '../../photos/photo-popup.tsx';
import { nameOf } from './staff-cells.tsx';
import type { StaffMember } from './staff-form.ts';

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
  // The last one stays drawn while the popup goes away.
  const last = useRef<StaffMember | null>(null);
  if (row) last.current = row;
  const shown = row ?? last.current;

  useEffect(() => {
    if (!open || !isReady || row) return;
    change({ open: '' }, 'replace', 'The record whose photo this address opens is not among the rows shown.');
  }, [open, isReady, row, change]);

  if (!shown) return null;
  return (
    <PhotoPopup
      isOpen={row !== undefined && !list.failure}
      title={nameOf(shown)}
      facts={[
        <StaffName
          key={shown.id}
          staff={{ staffID: shown.staff.staffID, name: shown.staff.staffID }}
          period={undefined}
        />,
      ]}
      photo={shown.staff.photo?.full ?? null}
      description={`Reference photo of ${nameOf(shown)}`}
      width={700}
      height={400}
      onClose={() => open && change({ open: '' }, 'replace')}
    />
  );
}
