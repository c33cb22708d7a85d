import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { ReviewRowsQueryVariables } from '../../api/generated/photo-review.ts';
import { StaffName, staffNameOf } from '../../people/staff-name.tsx';
import { pairOf } from '../../photos/pair-of.ts';
import type { PhotoState } from '../../photos/photo-box.tsx';
import { PhotoStage } from '../../photos/photo-stage.tsx';
import { KeyHints, PhotoTools } from '../../photos/photo-tools.tsx';
import { isOwnKey, usePhotoStage } from '../../photos/use-photo-stage.ts';
import { VerdictBadge } from '../../photos/verdict-badge.tsx';
import { VerdictButtons } from '../../photos/verdict-buttons.tsx';
import { kindOf, verdictChoices, verdictWord } from '../../photos/verdicts.ts';
import type { StoredVerdict, VerdictKind } from '../../session/verdict-store.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/states.tsx';
import { formatNumber } from '../../ui/words.ts';
import { CaseRow } from './case-row.tsx';
import { ConflictsLink } from './conflicts-link.tsx';
import { PhotoEvidence } from './photo-evidence.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewProgressBar } from './review-progress.tsx';
import { countProgress, nextToJudge, type QueuedRecord } from './review-queue.ts';
import { hints, noneLeft, sharedHints } from './review-words.ts';
import { countShared, isSettledFor, kindsOf, ownVerdict } from './shared-case.ts';
import { useFirstFocus, useKeys } from './use-desk.ts';
import { useReviewEvidence } from './use-review-evidence.ts';
import { useReviewPhotos } from './use-review-photos.ts';
import type { Judged, SharedReview } from './use-shared-review.ts';

/** What the screen hands a key to. */
export interface ReviewKeys {
  press: (event: KeyboardEvent) => void;
}

interface ReviewDeskProps {
  ref: Ref<ReviewKeys>;
  /** All records of the search in the order of review; at least one. */
  queue: readonly QueuedRecord[];
  variables: ReviewRowsQueryVariables;
  /** Whether the photos of the day have been compared, so that there is something to show of it. */
  isCompared: boolean;
  /** Key of the record in the address; empty for none. */
  open: string;
  onOpen: (key: string, note?: string) => void;
  onStale: () => void;
  /** Those that this browser keeps; of a shared review none. */
  verdicts: ReadonlyMap<string, Pick<StoredVerdict, 'verdict'>>;
  isStored: boolean;
  onJudge: (key: string, verdict: VerdictKind | null) => void;
  /** Null where each browser keeps its own verdicts. */
  shared: SharedReview | null;
}

