import { Image } from 'lucide-react';
import type { StaffColumnName } from '../../../schema/columns/staff.ts';
import type { CellKinds, RowActions } from '../../list/table/table-cell.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import type { StaffMember } from './staff-form.ts';
import './staff-cells.css';

/** A person as people call them: the name, or the staff ID where there is none. */
export const nameOf = ({ staff }: StaffMember) => staff.name || staff.staffID;

/** How the staff list draws its photo. */
export const staffCells = {
  IMAGE: (row) => (
    <button
      type="button"
      className="row-button staff-photo"
      data-open={row.id}
      aria-label={`View the photo of ${nameOf(row)}`}
    >
      {row.staff.photo ? (
        <img src={row.staff.photo.thumbnail} alt="" width={22} height={22} loading="lazy" decoding="async" />
      ) : (
        <Image aria-hidden />
      )}
      View
    </button>
  ),
} satisfies CellKinds<StaffColumnName, StaffMember>;

/** Edit and delete. */
export const staffActions: RowActions<StaffMember> = {
  width: 80,
  draw: (row) => (
    <>
      <RowAction action="edit" row={row.id} label={`Edit ${nameOf(row)}`} />
      <RowAction action="delete" row={row.id} label={`Delete ${nameOf(row)}`} />
    </>
  ),
};

/** Least widths in px; other columns follow their kind. */
export const staffWidths = {
  STAFF_ID: 71,
  NAME: 115,
  SHIFT: 83,
  DISTRICT: 85,
  SERVICE_CENTRE: 85,
  DEPARTMENT: 137,
  UNIT: 135,
  IMAGE: 89,
  CREATED_ON: 107,
} as const satisfies Partial<Record<StaffColumnName, number>>;
