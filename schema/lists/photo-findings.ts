import { photoFindingColumns } from '../columns/photo-findings.ts';
import { date, month } from './arguments.ts';
import type { ListDeclaration, ListTable } from './list.ts';

const table = {
  type: 'PhotoFinding',
  row: 'PhotoFinding',
  model: 'attendance/findings/photo-findings.ts#PhotoFindingRow',
  page: 'attendance/findings/photo-findings.ts#PhotoFindingPage',
  title: 'what is found in photos',
  columns: photoFindingColumns,
  order: ['ATTENDANCE_DATE'],
  key: 'key',
  isComputed: true,
} as const satisfies ListTable;

const compares =
  'Reading the list begins the comparison, which goes on in the background: `comparison` says how far it is, and rows come when it is done. A file waits for it. A caller has at most four comparisons running; another one is refused (RATE_LIMITED) until one of them is done.';

/** What is found in the photos of a day. */
export const photoFindings = {
  ...table,
  field: 'photoFindings',
  description: `What the photos of a day call for: the same picture again among the sign-ins, sign-outs and reference photos of the day, and reference photos that are missing, tiny or shared. ${compares}`,
  source: 'GET /attendance/findall in both modes',
  role: 'USER',
  arguments: { date },
  reads: { 'GET /attendance/findall': 2 },
  values: 360_000,
  filePrefix: 'Photo-Findings-Report-',
} as const satisfies ListDeclaration;

/** What is found in the photos of a person's month. */
export const staffPhotoFindings = {
  ...table,
  field: 'staffPhotoFindings',
  description: `What the photos of somebody's month call for: the same picture again on another day, and the reference photo. ${compares}`,
  source: 'GET /attendance/find/customer with day 01 of the month, in both modes',
  role: 'USER',
  arguments: { staffID: { type: 'String!', description: 'Staff ID, 1 to 64 characters.' }, month },
  reads: { 'GET /attendance/find/customer': 2 },
  values: 60_000,
  filePrefix: 'Staff-Photo-Findings-Report-',
} as const satisfies ListDeclaration;
