import { skipToken } from '@apollo/client/react';
import { attendanceColumns } from '../../schema/columns/attendance.ts';
import { reviewWords } from '../../schema/review-words.ts';
import { useHasExtension } from '../api/use-extensions.ts';

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

/** The columns of an attendance list, and whether they are known. */
interface KnownColumns {
  readonly columns: typeof attendanceColumns;
  /** Until then nothing is asked for: a service without reviews is not asked for any. */
  readonly isKnown: boolean;
}

/** The columns of an attendance list: `Review`, its filter and its order where the service has reviews alone. */
export function useAttendanceColumns(): KnownColumns {
  const hasReviews = useHasExtension('reviews');
  // Names of columns come from their own keys, so one less is shown, filtered and ordered by one less.
  const columns = hasReviews === false ? (specified as typeof attendanceColumns) : attendanceColumns;
  return { columns, isKnown: hasReviews !== null };
}

/** What is asked for once the columns are known. */
export const onceKnown = <Asked extends object>(
  { isKnown }: KnownColumns,
  asked: Asked | typeof skipToken,
): Asked | typeof skipToken => (isKnown ? asked : skipToken);

/** What reviewers say, and who they are. */
export function ReviewCell({ review }: ReviewedRow) {
  if (!review) return null;
  const given = (review.verdicts ?? []).map(({ who, verdict }) => `${who}: ${reviewWords[verdict]}`);
  return <span title={given.join('\n') || undefined}>{reviewWords[review.state]}</span>;
}
