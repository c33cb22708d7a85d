import type { ApolloClient } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { lastOf } from '../../api/client.ts';
import { type Failure, readFailure } from '../../api/failure.ts';
import {
  useAskSecondOpinionMutation,
  useClaimReviewsMutation,
  useRecordVerdictMutation,
  useReleaseReviewsMutation,
  useSharedReviewsQuery,
  useWithdrawVerdictMutation,
} from '../../api/generated/photo-review.ts';
import { verdictOf } from '../../photos/verdicts.ts';
import type { VerdictKind } from '../../session/browser-database.ts';
import { SessionEnded } from '../../session/fetch-in-session.ts';
import { readSession } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { ReviewSearch } from './review-variables.ts';
import { asSeenBy, ownVerdict, type SharedCase } from './shared-case.ts';

/** Milliseconds between looks at what others have said meanwhile. */
const lookEvery = 5_000;

/** Records that are this reviewer's at a time: the open one, and the next ones, whose photos are fetched already. */
const claimedAhead = 3;

/** Milliseconds after which a verdict is sent again that did not reach the service. */
const sendAgain = 2_000;

/** What is sent with a verdict. */
interface VerdictParts {
  readonly note: string;
  readonly seen: { readonly reference: string | null; readonly attendance: string | null };
  readonly asksAgain: boolean;
}

/** A verdict that can be taken back, with the one before it: what it said, and the photos that it was given of. */
export interface Judged extends Pick<VerdictParts, 'note' | 'seen'> {
  readonly key: string;
  readonly before: VerdictKind | null;
}

/** The review that all reviewers of a service share. */
export interface SharedReview {
  readonly userID: string;
  /** What is known of each record, own verdicts that are on their way included; null until it is read. */
  readonly files: ReadonlyMap<string, SharedCase> | null;
  /** Why nothing is known of them; null while it is asked for. */
  readonly failure: Failure | null;
  readonly retry: () => void;
  /** Verdicts that have not reached the service yet. */
  readonly unsent: number;
  /** Records that are this reviewer's to judge, in order; null while they are asked for, empty when none is left. */
  readonly claimed: readonly string[] | null;
  /** Records of the search that wait for a verdict of this reviewer's, those that others are judging included. */
  readonly open: number;
  /** Whether the service has refused to say which record is next. */
  readonly isRefused: boolean;
  /** Asks for the next records, `first` before the others. */
  readonly claim: (first?: string) => void;
  readonly judge: (key: string, kind: VerdictKind, parts: VerdictParts) => void;
  readonly withdraw: (key: string) => void;
  readonly askAgain: (key: string) => void;
}

