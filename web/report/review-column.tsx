import { type AttendanceColumnName, attendanceColumns } from '../../schema/columns/attendance.ts';
import { reviewWords } from '../../schema/review-words.ts';
import type { ListPage } from './report-result.ts';
import type { View } from './view.ts';

/** What a table reads of a record's review. */
interface ReviewedRow {
  readonly review?:
    | {
        readonly state: keyof typeof reviewWords;
        readonly verdicts?: readonly { readonly who: string; readonly verdict: keyof typeof reviewWords }[];
      }
    | null
    | undefined;
}

const { REVIEW: _needsExtension, ...specified } = attendanceColumns;

/** Whether the service has reviews, as the last list with rows has shown. */
let hasReviews = true;

type Choice = Pick<View<AttendanceColumnName, Record<string, never>>, 'filters' | 'sort'>;

/** The columns of an attendance list: `Review` where the service has reviews, and where an address asks for it. */
export function reviewedColumns(facets: ListPage<unknown>['facets'] | undefined, { filters, sort }: Choice) {
  const counted = facets?.find(({ column }) => column === 'REVIEW')?.values ?? [];
  if (counted.length > 0) hasReviews = counted.some(({ value }) => value !== '');
  const isAsked = filters.REVIEW !== undefined || sort?.column === 'REVIEW';
  // Names of columns come from their own keys, so one less is shown, filtered and ordered by one less.
  return hasReviews || isAsked ? attendanceColumns : (specified as typeof attendanceColumns);
}

/** What reviewers say, and who they are. */
export function ReviewCell({ review }: ReviewedRow) {
  if (!review) return null;
  const given = (review.verdicts ?? []).map(({ who, verdict }) => `${who}: ${reviewWords[verdict]}`);
  return <span title={given.join('\n') || undefined}>{reviewWords[review.state]}</span>;
}
