import { useEffect, useRef } from 'react';
import type { SharedReview } from './use-shared-review.ts';

interface ClaimedRecordsProps {
  /** Null where each browser keeps its own verdicts: no record is claimed then. */
  shared: SharedReview | null;
  variables: { readonly orderBy?: unknown };
  keys: readonly string[];
  /** Key of the record at the desk, and of that in the address; empty for none. */
  key: string;
  open: string;
  /** Whether the desk waits for a record, and whether a verdict was given at it. */
  isAwaited: boolean;
  hasBegun: boolean;
  isJudged: (key: string) => boolean;
  /** Hears the record to open; null for the one that is open. */
  onGiven: (key: string | null) => void;
}

/** Claims records of a shared review and gives the one that the desk waits for. Returns whether no record is left. */
export function useClaimedRecords(props: ClaimedRecordsProps): boolean {
  const { shared, variables, keys, key, open, isAwaited, hasBegun, isJudged, onGiven } = props;
  const order = JSON.stringify(variables.orderBy);
  const claimedBy = useRef('');
  useEffect(() => {
    if (!shared || claimedBy.current === order) return;
    // Whoever has begun keeps the record that is open, and is given the next ones in the new order.
    const kept = claimedBy.current ? key : open;
    claimedBy.current = order;
    shared.claim(keys.includes(kept) ? kept : undefined);
  }, [shared, keys, key, open, order]);

  // A claim that was under way may still name what was judged meanwhile.
  const given = shared?.claimed?.find((one) => keys.includes(one) && !isJudged(one)) ?? null;
  const isNoneLeft = shared?.claimed?.length === 0;
  useEffect(() => {
    if (!isAwaited || (given === null && !isNoneLeft)) return;
    const isKept = !hasBegun && keys.includes(open);
    onGiven(isKept ? null : given);
  });
  return isNoneLeft;
}
