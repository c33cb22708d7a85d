import type { AttendanceRecord, RecordVerdict, Review } from '../generated/types.ts';
import { maximumRangeDays, maximumRangeRows } from '../limits.ts';
import { reviewWords, verdictWords } from '../review-words.ts';
import { columnKey } from '../view-address.ts';
import { date, month, person } from './arguments.ts';
import { type ColumnsOf, image, location, text, timestamp, word, wordOrNone, yesNo } from './column.ts';
import { type FoundRow, findingColumns } from './findings.ts';
import type { ListDeclaration, ListTable } from './list.ts';
import { type RowWith, staffSummaryColumns } from './staff-summary.ts';

/** What the attendance columns read of a row. */
export type AttendanceRow = FoundRow &
  RowWith<
    AttendanceRecord,
    | 'serviceCentre'
    | 'mode'
    | 'imageURL'
    | 'location'
    | 'latitude'
    | 'longitude'
    | 'attendanceDate'
    | 'isImageRecognised',
    'isRepeated'
  > & {
    /** Null where the service has no reviews. */
    readonly review?: (Pick<Review, 'state'> & { readonly verdicts?: readonly Verdict[] }) | null;
  };

/** Names of the attendance reports' columns: the SDL enum AttendanceColumn. */
export type AttendanceColumnName = keyof typeof attendanceColumns;

/** Whether the row is flagged: its photo was not recognised, or never checked. */
export const isFlagged = (row: Pick<AttendanceRow, 'isImageRecognised'>) => row.isImageRecognised !== true;

/** The place and its coordinates, latitude first, as the table and its link have them. */
function placeOf({ location, latitude, longitude }: AttendanceRow): string {
  if (latitude == null || longitude == null) return location;
  const position = `${latitude}, ${longitude}`;
  return location ? `${location} (${position})` : position;
}

/** The service centre of a record, which may be another than the person's. */
export const centreOfRecordColumn = text(
  staffSummaryColumns.SERVICE_CENTRE.header,
  'Service centre of the record.',
  (row: Pick<AttendanceRecord, 'serviceCentre'>) => row.serviceCentre,
  { filterable: true },
);

export const modeColumn = word(
  'Attendance Mode',
  'Signed in or Signed out.',
  { SIGNED_IN: 'Signed in', SIGNED_OUT: 'Signed out' },
  (row: Pick<AttendanceRecord, 'mode'>) => row.mode,
);

export const imageColumn = image(
  'Attendance Image',
  'Attendance photo; exported as an address that opens for anyone who is signed in.',
  (row: Pick<AttendanceRecord, 'imageURL'>) => row.imageURL,
);

export const dateColumn = timestamp(
  'Attendance Date',
  'Instant, shown as YYYY-MM-DD, h:mm:ss a.',
  (row: Pick<AttendanceRecord, 'attendanceDate'>) => row.attendanceDate,
);

/** Who says what of the photos of a record. */
type Verdict = Pick<RecordVerdict, 'who' | 'verdict'> & Partial<Pick<RecordVerdict, 'program'>>;

/** A reviewer, and the program by which they spoke. */
export const reviewerName = ({ who, program }: Verdict) => (program ? `${who} (${program})` : who);

/** What each reviewer says. */
export const verdictsText = (verdicts: readonly Verdict[]): string =>
  verdicts.map((one) => `${reviewerName(one)}: ${verdictWords[one.verdict]}`).join('; ');

/** What a record has by itself. */
export const recordColumns = {
  ...staffSummaryColumns,
  SERVICE_CENTRE: centreOfRecordColumn,
  ATTENDANCE_MODE: modeColumn,
  LOCATION: location(
    'Location',
    'Place and coordinates, as in Okpara Avenue (6.4584, 7.5464); what is not known is left out.',
    placeOf,
  ),
  ATTENDANCE_IMAGE: imageColumn,
  ATTENDANCE_DATE: dateColumn,
  FLAG: yesNo('Flag', 'Yes when the photo was not recognised, else No.', isFlagged, { filterable: true }),
  REPEATED: yesNo(
    'Again',
    'Yes for a record that is not the first one of the person and mode on its day, else No.',
    (row) => row.isRepeated,
    { isFilterOnly: true, markedIn: 'ATTENDANCE_MODE' },
  ),
  REVIEW: wordOrNone(
    'Review',
    `What reviewers say of the photos, of the extension reviews: ${Object.values(reviewWords).join(', ')}; an empty string where the service has no reviews.`,
    reviewWords,
    ({ review }) => review?.state,
    {
      filterable: true,
      isUnsearched: true,
      extension: 'reviews',
      isFilterOnly: true,
      isOffered: true,
    },
  ),
  VERDICTS: text(
    'Verdicts',
    'What each reviewer says of the photos, the earliest first; an empty string where the service has no reviews.',
    ({ review }) => verdictsText(review?.verdicts ?? []),
    { isUnsearched: true, isFilterOnly: true, markedIn: 'REVIEW' },
  ),
} satisfies ColumnsOf<AttendanceRow>;

/** Columns of the attendance reports: what a record has by itself, and what is found in it. */
export const attendanceColumns = {
  ...recordColumns,
  ...findingColumns,
} satisfies ColumnsOf<AttendanceRow>;

const attendanceTable = {
  type: 'Attendance',
  row: 'AttendanceRecord',
  model: 'evidence/finding.ts#FoundRecordRow',
  page: 'reviews/join-reviews.ts#AttendancePage',
  title: 'the attendance reports',
  columns: attendanceColumns,
  order: ['ATTENDANCE_DATE'],
  key: 'key',
} as const satisfies ListTable;

/** The attendance report. */
export const attendance = {
  ...attendanceTable,
  field: 'attendance',
  description: `Sign-ins or sign-outs of one day, or of at most ${maximumRangeDays} days and ${maximumRangeRows} records: days ascending, and nothing at all where one of them fails. Days before yesterday are as they were read within five minutes.`,
  source: 'GET /attendance/findall for each day, and GET /review/findAll where reviews are asked for',
  role: 'USER',
  arguments: {
    date: { type: 'Date', description: 'The day; or give from and to.' },
    from: { type: 'Date', description: 'The first of several days, instead of date.', isForTools: true },
    to: { type: 'Date', description: 'The last of several days.', isForTools: true },
    mode: { type: 'AttendanceMode!', description: 'Signed in or out.', word: columnKey },
  },
  days: ['from', 'to'],
  filePrefix: 'Attendance-Report',
  screen: '/all/attendance',
} as const satisfies ListDeclaration;

/** One person's month. */
export const staffAttendance = {
  ...attendanceTable,
  field: 'staffAttendance',
  description:
    'Sign-ins or sign-outs of one staff ID in one month; `personID` leaves those of one person, where several have had it.',
  source:
    'GET /attendance/find/customer with day 01 of the month, and GET /review/find/customer where reviews are asked for',
  role: 'USER',
  arguments: {
    ...person,
    month,
    mode: { type: 'AttendanceMode! = SIGNED_IN', description: 'Signed in or out.', word: columnKey },
  },
  filePrefix: 'Staff-Attendance-Report',
  screen: '/attendance/staff',
} as const satisfies ListDeclaration;

/** The clock-out report. */
export const clockOuts = {
  ...attendanceTable,
  field: 'clockOuts',
  description: 'Sign-outs of one day.',
  source: 'GET /attendance/findall, mode signedOut, and GET /review/findAll where reviews are asked for',
  role: 'USER',
  arguments: { date },
  filePrefix: 'Clockout-Report-',
  screen: '/report/clockout',
} as const satisfies ListDeclaration;
