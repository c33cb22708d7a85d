import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Viewer } from '../session/token.ts';
import { IconButton } from '../ui/button.tsx';
import { ToastPlace } from '../ui/toast-place.tsx';
import { useBackCloses } from '../ui/use-back-closes.ts';
import type { Screen } from './navigation.ts';
import { Sidebar } from './sidebar.tsx';

/**
 * The sidebar as a native modal dialog for narrow windows: the browser keeps the focus inside, closes it on Esc and
 * gives the focus back.
 */
export function SidebarDrawer({ isOpen, onClose, ...sidebar }: SidebarDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useBackCloses(isOpen, onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a native dialog; the click is for the backdrop.
    <dialog
      ref={dialog}
      className="drawer"
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className="drawer-body">
        <form method="dialog" className="drawer-close">
          <IconButton type="submit" label="Close menu" look="quiet" icon={<X aria-hidden />} />
        </form>
        <Sidebar {...sidebar} />
      </div>
      {isOpen && <ToastPlace />}
    </dialog>
  );
}

interface SidebarDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  viewer: Viewer;
  screens: readonly Screen[];
}
