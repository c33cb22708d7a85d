import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useReviewEvidenceQuery } from '../../api/generated/photo-review.ts';
import type { ReviewFinding } from './photo-evidence.tsx';
import type { ReviewSearch } from './review-variables.ts';
import { reviewPageSize } from './use-review-photos.ts';

/** What was found in the records around an index of the queue, by their keys; nothing while it is not known. */
export function useReviewEvidence(
  variables: ReviewSearch,
  index: number,
  isReady: boolean,
): ReadonlyMap<string, readonly ReviewFinding[]> {
  const offset = Math.floor(index / reviewPageSize) * reviewPageSize;
  const asked = { variables: { ...variables, first: reviewPageSize, offset } };
  const { data } = useReviewEvidenceQuery(isReady ? asked : skipToken);
  return useMemo(() => new Map(data?.attendance?.nodes.map(({ key, findings }) => [key, findings])), [data]);
}
