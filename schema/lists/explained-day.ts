import { personDayColumns } from '../columns/explained-day.ts';
import { date } from './arguments.ts';
import type { ListDeclaration } from './list.ts';
import { readsOfDay } from './reads.ts';

/** Everybody's reason on a day. */
export const explainedDay = {
  field: 'explainedDay',
  description:
    "Everybody who was on the register with one reason for the shift day, in the register's order: was there, was not, and why, with what shows it. A sign-in after midnight belongs to the shift that began before. What is usual on the weekday is learned from the four before.",
  source:
    'GET /staff/find/all, GET /shift/findAll, and of this day, its neighbours and the four same weekdays before GET /attendance/findall in both modes, GET /attendance/exception, GET /attendance/lateness',
  role: 'USER',
  arguments: { date },
  type: 'PersonDay',
  row: 'PersonDay',
  model: 'attendance/day-reasons/person-day.ts#PersonDayRow',
  page: 'attendance/day-reasons/explained-day-fields.ts#ExplainedDayPage',
  title: 'the explained day',
  screen: '/attendance/day',
  columns: personDayColumns,
  order: ['STAFF_ID'],
  key: 'key',
  isComputed: true,
  reads: readsOfDay,
  filePrefix: 'Explained-Day-Report-',
} as const satisfies ListDeclaration;
