import { X } from 'lucide-react';
import type { Viewer } from '../../session/token.ts';
import { IconButton } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { Screen } from '../routes/navigation.ts';
import { Sidebar } from './sidebar.tsx';

/** What the drawer takes. */
export interface SidebarDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  viewer: Viewer;
  screens: readonly Screen[];
}

/** The sidebar as a dialog, for narrow windows. Chakra's Drawer is the same dialog with a second recipe and would say nothing more. */
export function SidebarDrawer({ isOpen, onClose, ...sidebar }: SidebarDrawerProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label="Menu"
      place="side"
      // Who followed a link is on another screen, which has taken the focus.
      lastFocus={() => document.querySelector<HTMLElement>('main :focus')}
      frame={{ className: 'drawer' }}
    >
      <IconButton data-autofocus label="Close menu" icon={<X aria-hidden />} css={corner} onClick={onClose} />
      <Sidebar {...sidebar} />
    </Modal>
  );
}

const corner = { position: 'absolute', zIndex: 1, top: '14px', right: '10px' } as const;
