import { serialLatenessDayColumns } from '../../../schema/columns/serial-lateness.ts';
import type { SerialLatenessDaysRowFragment } from '../../api/generated/lateness.ts';
import { ClaimedCount } from '../../days/day-count.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { ReferenceThumbnail } from '../../photos/reference-photo.tsx';

/** A late day of a serially late person. */
export type SerialLatenessDayRow = SerialLatenessDaysRowFragment;

/** The columns of serial lateness by day. */
export const serialLatenessDays = drawColumns(serialLatenessDayColumns, {
  OCCURRENCE: { cell: (row: SerialLatenessDayRow) => <ClaimedCount row={row} /> },
  REF_IMAGE: { cell: (row: SerialLatenessDayRow) => <ReferenceThumbnail row={row} /> },
});