/** Where photos are judged: progress, the two photos, the verdicts' buttons and the records around. */
export function ReviewDesk(props: ReviewDeskProps) {
  const { ref, queue, variables, isCompared, open, onOpen, onStale, isStored, onJudge, shared } = props;
  const keys = useKeys(queue);
  const files = shared?.files ?? null;
  const verdicts = useMemo(() => (files ? kindsOf(files) : props.verdicts), [files, props.verdicts]);
  const isJudged = (key: string) => (shared ? isSettledFor(files?.get(key), shared.userID) : verdicts.has(key));
  const firstKey = () => keys[Math.max(0, nextToJudge(keys, isJudged, -1))] ?? '';
  const [current, setCurrent] = useState(() => (keys.includes(open) ? open : firstKey()));
  const [history, setHistory] = useState<readonly Judged[]>([]);
  const [said, setSaid] = useState('');
  const [missed, setMissed] = useState('');
  const [note, setNote] = useState('');
  const [asksAgain, setAsksAgain] = useState(false);
  // Whether the next record that the service gives is to be opened.
  const [isAwaited, setAwaited] = useState(shared !== null);
  const noteField = useRef<HTMLInputElement>(null);
  const [reference, setReference] = useState<PhotoState>('loading');
  const [attendance, setAttendance] = useState<PhotoState>('loading');
  const index = Math.max(0, keys.indexOf(current));
  const key = keys[index] ?? '';
  const { records, failure, retry } = useReviewPhotos(variables, keys, index, onStale);
  const record = records.get(key);
  const findings = useReviewEvidence(variables, index, isCompared).get(key) ?? [];
  const control = usePhotoStage(record?.key);
  const canMove = { back: index > 0, on: index < keys.length - 1 };
  const progress = countProgress(queue, (one) => verdicts.get(one)?.verdict);

  useEffect(() => {
    if (open && !keys.includes(open)) onOpen('', 'The record that this address opens is not among those found.');
  }, [open, keys, onOpen]);

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
    setAwaited(false);
    if (given === null || (history.length === 0 && keys.includes(open))) return;
    setCurrent(given);
    onOpen(given);
  }, [isAwaited, given, isNoneLeft, keys, open, history, onOpen]);

  function go(to: number) {
    const next = keys[to];
    if (!next) return;
    setAwaited(false);
    setCurrent(next);
    setMissed('');
    setNote('');
    setAsksAgain(false);
    onOpen(next);
  }

  function move(step: 1 | -1) {
    setSaid('');
    go(index + step);
  }

  // Who has not seen both photos cannot say whom they show.
  const areBothSeen = reference === 'shown' && attendance === 'shown';
  const file = files?.get(key);
  const own = shared ? ownVerdict(file, shared.userID) : undefined;
  const isOthers = shared !== null && !own && isJudged(key);
  const canJudge = (kind: VerdictKind) =>
    record !== undefined && !isOthers && !isAwaited && (areBothSeen || kind === 'UNCLEAR');

  function judge(kind: VerdictKind) {
    if (!record || !canJudge(kind)) return;
    setMissed('');
    const before = shared ? (own ? kindOf[own.verdict] : null) : (verdicts.get(key)?.verdict ?? null);
    const photos = pairOf(record);
    const seen = { reference: photos.reference, attendance: photos.attendance };
    setHistory([...history, { key, before, note: own?.note ?? '', seen }]);
    if (shared) return judgeShared(shared, kind);
    onJudge(key, kind);
    const next = nextToJudge(keys, (one) => one === key || isJudged(one), index);
    setSaid(`${staffNameOf(record.staff)}: ${verdictWord(kind)}.${next < 0 ? ' All are judged.' : ''}`);
    if (next >= 0) go(next);
  }

  /** A key that comes before its photos is not kept, for they would be judged unseen: it says so. */
  function judgeOrSay({ kind, key: pressed, label }: (typeof verdictChoices)[number]) {
    if (canJudge(kind)) return judge(kind);
    const isComing = !record || isAwaited || [reference, attendance].includes('loading');
    setMissed(
      isOthers
        ? `“${label}” was not taken: somebody else has judged this record.`
        : isComing
          ? `“${label}” was not taken: the photos were not there yet. Press ${pressed} again.`
          : `“${label}” was not taken: one photo cannot be seen.`,
    );
  }

  /** The service says which record is next: never one that somebody else is judging. */
  function judgeShared({ judge: send, claimed }: SharedReview, kind: VerdictKind) {
    const photos = pairOf(record as NonNullable<typeof record>);
    const seen = {
      reference: reference === 'shown' ? photos.reference : null,
      attendance: attendance === 'shown' ? photos.attendance : null,
    };
    send(key, kind, { note: note.trim(), seen, asksAgain });
    setSaid(`${photos.name}: ${verdictWord(kind)}.`);
    const next = claimed?.find((one) => one !== key && keys.includes(one) && !isJudged(one));
    if (next) return go(keys.indexOf(next));
    setNote('');
    setAsksAgain(false);
    setAwaited(true);
  }

  /** Others may have left records to judge. */
  function askForNext({ claim, isRefused }: SharedReview) {
    setAwaited(true);
    claim(isRefused ? key : undefined);
  }

  function askAgain() {
    if (file && file.verdicts.length > 0) shared?.askAgain(key);
    else setAsksAgain(!asksAgain);
  }

  function undo() {
    const last = history.at(-1);
    if (!last) return;
    setHistory(history.slice(0, -1));
    // A verdict that was changed is as it was before.
    if (shared && last.before) shared.judge(last.key, last.before, { ...last, asksAgain: false });
    else if (shared) shared.withdraw(last.key);
    else onJudge(last.key, last.before);
    setSaid('The last verdict is taken back.');
    go(keys.indexOf(last.key));
  }

  function press(event: KeyboardEvent) {
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      return undo();
    }
    if (!isOwnKey(event)) return;
    const name = event.key.toLowerCase();
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

  useImperativeHandle(ref, () => ({ press }));
  useFirstFocus();

  return (
    <div className="review-desk">
      <ReviewProgressBar
        progress={progress}
        isStored={isStored}
        shared={shared && files ? { ...countShared(keys, files, shared.userID), unsent: shared.unsent } : null}
        conflicts={<ConflictsLink variables={variables} />}
      />
      <div className="review-body">
        <section className="review-main" aria-label="Photos to judge">
          <header className="review-who">
            <div>
              <h2>{record ? <StaffName staff={record.staff} period={variables.date} /> : 'Loading…'}</h2>
              <p>{record && [...pairOf(record).facts, record.location].filter(Boolean).join(' · ')}</p>
            </div>
            <span className={record ? undefined : 'review-pending'}>
              <VerdictBadge isRecognised={record?.isImageRecognised ?? null} />
            </span>
          </header>
          {failure && !record ? (
            <Failed message={`Could not load. ${failure.message}`} onRetry={retry} />
          ) : (
            <PhotoStage
              pair={record ? pairOf(record) : null}
              control={control}
              onReference={setReference}
              onAttendance={setAttendance}
            />
          )}
          <PhotoEvidence findings={findings} />
          <VerdictButtons
            verdict={shared ? own && kindOf[own.verdict] : verdicts.get(key)?.verdict}
            canJudge={canJudge}
            isBlind={record !== undefined && [reference, attendance].some((state) => /broken|missing/.test(state))}
            canUndo={history.length > 0}
            onJudge={judge}
            onUndo={undo}
          />
          {shared && (
            <CaseRow
              ref={noteField}
              file={file}
              userID={shared.userID}
              note={note}
              onNote={setNote}
              asksAgain={asksAgain}
              onAsk={askAgain}
            />
          )}
          <p className={missed ? 'case-state' : 'visually-hidden'} role="alert">
            {missed}
          </p>
          <p className={isNoneLeft && !isAwaited ? 'case-state' : 'visually-hidden'} role="status">
            {isAwaited ? 'Asking for the next record…' : isNoneLeft ? `${said} ${noneLeft(shared)}` : said}
            {shared && !isAwaited && (shared.isRefused || (isNoneLeft && shared.open > 0)) && (
              <Button look="link" onClick={() => askForNext(shared)}>
                Ask again
              </Button>
            )}
          </p>
          <PhotoTools
            control={control}
            position={isAwaited ? 'Next record…' : `${formatNumber(index + 1)} of ${formatNumber(keys.length)}`}
            canMove={canMove}
            onMove={move}
          />
          <KeyHints keys={shared ? sharedHints : hints} />
        </section>
        <ReviewList queue={queue} index={index} records={records} verdicts={verdicts} onOpen={go} />
      </div>
    </div>
  );
}
