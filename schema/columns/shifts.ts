import { isClockTime } from '../late-after.ts';
import type { ListColumns } from '../lists/column.ts';

/** Names of the shift list's columns: the SDL enum ShiftColumn. */
export type ShiftColumnName =
  | 'NAME'
  | 'START_TIME'
  | 'END_TIME'
  | 'LATENESS_THRESHOLD'
  | 'LATE_AFTER'
  | 'SERIAL_LATENESS_THRESHOLD';

/** What the shift columns read of a row. */
export interface ShiftRow {
  readonly name: string;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly latenessThreshold?: string | null;
  readonly lateAfter?: string | null;
  readonly serialLatenessThreshold?: number | null;
}

/** Columns of the shift list; `Late After` says how the threshold is read. */
export const shiftColumns: ListColumns<ShiftColumnName, ShiftRow> = {
  NAME: { header: 'Name', description: 'Name of the shift.', kind: 'text', value: (row) => row.name },
  START_TIME: {
    header: 'Start Time',
    description: 'Start, HH:MM:SS.',
    kind: 'timeOfDay',
    value: (row) => row.startTime ?? '',
  },
  END_TIME: { header: 'End Time', description: 'End, HH:MM:SS.', kind: 'timeOfDay', value: (row) => row.endTime ?? '' },
  LATENESS_THRESHOLD: {
    header: 'Lateness Threshold',
    description: 'Clock time, HH:MM:SS, or grace duration, +HH:MM:SS.',
    kind: 'timeOfDay',
    value: ({ startTime, latenessThreshold }) =>
      latenessThreshold && startTime && !isClockTime(startTime, latenessThreshold)
        ? `+${latenessThreshold}`
        : (latenessThreshold ?? ''),
  },
  LATE_AFTER: {
    header: 'Late After',
    description: 'Time of day after which a sign-in is late, HH:MM:SS.',
    kind: 'timeOfDay',
    value: (row) => row.lateAfter ?? '',
  },
  SERIAL_LATENESS_THRESHOLD: {
    header: 'Serial Lateness Threshold',
    description: 'Late days in a month that make serially late.',
    kind: 'number',
    value: (row) => row.serialLatenessThreshold ?? '',
  },
};
