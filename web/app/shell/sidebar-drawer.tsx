import { X } from 'lucide-react';
import type { Viewer } from '../../session/token.ts';
import { IconButton } from '../../ui/button.tsx';
import { ToastPlace } from '../../ui/toast-place.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { useNativeDialog } from '../../ui/use-native-dialog.ts';
import type { Screen } from '../routes/navigation.ts';
import { Sidebar } from './sidebar.tsx';

/** The sidebar as a dialog, for narrow windows. */
export function SidebarDrawer({ isOpen, onClose, ...sidebar }: SidebarDrawerProps) {
  const dialog = useNativeDialog(isOpen);
  useBackCloses(isOpen, onClose);
  return (
    <dialog {...dialog} className="drawer" aria-label="Menu" onClose={onClose}>
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
