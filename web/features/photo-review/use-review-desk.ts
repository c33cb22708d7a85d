import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type CaseFiles, ownVerdict, useReviewer } from '../../photos/case-file.ts';
import { pairOf } from '../../photos/pair-of.ts';
import type { KeptVerdicts } from '../../photos/use-kept-verdicts.ts';
import { isOwnKey, type PressedKey, usePhotoStage } from '../../photos/use-photo-stage.ts';
import { useVerdicts } from '../../photos/use-verdicts.ts';
import { isCovered } from '../../ui/page-key.ts';
import { isSettledFor, nextToJudge, type QueuedRecord, type ReviewSearch } from './review-queue.ts';
import { useReviewPhotos } from './use-review-photos.ts';
import type { SharedReview } from './use-shared-review.ts';

/** What is judged at the desk. */
export interface DeskSource {
  /** All records of the search in the order of review; at least one. */
  queue: readonly QueuedRecord[];
  variables: ReviewSearch;
  /** Key of the record in the address; empty for none. */
  open: string;
  onOpen: (key: string, note?: string) => void;
  onStale: () => void;
  /** What is known of each record, own verdicts that are on their way included. */
  files: CaseFiles;
  kept: KeptVerdicts;
  /** Null where each browser keeps its own verdicts. */
  shared: SharedReview | null;
}

/** What goes with the next verdict on a record: a note, and the wish for another reviewer. */
const noWish = { key: '', note: '', asksAgain: false };

/** The desk: the record that is open, what may be done with it, and the ways to do it. */
export function useReviewDesk(props: DeskSource) {
  const { queue, variables, open, onOpen, onStale, files, kept, shared } = props;
  const me = useReviewer();
  const keys = useMemo(() => queue.map(({ key }) => key), [queue]);
  const isJudged = (key: string) => isSettledFor(files.get(key), me);
  const [current, setCurrent] = useState(() =>
    keys.includes(open) ? open : (keys[Math.max(0, nextToJudge(keys, isJudged, -1))] ?? ''),
  );
  // Of a shared review the service is asked which record is next.
  const [isAwaited, setAwaited] = useState(shared !== null);
  const [wish, setWish] = useState(noWish);
  const noteField = useRef<HTMLInputElement>(null);
  const index = Math.max(0, keys.indexOf(current));
  const key = keys[index] ?? '';
  const photos = useReviewPhotos(variables, keys, index, onStale);
  const record = photos.records.get(key);
  const pair = useMemo(() => (record ? pairOf(record) : null), [record]);
  const control = usePhotoStage(record?.key);
  const { note, asksAgain } = wish.key === key ? wish : noWish;

  useEffect(() => {
    if (open && !keys.includes(open)) onOpen('', 'The record in the address is not in these results.');
  }, [open, keys, onOpen]);

  function show(next: string | null | undefined) {
    if (next == null) return;
    setCurrent(next);
    setAwaited(false);
    onOpen(next);
  }

  /** The next record that is this reviewer's: a claim that was under way may still name what was judged meanwhile. */
  const nextClaimed = (isOver: (key: string) => boolean) =>
    shared?.claimed?.find((one) => keys.includes(one) && !isOver(one));

  const file = files.get(key);
  const said = ownVerdict(file, me);
  const verdicts = useVerdicts({
    record: pair,
    own: said && { kind: said.verdict, note: said.note },
    wish: { note: note.trim(), asksAgain },
    isOthers: !said && isJudged(key),
    isLeaving: isAwaited,
    async keep({ record, seen }, verdict) {
      if (shared) return shared.keep(record.key, verdict, seen);
      kept.keep(record.key, verdict);
      return true;
    },
    onJudged() {
      const isOver = (one: string) => one === key || isJudged(one);
      // The service says which record of a shared review is next: never one that somebody else is judging.
      const next = shared ? nextClaimed(isOver) : keys[nextToJudge(keys, isOver, index)];
      setWish(noWish);
      setAwaited(shared !== null && next === undefined);
      show(next);
    },
    onUndo(record) {
      if (keys.includes(record.key)) show(record.key);
    },
  });

  const order = JSON.stringify(variables.orderBy);
  const claimedBy = useRef('');
  useEffect(() => {
    if (!shared || claimedBy.current === order) return;
    // A reviewer who has begun keeps the open record, and gets the next ones in the new order.
    const kept = claimedBy.current ? key : open;
    claimedBy.current = order;
    shared.claim(keys.includes(kept) ? kept : undefined);
  }, [shared, keys, key, open, order]);

  const given = nextClaimed(isJudged);
  const isNoneLeft = shared ? shared.claimed?.length === 0 : keys.every(isJudged);
  useEffect(() => {
    if (!isAwaited || (given === undefined && !isNoneLeft)) return;
    setAwaited(false);
    // The record that the address opens stays until the first verdict.
    if (verdicts.hasJudged || !keys.includes(open)) show(given);
  });

  function move(step: 1 | -1) {
    verdicts.say('');
    show(keys[index + step]);
  }

  /** Others may have left records to judge. */
  function askForNext() {
    setAwaited(true);
    shared?.claim(shared.isRefused ? key : undefined);
  }

  function askAgain() {
    if (file && file.verdicts.length > 0) shared?.askAgain(key);
    else setWish({ key, note, asksAgain: !asksAgain });
  }

  function press(event: PressedKey) {
    if (verdicts.press(event) || !isOwnKey(event)) return;
    const name = event.key.toLowerCase();
    if (shared && name === 's' && !event.repeat) askAgain();
    else if (shared && name === 'c' && !event.repeat) noteField.current?.focus();
    else if (name === 'j' || (name === 'arrowright' && !event.shiftKey)) move(1);
    else if (name === 'k' || (name === 'arrowleft' && !event.shiftKey)) move(-1);
    else if (!control.act(event)) return;
    event.preventDefault();
  }

  // The keys repeat the buttons of the screen: wherever the focus is among them, and where it is nowhere.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { body } = document;
      if (event.target === body ? !isCovered() : (event.target as Element).closest('.review')) press(event);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  });

  return {
    ...{ me, keys, key, index, file, record, pair, control, photos, verdicts },
    ...{ note, asksAgain, noteField, isAwaited, isNoneLeft },
    ...{ show, move, askForNext, askAgain },
    setNote: (text: string) => setWish({ key, note: text, asksAgain }),
  };
}
