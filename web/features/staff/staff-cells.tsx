import { Image } from 'lucide-react';
import { staffColumns as specified } from '../../../schema/lists/staff.ts';
import type { RowActions } from '../../list/table/table-cell.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { Thumbnail } from '../../photos/thumbnail.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import type { StaffMember } from './staff-form.ts';
import './staff-cells.css';

/** A person as people call them: the name, or the staff ID where there is none. */
export const nameOf = ({ staff }: StaffMember) => staff.name || staff.staffID;

/** The columns of the staff list. */
export const staffColumns = drawColumns(specified, {
  NAME: { minSize: 115 },
  SHIFT: { minSize: 83 },
  DISTRICT: { minSize: 85 },
  SERVICE_CENTRE: { minSize: 85 },
  UNIT: { minSize: 135 },
  IMAGE: { minSize: 89, cell: (row: StaffMember) => <PhotoButton row={row} /> },
  CREATED_ON: { minSize: 107 },
});

function PhotoButton({ row }: { row: StaffMember }) {
  return (
    <button
      type="button"
      className="row-button staff-photo"
      data-open={row.id}
      aria-label={`View the photo of ${nameOf(row)}`}
    >
      <Thumbnail photo={row.staff.photo} size={22} none={<Image aria-hidden />} />
      <span>View</span>
    </button>
  );
}

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
