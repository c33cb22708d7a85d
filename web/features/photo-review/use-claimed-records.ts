import { type Dispatch, useEffect, useRef } from 'react';
import type { DeskEvent, DeskState } from './desk-state.ts';
import type { SharedReview } from './use-shared-review.ts';

interface ClaimedRecordsProps {
  /** Null where each browser keeps its own verdicts: no record is claimed then. */
  shared: SharedReview | null;
  variables: { readonly orderBy?: unknown };
  keys: readonly string[];
  /** Key of the record at the desk, and of that in the address; empty for none. */
  key: string;
  open: string;
  onOpen: (key: string) => void;
  state: DeskState;
  dispatch: Dispatch<DeskEvent>;
  isJudged: (key: string) => boolean;
}

/** Claims records of a shared review and opens the one that the desk waits for. Returns whether no record is left. */
export function useClaimedRecords(props: ClaimedRecordsProps): boolean {
  const { shared, variables, keys, key, open, onOpen, state, dispatch, isJudged } = props;
  const { isAwaited, history } = state;
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
    const isKept = history.length === 0 && keys.includes(open);
    const next = isKept ? null : given;
    dispatch({ type: 'given', key: next });
    if (next !== null) onOpen(next);
  }, [isAwaited, given, isNoneLeft, keys, open, history, onOpen, dispatch]);
  return isNoneLeft;
}
