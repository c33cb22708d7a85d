import type { SerialLatenessDaysRowFragment } from '../../generated/lateness.ts';
import { ReferenceThumbnail } from '../../report/reference-photo.tsx';
import { monthOf, StaffName } from '../../report/staff-name.tsx';

/** A late day of a serially late person. */
export type SerialLatenessDayRow = SerialLatenessDaysRowFragment;

/** How serial lateness by day draws names and reference photos. */
export const serialLatenessDayCells = {
  NAME: (row: SerialLatenessDayRow) => <StaffName staff={row.staff} month={monthOf(row.date)} />,
  REF_IMAGE: (row: SerialLatenessDayRow) => <ReferenceThumbnail row={row} />,
};
