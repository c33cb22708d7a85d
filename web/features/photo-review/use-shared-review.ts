import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { lastOf } from '../../api/client.ts';
import { readFailure } from '../../api/failure.ts';
import {
  useAskSecondOpinionMutation,
  useClaimReviewsMutation,
  useReleaseReviewsMutation,
  useSharedReviewsQuery,
} from '../../api/generated/photo-review.ts';
import { type CaseFile, type CaseFiles, useReviewer, withOwn } from '../../photos/case-file.ts';
import { showRefusal, untilAnswered, useServiceVerdicts } from '../../photos/use-service-verdicts.ts';
import type { OwnVerdict, SeenPhotos } from '../../photos/use-verdicts.ts';
import { SessionEnded } from '../../session/fetch-in-session.ts';
import { readSession } from '../../session/session.ts';
import { lookWithBackOff } from '../../ui/look-with-back-off.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { ReviewSearch } from './review-queue.ts';

/** Milliseconds to the first look at other reviewers' verdicts; the next looks come later while there are no new ones. */
const firstLook = 5_000;

/** Records that are this reviewer's at a time: the open one, and the next ones, whose photos are fetched already. */
const claimedAhead = 3;

/** The review that all reviewers of a service share. */
export type SharedReview = NonNullable<ReturnType<typeof useSharedReview>>;

/** Follows and writes the shared review of a search; null variables for a service that has none. */
export function useSharedReview(variables: ReviewSearch | null) {
  const [claimReviews] = useClaimReviewsMutation();
  const [releaseReviews] = useReleaseReviewsMutation();
  const [askSecondOpinion] = useAskSecondOpinionMutation();
  const { unsent, given, forget, ...service } = useServiceVerdicts();
  const me = useReviewer();
  const mode = variables?.mode === 'SIGNED_OUT' ? 'Signed out' : 'Signed in';
  const asked = variables && { date: variables.date, mode: [mode] };
  const { data, previousData, error, refetch } = useSharedReviewsQuery(
    asked ? { variables: asked, fetchPolicy: 'network-only' } : skipToken,
  );
  const [claimed, setClaimed] = useState<readonly string[] | null>(null);
  const [open, setOpen] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const turn = useRef(0);
  /** The search that is shown: what is answered after it has been left claims nothing. */
  const shownSearch = useRef<string | null>(null);

  // The search itself: the object is another one with every record that is opened. In another order it stays the same.
  const search = variables && JSON.stringify({ ...variables, orderBy: null });
  useEffect(() => {
    const session = readSession();
    if (search === null || !session) return;
    shownSearch.current = search;
    // Its answer is not needed. A refused token releases nothing either.
    const release = () => {
      if (session.ended.reason !== 'refused') releaseReviews({ context: lastOf(session) }).catch(() => undefined);
    };
    session.ended.addEventListener('abort', release);
    return () => {
      session.ended.removeEventListener('abort', release);
      if (!session.ended.aborted) release();
      shownSearch.current = null;
      turn.current += 1;
      setClaimed(null);
    };
  }, [search, releaseReviews]);

  const nodes = (data ?? previousData)?.reviews?.nodes;
  const isAsked = asked !== null;
  // Where somebody has said something, the pauses begin anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => (isAsked ? lookWithBackOff(refetch, firstLook) : undefined), [isAsked, nodes, refetch]);

  const files: CaseFiles | null = useMemo(() => {
    if (!nodes) return null;
    const known = new Map<string, CaseFile>(nodes.map(({ key, review }) => [key, review]));
    for (const [key, verdict] of given) {
      if (verdict) known.set(key, withOwn(known.get(key), me, verdict));
      else known.delete(key);
    }
    return known;
  }, [nodes, given, me]);

  if (!variables) return null;

  const settle = async (key: string) => {
    await refetch().catch(() => undefined);
    forget(key);
  };
  const isShown = () => shownSearch.current === search;

  /** Asks for the next records, `first` before the others. */
  async function claim(first?: string) {
    if (!isShown()) return;
    turn.current += 1;
    const mine = turn.current;
    setRefused(false);
    // Who asks once none was left is not told so again before the answer.
    setClaimed((known) => (known?.length === 0 ? null : known));
    try {
      const { data: given } = await untilAnswered(
        () =>
          claimReviews({
            variables: { ...(variables as ReviewSearch), first: first ?? null, count: claimedAhead },
          }),
        isShown,
      );
      if (turn.current !== mine) return;
      setOpen(given?.claimReviews.open ?? 0);
      setClaimed(given?.claimReviews.records.map(({ key }) => key) ?? []);
    } catch (error) {
      if (turn.current !== mine || error instanceof SessionEnded) return;
      setClaimed([]);
      setRefused(true);
      showRefusal('Could not load the next record', error);
    }
  }

  /** Records a verdict, or takes it back for null, and asks for what is next. Answers whether it is so. */
  async function keep(key: string, verdict: OwnVerdict | null, seen: SeenPhotos): Promise<boolean> {
    // Those that are left are shown at once; the service is asked for more when it has this verdict.
    const rest = verdict && (claimed?.filter((one) => one !== key) ?? null);
    if (verdict) setClaimed(rest && rest.length > 0 ? rest : null);
    const became = await service.keep(key, verdict, seen);
    if (became === 'over') return false;
    claim(verdict ? rest?.[0] : key);
    settle(key);
    return became === 'kept';
  }

  async function askAgain(key: string) {
    try {
      await askSecondOpinion({ variables: { record: key } });
      showToast({ kind: 'success', title: 'Second opinion asked for' });
    } catch (error) {
      showRefusal('Could not ask for a second opinion', error);
    }
    await settle(key);
  }

  return {
    /** What is known of each record, own verdicts that are on their way included; null until it is read. */
    files,
    /** Why nothing is known of them; null while it is asked for. */
    failure: error && !files ? readFailure(error) : null,
    retry: () => {
      refetch().catch(() => undefined);
    },
    /** Verdicts that have not reached the service yet. */
    unsent,
    /** Records that are this reviewer's to judge, in order; null while they are asked for, empty when none is left. */
    claimed,
    /** Records of the search that wait for a verdict of this reviewer's, those that others are judging included. */
    open,
    /** Whether the service has refused to say which record is next. */
    isRefused,
    ...{ claim, keep, askAgain },
  };
}
