import type { staffColumns } from '../../../schema/lists/staff.ts';
import { StaffName } from '../../people/staff-name.tsx';
import type { PhotoPopupProps } from '../../photos/photo-popup.tsx';
import { type RowPopupProps, useOpenedRow } from '../../photos/use-opened-row.ts';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { nameOf } from './staff-cells.tsx';
import type { StaffMember } from './staff-form.ts';

const load = () => import('../../photos/photo-popup.tsx').then(({ PhotoPopup }) => PhotoPopup);
const idOf = ({ id }: StaffMember) => id;

type NoFields = Readonly<Record<never, never>>;

/** The reference photo of the record that the address opens. */
export function StaffPhoto(props: RowPopupProps<StaffMember, keyof typeof staffColumns, NoFields>) {
  const { row, close } = useOpenedRow(props, idOf, load);
  const overlay: PhotoPopupProps = {
    isOpen: row !== undefined && !props.list.failure,
    title: row ? nameOf(row) : '',
    facts: row ? [<StaffName key={row.id} staff={{ ...row.staff, name: row.staff.staffID }} period={undefined} />] : [],
    photo: row?.staff.photo?.full ?? null,
    description: row ? `Reference photo of ${nameOf(row)}` : '',
    width: 700,
    height: 400,
    onClose: close,
  };
  return <LateOverlay load={load} overlay={overlay} />;
}
