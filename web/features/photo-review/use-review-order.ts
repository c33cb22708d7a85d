import { useState } from 'react';
import { type Comparison, useComparison } from '../../photos/use-comparison.ts';

/** Whether the records with findings come first, and the comparison of photos that finds them. */
export interface ReviewOrder {
  readonly comparison: Comparison | null;
  /** Null until it is known how far the comparison was when the screen opened: nothing moves under a reader. */
  readonly isByFindings: boolean | null;
  readonly putFindingsFirst: () => void;
}

/** The order of a day's queue: by findings where its photos had been compared before it opened, else once that is wanted. */
export function useReviewOrder(date: string | undefined): ReviewOrder {
  const { comparison, isKnown } = useComparison(date);
  const [chosen, setChosen] = useState<{ date: string | undefined; isByFindings: boolean } | null>(null);
  if (isKnown && chosen?.date !== date) setChosen({ date, isByFindings: comparison?.isDone ?? false });
  return {
    comparison,
    isByFindings: chosen?.date === date ? (chosen?.isByFindings ?? null) : null,
    putFindingsFirst: () => setChosen({ date, isByFindings: true }),
  };
}
