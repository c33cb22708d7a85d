import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Modal, ModalHead } from '../ui/modal.tsx';
import './photo-compare.css';
import type { PhotoState } from './photo-box.tsx';
import type { PhotoPair } from './photo-pair.ts';
import { PhotoStage } from './photo-stage.tsx';
import { KeyHints, PhotoTools, type PhotoToolsProps } from './photo-tools.tsx';
import { isOwnKey, usePhotoStage } from './use-photo-stage.ts';
import { type JudgedPair, usePopupVerdicts } from './use-popup-verdicts.ts';
import { VerdictBadge } from './verdict-badge.tsx';
import { VerdictButtons } from './verdict-buttons.tsx';
import { verdictChoices } from './verdicts.ts';

/** What the comparison takes. */
export interface PhotoCompareProps extends Omit<PhotoToolsProps, 'control'> {
  isOpen: boolean;
  /** Null while the page of the record loads. */
  pair: PhotoPair | null;
  /** What verdicts are given on; without it the photos are only looked at. */
  judged?: JudgedPair | null;
  /** Addresses to fetch ahead. */
  neighbours: readonly string[];
  onClose: () => void;
}

/**
 * Reference photo beside attendance photo in boxes of one size, under one zoom, pan and turn; or one over the other with
 * a divider. Arrows and J, K go through the records.
 */
export function PhotoCompare(props: PhotoCompareProps) {
  const { isOpen, pair, judged = null, position, neighbours, canMove, onMove, onClose } = props;
  const control = usePhotoStage(pair?.key);
  const last = useRef('');
  const [reference, setReference] = useState<PhotoState>('loading');
  const [attendance, setAttendance] = useState<PhotoState>('loading');
  const key = pair?.key;
  // Before it is painted: for no moment the photos of the record before count as those of this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record has shown nothing yet.
  useLayoutEffect(() => {
    setReference('loading');
    setAttendance('loading');
  }, [key]);
  const areSeen = reference === 'shown' && attendance === 'shown';
  const verdicts = usePopupVerdicts(judged, pair, areSeen, () => canMove.on && onMove(1));

  useEffect(() => {
    if (pair) last.current = pair.key;
  }, [pair]);

  useEffect(() => {
    for (const address of neighbours) new Image().src = address;
  }, [neighbours]);

  function act(event: KeyboardEvent) {
    if (!isOwnKey(event)) return;
    // A key that is held down would judge the next photos unseen.
    if (event.repeat ? verdictKeys.has(event.key) : verdicts.judgeOrSay(event.key)) return event.preventDefault();
    if (verdicts.canUndo && event.key.toLowerCase() === 'u' && !event.repeat) return void verdicts.undo();
    const back = event.key.toLowerCase() === 'k' || (event.key === 'ArrowLeft' && !event.shiftKey);
    const on = event.key.toLowerCase() === 'j' || (event.key === 'ArrowRight' && !event.shiftKey);
    if (back && canMove.back) onMove(-1);
    if (on && canMove.on) onMove(1);
    if (back || on || control.act(event)) event.preventDefault();
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isOfAddress
      // Where the walk through the records has ended, not where it began.
      lastFocus={() => document.querySelector<HTMLElement>(`[data-open="${CSS.escape(last.current)}"]`)}
      width="xl"
      isFramed
      isWhole
      frame={{ className: 'compare', onKeyDown: act }}
    >
      <ModalHead
        title={
          pair?.person ? (
            <Link className="link" to={pair.person}>
              {pair.name}
            </Link>
          ) : (
            pair?.name || 'Photos'
          )
        }
        facts={<p>{pair ? pair.facts.filter(Boolean).join(' · ') : 'Loading the next page'}</p>}
        onClose={onClose}
      >
        {pair && <VerdictBadge isRecognised={pair.isRecognised} />}
      </ModalHead>
      <PhotoStage pair={pair} control={control} onReference={setReference} onAttendance={setAttendance} />
      {verdicts.isJudging && (
        <>
          <VerdictButtons
            verdict={verdicts.verdict}
            canJudge={verdicts.canJudge}
            isBlind={pair !== null && [reference, attendance].some((state) => /broken|missing/.test(state))}
            canUndo={verdicts.canUndo}
            onJudge={verdicts.judge}
            onUndo={verdicts.undo}
          />
          <p className="compare-said note" role="status">
            {verdicts.said}
          </p>
        </>
      )}
      <PhotoTools control={control} position={position} canMove={canMove} onMove={onMove} />
      <KeyHints keys={verdicts.isJudging ? judgingKeys : keys} />
    </Modal>
  );
}

const keys = [
  [['←', '→'], 'records'],
  [['+', '−', '0'], 'zoom'],
  [['Shift', '←'], 'pan'],
  [['R'], 'rotate'],
  [['O'], 'overlay'],
  [['Esc'], 'close'],
] as const;

const verdictKeys: ReadonlySet<string> = new Set(verdictChoices.map(({ key }) => key));
const judgingKeys = [[[...verdictKeys], 'judge'], [['U'], 'undo'], ...keys] as const;
