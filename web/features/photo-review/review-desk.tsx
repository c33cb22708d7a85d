import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react';
import type { ReviewRowsQueryVariables } from '../../generated/photo-review.ts';
import { pairOf } from '../../report/pair-of.ts';
import { StaffName } from '../../report/staff-name.tsx';
import type { StoredVerdict, VerdictKind } from '../../session/verdict-store.ts';
import type { PhotoState } from '../../ui/photo-box.tsx';
import { PhotoStage } from '../../ui/photo-stage.tsx';
import { KeyHints, PhotoTools } from '../../ui/photo-tools.tsx';
import { Failed } from '../../ui/states.tsx';
import { isOwnKey, usePhotoStage } from '../../ui/use-photo-stage.ts';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import { PhotoEvidence } from './photo-evidence.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewProgressBar } from './review-progress.tsx';
import { countProgress, nextToJudge, type QueuedRecord } from './review-queue.ts';
import { verdictChoices, verdictWord } from './review-verdicts.ts';
import { useReviewEvidence } from './use-review-evidence.ts';
import { useReviewPhotos } from './use-review-photos.ts';
import { VerdictButtons } from './verdict-buttons.tsx';

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
  verdicts: ReadonlyMap<string, StoredVerdict>;
  isStored: boolean;
  onJudge: (key: string, verdict: VerdictKind | null) => void;
}

/** Where photos are judged: progress, the two photos, the verdicts' buttons and the records around. */
export function ReviewDesk(props: ReviewDeskProps) {
  const { ref, queue, variables, isCompared, open, onOpen, onStale, verdicts, isStored, onJudge } = props;
  const keys = useKeys(queue);
  const isJudged = (key: string) => verdicts.has(key);
  const firstKey = () => keys[Math.max(0, nextToJudge(keys, isJudged, -1))] ?? '';
  const [current, setCurrent] = useState(() => (keys.includes(open) ? open : firstKey()));
  const [history, setHistory] = useState<readonly { key: string; before: VerdictKind | null }[]>([]);
  const [said, setSaid] = useState('');
  const [reference, setReference] = useState<PhotoState>('loading');
  const [attendance, setAttendance] = useState<PhotoState>('loading');
  const place = Math.max(0, keys.indexOf(current));
  const key = keys[place] ?? '';
  const { records, failure, retry } = useReviewPhotos(variables, keys, place, onStale);
  const record = records.get(key);
  const findings = useReviewEvidence(variables, place, isCompared).get(key) ?? [];
  const control = usePhotoStage(record?.key);
  const canMove = { back: place > 0, on: place < keys.length - 1 };
  const progress = countProgress(queue, (one) => verdicts.get(one)?.verdict);

  useEffect(() => {
    if (open && !keys.includes(open)) onOpen('', 'The record that this address opens is not among those found.');
  }, [open, keys, onOpen]);

  function go(to: number) {
    const next = keys[to];
    if (!next) return;
    setCurrent(next);
    onOpen(next);
  }

  function move(step: 1 | -1) {
    setSaid('');
    go(place + step);
  }

  // Who has not seen both photos cannot say whom they show (F-42).
  const areBothSeen = reference === 'shown' && attendance === 'shown';
  const canJudge = (kind: VerdictKind) => record !== undefined && (areBothSeen || kind === 'UNCLEAR');

  function judge(kind: VerdictKind) {
    if (!record || !canJudge(kind)) return;
    setHistory([...history, { key, before: verdicts.get(key)?.verdict ?? null }]);
    onJudge(key, kind);
    const next = nextToJudge(keys, (one) => one === key || isJudged(one), place);
    setSaid(`${record.staff.name || record.staff.staffID}: ${verdictWord(kind)}.${next < 0 ? ' All are judged.' : ''}`);
    if (next >= 0) go(next);
  }

  function undo() {
    const last = history.at(-1);
    if (!last) return;
    setHistory(history.slice(0, -1));
    onJudge(last.key, last.before);
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
    if (choice && !event.repeat) judge(choice.kind);
    else if (name === 'u' && !event.repeat) undo();
    else if (name === 'j' || (name === 'arrowright' && !event.shiftKey)) move(1);
    else if (name === 'k' || (name === 'arrowleft' && !event.shiftKey)) move(-1);
    else if (!control.act(event)) return;
    event.preventDefault();
  }

  useImperativeHandle(ref, () => ({ press }));
  useFirstFocus();

  return (
    <div className="review-desk">
      <ReviewProgressBar progress={progress} isStored={isStored} />
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
            verdict={verdicts.get(key)?.verdict}
            canJudge={canJudge}
            isBlind={record !== undefined && [reference, attendance].some((state) => /broken|missing/.test(state))}
            canUndo={history.length > 0}
            onJudge={judge}
            onUndo={undo}
          />
          <p className="visually-hidden" role="status">
            {said}
          </p>
          <PhotoTools
            control={control}
            position={`${(place + 1).toLocaleString('en')} of ${keys.length.toLocaleString('en')}`}
            canMove={canMove}
            onMove={move}
          />
          <KeyHints keys={hints} />
        </section>
        <ReviewList queue={queue} place={place} records={records} verdicts={verdicts} onOpen={go} />
      </div>
    </div>
  );
}

/** The keys of a queue: the same array while the queue is the same. */
function useKeys(queue: readonly QueuedRecord[]): readonly string[] {
  const [known, setKnown] = useState(() => ({ queue, keys: queue.map(({ key }) => key) }));
  if (known.queue === queue) return known.keys;
  const next = { queue, keys: queue.map(({ key }) => key) };
  setKnown(next);
  return next.keys;
}

/** A page that was just opened has its focus nowhere: the keys should work at once. */
function useFirstFocus() {
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.review')?.focus();
  }, []);
}

const hints = [
  [['1', '2', '3'], 'judge'],
  [['U'], 'undo'],
  [['K', 'J'], 'records'],
  [['+', '−', '0'], 'zoom'],
  [['Shift', '←'], 'pan'],
  [['R'], 'rotate'],
  [['O'], 'overlay'],
] as const;
