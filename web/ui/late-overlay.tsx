import { chakra } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { Late } from './late.tsx';
import type { LoadCode } from './late-code.ts';
import { ToastPlace } from './toast-place.tsx';
import { useBackCloses } from './use-back-closes.ts';

/**
 * Something that opens over the page and whose code is fetched with the first opening. When it cannot be fetched the page
 * and its forms stay as they are, and a notice offers to try again. `overlay` is what the component takes.
 */
export function LateOverlay<Props extends OverlayProps>({ load, overlay }: { load: LoadCode; overlay: Props }) {
  const [wasOpened, setOpened] = useState(overlay.isOpen);
  if (overlay.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  const notice = (failure: ReactNode) => overlay.isOpen && <Notice onClose={overlay.onClose}>{failure}</Notice>;
  return (
    <Late load={load} notice={notice}>
      {(Overlay) => <Overlay {...overlay} />}
    </Late>
  );
}

interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
}

function Notice({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useBackCloses(true, () => dialog.current?.close());
  return createPortal(
    <chakra.dialog
      ref={dialog}
      aria-label="Not loaded"
      onClose={onClose}
      width="min(420px, 100vw - 32px)"
      margin="auto"
      padding="0 20px 20px"
      border="1px solid {colors.border}"
      borderRadius="xl"
      textAlign="center"
      // An open form takes the pointer from all that is not its own.
      pointerEvents="auto"
      color="fg"
      background="bg.panel"
      boxShadow="lg"
      css={{ '&::backdrop': { background: 'backdrop' }, '& > .state': { padding: '28px 0 8px' } }}
    >
      {children}
      <Button onClick={() => dialog.current?.close()}>Close</Button>
      <ToastPlace />
    </chakra.dialog>,
    document.body,
  );
}