/** Follows and writes the shared review of a search; null variables for a service that has none. */
export function useSharedReview(variables: ReviewSearch | null): SharedReview | null {
  const [claimReviews] = useClaimReviewsMutation();
  const [releaseReviews] = useReleaseReviewsMutation();
  const [recordVerdict] = useRecordVerdictMutation();
  const [withdrawVerdict] = useWithdrawVerdictMutation();
  const [askSecondOpinion] = useAskSecondOpinionMutation();
  const { userID = '', email = '' } = useSession()?.viewer ?? {};
  const mode = variables?.mode === 'SIGNED_OUT' ? 'Signed out' : 'Signed in';
  const asked = variables && { date: variables.date, mode: [mode] };
  const { data, previousData, error, refetch } = useSharedReviewsQuery(
    asked
      ? {
          variables: asked,
          pollInterval: lookEvery,
          skipPollAttempt: () => document.hidden,
          fetchPolicy: 'network-only',
        }
      : skipToken,
  );
  const [own, setOwn] = useState<ReadonlyMap<string, SharedCase | null>>(new Map());
  const [unsent, setUnsent] = useState(0);
  const [claimed, setClaimed] = useState<readonly string[] | null>(null);
  const [open, setOpen] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const turn = useRef(0);
  /** The search that is shown: what is answered after it has been left claims nothing. */
  const shownSearch = useRef<string | null>(null);
  /** Verdicts under way by record: what has not arrived cannot be taken back. */
  const underWay = useRef(new Map<string, Promise<unknown>>());

  // The search itself: the object is another one with every record that is opened. In another order it stays the same.
  const search = variables && JSON.stringify({ ...variables, orderBy: null });
  useEffect(() => {
    const session = readSession();
    if (search === null || !session) return;
    shownSearch.current = search;
    // Nobody waits for its answer. A token that is refused releases nothing either.
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
      setOwn(new Map());
    };
  }, [search, releaseReviews]);

  const nodes = (data ?? previousData)?.reviews?.nodes;
  const files = useMemo(() => {
    if (!nodes) return null;
    const known = new Map<string, SharedCase>(
      nodes.map(({ key, review }) => [key, asSeenBy(review, { userID, email })]),
    );
    for (const [key, file] of own) {
      if (file) known.set(key, file);
      else known.delete(key);
    }
    return known;
  }, [nodes, own, userID, email]);

  if (!variables) return null;

  const note = (key: string, file: SharedCase | null) => setOwn((old) => new Map(old).set(key, file));
  const settle = async (key: string) => {
    await refetch().catch(() => undefined);
    setOwn((old) => {
      const next = new Map(old);
      next.delete(key);
      return next;
    });
  };
  const refused = (title: string, error: unknown) =>
    showToast({ kind: 'error', title, message: readFailure(error).message });

  const isShown = () => shownSearch.current === search;

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
      refused('Could not load the next record', error);
    }
  }

  async function judge(key: string, kind: VerdictKind, { note: words, seen, asksAgain }: VerdictParts) {
    const before = files?.get(key);
    note(key, withOwn(before, { userID, verdict: verdictOf[kind], note: words, asksAgain }));
    setUnsent((count) => count + 1);
    // Those that are left are shown at once; the service is asked for more when it has this verdict.
    const rest = claimed?.filter((one) => one !== key) ?? null;
    setClaimed(rest && rest.length > 0 ? rest : null);
    try {
      const sent = { record: key, verdict: verdictOf[kind], note: words || null, seen, askSecondOpinion: asksAgain };
      const earlier = underWay.current.get(key)?.catch(() => undefined);
      const sending = (async () => {
        await earlier;
        await untilAnswered(() => recordVerdict({ variables: sent }));
      })();
      underWay.current.set(key, sending);
      await sending;
    } catch (error) {
      const isOver = error instanceof SessionEnded;
      refused(isOver ? 'A verdict may not be recorded' : 'This verdict was not recorded', error);
      if (isOver) return;
    }
    setUnsent((count) => count - 1);
    await Promise.all([claim(rest?.[0]), settle(key)]);
  }

  async function withdraw(key: string) {
    note(key, null);
    try {
      await underWay.current.get(key)?.catch(() => undefined);
      const { data: known } = await refetch();
      const file = known?.reviews?.nodes.find((node) => node.key === key)?.review;
      const verdict = ownVerdict(file, userID);
      if (verdict) await withdrawVerdict({ variables: { id: verdict.id } });
    } catch (error) {
      refused('The verdict was not taken back', error);
    }
    await Promise.all([claim(key), settle(key)]);
  }

  async function askAgain(key: string) {
    try {
      await askSecondOpinion({ variables: { record: key } });
      showToast({ kind: 'success', title: 'A second opinion is asked for' });
    } catch (error) {
      refused('No second opinion was asked for', error);
    }
    await settle(key);
  }

  const failure = error && !files ? readFailure(error) : null;
  const retry = () => {
    refetch().catch(() => undefined);
  };
  return { userID, files, failure, retry, unsent, claimed, open, isRefused, claim, judge, withdraw, askAgain };
}

/** A record's case with the reviewer's own verdict in it, until the service has said what it made of it. */
function withOwn(
  file: SharedCase | undefined,
  own: { userID: string; verdict: SharedCase['verdicts'][number]['verdict']; note: string; asksAgain: boolean },
): SharedCase {
  const { userID, verdict, note, asksAgain } = own;
  const others = file?.verdicts.filter((one) => one.userID !== userID) ?? [];
  const given = { id: '', userID, who: '', program: null, verdict, note, judgedAt: null };
  return {
    state: asksAgain ? 'OPINION_WANTED' : verdict,
    isDisagreement: file?.isDisagreement ?? false,
    isOpinionWanted: asksAgain,
    askedBy: file?.askedBy ?? null,
    verdicts: [...others, given],
  };
}

/**
 * Sends until the service has answered: while it cannot be reached, again and again as long as it is wanted and the session
 * lasts. The service writes a reviewer's verdict on a record once, however often it comes. Throws what the service refuses,
 * and SessionEnded.
 */
async function untilAnswered<Data>(
  send: () => Promise<ApolloClient.MutateResult<Data>>,
  isWanted: () => boolean = () => true,
) {
  const session = readSession();
  const end = new Promise((resolve) => session?.ended.addEventListener('abort', resolve, { once: true }));
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (readFailure(error).isAnswer || error instanceof SessionEnded || !isWanted()) throw error;
      await Promise.race([end, new Promise((resolve) => setTimeout(resolve, sendAgain))]);
    }
  }
}
