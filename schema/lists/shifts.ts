import { shiftColumns } from '../columns/shifts.ts';
import type { ListDeclaration } from './list.ts';

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
