import type { SerialLatenessDaysRowFragment } from '../../api/generated/lateness.ts';
import { ReferenceThumbnail } from '../../photos/reference-photo.tsx';

/** A late day of a serially late person. */
export type SerialLatenessDayRow = SerialLatenessDaysRowFragment;

/** How serial lateness by day draws names and reference photos. */
export const serialLatenessDayCells = {
  REF_IMAGE: (row: SerialLatenessDayRow) => <ReferenceThumbnail row={row} />,
};
