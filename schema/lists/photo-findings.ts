import { findingWords, photoKinds } from '../finding-words.ts';
import type { PhotoFinding } from '../generated/types.ts';
import { date, month, person } from './arguments.ts';
import { centreOfRecordColumn, dateColumn, imageColumn, modeColumn } from './attendance.ts';
import { type ColumnsOf, text } from './column.ts';
import type { ListDeclaration, ListTable } from './list.ts';
import { type RowWith, staffSummaryColumns } from './staff-summary.ts';

const kinds = photoKinds.map((kind) => findingWords[kind]);

/** Columns of what is found in photos: who, what, when, and what it rests on. */
const photoFindingColumns = {
  ...staffSummaryColumns,
  SERVICE_CENTRE: centreOfRecordColumn,
  KIND: text('Check', `What it is: ${kinds.join(', ')}.`, (row) => findingWords[row.kind], {
    filterable: true,
    values: kinds,
  }),
  ATTENDANCE_MODE: { ...modeColumn, filterable: true },
  ATTENDANCE_IMAGE: imageColumn,
  ATTENDANCE_DATE: dateColumn,
  EVIDENCE: text('Evidence', 'What it rests on, in one sentence.', (row) => row.evidence),
} satisfies ColumnsOf<
  RowWith<PhotoFinding, 'kind' | 'serviceCentre' | 'mode' | 'attendanceDate' | 'evidence'> & {
    readonly imageURL: string;
  }
>;

const table = {
  type: 'PhotoFinding',
  row: 'PhotoFinding',
  model: 'reports/photo-findings.ts#PhotoFindingRow',
  page: 'reports/photo-findings.ts#PhotoFindingPage',
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
  description: `What should be checked in the photos of a day: the same picture again among the sign-ins, sign-outs and reference photos of the day, and reference photos that are missing, tiny or shared. ${compares}`,
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
  description: `What should be checked in the photos of one person's month: the same picture again on another day, and the reference photo. ${compares}`,
  source: 'GET /attendance/find/customer with day 01 of the month, in both modes',
  role: 'USER',
  arguments: { ...person, month },
  reads: { 'GET /attendance/find/customer': 2 },
  values: 60_000,
  filePrefix: 'Staff-Photo-Findings-Report-',
} as const satisfies ListDeclaration;
