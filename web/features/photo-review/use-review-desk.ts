import { type KeyboardEvent, useEffect, useMemo, useReducer, useRef } from 'react';
import { staffNameOf } from '../../people/staff-name.tsx';
import { pairOf } from '../../photos/pair-of.ts';
import { isOwnKey, usePhotoStage } from '../../photos/use-photo-stage.ts';
import { kindOf, verdictChoices, verdictWord } from '../../photos/verdicts.ts';
import type { StoredVerdict, VerdictKind } from '../../session/browser-database.ts';
import { deskReducer, firstState } from './desk-state.ts';
import { nextToJudge, type QueuedRecord } from './review-queue.ts';
import type { ReviewSearch } from './review-variables.ts';
import { isSettledFor, kindsOf, ownVerdict } from './shared-case.ts';
import { useClaimedRecords } from './use-claimed-records.ts';
import { useKeys } from './use-desk.ts';
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
  /** Those that this browser keeps; of a shared review none. */
  verdicts: ReadonlyMap<string, Pick<StoredVerdict, 'verdict'>>;
  onJudge: (key: string, verdict: VerdictKind | null) => void;
  /** Null where each browser keeps its own verdicts. */
  shared: SharedReview | null;
}

/** The desk: its state, the record that is open, what may be done with it, and the ways to do it. */
export function useReviewDesk(props: DeskSource) {
  const { queue, variables, open, onOpen, onStale, onJudge, shared } = props;
  const keys = useKeys(queue);
  const files = shared?.files ?? null;
  const verdicts = useMemo(() => (files ? kindsOf(files) : props.verdicts), [files, props.verdicts]);
  const isJudged = (key: string) => (shared ? isSettledFor(files?.get(key), shared.userID) : verdicts.has(key));
  const firstKey = () => keys[Math.max(0, nextToJudge(keys, isJudged, -1))] ?? '';
  const [state, dispatch] = useReducer(deskReducer, null, () =>
    firstState(keys.includes(open) ? open : firstKey(), shared !== null),
  );
  const { current, history, note, asksAgain, isAwaited, reference, attendance } = state;
  const noteField = useRef<HTMLInputElement>(null);
  const index = Math.max(0, keys.indexOf(current));
  const key = keys[index] ?? '';
  const photos = useReviewPhotos(variables, keys, index, onStale);
  const record = photos.records.get(key);
  const control = usePhotoStage(record?.key);

  useEffect(() => {
    if (open && !keys.includes(open)) onOpen('', 'The record that this address opens is not among those found.');
  }, [open, keys, onOpen]);

  const isNoneLeft = useClaimedRecords({ ...props, keys, key, state, dispatch, isJudged });

  function go(to: number) {
    const next = keys[to];
    if (!next) return;
    dispatch({ type: 'opened', key: next });
    onOpen(next);
  }

  function move(step: 1 | -1) {
    const next = keys[index + step] ?? null;
    dispatch({ type: 'moved', key: next });
    if (next !== null) onOpen(next);
  }

  const file = files?.get(key);
  const own = shared ? ownVerdict(file, shared.userID) : undefined;
  const isOthers = shared !== null && !own && isJudged(key);
  // Who has not seen both photos cannot say whom they show.
  const areBothSeen = reference === 'shown' && attendance === 'shown';
  const canJudge = (kind: VerdictKind) =>
    record !== undefined && !isOthers && !isAwaited && (areBothSeen || kind === 'UNCLEAR');

  function judge(kind: VerdictKind) {
    if (!record || !canJudge(kind)) return;
    const pair = pairOf(record);
    const before = shared ? (own ? kindOf[own.verdict] : null) : (verdicts.get(key)?.verdict ?? null);
    const seen = { reference: pair.reference, attendance: pair.attendance };
    const judged = { key, before, note: own?.note ?? '', seen };
    const isOpenYet = (one: string) => one !== key && keys.includes(one) && !isJudged(one);
    if (shared) {
      const shown = {
        reference: reference === 'shown' ? pair.reference : null,
        attendance: attendance === 'shown' ? pair.attendance : null,
      };
      shared.judge(key, kind, { note: note.trim(), seen: shown, asksAgain });
    } else onJudge(key, kind);
    // The service says which record of a shared review is next: never one that somebody else is judging.
    const next = shared
      ? (shared.claimed?.find(isOpenYet) ?? null)
      : (keys[nextToJudge(keys, (one) => one === key || isJudged(one), index)] ?? null);
    const isLast = !shared && next === null;
    const who = shared ? pair.name : staffNameOf(record.staff);
    const said = `${who}: ${verdictWord(kind)}.${isLast ? ' All are judged.' : ''}`;
    dispatch({ type: 'judged', judged, said, next, isShared: shared !== null });
    if (next !== null) onOpen(next);
  }

  /** A key that comes before its photos is not kept, for they would be judged unseen: it says so. */
  function judgeOrSay({ kind, key: pressed, label }: (typeof verdictChoices)[number]) {
    if (canJudge(kind)) return judge(kind);
    const isComing = !record || isAwaited || [reference, attendance].includes('loading');
    const why = isOthers
      ? 'somebody else has judged this record.'
      : isComing
        ? `the photos were not there yet. Press ${pressed} again.`
        : 'one photo cannot be seen.';
    dispatch({ type: 'missed', why: `“${label}” was not taken: ${why}` });
  }

  /** Others may have left records to judge. */
  function askForNext() {
    dispatch({ type: 'awaited' });
    shared?.claim(shared.isRefused ? key : undefined);
  }

  function askAgain() {
    if (file && file.verdicts.length > 0) shared?.askAgain(key);
    else dispatch({ type: 'asked' });
  }

  function undo() {
    const last = history.at(-1);
    if (!last) return;
    // A verdict that was changed is as it was before.
    if (shared && last.before) shared.judge(last.key, last.before, { ...last, asksAgain: false });
    else if (shared) shared.withdraw(last.key);
    else onJudge(last.key, last.before);
    const isFound = keys.includes(last.key);
    dispatch({ type: 'undone', isFound });
    if (isFound) onOpen(last.key);
  }

  function press(event: KeyboardEvent) {
    const name = event.key.toLowerCase();
    if (name === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      return undo();
    }
    if (!isOwnKey(event)) return;
    const choice = verdictChoices.find((one) => one.key === name);
    // A key that is held down would judge the next photos unseen.
    if (choice && !event.repeat) judgeOrSay(choice);
    else if (name === 'u' && !event.repeat) undo();
    else if (shared && name === 's' && !event.repeat) askAgain();
    else if (shared && name === 'c' && !event.repeat) noteField.current?.focus();
    else if (name === 'j' || (name === 'arrowright' && !event.shiftKey)) move(1);
    else if (name === 'k' || (name === 'arrowleft' && !event.shiftKey)) move(-1);
    else if (!control.act(event)) return;
    event.preventDefault();
  }

  return {
    ...{
      state,
      dispatch,
      keys,
      key,
      index,
      verdicts,
      files,
      file,
      own,
      record,
      control,
      photos,
      noteField,
      isNoneLeft,
    },
    ...{ canJudge, judge, undo, go, move, askForNext, askAgain, press },
  };
}
