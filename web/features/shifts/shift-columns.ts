import type { Columns } from '../../../schema/columns/column.ts';
import type { ShiftCellsFragment } from '../../generated/shifts.ts';

/** Names of the shift table's columns. */
export type ShiftColumnName =
  | 'NAME'
  | 'START_TIME'
  | 'END_TIME'
  | 'LATENESS_THRESHOLD'
  | 'LATE_AFTER'
  | 'SERIAL_LATENESS_THRESHOLD';

/** Columns of the shift table; `Late After` says how the threshold is read. */
export const shiftColumns: Columns<ShiftColumnName, ShiftCellsFragment> = {
  NAME: { header: 'Name', kind: 'text', value: (shift) => shift.name },
  START_TIME: { header: 'Start Time', kind: 'text', value: (shift) => shift.startTime ?? '' },
  END_TIME: { header: 'End Time', kind: 'text', value: (shift) => shift.endTime ?? '' },
  LATENESS_THRESHOLD: { header: 'Lateness Threshold', kind: 'text', value: (shift) => shift.latenessThreshold ?? '' },
  LATE_AFTER: { header: 'Late After', kind: 'text', value: (shift) => shift.lateAfter ?? '' },
  SERIAL_LATENESS_THRESHOLD: {
    header: 'Serial Lateness Threshold',
    kind: 'number',
    value: (shift) => shift.serialLatenessThreshold ?? '',
  },
};
