import type { ReviewedRecord } from '../generated/types.ts';
import { maximumRangeDays } from '../limits.ts';
import { reviewWords } from '../review-words.ts';
import { modeColumn, reviewerName, verdictsText } from './attendance.ts';
import { type ColumnsOf, text, timestamp, word, yesNo } from './column.ts';
import type { ListDeclaration } from './list.ts';
import { type RowWith, staffSummaryColumns } from './staff-summary.ts';

type ReviewRow = RowWith<ReviewedRecord, 'mode' | 'attendanceDate' | 'review'>;

/** Columns of reviewed records. */
const reviewColumns = {
  ...staffSummaryColumns,
  ATTENDANCE_DATE: timestamp(
    'Attendance Date',
    'Instant of the record, shown as YYYY-MM-DD, h:mm:ss a.',
    (row) => row.attendanceDate,
  ),
  ATTENDANCE_MODE: modeColumn,
  REVIEW: word(
    'Review',
    `What the verdicts come to: ${Object.values(reviewWords).join(', ')}.`,
    reviewWords,
    ({ review }) => review.state,
    { filterable: true },
  ),
  DISAGREEMENT: yesNo(
    'Disagreement',
    'Yes where one says Same and another Different.',
    ({ review }) => review.isDisagreement,
    { filterable: true },
  ),
  VERDICTS: text('Verdicts', 'What each reviewer says, the earliest first.', ({ review }) =>
    verdictsText(review.verdicts),
  ),
  REVIEWERS: text(
    'Reviewers',
    'Who has judged it, the earliest first.',
    ({ review }) => review.verdicts.map(reviewerName).join(', '),
    { filterable: true },
  ),
  JUDGED_AT: timestamp(
    'Judged At',
    'When the last verdict was given.',
    ({ review }) => review.verdicts.at(-1)?.judgedAt,
  ),
  NOTES: text('Notes', 'What the reviewers noted; empty for the role USER, which may not read it.', ({ review }) =>
    review.verdicts.flatMap(({ note }) => note || []).join('; '),
  ),
  ASKED_BY: text(
    'Second Opinion Asked By',
    'Who asked for another opinion last; an empty string for nobody.',
    ({ review }) => review.askedBy,
  ),
} satisfies ColumnsOf<ReviewRow>;

/** The case file: what was said of attendance records, and where reviewers disagree. */
export const reviews = {
  field: 'reviews',
  description: `Attendance records of some days, ${maximumRangeDays} at most, that somebody has judged, with every verdict; a condition that DISAGREEMENT is Yes leaves those about which reviewers disagree.`,
  source: 'GET /review/findAll',
  extension: 'reviews',
  role: 'USER',
  arguments: {
    from: { type: 'Date!', description: 'The first day of the records.' },
    to: { type: 'Date!', description: 'The last day.' },
  },
  type: 'Review',
  row: 'ReviewedRecord',
  model: 'upstream/readers/review.ts#ReviewRow',
  title: 'the reviewed records',
  columns: reviewColumns,
  order: ['ATTENDANCE_DATE'],
  key: 'key',
  filePrefix: 'Photo-Reviews',
} as const satisfies ListDeclaration;
