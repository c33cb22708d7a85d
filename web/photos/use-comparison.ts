import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { type PhotoComparisonQuery, usePhotoComparisonQuery } from '../api/generated/photo-comparison.ts';

/** How far the comparison of a day's photos is. */
export type Comparison = NonNullable<PhotoComparisonQuery['photoFindings']>['comparison'];

/** Milliseconds between two looks at how far it is: the gateway goes on for as long as somebody looks. */
const interval = 1_500;

/** Has the photos of a day compared while the caller is shown. Not known until the first answer; null where that was none. */
export function useComparison(date: string | undefined): { comparison: Comparison | null; isKnown: boolean } {
  const asked = date === undefined ? skipToken : { variables: { date } };
  const { data, error, startPolling, stopPolling } = usePhotoComparisonQuery(asked);
  const comparison = data?.photoFindings?.comparison ?? null;
  const isOver = comparison !== null && (comparison.isDone || !comparison.isOn);

  useEffect(() => {
    if (isOver) return;
    startPolling(interval);
    return stopPolling;
  }, [isOver, startPolling, stopPolling]);

  return { comparison, isKnown: data !== undefined || error !== undefined };
}
