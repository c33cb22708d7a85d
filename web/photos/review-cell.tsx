import { reviewWords, type verdictWords } from '../../schema/review-words.ts';

/** What a table reads of a record's review. */
export interface ReviewedRow {
  readonly review?:
    | {
        readonly state: keyof typeof reviewWords;
        readonly verdicts?: readonly { readonly who: string; readonly verdict: keyof typeof verdictWords }[];
      }
    | null
    | undefined;
}

/** What reviewers say, and who they are. */
export function ReviewCell({ review }: ReviewedRow) {
  if (!review) return null;
  const given = (review.verdicts ?? []).map(({ who, verdict }) => `${who}: ${reviewWords[verdict]}`);
  return <span title={given.join('\n') || undefined}>{reviewWords[review.state]}</span>;
}
