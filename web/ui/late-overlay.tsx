import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import type { LoadCode } from './late-code.ts';
import './late-overlay.css';
import { LateFailure } from './states.tsx';
import { ToastPlace } from './toast-place.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { type LateCode, useLateCode } from './use-late-code.ts';

/**
 * Something that opens over the page and whose code is fetched with the first opening. When it cannot be fetched the page
 * and its forms stay as they are, and a notice offers to try again. `overlay` is what the component takes.
 */
export function LateOverlay<Props extends OverlayProps>({ load, overlay }: { load: LoadCode; overlay: Props }) {
  const [wasOpened, setOpened] = useState(overlay.isOpen);
  if (overlay.isOpen && !wasOpened) setOpened(true);
  const { Component, failure, retry } = useLateCode(load, wasOpened);
  if (!wasOpened) return null;
  if (Component) return <Component {...overlay} />;
  return failure && overlay.isOpen && <Notice failure={failure} onRetry={retry} onClose={overlay.onClose} />;
}

interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
}

function Notice({ failure, onRetry, onClose }: NoticeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useBackCloses(true, () => dialog.current?.close());
  return createPortal(
    <dialog ref={dialog} className="late-notice" aria-label="Not loaded" onClose={onClose}>
      <LateFailure failure={failure} onRetry={onRetry} />
      <Button onClick={() => dialog.current?.close()}>Close</Button>
      <ToastPlace />
    </dialog>,
    document.body,
  );
}

interface NoticeProps {
  failure: NonNullable<LateCode['failure']>;
  onRetry: () => void;
  onClose: () => void;
}
