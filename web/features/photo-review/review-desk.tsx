import { type KeyboardEvent, type Ref, useCallback, useImperativeHandle } from 'react';
import { StaffName } from '../../people/staff-name.tsx';
import { pairOf } from '../../photos/pair-of.ts';
import type { PhotoState } from '../../photos/photo-box.tsx';
import { PhotoStage } from '../../photos/photo-stage.tsx';
import { KeyHints, PhotoTools } from '../../photos/photo-tools.tsx';
import { VerdictBadge } from '../../photos/verdict-badge.tsx';
import { VerdictButtons } from '../../photos/verdict-buttons.tsx';
import { kindOf } from '../../photos/verdicts.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/states.tsx';
import { formatNumber } from '../../ui/words.ts';
import { CaseRow } from './case-row.tsx';
import { ConflictsLink } from './conflicts-link.tsx';
import { PhotoEvidence } from './photo-evidence.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewProgressBar } from './review-progress.tsx';
import { countProgress } from './review-queue.ts';
import { hints, noneLeft, sharedHints } from './review-words.ts';
import { countShared } from './shared-case.ts';
import { useFirstFocus } from './use-desk.ts';
import { type DeskSource, useReviewDesk } from './use-review-desk.ts';
import { useReviewEvidence } from './use-review-evidence.ts';

/** What the screen hands a key to. */
export interface ReviewKeys {
  press: (event: KeyboardEvent) => void;
}

interface ReviewDeskProps extends DeskSource {
  ref: Ref<ReviewKeys>;
  /** Whether the photos of the day have been compared, so that there is something to show of it. */
  isCompared: boolean;
  isStored: boolean;
}

/** Where photos are judged: progress, the two photos, the verdicts' buttons and the records around. */
export function ReviewDesk({ ref, isCompared, isStored, ...source }: ReviewDeskProps) {
  const { queue, variables, shared } = source;
  const desk = useReviewDesk(source);
  const { state, dispatch, keys, key, index, verdicts, files, file, own, record, control, photos } = desk;
  const { history, note, asksAgain, isAwaited, reference, attendance } = state;
  const findings = useReviewEvidence(variables, index, isCompared).get(key) ?? [];
  const onReference = useCallback(
    (shown: PhotoState) => dispatch({ type: 'shown', photo: 'reference', state: shown }),
    [dispatch],
  );
  const onAttendance = useCallback(
    (shown: PhotoState) => dispatch({ type: 'shown', photo: 'attendance', state: shown }),
    [dispatch],
  );
  useImperativeHandle(ref, () => ({ press: desk.press }));
  useFirstFocus();

  return (
    <div className="review-desk">
      <ReviewProgressBar
        progress={countProgress(queue, (one) => verdicts.get(one)?.verdict)}
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
          {photos.failure && !record ? (
            <Failed message={`Could not load. ${photos.failure.message}`} onRetry={photos.retry} />
          ) : (
            <PhotoStage
              pair={record ? pairOf(record) : null}
              control={control}
              onReference={onReference}
              onAttendance={onAttendance}
            />
          )}
          <PhotoEvidence findings={findings} />
          <VerdictButtons
            verdict={shared ? own && kindOf[own.verdict] : verdicts.get(key)?.verdict}
            canJudge={desk.canJudge}
            isBlind={record !== undefined && [reference, attendance].some((state) => /broken|missing/.test(state))}
            canUndo={history.length > 0}
            onJudge={desk.judge}
            onUndo={desk.undo}
          />
          {shared && (
            <CaseRow
              ref={desk.noteField}
              file={file}
              userID={shared.userID}
              note={note}
              onNote={(text) => dispatch({ type: 'noted', note: text })}
              asksAgain={asksAgain}
              onAsk={desk.askAgain}
            />
          )}
          <DeskNotes desk={desk} shared={shared} />
          <PhotoTools
            control={control}
            position={isAwaited ? 'Next record…' : `${formatNumber(index + 1)} of ${formatNumber(keys.length)}`}
            canMove={{ back: index > 0, on: index < keys.length - 1 }}
            onMove={desk.move}
          />
          <KeyHints keys={shared ? sharedHints : hints} />
        </section>
        <ReviewList queue={queue} index={index} records={photos.records} verdicts={verdicts} onOpen={desk.go} />
      </div>
    </div>
  );
}

/** What came of the latest act, why a key was not taken, and whether there is a next record. */
function DeskNotes({ desk, shared }: { desk: ReturnType<typeof useReviewDesk>; shared: DeskSource['shared'] }) {
  const { isNoneLeft, askForNext, state } = desk;
  const { said, missed, isAwaited } = state;
  return (
    <>
      <p className={missed ? 'case-state' : 'visually-hidden'} role="alert">
        {missed}
      </p>
      <p className={isNoneLeft && !isAwaited ? 'case-state' : 'visually-hidden'} role="status">
        <span>{isAwaited ? 'Asking for the next record…' : isNoneLeft ? `${said} ${noneLeft(shared)}` : said}</span>
        {shared && !isAwaited && (shared.isRefused || (isNoneLeft && shared.open > 0)) && (
          <Button look="link" onClick={askForNext}>
            Ask again
          </Button>
        )}
      </p>
    </>
  );
}
