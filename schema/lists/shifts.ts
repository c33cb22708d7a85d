import type { Shift } from '../generated/types.ts';
import { isClockTime } from '../late-after.ts';
import { type ColumnsOf, number, text, timeOfDay } from './column.ts';
import type { ListDeclaration } from './list.ts';

/** Columns of the shift list; `Late After` says how the threshold is read. */
export const shiftColumns = {
  NAME: text('Name', 'Name of the shift.', (row) => row.name),
  START_TIME: timeOfDay('Start Time', 'Start, HH:MM:SS.', (row) => row.startTime),
  END_TIME: timeOfDay('End Time', 'End, HH:MM:SS.', (row) => row.endTime),
  LATENESS_THRESHOLD: timeOfDay(
    'Lateness Threshold',
    'Clock time, HH:MM:SS, or grace duration, +HH:MM:SS.',
    ({ startTime, latenessThreshold: threshold }) =>
      threshold && startTime && !isClockTime(startTime, threshold) ? `+${threshold}` : threshold,
  ),
  LATE_AFTER: timeOfDay('Late After', 'Time of day after which a sign-in is late, HH:MM:SS.', (row) => row.lateAfter),
  SERIAL_LATENESS_THRESHOLD: number(
    'Serial Lateness Threshold',
    'Late days in a month that make serially late.',
    (row) => row.serialLatenessThreshold,
  ),
} satisfies ColumnsOf<Shift>;

/** The shifts as a list of pages; the field `shifts` answers all at once. */
export const shiftList = {
  field: 'shiftList',
  description: 'Shifts.',
  source: 'GET /shift/findAll',
  role: 'USER',
  arguments: {},
  type: 'Shift',
  row: 'Shift',
  model: 'upstream/readers/shift.ts#ShiftRow',
  title: 'the shift list',
  columns: shiftColumns,
  order: ['NAME', 'START_TIME'],
  key: 'id',
  filePrefix: 'Setup-List',
  screen: '/settings/setup',
  screenRole: 'ADMIN',
} as const satisfies ListDeclaration;
