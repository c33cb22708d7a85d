import { latenessColumns } from '../columns/lateness.ts';
import { date } from './arguments.ts';
import type { ListDeclaration } from './list.ts';

/** Late sign-ins of a day, each beside the rule that made it late. */
export const lateness = {
  field: 'lateness',
  description: 'Late sign-ins of one day.',
  source:
    'GET /attendance/lateness; shift rules from GET /shift/findAll, without which `shift` and `minutesLate` are null',
  role: 'USER',
  arguments: { date },
  type: 'Lateness',
  row: 'LatenessRecord',
  model: 'attendance/lateness.ts#LatenessRow',
  title: 'the lateness report',
  columns: latenessColumns,
  order: ['ATTENDANCE_DATE'],
  key: 'key',
  reads: { 'GET /attendance/lateness': 1, 'GET /shift/findAll': 1 },
  filePrefix: 'Lateness-Report',
  screen: '/report/latness',
} as const satisfies ListDeclaration;
