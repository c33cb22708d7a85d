import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AttendanceRow } from '../../schema/lists/attendance.ts';
import { Modal, ModalHead } from '../ui/modal.tsx';
import type { KeyHint } from '../ui/page-keys.ts';
import { showToast } from '../ui/toasts.tsx';
import { ownVerdict, useReviewer } from './case-file.ts';
import type { PhotoPair } from './pair-of.ts';
import { PhotoStage } from './photo-stage.tsx';
import { judgingKeys, KeyHints, PhotoTools, type PhotoToolsProps, stageKeys } from './photo-tools.tsx';
import { areLost, useKeptVerdicts } from './use-kept-verdicts.ts';
import { isOwnKey, usePhotoStage } from './use-photo-stage.ts';
import { useServiceVerdicts } from './use-service-verdicts.ts';
import { useVerdicts } from './use-verdicts.ts';
import { VerdictBadge, VerdictButtons } from './verdict-parts.tsx';

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
  const verdicts = usePopupVerdicts(judged, pair, () => canMove.on && onMove(1));

  useEffect(() => {
    if (pair) last.current = pair.key;
  }, [pair]);

  useEffect(() => {
    for (const address of neighbours) new Image().src = address;
  }, [neighbours]);

  function act(event: KeyboardEvent) {
    if ((verdicts.isJudging && verdicts.press(event)) || !isOwnKey(event)) return;
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
      frame={{
        className: 'compare',
        onKeyDown: act,
        p: { base: '12px var(--gutter)', sm: '14px 20px 16px' },
        css: head,
      }}
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
        facts={<p className="note">{pair ? pair.facts.filter(Boolean).join(' · ') : 'Loading the next page'}</p>}
        onClose={onClose}
      >
        {pair && <VerdictBadge isRecognised={pair.isRecognised} />}
      </ModalHead>
      <PhotoStage
        pair={pair}
        control={control}
        onReference={verdicts.setReference}
        onAttendance={verdicts.setAttendance}
      />
      {verdicts.isJudging && (
        <>
          <VerdictButtons verdicts={verdicts} ground="bg.panel" />
          <chakra.p className="note" role="status" minH="20px" mt="6px">
            {verdicts.missed || verdicts.said}
          </chakra.p>
        </>
      )}
      <PhotoTools control={control} position={position} canMove={canMove} onMove={onMove} />
      <KeyHints keys={verdicts.isJudging ? allKeys : keys} />
    </Modal>
  );
}

/** On a phone the cross stands beside the name, and the verdict below it. */
const head = {
  '& > .modal-head': { mb: '12px', p: '0', flexWrap: { base: 'wrap', sm: 'nowrap' } },
  '& > .modal-head > div': { order: { base: -2, sm: 0 }, flexBasis: { base: 'calc(100% - 60px)', sm: '0' } },
  '& > .modal-head > .modal-close': { order: { base: -1, sm: 0 } },
} as const;

const keys: readonly KeyHint[] = [[['←', '→'], 'records'], ...stageKeys, [['Esc'], 'close']];
const allKeys = [...judgingKeys, ...keys];

/** What the comparison judges. */
interface JudgedPair {
  /** The list in which a browser keeps its verdicts where the service has no reviews: `2026-11-19 SIGNED_IN`. */
  readonly day: string;
  /** What the service has of the record. */
  readonly review: AttendanceRow['review'];
  /** Whether the service keeps verdicts for all reviewers; else this browser keeps its own. */
  readonly isShared: boolean;
}

/** Verdicts in the comparison of a report; `onJudged` leads to the next record. */
function usePopupVerdicts(judged: JudgedPair | null, record: PhotoPair | null, onJudged: () => void) {
  // The next page may still be loading: the verdict before it can be taken back all the same.
  const [{ day, isShared }, setList] = useState<Pick<JudgedPair, 'isShared'> & { day: string | null }>(noList);
  if (judged && (judged.day !== day || judged.isShared !== isShared)) setList(judged);
  const kept = useKeptVerdicts(isShared ? null : day);
  const isLost = !isShared && !kept.isStored;
  useEffect(() => {
    if (isLost) showToast({ kind: 'error', title: areLost });
  }, [isLost]);
  const service = useServiceVerdicts();
  const me = useReviewer();

  const key = record?.key ?? '';
  const listed = judged?.review?.verdicts?.find(({ who }) => who === me.email);
  const stored = (isShared ? listed : ownVerdict(kept.files?.get(key), me))?.verdict;
  const own = service.given.get(key) ?? (stored && !service.given.has(key) ? { kind: stored, note: '' } : null);
  const state = judged?.review?.state ?? 'NOT_REVIEWED';
  const isSettled = state !== 'NOT_REVIEWED' && state !== 'OPINION_WANTED';

  const verdicts = useVerdicts({
    record: judged && record,
    list: day,
    own,
    isOthers: isShared && isSettled && !own && !service.given.has(key),
    async keep({ record, list, seen }, verdict) {
      if (isShared) return (await service.keep(record.key, verdict, seen)) === 'kept';
      kept.keep(record.key, verdict, list);
      return true;
    },
    onJudged,
  });
  return { ...verdicts, isJudging: judged !== null || verdicts.hasJudged };
}

const noList = { day: null, isShared: false };
