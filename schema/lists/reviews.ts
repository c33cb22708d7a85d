import { reviewColumns } from '../columns/reviews.ts';
import { maximumRangeDays } from '../limits.ts';
import type { ListDeclaration } from './list.ts';

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
