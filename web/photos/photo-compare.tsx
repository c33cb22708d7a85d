import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect } from 'react';
import { IconButton } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import './photo-compare.css';
import { ToastPlace } from '../ui/toast-place.tsx';
import { useNativeDialog } from '../ui/use-native-dialog.ts';
import type { PhotoPair } from './photo-pair.ts';
import { PhotoStage } from './photo-stage.tsx';
import { KeyHints, PhotoTools, type PhotoToolsProps } from './photo-tools.tsx';
import { isOwnKey, usePhotoStage } from './use-photo-stage.ts';
import { VerdictBadge } from './verdict-badge.tsx';

/** What the comparison takes. */
export interface PhotoCompareProps extends Omit<PhotoToolsProps, 'control'> {
  isOpen: boolean;
  /** Null while the page of the record loads. */
  pair: PhotoPair | null;
  /** Addresses to fetch ahead. */
  neighbours: readonly string[];
  onClose: () => void;
}

/**
 * Reference photo beside attendance photo in boxes of one size, under one zoom, pan and turn; or one over the other with
 * a divider. Arrows and J, K go through the records. A native dialog: Esc closes it and the focus goes back.
 */
export function PhotoCompare(props: PhotoCompareProps) {
  const { isOpen, pair, position, neighbours, canMove, onMove, onClose } = props;
  const dialog = useNativeDialog(isOpen);
  const { ref } = dialog;
  const control = usePhotoStage(pair?.key);

  // Not the name, which leads away.
  useLayoutEffect(() => {
    if (isOpen) ref.current?.querySelector<HTMLElement>('.compare-head > button')?.focus();
  }, [isOpen, ref]);

  useEffect(() => {
    for (const address of neighbours) new Image().src = address;
  }, [neighbours]);

  function act(event: KeyboardEvent) {
    if (!isOwnKey(event)) return;
    const back = event.key.toLowerCase() === 'k' || (event.key === 'ArrowLeft' && !event.shiftKey);
    const on = event.key.toLowerCase() === 'j' || (event.key === 'ArrowRight' && !event.shiftKey);
    if (back && canMove.back) onMove(-1);
    if (on && canMove.on) onMove(1);
    if (back || on || control.act(event)) event.preventDefault();
  }

  return (
    <dialog {...dialog} className="compare" aria-labelledby="compare-title" onClose={onClose} onKeyDown={act}>
      <div className="compare-body">
        <header className="compare-head">
          <div>
            <h2 id="compare-title">
              {pair?.person ? (
                <Link className="link" to={pair.person}>
                  {pair.name}
                </Link>
              ) : (
                pair?.name || 'Photos'
              )}
            </h2>
            <p>{pair ? pair.facts.filter(Boolean).join(' · ') : 'Loading the next page'}</p>
          </div>
          {pair && <VerdictBadge isRecognised={pair.isRecognised} />}
          <IconButton label="Close" look="quiet" icon={<X aria-hidden />} onClick={() => dialog.ref.current?.close()} />
        </header>
        <PhotoStage pair={pair} control={control} />
        <PhotoTools control={control} position={position} canMove={canMove} onMove={onMove} />
        <KeyHints keys={keys} />
      </div>
      {isOpen && <ToastPlace />}
    </dialog>
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
